-- Where people register for an event, when, and with which questions.
-- The end of its address cannot be guessed: 80 random bits, as 20 digits of random UUIDs that are random.
alter table event
  add column slug text not null default 'event-' || left(gen_random_uuid()::text, 8) || right(gen_random_uuid()::text, 12),
  add column registration_questions jsonb,
  add column registration_opens_at timestamptz,
  add column waitlist_offer_hours integer not null default 24 check (waitlist_offer_hours between 1 and 720);
update event set slug = left(regexp_replace(folded_name, '[^a-z0-9]+', '-', 'g'), 40) || right(slug, 21)
  where folded_name ~ '^[a-z0-9]';
alter table event add constraint event_slug_key unique (slug);

-- Who waits for a place since when, and until when a place is theirs to take. One expression tells of each status what it
-- needs, since PostgreSQL reads every check of a table for each statement that writes to it.
alter table attendee
  add column language text,
  add column tags text[] not null default '{}',
  add column answers jsonb not null default '{}',
  add column waitlisted_at timestamptz,
  add column offered_until timestamptz,
  -- Of how many personal links theirs is the latest.
  add column link_no integer not null default 1,
  drop constraint attendee_status_check,
  add constraint attendee_status_check check (case status
    when 'registered' then true when 'cancelled' then true
    when 'waitlisted' then waitlisted_at is not null when 'offered' then offered_until is not null else false end);
create index attendee_queue on attendee (event_id, status, waitlisted_at, id) where status in ('waitlisted', 'offered');

-- How many hold a place, for good or as an offer, and how many wait for one. `withdrawn` are all who neither came nor are
-- registered.
alter table event_tally add column taken integer not null default 0, add column waiting integer not null default 0;
update event_tally t set taken = c.taken from (
  select t.event_id, min(t.shard) as shard,
    (select count(*) from attendee a where a.event_id = t.event_id and a.status = 'registered') as taken
  from event_tally t group by t.event_id) c
  where t.event_id = c.event_id and t.shard = c.shard;

create or replace function count_attendance_changed() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  insert into event_tally (event_id, shard, present, withdrawn, taken, waiting)
    select event_id, pg_backend_pid() % 8, sum(c.present), sum(c.withdrawn), sum(c.taken), sum(c.waiting) from (
      select event_id, (checked_in_at is not null)::int as present, (checked_in_at is null and status <> 'registered')::int as withdrawn,
        (status in ('registered', 'offered'))::int as taken, (status = 'waitlisted')::int as waiting
        from is_now
      union all
      select event_id, -(checked_in_at is not null)::int, -(checked_in_at is null and status <> 'registered')::int,
        -(status in ('registered', 'offered'))::int, -(status = 'waitlisted')::int from was) c
    join event e on e.id = event_id
    group by event_id having sum(c.present) <> 0 or sum(c.withdrawn) <> 0 or sum(c.taken) <> 0 or sum(c.waiting) <> 0 order by event_id
    on conflict (event_id, shard) do update
      set present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting;
  return null;
end $$;

create or replace function count_rows_added() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, withdrawn, taken, waiting)
      select event_id, pg_backend_pid() % 8, count(*), count(*) filter (where status <> 'registered'),
        count(*) filter (where status in ('registered', 'offered')), count(*) filter (where status = 'waitlisted')
      from added group by event_id order by event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        withdrawn = event_tally.withdrawn + excluded.withdrawn, taken = event_tally.taken + excluded.taken,
        waiting = event_tally.waiting + excluded.waiting;
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
    insert into event_tally (event_id, shard, attendees, present, withdrawn, taken, waiting)
      select r.event_id, pg_backend_pid() % 8, -count(*), -count(r.checked_in_at),
        -count(*) filter (where r.checked_in_at is null and r.status <> 'registered'),
        -count(*) filter (where r.status in ('registered', 'offered')), -count(*) filter (where r.status = 'waitlisted')
      from removed r join event e on e.id = r.event_id group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting;
  else
    insert into event_tally (event_id, shard, certificates)
      select r.event_id, pg_backend_pid() % 8, -count(*) from removed r join event e on e.id = r.event_id
      group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $$;
