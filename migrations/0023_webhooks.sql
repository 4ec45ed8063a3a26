-- Webhook endpoints. Secrets are sealed; the key may be outside of the database (SECRETS_KEY). One process at a time
-- sends to an endpoint: it holds the lease, and without it nothing that it does has an effect.
create table webhook_endpoint (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  paused_reason text,
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (org_id, id),
  check ((deleted_at is null) = (secret is not null)),
  check (deleted_at is null or not active),
  check (paused_reason is null or not active),
  check ((previous_secret is null) = (previous_secret_until is null)),
  check ((failures = 0) = (failing_since is null)),
  check ((lease_token is null) = (lease_until is null))
);
create index webhook_endpoint_subscribed on webhook_endpoint (org_id) where active;

-- One event for one endpoint. `kind`: the event happened, somebody tested the endpoint, or asked for a replay. A test
-- is no event, so its delivery carries the message itself, and so does its replay.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint,
  endpoint_id bigint not null,
  kind text not null default 'event' check (kind = any ('{event,test,replay}'::text[])),
  replay_of bigint,
  status text not null default 'pending' check (status = any ('{pending,succeeded,failed,cancelled}'::text[])),
  attempts smallint not null default 0 check (attempts between 0 and 3),
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  test_uid uuid,
  test_body bytea,
  unique (org_id, id),
  foreign key (org_id, event_id) references domain_event (org_id, id),
  foreign key (org_id, endpoint_id) references webhook_endpoint (org_id, id),
  foreign key (org_id, replay_of) references webhook_delivery (org_id, id),
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((status = 'pending') = (finished_at is null)),
  check ((kind = 'replay') = (replay_of is not null)),
  check ((event_id is null) = (test_body is not null) and (test_uid is null) = (test_body is null)),
  check (kind <> 'test' or event_id is null),
  check (kind <> 'event' or event_id is not null)
);
create unique index webhook_delivery_once on webhook_delivery (endpoint_id, event_id) where kind = 'event';
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at, id) where status = 'pending';
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id);
create index webhook_delivery_replayed on webhook_delivery (replay_of) where replay_of is not null;
create index webhook_delivery_of_event on webhook_delivery (event_id) where event_id is not null;

-- Inserted before the request is sent and closed after it. An attempt that was open when its process died is closed as
-- interrupted, and its number is used again.
create table webhook_attempt (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  delivery_id bigint not null,
  number smallint not null check (number between 1 and 3),
  started_at timestamptz not null,
  ended_at timestamptz,
  status_code integer,
  error text,
  response_body bytea check (octet_length(response_body) <= 16384),
  -- Whether the response was longer than the part that is kept.
  response_truncated boolean not null default false,
  foreign key (org_id, delivery_id) references webhook_delivery (org_id, id),
  check (ended_at is not null or (status_code is null and error is null and response_body is null))
);
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id);
create unique index webhook_attempt_open on webhook_attempt (delivery_id) where ended_at is null;
create unique index webhook_attempt_numbered on webhook_attempt (delivery_id, number) where error is distinct from 'interrupted';

-- Inserts deliveries with their event, so both are committed or neither. The lock makes a change of an endpoint wait for
-- events under way, and an event see a change that came first. The program notifies senders after the commit: NOTIFY
-- within the transaction would hold a lock of the whole server until it is on disk, so that all changes with a delivery
-- would be committed one by one.
create function deliver_events() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
  select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
  from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
  where e.audience = 'subscribers'
  for key share of w;
  return null;
end $$;
create trigger domain_event_delivered after insert on domain_event
  referencing new table as happened for each statement execute function deliver_events();
