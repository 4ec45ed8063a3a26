-- `headers` are sealed, as JSON of names and values; `header_names` can be shown. `event_ids` keeps the ids of deleted
-- events, so that their last domain events still arrive.
alter table webhook_endpoint
  add column description text check (char_length(description) between 1 and 200),
  add column event_ids bigint[] check (cardinality(event_ids) > 0),
  add column headers bytea,
  add column header_names text[] not null default '{}',
  add constraint webhook_endpoint_headers check ((headers is null) = (header_names = '{}')),
  add constraint webhook_endpoint_deleted_headers check (deleted_at is null or headers is null);

-- By `event_id` of the domain event, because parsing each body would make every change of the domain slower.
create or replace function deliver_events() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
  select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
  from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
    and (w.event_ids is null or e.event_id = any(w.event_ids))
  where e.audience = 'subscribers'
  for key share of w;
  return null;
end $$;
