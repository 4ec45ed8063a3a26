-- Attendees, the keys of their tickets, and imports.
create table attendee (
  id bigint generated always as identity (maxvalue 1099511627775) primary key,
  org_id bigint not null,
  event_id bigint not null,
  first_name text not null,
  last_name text not null default '',
  email text not null,
  email_key text not null,
  -- One expression for all statuses: PostgreSQL reads every check of a table for each statement that writes to it.
  status text not null default 'registered' constraint attendee_status_check check (case status
    when 'registered' then true when 'cancelled' then true
    when 'waitlisted' then waitlisted_at is not null when 'offered' then offered_until is not null else false end),
  source text not null check (source = any ('{api,panel,import,registration,form}'::text[])),
  checked_in_at timestamptz,
  sessions_attended integer not null default 0 check (sessions_attended >= 0),
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Number of the current ticket; earlier numbers are rejected. A ticket has one byte for it, and five for the id.
  ticket_no integer not null default 1 check (ticket_no between 1 and 255),
  language text,
  tags text[] not null default '{}',
  answers jsonb not null default '{}',
  -- Waiting list: since when they wait, and until when a place is offered.
  waitlisted_at timestamptz,
  offered_until timestamptz,
  -- Number of the current personal link; earlier ones are rejected.
  link_no integer not null default 1,
  -- When the registration was cancelled; null again when the person registers again.
  cancelled_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  constraint attendee_email_key unique (event_id, email_key)
);
create index attendee_newest on attendee (event_id, id desc);
create index attendee_queue on attendee (event_id, status, waitlisted_at, id) where status in ('waitlisted', 'offered');
-- Everything that a person did at events of the organisation is found by their address.
create index attendee_of_person on attendee (org_id, email_key);
select make_searchable('attendee', 'event_id', 'folded');

-- Tickets are signed with a key of their event, so they are not stored: each can be made again from these.
create table ticket_key (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  -- In each ticket; the highest number signs.
  number integer not null check (number between 1 and 255),
  public_key bytea not null check (length(public_key) = 32),
  -- Sealed. Null once another key signs.
  private_key bytea,
  created_at timestamptz not null,
  -- From then on its tickets open nothing.
  retired_at timestamptz,
  unique (event_id, number),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);

-- Devices at a door hold the guest list and ask for changes. Changed rows are known by the transaction that wrote them
-- (xmin), which costs nothing; deleted rows leave only these.
create table attendee_gone (
  attendee_id bigint primary key,
  org_id bigint not null,
  event_id bigint not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index attendee_gone_of_event on attendee_gone (event_id);

-- The guest list of a deleted event is never read.
create function note_attendees_gone() returns trigger language plpgsql as $$
begin
  insert into attendee_gone (attendee_id, org_id, event_id)
    select r.id, r.org_id, r.event_id from removed r join event e on e.id = r.event_id order by r.id;
  return null;
end $$;
create trigger attendee_goes after delete on attendee referencing old table as removed
  for each statement execute function note_attendees_gone();

-- Sequential scans are off because a plan made while a table is nearly empty reads all of it, and is kept while the table
-- grows.
create function count_attendance_changed() returns trigger language plpgsql set enable_seqscan = off as $$
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
create trigger attendee_attendance_changed after update on attendee referencing old table as was new table as is_now
  for each statement execute function count_attendance_changed();

-- Counted by statements that are planned once for each connection; dynamic SQL costs more than the row that is counted.
create function count_rows_added() returns trigger language plpgsql as $$
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
create trigger attendee_added after insert on attendee
  referencing new table as added for each statement execute function count_rows_added('attendees');

-- The tally of an event is deleted with it, so only events that stay are counted down.
create function count_rows_removed() returns trigger language plpgsql as $$
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
create trigger attendee_removed after delete on attendee
  referencing old table as removed for each statement execute function count_rows_removed('attendees');

-- Keeps the time of a cancellation with the status.
create function note_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_at := case when new.status = 'cancelled' then new.updated_at end;
  return new;
end $$;
create trigger attendee_made_cancelled before insert on attendee for each row when (new.status = 'cancelled')
  execute function note_cancellation();
create trigger attendee_cancelled before update on attendee for each row
  when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function note_cancellation();

-- Counts of a row for rollups, used by triggers and by recounting.
create function attendee_figures(source text, created_at timestamptz, cancelled_at timestamptz, waitlisted_at timestamptz, checked_in_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('registered', source, created_at), ('cancelled', '', cancelled_at), ('waitlisted', '', waitlisted_at),
    ('attended', '', checked_in_at)) f (kind, part, at) where f.at is not null $$;

create function attendees_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select a.org_id, a.event_id, f.kind, f.part, f.at, count(*) from added a,
      attendee_figures(a.source, a.created_at, a.cancelled_at, a.waitlisted_at, a.checked_in_at) f group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into figure_change select a.org_id, a.event_id, f.kind, f.part, f.at, -count(*) from removed a,
      attendee_figures(a.source, a.created_at, a.cancelled_at, a.waitlisted_at, a.checked_in_at) f group by 1, 2, 3, 4, 5;
  else
    insert into figure_change select new.org_id, new.event_id, kind, part, at, sum(n) from (
      select f.*, 1 as n from attendee_figures(new.source, new.created_at, new.cancelled_at, new.waitlisted_at, new.checked_in_at) f
      union all
      select f.*, -1 from attendee_figures(old.source, old.created_at, old.cancelled_at, old.waitlisted_at, old.checked_in_at) f) c
      group by kind, part, at having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger attendee_added_to_figures after insert on attendee referencing new table as added
  for each statement execute function attendees_to_figures();
create trigger attendee_removed_from_figures after delete on attendee referencing old table as removed
  for each statement execute function attendees_to_figures();
create trigger attendee_moved_in_figures after update on attendee for each row
  when (old.cancelled_at is distinct from new.cancelled_at or old.waitlisted_at is distinct from new.waitlisted_at
    or old.checked_in_at is distinct from new.checked_in_at)
  execute function attendees_to_figures();

-- Imports of attendees. Rejected lines are kept for 30 days, so that they can be corrected and sent again.
create table attendee_import (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  created_count integer not null check (created_count >= 0),
  updated_count integer not null check (updated_count >= 0),
  skipped_count integer not null check (skipped_count >= 0),
  checked_in_count integer not null check (checked_in_count >= 0),
  failed_count integer not null check (failed_count >= 0),
  -- The header line, as CSV; null: no line was rejected.
  header text check ((header is not null) = (failed_count > 0)),
  created_at timestamptz not null,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index attendee_import_newest on attendee_import (org_id, event_id, id desc);

create table attendee_import_failed_row (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  import_id bigint not null,
  -- The line as CSV, with its errors.
  line text not null,
  unique (org_id, id),
  foreign key (org_id, import_id) references attendee_import (org_id, id) on delete cascade
);
create index attendee_import_failed_row_in_order on attendee_import_failed_row (import_id, id);

-- Foreign keys of tables that earlier files create.
alter table email add foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id);
