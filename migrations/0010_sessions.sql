-- Sessions of the agenda, and check-ins.
create table session (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- UID and SEQUENCE in calendars (RFC 5545).
  uid uuid not null unique,
  sequence integer not null default 0,
  title text not null check (title <> ''),
  start_time timestamptz not null,
  end_time timestamptz not null,
  location text,
  speaker text,
  capacity integer check (capacity > 0),
  -- Counted by a trigger of check_in.
  checked_in_count integer not null default 0 check (checked_in_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint session_ends_after_start check (end_time > start_time),
  unique (org_id, event_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index session_agenda on session (event_id, start_time, id);

-- Every scan at a door, also rejected and repeated ones. Scans stay when their session or attendee is deleted.
create table scan (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- Chosen by the device, so that a scan that is sent twice counts once.
  key text not null check (key <> ''),
  -- Null at the door of the event. Kept when the session is deleted, like its title.
  session_id bigint,
  session_title text,
  attendee_id bigint,
  -- The scanned text, if it led to no attendee.
  presented text,
  direction text not null check (direction in ('in', 'undo')),
  -- When it happened, by the corrected clock of the device.
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  device_id text,
  actor text not null,
  -- The answer at the door.
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

-- Check-ins: one row for each attendee and session, or attendee and door of the event, by the scan that admitted them.
-- The two are inserted together and deleted with their event; the key of the scan distinguishes scans of one moment.
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

-- Sequential scans are off because a plan made while a table is nearly empty reads all of it, and is kept while the table
-- grows: a check-in would then read all check-ins until the next statistics.
create function follow_check_in_times() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update attendee a set checked_in_at = (select min(checked_in_at) from check_in i where i.attendee_id = a.id)
    where a.id in (select attendee_id from changed);
  return null;
end $$;
create trigger check_in_moved after update on check_in referencing new table as changed
  for each statement execute function follow_check_in_times();

-- Keeps counts and times of attendees and sessions, for cascades too. Attendees are locked first, so that of two check-ins
-- at once the second counts both. An attendee is updated even where count and first time stay the same: the guest list has
-- changed.
create function follow_check_ins() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update session s set checked_in_count = checked_in_count + case tg_op when 'INSERT' then n else -n end
    from (select session_id, count(*)::int as n from changed where session_id is not null group by session_id) c
    where s.id = c.session_id;
  perform from attendee where id in (select attendee_id from changed) order by id for no key update;
  update attendee a set checked_in_at = now_in.first, sessions_attended = now_in.sessions
    from (select c.attendee_id, min(i.checked_in_at) as first, count(i.session_id)::int as sessions
      from (select distinct attendee_id from changed) c left join check_in i using (attendee_id) group by c.attendee_id) now_in
    where a.id = now_in.attendee_id;
  return null;
end $$;
create trigger check_in_added after insert on check_in referencing new table as changed
  for each statement execute function follow_check_ins();
create trigger check_in_removed after delete on check_in referencing old table as changed
  for each statement execute function follow_check_ins();

-- Door devices: the holder of the token reads the guest list and sends scans, and may do nothing else.
create table door_device (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  name text not null check (name <> ''),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- False: only the sessions in door_device_session, which may be none.
  every_door boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  -- Entries of the scan log, counted in the transaction that inserts them.
  scans_sent integer not null default 0 check (scans_sent >= 0),
  -- As last reported by the device.
  scans_waiting integer not null default 0 check (scans_waiting >= 0),
  unique (org_id, event_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index door_device_newest on door_device (event_id, id desc);

create table door_device_session (
  device_id bigint not null,
  session_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  primary key (device_id, session_id),
  foreign key (org_id, event_id, device_id) references door_device (org_id, event_id, id) on delete cascade,
  foreign key (org_id, event_id, session_id) references session (org_id, event_id, id) on delete cascade
);
create index door_device_of_session on door_device_session (session_id);

-- Returns the end of an event: of its last session, or of the day of its date where it takes place; null when neither
-- is known. A zone unknown to the database, such as AET, counts as UTC.
create function event_end(event_id bigint) returns timestamptz language plpgsql stable as $$
declare
  ends timestamptz;
  begins timestamptz;
  zone text;
begin
  select max(end_time) into ends from session s where s.event_id = event_end.event_id;
  if ends is not null then return ends; end if;
  select event_date, event_timezone into begins, zone from event where id = event_end.event_id;
  begin
    return (date_trunc('day', begins at time zone zone) + interval '1 day') at time zone zone;
  exception when invalid_parameter_value then
    return (date_trunc('day', begins at time zone 'UTC') + interval '1 day') at time zone 'UTC';
  end;
end $$;

create function check_ins_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select org_id, event_id, 'checked_in', coalesce(session_id::text, ''), checked_in_at, count(*)
      from is_now group by 1, 2, 4, 5;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select org_id, event_id, 'checked_in', coalesce(session_id::text, ''), checked_in_at, -count(*)
      from was group by 1, 2, 4, 5;
  end if;
  return null;
end $$;
create trigger check_in_added_to_figures after insert on check_in referencing new table as is_now
  for each statement execute function check_ins_to_figures();
create trigger check_in_moved_in_figures after update on check_in referencing old table as was new table as is_now
  for each statement execute function check_ins_to_figures();
create trigger check_in_removed_from_figures after delete on check_in referencing old table as was
  for each statement execute function check_ins_to_figures();

-- Changes of sessions and publishing lock the event in turn, so that one of them sees both.
create function list_event_of_sessions() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  select array_agg(e.id) into ids from (
    select id from event where id in (select event_id from changed) order by id for no key update) e;
  if ids is not null then perform write_listings(ids); end if;
  return null;
end $$;
create trigger session_added_to_listing after insert on session referencing new table as changed for each statement
  execute function list_event_of_sessions();
create trigger session_removed_from_listing after delete on session referencing old table as changed for each statement
  execute function list_event_of_sessions();

create function list_event_of_session() returns trigger language plpgsql as $$
begin
  perform from event where id = new.event_id for no key update;
  perform write_listings(array[new.event_id]);
  return null;
end $$;
create trigger session_changed_in_listing after update on session for each row
  when (old.start_time <> new.start_time or old.end_time <> new.end_time or old.updated_at <> new.updated_at)
  execute function list_event_of_session();
