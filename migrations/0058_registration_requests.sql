-- Registrations that wait until the owner of the address has confirmed it.
alter table event add column registration_confirm_email boolean not null default false;

create table registration_request (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- SHA-256 of the address that confirms, in the form in which addresses are compared, and of those of the guests.
  address_hash bytea not null check (length(address_hash) = 32),
  guest_hashes bytea[] not null default '{}',
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The registration, sealed; null once it was confirmed.
  body bytea,
  outcome text check (outcome in ('registered', 'waitlisted', 'pending')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  confirmed_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  check ((confirmed_at is null) = (body is not null)),
  check ((confirmed_at is null) = (outcome is null))
);
create unique index registration_request_one_open on registration_request (event_id, address_hash)
  where confirmed_at is null;
create index registration_request_expires on registration_request (expires_at);
