-- The page of a person, where they find what all organisations of this installation have for their address. A link is
-- mailed, opens the page once, and leads to a session of one browser. Neither belongs to an organisation.
create table my_link (
  id bigint generated always as identity primary key,
  address text not null check (length(address) between 3 and 254),
  address_key text not null,
  language text not null,
  seed bytea not null check (length(seed) = 32),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  used_at timestamptz
);

create table my_session (
  id bigint generated always as identity primary key,
  address_key text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- Certificates that their holders show to search engines.
alter table certificate add column in_search boolean not null default false;
create index certificate_for_engines on certificate (id) where in_search;
