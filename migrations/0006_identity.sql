-- People who sign in: one person for each email address, in any number of organisations.
create table person (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  email text not null check (length(email) <= 254),
  -- The address in the form in which it is unique.
  email_key text not null unique,
  -- Appearance of the panel; null: as the browser prefers.
  language text,
  colours text not null default 'auto' check (colours in ('auto', 'light', 'dark')),
  -- Argon2id with its parameters; null: no password.
  password_hash text,
  -- Sealed. Active once one of its codes was entered; each step is accepted once.
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  -- The WebAuthn user handle.
  passkey_handle bytea unique,
  created_at timestamptz not null,
  -- The latest accepted TOTP steps, newest first, so that none is accepted twice however the clock moves. Replaces
  -- totp_last_step, which nothing reads.
  totp_used_steps bigint[] not null default '{}',
  check (totp_secret is not null or num_nonnulls(totp_confirmed_at, totp_last_step) = 0),
  constraint person_steps_have_secret check (totp_secret is not null or totp_used_steps = '{}')
);

create table membership (
  org_id bigint not null references organisation on delete cascade,
  person_id bigint not null references person on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'checkin', 'viewer')),
  -- False: only the events in membership_event, which may be none.
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
  foreign key (org_id, person_id) references membership on delete cascade
);
create index membership_event_of_event on membership_event (org_id, event_id);

-- Keeps one owner in an organisation that has people. The lock on the organisation makes the second of two concurrent
-- changes see the first.
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

-- Sign-in sessions. Only the SHA-256 of the cookie is kept. The foreign key to membership signs people out when they
-- leave the organisation.
create table person_session (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  person_id bigint not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  method text not null check (method in ('set_up', 'password', 'passkey', 'link', 'sso')),
  -- Whether a second factor was proved.
  second_factor boolean not null,
  -- When they last proved their identity.
  fresh_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- User agent and address, for the list of their own sign-in sessions.
  user_agent text,
  address text,
  -- The organisation whose identity provider reported the second factor, or the fresh proof of identity: it counts in
  -- that organisation alone. Null: this installation saw it itself, so it counts in all.
  second_factor_by_org bigint references organisation on delete cascade,
  fresh_by_org bigint references organisation on delete cascade,
  foreign key (org_id, person_id) references membership on delete cascade
);
create index person_session_of_person on person_session (person_id, id desc);
create index person_session_of_membership on person_session (org_id, person_id);
create index person_session_ends on person_session (expires_at);
create index person_session_second_factor_by_org on person_session (second_factor_by_org) where second_factor_by_org is not null;
create index person_session_fresh_by_org on person_session (fresh_by_org) where fresh_by_org is not null;

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

-- Single-use codes in place of a second factor.
create table recovery_code (
  person_id bigint not null references person on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- Single-use links: set up the first owner, join an organisation, sign in, reset a password. The token is derived from
-- the seed with the secret of the installation, so no queued email contains it.
create table person_link (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('set_up', 'invite', 'sign_in', 'reset')),
  org_id bigint references organisation on delete cascade,
  person_id bigint references person on delete cascade,
  seed bytea not null check (length(seed) = 32),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The address that it was sent to and is valid for.
  email text,
  email_key text,
  role text check (role in ('owner', 'admin', 'editor', 'checkin', 'viewer')),
  -- Replaced by person_link_event; nothing reads it.
  event_ids bigint[],
  language text,
  -- The actor that invited them.
  made_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- False: only the events in person_link_event.
  every_event boolean not null default true,
  check (case when purpose in ('set_up', 'invite') then org_id is not null and role is not null and person_id is null
    else person_id is not null and role is null end),
  check (purpose <> 'invite' or num_nulls(email, email_key) = 0),
  constraint person_link_org_id_id_key unique (org_id, id)
);
create unique index person_link_set_up on person_link (org_id) where purpose = 'set_up' and used_at is null;
create unique index person_link_invited on person_link (org_id, email_key) where purpose = 'invite' and used_at is null;
create index person_link_of_person on person_link (person_id, id);
create index person_link_ends on person_link (expires_at);

-- Steps of a sign-in that continue in another request: a second factor, a passkey, an identity provider.
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

-- OpenID Connect providers of an organisation.
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

-- Email domains of a provider, once the organisation proved that it owns them.
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

-- The subject of a person at a provider.
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

-- Saved views of lists: filters, columns and order, by name.
create table person_view (
  org_id bigint not null,
  person_id bigint not null,
  list text not null check (list ~ '^[a-z][a-z0-9_-]{0,62}$'),
  views jsonb not null check (jsonb_typeof(views) = 'array'),
  updated_at timestamptz not null,
  primary key (org_id, person_id, list),
  foreign key (org_id, person_id) references membership on delete cascade
);

-- Sign-in requirements of an organisation.
create table sign_in_policy (
  org_id bigint primary key references organisation on delete cascade,
  second_factor text not null check (second_factor in ('optional', 'owners_and_admins')),
  updated_at timestamptz not null
);

-- Events that an invitation is limited to.
create table person_link_event (
  org_id bigint not null,
  link_id bigint not null,
  event_id bigint not null,
  primary key (org_id, link_id, event_id),
  foreign key (org_id, link_id) references person_link (org_id, id) on delete cascade
);
create index person_link_event_of_event on person_link_event (org_id, event_id);

-- Records that somebody has open for editing in one browser, shown to others who open them. An entry that is not
-- renewed ends after half a minute.
create table person_editing (
  session_id bigint not null references person_session on delete cascade,
  kind text not null check (kind in ('design', 'event')),
  subject_id bigint not null,
  org_id bigint not null,
  person_id bigint not null,
  seen_at timestamptz not null,
  primary key (session_id, kind, subject_id),
  foreign key (org_id, person_id) references membership on delete cascade
);
create index person_editing_of_subject on person_editing (org_id, kind, subject_id, seen_at);
create index person_editing_of_membership on person_editing (org_id, person_id);
create index person_editing_seen on person_editing (seen_at);
