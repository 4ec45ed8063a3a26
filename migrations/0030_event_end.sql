-- Events get an end, an address for online participants and a cover picture.
alter table event
  add column event_end_date timestamptz,
  -- Secret: for registered people only.
  add column online_url text check (length(online_url) <= 2000),
  -- The key of a picture of the organisation; null: the drawn one.
  add column cover_picture text,
  add constraint event_ends_after_it_begins check (
    event_end_date is null or event_date is not null and event_end_date >= event_date),
  -- Keeps the picture for as long as an event shows it.
  add constraint event_cover_picture_fkey foreign key (org_id, cover_picture) references design_picture (org_id, picture);
create index event_end_dates on event (org_id, event_end_date) where event_end_date is not null;
create index event_cover on event (org_id, cover_picture) where cover_picture is not null;

-- Returns when the dates of an event are over, in a zone that the database knows: at its end, or with the day of its
-- date. A date and an end that are both midnights are days without times, so the last day counts in full.
create function event_dates_over(date timestamptz, end_date timestamptz, zone text) returns timestamptz
language sql immutable parallel safe
return case
  when end_date is null then (date_trunc('day', date at time zone zone) + interval '1 day') at time zone zone
  when date_trunc('minute', date at time zone zone) = date_trunc('day', date at time zone zone)
    and date_trunc('minute', end_date at time zone zone) = date_trunc('day', end_date at time zone zone)
    then (date_trunc('day', end_date at time zone zone) + interval '1 day') at time zone zone
  else end_date end;

-- Returns when an event is over: at its end or that of its last session, whichever is later. Without an end of its own
-- it is over with its last session, or with the day of its date; null when neither is known.
create function event_over(date timestamptz, end_date timestamptz, zone text, last_end timestamptz) returns timestamptz
language sql immutable parallel safe
return case
  when end_date is null then coalesce(last_end, event_dates_over(date, null, zone))
  else greatest(last_end, event_dates_over(date, end_date, zone)) end;

create or replace function event_end(event_id bigint) returns timestamptz language plpgsql stable as $$
declare
  last_end timestamptz;
  begins timestamptz;
  ends timestamptz;
  zone text;
begin
  select max(end_time) into last_end from session s where s.event_id = event_end.event_id;
  select event_date, event_end_date, event_timezone into begins, ends, zone from event where id = event_end.event_id;
  begin
    return event_over(begins, ends, zone, last_end);
  exception when invalid_parameter_value then
    return event_over(begins, ends, 'UTC', last_end);
  end;
end $$;

drop function event_times(timestamptz, text, timestamptz, timestamptz);

-- Returns when an event begins and ends, and the days of both in its zone. It is over once its dates and its last
-- session are.
create function event_times(date timestamptz, end_date timestamptz, zone text, first_start timestamptz, last_end timestamptz,
  out starts_at timestamptz, out ends_at timestamptz, out starts_on date, out ends_on date)
language plpgsql stable as $$
begin
  starts_at := coalesce(date, first_start, 'infinity');
  ends_at := coalesce(greatest(event_dates_over(date, end_date, zone), last_end), 'infinity');
  starts_on := (starts_at at time zone zone)::date;
  ends_on := greatest(starts_on, ((ends_at - interval '1 microsecond') at time zone zone)::date);
exception when invalid_parameter_value then
  -- A zone that the program knows and the database does not.
  select t.* into starts_at, ends_at, starts_on, ends_on from event_times(date, end_date, 'UTC', first_start, last_end) t;
end $$;

create or replace function listing_of(asked bigint) returns table (
  id bigint, org_id bigint, event_type text, folded text, folded_place text, starts_at timestamptz, ends_at timestamptz,
  starts_on date, ends_on date, span smallint, opens_at timestamptz, capacity integer, changed_at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select e.id, e.org_id, e.event_type,
    e.folded_name || chr(10) || coalesce(e.folded_place, lower(e.event_location), ''),
    coalesce(e.folded_place, lower(e.event_location), ''),
    t.starts_at, t.ends_at, t.starts_on, t.ends_on,
    case when t.starts_at = 'infinity' then 0
      when t.ends_at <= t.starts_at + interval '2 days' then 0
      when t.ends_at <= t.starts_at + interval '8 days' then 1
      when t.ends_at <= t.starts_at + interval '32 days' then 2
      when t.ends_at <= t.starts_at + interval '128 days' then 3
      else 4 end::smallint,
    case when e.registration_enabled and not e.registration_closed then coalesce(e.registration_opens_at, '-infinity') else 'infinity' end,
    e.registration_capacity, greatest(e.updated_at, s.changed_at)
  from event e
  cross join lateral (
    select min(start_time) as first_start, max(end_time) as last_end, max(updated_at) as changed_at
    from session where session.event_id = e.id) s
  cross join lateral event_times(e.event_date, e.event_end_date, e.event_timezone, s.first_start, s.last_end) t
  where e.id = asked and e.visibility = 'public';
end $$;
