-- The outbox gets readers of its own beside the webhooks: each is told every event once, in the order of commits.

-- Whom an event is for: receivers outside and listeners, or listeners alone.
alter table domain_event add column audience text not null default 'subscribers' check (audience in ('subscribers', 'internal'));

-- The number of an event's transaction orders it, and a reader's place is such a number. Another server, after a restore,
-- begins to count anew, so what it counts is added to where the last one ended.
alter table installation add column txid_base bigint not null default 0 check (txid_base >= 0);
alter table domain_event alter column txid drop default;
alter table domain_event alter column txid type bigint using txid::text::bigint;

create function continued_txid() returns bigint language sql stable as
  $$ select pg_current_xact_id()::text::bigint + coalesce((select txid_base from installation), 0) $$;
alter table domain_event alter column txid set default continued_txid();

-- Every event below this number is committed, and none will come to stand before it.
create function settled_txid() returns bigint language sql stable as
  $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + coalesce((select txid_base from installation), 0) $$;

-- Called at every start, and by a restore: changes nothing on the server that gave the last number.
create function continue_txids() returns void language sql as $$
  update installation set txid_base = last - pg_current_xact_id()::text::bigint + 1
  from (select max(txid) as last from domain_event) outbox
  where last >= txid_base + pg_current_xact_id()::text::bigint
$$;

create index domain_event_order on domain_event (txid, id);

-- Where each listener is: a stretch of transactions that have all ended, the ids of the events in it, and the first of
-- them that the listener has not heard.
create table outbox_place (
  listener text primary key,
  txid_from bigint not null,
  txid_to bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  next_id bigint not null,
  check (txid_from <= txid_to)
);

-- A test of an endpoint is no event: nothing has happened. Its delivery carries the message itself, and so does a replay of it.
alter table webhook_delivery alter column event_id drop not null;
alter table webhook_delivery add column test_uid uuid, add column test_body bytea;
update webhook_delivery d set event_id = null, test_uid = e.uid, test_body = e.body
  from domain_event e where e.id = d.event_id and e.type = 'webhook.test';
delete from domain_event where type = 'webhook.test';
alter table webhook_delivery add check ((event_id is null) = (test_body is not null) and (test_uid is null) = (test_body is null));
alter table webhook_delivery add check (kind <> 'test' or event_id is null), add check (kind <> 'event' or event_id is not null);

create or replace function deliver_events() returns trigger language plpgsql as $$
declare
  due bigint[];
begin
  with made as (
    insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
    select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
    from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
    where e.audience = 'subscribers'
    for key share of w
    returning endpoint_id
  )
  select array_agg(distinct endpoint_id) into due from made;
  perform pg_notify('webhooks', 'due ' || id) from unnest(due) as id;
  return null;
end $$;
