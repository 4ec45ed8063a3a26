-- What an event is made of, and who was in the room.
create table session (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- Its identity and age in calendars (RFC 5545, UID and SEQUENCE).
  uid uuid not null unique,
  sequence integer not null default 0,
  title text not null check (title <> ''),
  start_time timestamptz not null,
  end_time timestamptz not null,
  location text,
  speaker text,
  capacity integer check (capacity > 0),
  -- Counted by the trigger of check_in.
  checked_in_count integer not null default 0 check (checked_in_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint session_ends_after_start check (end_time > start_time),
  unique (org_id, event_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index session_agenda on session (event_id, start_time, id);

-- Every scan at a door, also the refused and the repeated ones. A session or attendee that is deleted leaves its scans.
create table scan (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- Given by the device, so that a scan that is sent twice counts once.
  key text not null check (key <> ''),
  -- Null at the door of the event. It stays when the session is deleted, and so does its title.
  session_id bigint,
  session_title text,
  attendee_id bigint,
  -- What was shown, where it led to nobody.
  presented text,
  direction text not null check (direction in ('in', 'undo')),
  -- When it happened, by the device's clock as it was corrected.
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  device_id text,
  actor text not null,
  -- What was said at the door.
  told text not null check (told in
    ('accepted', 'duplicate', 'full', 'over_capacity', 'unknown', 'cancelled', 'wrong_event', 'bad_ticket', 'disabled')),
  verdict text not null check (verdict in
    ('accepted', 'duplicate', 'full', 'unknown', 'cancelled', 'wrong_event', 'bad_ticket', 'disabled')),
  constraint scan_once unique (key, event_id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id)
);
create index scan_newest on scan (event_id, id desc);
create index scan_of_attendee on scan (attendee_id, session_id) where attendee_id is not null;

-- Who is in: one row for each attendee and session, or attendee and door of the event, by the scan that let them in. The
-- two are written together, and go with their event together; the key of the scan tells those of one moment apart.
create table check_in (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  session_id bigint,
  attendee_id bigint not null,
  checked_in_at timestamptz not null,
  scan_key text not null,
  constraint check_in_once unique nulls not distinct (attendee_id, session_id),
  foreign key (org_id, event_id, session_id) references session (org_id, event_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete cascade
);
create index check_in_order on check_in (session_id, checked_in_at, scan_key);

-- What an attendee and a session tell of check-ins follows these, whoever writes them: also a cascade. The attendees are
-- locked first, since two that are let in at once must be counted by the one that comes second.
create function follow_check_ins() returns trigger language plpgsql as $$
begin
  update session s set checked_in_count = checked_in_count + case tg_op when 'INSERT' then n else -n end
    from (select session_id, count(*)::int as n from changed where session_id is not null group by session_id) c
    where s.id = c.session_id;
  perform from attendee where id in (select attendee_id from changed) order by id for no key update;
  update attendee a set checked_in_at = now_in.first, sessions_attended = now_in.sessions
    from (select c.attendee_id, min(i.checked_in_at) as first, count(i.session_id)::int as sessions
      from (select distinct attendee_id from changed) c left join check_in i using (attendee_id) group by c.attendee_id) now_in
    where a.id = now_in.attendee_id
      and (a.checked_in_at is distinct from now_in.first or a.sessions_attended <> now_in.sessions);
  return null;
end $$;
create trigger check_in_added after insert on check_in referencing new table as changed
  for each statement execute function follow_check_ins();
create trigger check_in_removed after delete on check_in referencing old table as changed
  for each statement execute function follow_check_ins();
create function follow_check_in_times() returns trigger language plpgsql as $$
begin
  update attendee a set checked_in_at = (select min(checked_in_at) from check_in i where i.attendee_id = a.id)
    where a.id in (select attendee_id from changed);
  return null;
end $$;
create trigger check_in_moved after update on check_in referencing new table as changed
  for each statement execute function follow_check_in_times();

-- How many came, and how many of those who were cancelled did not.
alter table event_tally add column present integer not null default 0, add column withdrawn integer not null default 0;
update event_tally t set present = c.present, withdrawn = c.withdrawn from (
  select t.event_id, min(t.shard) as shard,
    (select count(*) from attendee a where a.event_id = t.event_id and a.checked_in_at is not null) as present,
    (select count(*) from attendee a where a.event_id = t.event_id and a.checked_in_at is null and a.status = 'cancelled') as withdrawn
  from event_tally t group by t.event_id) c
  where t.event_id = c.event_id and t.shard = c.shard;

create function count_attendance_changed() returns trigger language plpgsql as $$
begin
  insert into event_tally (event_id, shard, present, withdrawn)
    select event_id, pg_backend_pid() % 8, sum(c.present), sum(c.withdrawn) from (
      select event_id, (checked_in_at is not null)::int as present, (checked_in_at is null and status = 'cancelled')::int as withdrawn
        from is_now
      union all
      select event_id, -(checked_in_at is not null)::int, -(checked_in_at is null and status = 'cancelled')::int from was) c
    join event e on e.id = event_id
    group by event_id having sum(c.present) <> 0 or sum(c.withdrawn) <> 0 order by event_id
    on conflict (event_id, shard) do update
      set present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn;
  return null;
end $$;
create trigger attendee_attendance_changed after update on attendee referencing old table as was new table as is_now
  for each statement execute function count_attendance_changed();

create or replace function count_rows_removed() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, present, withdrawn)
      select r.event_id, pg_backend_pid() % 8, -count(*), -count(r.checked_in_at),
        -count(*) filter (where r.checked_in_at is null and r.status = 'cancelled')
      from removed r join event e on e.id = r.event_id group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn;
  else
    insert into event_tally (event_id, shard, certificates)
      select r.event_id, pg_backend_pid() % 8, -count(*) from removed r join event e on e.id = r.event_id
      group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $$;
