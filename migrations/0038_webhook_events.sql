-- The event that a domain event belongs to, from its data, so that endpoints can be limited to some events. It stays
-- when the event is deleted.
alter table domain_event add column if not exists event_id bigint;
update domain_event set event_id = (convert_from(body, 'UTF8')::json -> 'data' ->> 'event_id')::bigint
where audience = 'subscribers' and type like 'cert.%';

-- The due date that was announced as overdue. Assignments that are overdue now are not announced.
alter table training_assignment add column overdue_announced date;
update training_assignment a set overdue_announced = a.due_date from organisation o
where o.id = a.org_id and a.completed_at is null and a.due_date < local_day(now(), o.time_zone);
create index training_assignment_unannounced on training_assignment (due_date, org_id)
  where completed_at is null and overdue_announced is distinct from due_date;
