-- Whoever writes events tells of them when they are committed. NOTIFY within the transaction of a change would hold a
-- lock of the whole server until it is on disk, so that all changes with a delivery would be committed one by one.
create or replace function deliver_events() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
  select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
  from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
  where e.audience = 'subscribers'
  for key share of w;
  return null;
end $$;
