-- The marketplace: public events of all organisations, and their search index.

create function listing_gram(run text) returns integer language sql immutable strict parallel safe
return (hashtextextended(run, 0) & 1073741823)::integer;

-- Returns runs of one to four characters of the words of a folded text, as numbers. There are few enough public events
-- to index short runs as well. Calls only functions of PostgreSQL, because rebuilding an index finds no others.
create function listing_grams(folded text) returns integer[] language plpgsql immutable strict parallel safe cost 100 as $$
begin
  return array(
    select distinct (hashtextextended(substr(word, first, size), 0) & 1073741823)::integer
    from unnest(string_to_array(translate(folded, chr(10), ' '), ' ')) word,
      generate_series(1, length(word)) first, generate_series(1, least(4, length(word) - first + 1)) size);
end $$;

-- Public events as visitors search them. All of it is derived by the functions below. An event without a date has not
-- begun and never ends. `span` is its length in classes: up to 2, 8, 32 and 128 days, and longer. An event that is not
-- over began within the days of its class, or is still to come.
create table listing (
  id bigint not null primary key,
  org_id bigint not null,
  event_type text not null,
  folded text not null,
  folded_place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  starts_on date not null,
  ends_on date not null,
  span smallint not null,
  -- Registration opens; infinity: never.
  opens_at timestamptz not null,
  capacity integer,
  changed_at timestamptz not null,
  foreign key (org_id, id) references event (org_id, id) on delete cascade
);
create index listing_in_order on listing (span, starts_at, id) include (ends_at);
create index listing_of_type on listing (event_type, span, starts_at, id) include (ends_at);
create index listing_of_organisation on listing (org_id, span, starts_at, id) include (ends_at);
create index listing_ends on listing (ends_at, id);
create index listing_search on listing using gin (listing_grams(folded)) with (gin_pending_list_limit = 4096);
alter index listing_search alter column 1 set statistics 0;

-- Returns when an event begins and ends, and the days of both in its zone. It is over once the day of its date has
-- ended where it takes place, and so has its last session.
create function event_times(date timestamptz, zone text, first_start timestamptz, last_end timestamptz,
  out starts_at timestamptz, out ends_at timestamptz, out starts_on date, out ends_on date)
language plpgsql stable as $$
begin
  starts_at := coalesce(date, first_start, 'infinity');
  ends_at := coalesce(greatest((date_trunc('day', date at time zone zone) + interval '1 day') at time zone zone, last_end), 'infinity');
  starts_on := (starts_at at time zone zone)::date;
  ends_on := ((ends_at - interval '1 microsecond') at time zone zone)::date;
exception when invalid_parameter_value then
  -- A zone that the program knows and the database does not.
  select t.* into starts_at, ends_at, starts_on, ends_on from event_times(date, 'UTC', first_start, last_end) t;
end $$;

-- Returns the listing of a public event; no row for any other.
create function listing_of(asked bigint) returns table (
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
  cross join lateral event_times(e.event_date, e.event_timezone, s.first_start, s.last_end) t
  where e.id = asked and e.visibility = 'public';
end $$;

-- Writes the listings of events, and deletes those of events that are not public.
create function write_listings(event_ids bigint[]) returns void language plpgsql as $$
begin
  delete from listing where id = any(event_ids) and not exists (select from event e where e.id = listing.id and e.visibility = 'public');
  insert into listing select l.* from unnest(event_ids) as asked (id) cross join lateral listing_of(asked.id) l order by l.id
  on conflict (id) do update
    set (event_type, folded, folded_place, starts_at, ends_at, starts_on, ends_on, span, opens_at, capacity, changed_at) = (
      excluded.event_type, excluded.folded, excluded.folded_place, excluded.starts_at, excluded.ends_at, excluded.starts_on,
      excluded.ends_on, excluded.span, excluded.opens_at, excluded.capacity, excluded.changed_at);
end $$;
