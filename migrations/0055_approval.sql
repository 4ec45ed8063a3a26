-- Approval: a person who registers has no place and does not wait until an organiser has decided.
alter table event
  add column registration_approval boolean not null default false;

-- When an organiser declined the registration; null again when the person registers again.
alter table attendee
  add column declined_at timestamptz,
  drop constraint attendee_status_check,
  add constraint attendee_status_check check (case status
    when 'cancelled' then true when 'registered' then declined_at is null when 'pending' then declined_at is null
    when 'waitlisted' then waitlisted_at is not null and declined_at is null
    when 'offered' then offered_until is not null and declined_at is null else false end);

create or replace function note_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_at := case when new.status = 'cancelled' then new.updated_at end;
  new.declined_at := case when new.status = 'cancelled' then new.declined_at end;
  return new;
end $$;

-- How many wait for a decision.
alter table event_tally add column pending integer not null default 0;

-- Counts of people by registration type, kept by the triggers that keep those of the event.
create table registration_type_tally (
  registration_type_id bigint not null references registration_type on delete cascade,
  shard smallint not null,
  attendees integer not null default 0,
  taken integer not null default 0,
  waiting integer not null default 0,
  pending integer not null default 0,
  primary key (registration_type_id, shard)
) with (fillfactor = 50);
insert into registration_type_tally (registration_type_id, shard, attendees, taken, waiting)
  select registration_type_id, 0, count(*), count(*) filter (where status in ('registered', 'offered')),
    count(*) filter (where status = 'waitlisted')
  from attendee where registration_type_id is not null group by registration_type_id;

-- The row of the event comes first, also when only its types change: two transactions that count the same types in
-- different orders wait for each other there, and cannot deadlock.
create or replace function count_attendance_changed() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  of_types registration_type_tally[] := array(
    select row(c.registration_type_id, pg_backend_pid() % 8, sum(c.attendees), sum(c.taken), sum(c.waiting), sum(c.pending))::registration_type_tally from (
      select registration_type_id, 1 as attendees, (status in ('registered', 'offered'))::int as taken,
        (status = 'waitlisted')::int as waiting, (status = 'pending')::int as pending from is_now where registration_type_id is not null
      union all
      select registration_type_id, -1, -(status in ('registered', 'offered'))::int, -(status = 'waitlisted')::int,
        -(status = 'pending')::int from was where registration_type_id is not null) c
    group by c.registration_type_id
    having sum(c.attendees) <> 0 or sum(c.taken) <> 0 or sum(c.waiting) <> 0 or sum(c.pending) <> 0 order by c.registration_type_id);
begin
  insert into event_tally (event_id, shard, present, withdrawn, taken, waiting, pending)
    select event_id, pg_backend_pid() % 8, sum(c.present), sum(c.withdrawn), sum(c.taken), sum(c.waiting), sum(c.pending) from (
      select event_id, (checked_in_at is not null)::int as present, (checked_in_at is null and status <> 'registered')::int as withdrawn,
        (status in ('registered', 'offered'))::int as taken, (status = 'waitlisted')::int as waiting, (status = 'pending')::int as pending
        from is_now
      union all
      select event_id, -(checked_in_at is not null)::int, -(checked_in_at is null and status <> 'registered')::int,
        -(status in ('registered', 'offered'))::int, -(status = 'waitlisted')::int, -(status = 'pending')::int from was) c
    join event e on e.id = event_id
    group by event_id having sum(c.present) <> 0 or sum(c.withdrawn) <> 0 or sum(c.taken) <> 0 or sum(c.waiting) <> 0
      or sum(c.pending) <> 0 or of_types <> '{}' order by event_id
    on conflict (event_id, shard) do update
      set present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting,
        pending = event_tally.pending + excluded.pending;
  if of_types <> '{}' then
    insert into registration_type_tally select * from unnest(of_types)
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  end if;
  return null;
end $$;

create or replace function count_rows_added() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, withdrawn, taken, waiting, pending)
      select event_id, pg_backend_pid() % 8, count(*), count(*) filter (where status <> 'registered'),
        count(*) filter (where status in ('registered', 'offered')), count(*) filter (where status = 'waitlisted'),
        count(*) filter (where status = 'pending')
      from added group by event_id order by event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        withdrawn = event_tally.withdrawn + excluded.withdrawn, taken = event_tally.taken + excluded.taken,
        waiting = event_tally.waiting + excluded.waiting, pending = event_tally.pending + excluded.pending;
    insert into registration_type_tally (registration_type_id, shard, attendees, taken, waiting, pending)
      select registration_type_id, pg_backend_pid() % 8, count(*), count(*) filter (where status in ('registered', 'offered')),
        count(*) filter (where status = 'waitlisted'), count(*) filter (where status = 'pending')
      from added where registration_type_id is not null group by registration_type_id order by registration_type_id
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  else
    insert into event_tally (event_id, shard, certificates)
      select event_id, pg_backend_pid() % 8, count(*) from added group by event_id order by event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $$;

create or replace function count_rows_removed() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, present, withdrawn, taken, waiting, pending)
      select r.event_id, pg_backend_pid() % 8, -count(*), -count(r.checked_in_at),
        -count(*) filter (where r.checked_in_at is null and r.status <> 'registered'),
        -count(*) filter (where r.status in ('registered', 'offered')), -count(*) filter (where r.status = 'waitlisted'),
        -count(*) filter (where r.status = 'pending')
      from removed r join event e on e.id = r.event_id group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting,
        pending = event_tally.pending + excluded.pending;
    insert into registration_type_tally (registration_type_id, shard, attendees, taken, waiting, pending)
      select r.registration_type_id, pg_backend_pid() % 8, -count(*), -count(*) filter (where r.status in ('registered', 'offered')),
        -count(*) filter (where r.status = 'waitlisted'), -count(*) filter (where r.status = 'pending')
      from removed r join event e on e.id = r.event_id where r.registration_type_id is not null
      group by r.registration_type_id order by r.registration_type_id
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  else
    insert into event_tally (event_id, shard, certificates)
      select r.event_id, pg_backend_pid() % 8, -count(*) from removed r join event e on e.id = r.event_id
      group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $$;
