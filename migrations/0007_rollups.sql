-- Rollups: counts by hour, day and month. docs/decisions/021-figures.md

-- Changes of rollups that wait to be folded. No foreign keys: a row here must cost next to nothing, and rows of a
-- deleted organisation go with the next fold.
create table figure_change (
  org_id bigint not null,
  -- 0: none.
  event_id bigint not null,
  kind text not null,
  part text not null,
  -- `-infinity` for counts without a time.
  at timestamptz not null,
  n bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000000);

-- Returns the beginning of a day in a zone. Where a midnight occurs twice a day begins with the first; PostgreSQL alone
-- takes the second.
create function day_begins(day date, zone text) returns timestamptz language sql stable as $$
  select (day::timestamp at time zone zone) - case when ((day::timestamp at time zone zone - interval '1 hour') at time zone zone)::date = day
    then interval '1 hour' else interval '0' end $$;

-- The zone by which rollups of an organisation are counted. Folding and recounting lock this row.
create table figure_zone (
  org_id bigint primary key references organisation (id) on delete cascade,
  time_zone text not null,
  -- The zone as the database knows it, and the version of the server: each version has its own list of zones.
  known_as text not null,
  server text not null
);

create table figure (
  org_id bigint not null references organisation (id) on delete cascade,
  kind text not null,
  span text not null check (span in ('hour', 'day', 'month')),
  -- 0: the whole organisation.
  event_id bigint not null,
  -- The beginning of the hour, day or month in the zone; of two midnights the second.
  bucket timestamptz not null,
  part text not null,
  n bigint not null,
  primary key (org_id, kind, span, event_id, bucket, part)
) with (fillfactor = 80);
-- Rollups of all events within some days: by the primary key each event would be read with all its days.
create index figure_of_events on figure (org_id, kind, span, bucket) where event_id > 0;

-- Returns the rows that a count belongs to: of its event and of the organisation, by each span. Check-ins also count by
-- the hour; sessions count within their event alone.
create function figure_places(event bigint, kind text, part text, at timestamptz, zone text)
  returns table (span text, event_id bigint, bucket timestamptz, part text) language sql stable as $$
  select s.span, e.event_id, date_trunc(s.span, at, zone), case when kind = 'checked_in' and e.event_id = 0 then '' else part end
  from (select 0 as event_id union select event) e,
    unnest(case when kind = 'checked_in' then '{hour,day,month}'::text[] else '{day,month}' end) s (span) $$;

-- Folds the waiting changes of organisations whose rollups are counted by their current zone, and skips organisations
-- that another process folds. Returns the number of changes.
create function fold_figures(most integer) returns bigint language sql as $$
  with ready as materialized (
    select z.org_id, z.known_as from figure_zone z join organisation o on o.id = z.org_id
    where z.time_zone = o.time_zone and z.server = current_setting('server_version')
      and z.org_id in (select org_id from figure_change)
    for update of z skip locked
  ), taken as (
    delete from figure_change where ctid = any(array(
      select c.ctid from figure_change c
      where c.org_id in (select org_id from ready) or not exists (select from organisation o where o.id = c.org_id) limit most))
    returning *
  ), summed as (
    select t.org_id, t.kind, p.span, p.event_id, p.bucket, p.part, sum(t.n) as n
    from (select org_id, event_id, kind, part, at, sum(n) as n from taken group by 1, 2, 3, 4, 5) t
      join ready r using (org_id) cross join lateral figure_places(t.event_id, t.kind, t.part, t.at, r.known_as) p
    group by 1, 2, 3, 4, 5, 6 having sum(t.n) <> 0
  ), folded as (
    insert into figure (org_id, kind, span, event_id, bucket, part, n) select * from summed order by 1, 2, 3, 4, 5, 6
    on conflict (org_id, kind, span, event_id, bucket, part) do update set n = figure.n + excluded.n
  )
  select count(*) from taken $$;
