-- Somebody who signs in: one person by their e-mail address, however many organisations they belong to.
create table person (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (length(email) <= 254),
  -- The address in the form in which it is unique.
  email_key text not null unique,
  -- How the panel is shown to them; null: as their browser says.
  language text,
  colours text not null default 'auto' check (colours in ('auto', 'light', 'dark')),
  -- Argon2id with its costs; null: they sign in by other means.
  password_hash text,
  -- Sealed; it counts once a code of it was given. A step counts once.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  -- What their passkeys know them by (WebAuthn, user handle).
  passkey_handle bytea unique,
  created_at timestamptz not null,
  check (totp_secret is not null or num_nonnulls(totp_confirmed_at, totp_last_step) = 0)
);

create table membership (
  org_id bigint not null references organisation on delete cascade,
  person_id bigint not null references person on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'checkin', 'viewer')),
  -- Otherwise for the events of membership_event alone: for none when all of them are deleted.
  every_event boolean not null check (every_event or role in ('editor', 'checkin', 'viewer')),
  created_at timestamptz not null,
  primary key (org_id, person_id)
);
create index membership_of_person on membership (person_id, created_at);

create table membership_event (
  org_id bigint not null,
  person_id bigint not null,
  event_id bigint not null,
  primary key (org_id, person_id, event_id),
  foreign key (org_id, person_id) references membership on delete cascade,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index membership_event_of_event on membership_event (org_id, event_id);

-- An organisation that has people keeps an owner. Whoever takes one away holds the organisation, so of two who leave at
-- once the second one sees that the first is gone.
create function keep_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' or tg_op = 'UPDATE' and new.role = 'owner' then return null; end if;
  perform 1 from organisation where id = old.org_id for no key update;
  if found and not exists (select 1 from membership where org_id = old.org_id and role = 'owner') then
    raise exception 'organisation % would have no owner', old.org_id using errcode = '23514', constraint = 'membership_owner';
  end if;
  return null;
end $$;
create trigger membership_keeps_owner after update of role or delete on membership
  for each row execute function keep_owner();

-- A browser in which somebody is signed in. Only the SHA-256 of what its cookie holds is kept. Who leaves the
-- organisation is signed out by the database itself.
create table person_session (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  person_id bigint not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  method text not null check (method in ('set_up', 'password', 'passkey', 'link', 'sso')),
  -- Whether they proved by a second means who they are.
  second_factor boolean not null,
  -- When they last proved who they are.
  fresh_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the browser calls itself, and from where it came, for their own list.
  user_agent text,
  address text,
  foreign key (org_id, person_id) references membership on delete cascade
);
create index person_session_of_person on person_session (person_id, id desc);
create index person_session_of_membership on person_session (org_id, person_id);
create index person_session_ends on person_session (expires_at);

create table passkey (
  id bigint generated always as identity primary key,
  person_id bigint not null references person on delete cascade,
  name text not null check (name <> ''),
  credential_id bytea not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_person on passkey (person_id, id);

create table recovery_code (
  person_id bigint not null references person on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A link that is used once: to become the first owner, to join an organisation, to sign in, to choose another password.
-- Its token is made of the seed by the secret of the installation, so that no mail has to wait with it in it.
create table person_link (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('set_up', 'invite', 'sign_in', 'reset')),
  org_id bigint references organisation on delete cascade,
  person_id bigint references person on delete cascade,
  seed bytea not null check (length(seed) = 32),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- To whom it was sent, and may be of use.
  email text,
  email_key text,
  role text check (role in ('owner', 'admin', 'editor', 'checkin', 'viewer')),
  -- Null: for every event.
  event_ids bigint[],
  language text,
  -- Who invited them, as audit tells it.
  made_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (case when purpose in ('set_up', 'invite') then org_id is not null and role is not null and person_id is null
    else person_id is not null and role is null end),
  check (purpose <> 'invite' or num_nulls(email, email_key) = 0)
);
create unique index person_link_set_up on person_link (org_id) where purpose = 'set_up' and used_at is null;
create unique index person_link_invited on person_link (org_id, email_key) where purpose = 'invite' and used_at is null;
create index person_link_of_person on person_link (person_id, id);
create index person_link_ends on person_link (expires_at);

-- What was begun and goes on with another request: a second factor that is asked for, a passkey, the way by a provider.
create table sign_in_step (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  kind text not null check (kind ~ '^[a-z][a-z_]{0,30}$'),
  person_id bigint references person on delete cascade,
  data jsonb not null,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_step_of_person on sign_in_step (person_id, id);
create index sign_in_step_ends on sign_in_step (expires_at);

-- Whose word on who somebody is an organisation takes (OpenID Connect).
create table identity_provider (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation on delete cascade,
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  name text not null check (name <> ''),
  issuer text not null,
  client_id text not null,
  -- Sealed.
  client_secret bytea,
  default_role text not null check (default_role in ('admin', 'editor', 'checkin', 'viewer')),
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (org_id, id)
);

-- The domains of addresses for which it speaks: once they were shown to be the organisation's.
create table identity_provider_domain (
  org_id bigint not null,
  provider_id bigint not null,
  domain text not null check (domain ~ '^[a-z0-9.-]+$'),
  challenge text not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (org_id, provider_id, domain),
  foreign key (org_id, provider_id) references identity_provider (org_id, id) on delete cascade
);
create unique index identity_provider_of_domain on identity_provider_domain (domain) where verified_at is not null;

-- Who somebody is at a provider, once it has said so.
create table person_identity (
  org_id bigint not null,
  provider_id bigint not null,
  subject text not null,
  person_id bigint not null references person on delete cascade,
  created_at timestamptz not null,
  primary key (org_id, provider_id, subject),
  foreign key (org_id, provider_id) references identity_provider (org_id, id) on delete cascade
);
create index person_identity_of_person on person_identity (person_id);

-- How somebody likes to see a list: filters, columns and their order, under names of theirs.
create table person_view (
  org_id bigint not null,
  person_id bigint not null,
  list text not null check (list ~ '^[a-z][a-z0-9_-]{0,62}$'),
  views jsonb not null check (jsonb_typeof(views) = 'array'),
  updated_at timestamptz not null,
  primary key (org_id, person_id, list),
  foreign key (org_id, person_id) references membership on delete cascade
);
