-- When registration for a public event closes, so that the marketplace finds events that take registrations.
alter table listing add closes_at timestamptz not null default 'infinity';
update listing l set closes_at = e.registration_closes_at from event e where e.id = l.id and e.registration_closes_at is not null;
alter table listing alter closes_at drop default;

drop function listing_of(bigint);
create function listing_of(asked bigint) returns table (
  id bigint, org_id bigint, event_type text, folded text, folded_place text, starts_at timestamptz, ends_at timestamptz,
  starts_on date, ends_on date, span smallint, opens_at timestamptz, capacity integer, changed_at timestamptz,
  closes_at timestamptz)
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
    e.registration_capacity, greatest(e.updated_at, s.changed_at), coalesce(e.registration_closes_at, 'infinity')
  from event e
  cross join lateral (
    select min(start_time) as first_start, max(end_time) as last_end, max(updated_at) as changed_at
    from session where session.event_id = e.id) s
  cross join lateral event_times(e.event_date, e.event_end_date, e.event_timezone, s.first_start, s.last_end) t
  where e.id = asked and e.visibility = 'public';
end $$;

create or replace function write_listings(event_ids bigint[]) returns void language plpgsql as $$
begin
  delete from listing where id = any(event_ids) and not exists (select from event e where e.id = listing.id and e.visibility = 'public');
  insert into listing select l.* from unnest(event_ids) as asked (id) cross join lateral listing_of(asked.id) l order by l.id
  on conflict (id) do update
    set (event_type, folded, folded_place, starts_at, ends_at, starts_on, ends_on, span, opens_at, capacity, changed_at, closes_at) = (
      excluded.event_type, excluded.folded, excluded.folded_place, excluded.starts_at, excluded.ends_at, excluded.starts_on,
      excluded.ends_on, excluded.span, excluded.opens_at, excluded.capacity, excluded.changed_at,
      excluded.closes_at);
end $$;
