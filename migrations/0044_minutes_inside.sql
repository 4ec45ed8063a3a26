-- Minutes inside as a condition for certificates.
alter table event add column certificate_min_minutes integer check (certificate_min_minutes between 1 and 100000);

-- Returns the whole minutes that an attendee has been inside: at the door of the event or in its sessions together,
-- whichever is longer, since many events scan at one of the two only.
create function attendee_minutes(attendee bigint, now timestamptz) returns integer language sql stable as $$
  select (greatest(coalesce(sum(ms) filter (where session_id is null), 0), coalesce(sum(ms) filter (where session_id is not null), 0)) / 60000)::int
  from (
    select c.session_id, stay_ms(c.stayed_ms, c.left_at, coalesce(c.returned_at, c.checked_in_at),
      case when c.session_id is null then event_end(c.event_id) else (select s.end_time from session s where s.id = c.session_id) end, now) as ms
    from check_in c where c.attendee_id = attendee
  ) stays $$;

-- For counts of who has left an event.
create index check_in_left on check_in (event_id) where left_at is not null and session_id is null;
