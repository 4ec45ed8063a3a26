-- Events in an order that only grows: a transaction that began earlier may commit later, with a smaller id. Whoever reads
-- on from an event asks for those of later transactions, and only for those that no running transaction can come before.
alter table domain_event add column txid xid8 not null default pg_current_xact_id();
drop index domain_event_feed;
create unique index domain_event_of_org on domain_event (org_id, id);
create index domain_event_feed on domain_event (org_id, txid, id);

-- Where events go. Secrets are sealed; the key may be outside of the database (SECRETS_KEY). One process at a time sends
-- to an endpoint: it holds the lease, and what it does without it has no effect.
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

-- One event for one endpoint. `kind` tells why: the event happened, somebody tried the endpoint, or asked for it again.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  endpoint_id bigint not null,
  kind text not null default 'event' check (kind in ('event', 'test', 'replay')),
  replay_of bigint,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed', 'cancelled')),
  attempts smallint not null default 0 check (attempts between 0 and 3),
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, event_id) references domain_event (org_id, id),
  foreign key (org_id, endpoint_id) references webhook_endpoint (org_id, id),
  foreign key (org_id, replay_of) references webhook_delivery (org_id, id),
  check ((status = 'pending') = (next_attempt_at is not null)),
  check ((status = 'pending') = (finished_at is null)),
  check ((kind = 'replay') = (replay_of is not null))
);
create unique index webhook_delivery_once on webhook_delivery (endpoint_id, event_id) where kind = 'event';
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at, id) where status = 'pending';
create index webhook_delivery_of_endpoint on webhook_delivery (endpoint_id, id);
create index webhook_delivery_replayed on webhook_delivery (replay_of) where replay_of is not null;

-- Written before the request goes out and closed after it. One that was open when its process went is closed as
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
  foreign key (org_id, delivery_id) references webhook_delivery (org_id, id),
  check (ended_at is not null or (status_code is null and error is null and response_body is null))
);
create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id);
create unique index webhook_attempt_open on webhook_attempt (delivery_id) where ended_at is null;
create unique index webhook_attempt_numbered on webhook_attempt (delivery_id, number) where error is distinct from 'interrupted';

-- Deliveries are made where the event is, so both are committed or neither, whoever records it. The lock makes a change of
-- an endpoint wait for the events under way, and an event see the change that came first.
create function deliver_events() returns trigger language plpgsql as $$
declare
  due bigint[];
begin
  with made as (
    insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
    select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
    from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
    where e.type <> 'webhook.test'
    for key share of w
    returning endpoint_id
  )
  select array_agg(distinct endpoint_id) into due from made;
  perform pg_notify('webhooks', 'due ' || id) from unnest(due) as id;
  return null;
end $$;
create trigger domain_event_delivered after insert on domain_event
  referencing new table as happened for each statement execute function deliver_events();
