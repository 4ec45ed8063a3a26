-- Mail servers of organisations, which send their emails instead of the installation's server.
create table organisation_sender (
  org_id bigint primary key references organisation (id),
  -- Every change gives it another one, so that a sending process notices that it uses old settings.
  version uuid not null,
  from_address text not null check (length(from_address) between 3 and 254),
  -- Null: the name of the organisation.
  from_name text check (length(from_name) between 1 and 200),
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  -- TLS from the first byte; otherwise STARTTLS.
  secure boolean not null,
  username text check (length(username) between 1 and 300),
  -- Sealed, because it contains the password.
  smtp_url bytea not null,
  dkim_selector text not null check (dkim_selector ~ '^[a-z0-9-]{1,63}$'),
  dkim_public_key text not null,
  -- Sealed.
  dkim_private_key bytea not null,
  -- Since when the server has been unreachable or has refused the login, and its last words.
  failing_since timestamptz,
  failure text check (length(failure) <= 2000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((failing_since is null) = (failure is null))
);

-- Emails about sign-in and invitations always use the installation's server.
alter table email add column from_installation boolean not null default false;
update email set from_installation = true where kind in ('person_invite', 'person_sign_in', 'person_reset') and status in ('queued', 'sending');
create index email_due_from_installation on email (org_id, next_attempt_at, id) where status = 'queued' and from_installation;
