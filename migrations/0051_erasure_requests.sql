-- Requests of people to be erased, which an organisation confirms by erasing them, or declines. A request that has ended
-- no longer says who made it.
create table erasure_request (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation (id),
  address_key text check (length(address_key) between 3 and 254),
  requested_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('erased', 'declined')),
  unique (org_id, id),
  check ((ended_at is null) = (outcome is null)),
  check ((ended_at is null) = (address_key is not null))
);
create unique index erasure_request_one_open on erasure_request (org_id, address_key);
create index erasure_request_newest on erasure_request (org_id, id desc);
