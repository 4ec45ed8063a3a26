-- Check-out: a scan may end a stay, and a check-in knows the stays of its attendee.
alter table scan drop constraint scan_direction_check, add constraint scan_direction_check
  check (direction in ('in', 'out', 'undo'));
-- Milliseconds that the clock of the device was ahead, by the device itself; negative: behind. Its times are corrected.
alter table scan add column clock_offset_ms bigint;
alter table door_device add column clock_offset_ms bigint;

-- People who came without a registration.
alter table attendee drop constraint attendee_source_check, add constraint attendee_source_check
  check (source = any ('{api,panel,import,registration,form,door}'::text[]));

alter table check_in
  -- When the attendee left; null: they are inside.
  add column left_at timestamptz,
  -- When they came back last; null: they are in their first stay.
  add column returned_at timestamptz,
  -- Milliseconds of all stays that have ended.
  add column stayed_ms bigint not null default 0 check (stayed_ms >= 0),
  -- Scans after the first that ended or began a stay, in order: [key, time].
  add column turns jsonb not null default '[]',
  add constraint check_in_stays check (
    (jsonb_array_length(turns) % 2 = 1) = (left_at is not null) and (jsonb_array_length(turns) > 1) = (returned_at is not null));

-- Attendees inside now; the capacity is held by this count.
alter table session add column inside_count integer not null default 0 check (inside_count >= 0);
update session set inside_count = checked_in_count where checked_in_count > 0;

-- Returns how long somebody has stayed, in milliseconds. A stay that has not ended lasts until the end of its session or
-- event, and no longer than until now. Without an end it counts once the attendee has left.
create function stay_ms(stayed_ms bigint, left_at timestamptz, since timestamptz, ends timestamptz, now timestamptz)
returns bigint language sql immutable parallel safe
return stayed_ms + case when left_at is not null or ends is null or ends = 'infinity' then 0 else
  greatest(0, floor(extract(epoch from least(ends, now) - since) * 1000)::bigint) end;

-- Returns the scans that a check-in follows from.
create function scans_of(scan_key text, checked_in_at timestamptz, turns jsonb)
  returns table (key text, direction text, scanned_at timestamptz) language sql stable as $$
  select scan_key, 'in', checked_in_at
  union all
  select t.turn ->> 0, case when t.nth % 2 = 1 then 'out' else 'in' end, (t.turn ->> 1)::timestamptz
  from jsonb_array_elements(turns) with ordinality as t (turn, nth) $$;

-- Verdicts for the doctor: how many scans have turned an attendee, in and out by turns; an undo cancels the last one.
-- Scans before a "late" one were purged from the log.
create function next_depth(depth integer, direction text) returns integer language sql immutable parallel safe
return case direction when 'late' then 0 when 'undo' then greatest(depth - 1, 0)
  when 'in' then depth + (depth % 2 = 0)::int else depth + depth % 2 end;
create aggregate door_depth(text) (sfunc = next_depth, stype = integer, initcond = '0');

-- Sessions are locked in order before they are counted, so that check-ins to several sessions cannot deadlock.
create or replace function follow_check_ins() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform from session where id in (select session_id from changed) order by id for no key update;
  update session s set checked_in_count = checked_in_count + case tg_op when 'INSERT' then n else -n end,
      inside_count = inside_count + case tg_op when 'INSERT' then inside else -inside end
    from (select session_id, count(*)::int as n, count(*) filter (where left_at is null)::int as inside
      from changed where session_id is not null group by session_id) c
    where s.id = c.session_id;
  perform from attendee where id in (select attendee_id from changed) order by id for no key update;
  update attendee a set checked_in_at = now_in.first, sessions_attended = now_in.sessions
    from (select c.attendee_id, min(i.checked_in_at) as first, count(i.session_id)::int as sessions
      from (select distinct attendee_id from changed) c left join check_in i using (attendee_id) group by c.attendee_id) now_in
    where a.id = now_in.attendee_id;
  return null;
end $$;

drop trigger check_in_moved on check_in;
create or replace function follow_check_in_times() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform from session where id in (select session_id from changed) order by id for no key update;
  update session s set inside_count = inside_count + c.came
    from (select session_id, sum(n)::int as came from (
        select session_id, (left_at is null)::int as n from changed union all select session_id, -(left_at is null)::int from was
      ) both_times group by session_id) c
    where s.id = c.session_id and c.came <> 0;
  update attendee a set checked_in_at = (select min(checked_in_at) from check_in i where i.attendee_id = a.id)
    where a.id in (select attendee_id from changed);
  return null;
end $$;
create trigger check_in_moved after update on check_in referencing old table as was new table as changed
  for each statement execute function follow_check_in_times();

-- People inside in the order in which they came; the other finds all check-ins of a session.
drop index check_in_order;
create index check_in_inside on check_in
  (session_id, coalesce(returned_at, checked_in_at), coalesce(turns -> -1 ->> 0, scan_key)) where left_at is null;
create index check_in_of_session on check_in (session_id);
