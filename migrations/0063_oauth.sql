-- OAuth 2.1 for programs that act for a member, such as assistants.

-- Programs: registered by themselves (RFC 7591), or described by the document at the address that is their client id.
-- They belong to the installation, since a program registers before anyone has chosen an organisation.
create table oauth_client (
  id bigint generated always as identity primary key,
  client_id text not null unique check (length(client_id) between 1 and 2000),
  kind text not null check (kind in ('registered', 'document')),
  name text not null check (length(name) between 1 and 100),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 20),
  created_at timestamptz not null,
  -- When a document has to be fetched again.
  fresh_until timestamptz,
  constraint oauth_client_document_fresh check ((kind = 'document') = (fresh_until is not null))
);
create index oauth_client_created on oauth_client (created_at);

-- Requests of programs that wait for the consent of a person.
create table oauth_request (
  id bigint generated always as identity primary key,
  client_id bigint not null references oauth_client on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  redirect_uri text not null,
  resource text not null,
  scopes text[] not null,
  state text,
  code_challenge text not null check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was approved or denied, which happens once.
  used_at timestamptz
);
create index oauth_request_of_client on oauth_request (client_id);
create index oauth_request_expires on oauth_request (expires_at);

-- Connections: a member allowed a program to act for them in an organisation. Leaving the organisation ends them.
create table oauth_grant (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  person_id bigint not null,
  client_id bigint not null references oauth_client,
  -- The only address for which its tokens are valid (RFC 8707).
  resource text not null,
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Whether the person had shown a second factor.
  second_factor boolean not null,
  created_at timestamptz not null,
  -- Null: until somebody revokes it.
  expires_at timestamptz,
  -- When the program got its first tokens.
  connected_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, person_id) references membership on delete cascade
);
create index oauth_grant_of_person on oauth_grant (org_id, person_id, id desc);
create index oauth_grant_of_client on oauth_grant (client_id);
create index oauth_grant_unconnected on oauth_grant (created_at) where connected_at is null;

-- Authorisation codes. Only the SHA-256 is kept. A used one is kept too: a second use ends the grant.
create table oauth_code (
  org_id bigint not null,
  grant_id bigint not null,
  code_hash bytea primary key check (length(code_hash) = 32),
  redirect_uri text not null,
  code_challenge text not null check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= created_at + interval '60 seconds'),
  used_at timestamptz,
  foreign key (org_id, grant_id) references oauth_grant (org_id, id) on delete cascade
);
create unique index oauth_code_of_grant on oauth_code (org_id, grant_id);
create index oauth_code_expires on oauth_code (expires_at);

-- Access and refresh tokens. Only the SHA-256 is kept. A used refresh token is kept until it expires: a second use ends
-- the grant.
create table oauth_token (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  grant_id bigint not null,
  kind text not null check (kind in ('access', 'refresh')),
  token_hash bytea not null unique check (length(token_hash) = 32),
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (org_id, grant_id) references oauth_grant (org_id, id) on delete cascade,
  check (kind = 'refresh' or used_at is null)
);
create index oauth_token_of_grant on oauth_token (org_id, grant_id);
create index oauth_token_expires on oauth_token (expires_at);
-- One refresh token of a grant is current.
create unique index oauth_token_current on oauth_token (org_id, grant_id) where kind = 'refresh' and used_at is null;
