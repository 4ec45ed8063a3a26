-- Figures by time are kept by what changes, so that none has to be counted when it is asked for.

-- When a registration was cancelled; it is none any more when the person registers again.
alter table attendee add column cancelled_at timestamptz;
update attendee set cancelled_at = updated_at where status = 'cancelled';

create function note_cancellation() returns trigger language plpgsql as $$
begin
  new.cancelled_at := case when new.status = 'cancelled' then new.updated_at end;
  return new;
end $$;
create trigger attendee_made_cancelled before insert on attendee for each row when (new.status = 'cancelled')
  execute function note_cancellation();
create trigger attendee_cancelled before update on attendee for each row
  when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function note_cancellation();

-- What changes add to figures or take from them, until it is folded. It refers to nothing: a row that is written here has
-- to cost next to nothing, and those of an organisation that is gone go with the fold.
create table figure_change (
  org_id bigint not null,
  -- 0: none.
  event_id bigint not null,
  kind text not null,
  part text not null,
  -- '-infinity' for what is not of a time.
  at timestamptz not null,
  n bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000000);

-- When a day begins there. A midnight can be there twice: days begin with the first, the database alone takes the second.
create function day_begins(day date, zone text) returns timestamptz language sql stable as $$
  select (day::timestamp at time zone zone) - case when ((day::timestamp at time zone zone - interval '1 hour') at time zone zone)::date = day
    then interval '1 hour' else interval '0' end $$;

-- By which zone the figures of an organisation are counted. Whoever folds or counts them anew holds this row.
create table figure_zone (
  org_id bigint primary key references organisation (id) on delete cascade,
  time_zone text not null,
  -- What time_zone means to the database, and which one that is: each brings its own list of zones.
  known_as text not null,
  server text not null
);

create table figure (
  org_id bigint not null references organisation (id) on delete cascade,
  kind text not null,
  span text not null check (span in ('hour', 'day', 'month')),
  -- 0: the whole organisation.
  event_id bigint not null,
  -- When the hour, day or month begins in the zone; of two midnights the second.
  bucket timestamptz not null,
  part text not null,
  n bigint not null,
  primary key (org_id, kind, span, event_id, bucket, part)
) with (fillfactor = 80);
-- Those of all events within some days: by the key each event would be passed with all the days that it has.
create index figure_of_events on figure (org_id, kind, span, bucket) where event_id > 0;

-- What each row adds to figures: once for triggers and for whoever counts anew.

create function attendee_figures(source text, created_at timestamptz, cancelled_at timestamptz, waitlisted_at timestamptz, checked_in_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('registered', source, created_at), ('cancelled', '', cancelled_at), ('waitlisted', '', waitlisted_at),
    ('attended', '', checked_in_at)) f (kind, part, at) where f.at is not null $$;

create function certificate_figures(tier text, issued_at timestamptz, revoked_at timestamptz, expires_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('certificate_issued', coalesce(tier, ''), issued_at), ('certificate_revoked', coalesce(tier, ''), revoked_at),
    ('certificate_expires', coalesce(tier, ''), case when revoked_at is null then expires_at end)) f (kind, part, at)
  where f.at is not null $$;

create function email_figures(kind text, status text, sent_at timestamptz, first_attempt_at timestamptz, created_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('email_' || status, kind, case status when 'sent' then coalesce(sent_at, created_at)
    when 'failed' then coalesce(first_attempt_at, created_at) end)) f (kind, part, at) where f.at is not null $$;

create function contact_figures(merged_into bigint, source text, created_at timestamptz, last_activity_at timestamptz, stage text, score integer)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('contact_created', source, created_at), ('contact_active', '', last_activity_at),
    ('contact_stage', stage, '-infinity'), ('contact_score', (floor(score / 10.0) * 10)::integer::text, '-infinity')) f (kind, part, at)
  where merged_into is null and f.at is not null $$;

-- Where something is counted: for its event and for the organisation, by each span. Check-ins have hours too, and
-- sessions are told apart in their event alone.
create function figure_places(event bigint, kind text, part text, at timestamptz, zone text)
  returns table (span text, event_id bigint, bucket timestamptz, part text) language sql stable as $$
  select s.span, e.event_id, date_trunc(s.span, at, zone), case when kind = 'checked_in' and e.event_id = 0 then '' else part end
  from (select 0 as event_id union select event) e,
    unnest(case when kind = 'checked_in' then '{hour,day,month}'::text[] else '{day,month}' end) s (span) $$;

-- Folds what is waiting of organisations whose figures stand by their zone, and passes over those that somebody else folds.
-- Tells how much that was.
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

-- Counts all figures of an organisation anew, when they stand by another zone than it has now. What is waiting goes in the
-- statement that counts the rows, so that both are of the same moment. What is of one hour is placed by a time in it: where
-- clocks go back by half an hour, the beginning of the second such hour is in the first.
create function recount_figures(org bigint) returns void language plpgsql as $$
declare
  own organisation;
  known text;
begin
  insert into figure_zone (org_id, time_zone, known_as, server) values (org, '', '', '') on conflict do nothing;
  perform from figure_zone where org_id = org for update;
  select * into own from organisation where id = org;
  if exists (select from figure_zone where org_id = org and time_zone = own.time_zone and server = current_setting('server_version')) then
    return;
  end if;
  known := known_time_zone(own.time_zone);
  update figure_zone set time_zone = own.time_zone, known_as = known, server = current_setting('server_version') where org_id = org;
  delete from figure where org_id = org;
  with waiting as (delete from figure_change where org_id = org returning 1),
  counted as materialized (
    select s.event_id, s.kind, s.part, min(s.at) as at, sum(s.n) as n from figure_source(org) s
    group by 1, 2, 3, date_trunc(case when s.kind = 'checked_in' then 'hour' else 'day' end, s.at, known)
  )
  insert into figure (org_id, kind, span, event_id, bucket, part, n)
    select org, c.kind, p.span, p.event_id, p.bucket, p.part, sum(c.n)
    from counted c cross join lateral figure_places(c.event_id, c.kind, c.part, c.at, known) p
    where (select count(*) from waiting) >= 0
    group by 2, 3, 4, 5, 6;
end $$;

-- A new organisation has nothing to count, so it is ready from its first row on.
create function begin_figures() returns trigger language plpgsql as $$
begin
  insert into figure_zone (org_id, time_zone, known_as, server)
    values (new.id, new.time_zone, known_time_zone(new.time_zone), current_setting('server_version'));
  return null;
end $$;
create trigger organisation_begins_figures after insert on organisation for each row execute function begin_figures();

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

create function certificates_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select c.org_id, c.event_id, f.kind, f.part, f.at, count(*) from added c,
      certificate_figures(c.tier, c.issued_at, c.revoked_at, c.expires_at) f group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into figure_change select c.org_id, c.event_id, f.kind, f.part, f.at, -count(*) from removed c,
      certificate_figures(c.tier, c.issued_at, c.revoked_at, c.expires_at) f group by 1, 2, 3, 4, 5;
  else
    insert into figure_change select new.org_id, new.event_id, kind, part, at, sum(n) from (
      select f.*, 1 as n from certificate_figures(new.tier, new.issued_at, new.revoked_at, new.expires_at) f
      union all
      select f.*, -1 from certificate_figures(old.tier, old.issued_at, old.revoked_at, old.expires_at) f) c
      group by kind, part, at having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger certificate_added_to_figures after insert on certificate referencing new table as added
  for each statement execute function certificates_to_figures();
create trigger certificate_removed_from_figures after delete on certificate referencing old table as removed
  for each statement execute function certificates_to_figures();
create trigger certificate_moved_in_figures after update on certificate for each row
  when (old.revoked_at is distinct from new.revoked_at or old.expires_at is distinct from new.expires_at or old.tier is distinct from new.tier)
  execute function certificates_to_figures();

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

create function emails_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select new.org_id, coalesce(new.event_id, 0), f.kind, f.part, f.at, 1
      from email_figures(new.kind, new.status, new.sent_at, new.first_attempt_at, new.created_at) f;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select old.org_id, coalesce(old.event_id, 0), f.kind, f.part, f.at, -1
      from email_figures(old.kind, old.status, old.sent_at, old.first_attempt_at, old.created_at) f;
  end if;
  return null;
end $$;
create trigger email_added_to_figures after insert on email for each row when (new.status in ('sent', 'failed'))
  execute function emails_to_figures();
create trigger email_moved_in_figures after update on email for each row
  when (old.status <> new.status or (new.status in ('sent', 'failed')
    and (old.sent_at, old.first_attempt_at, old.event_id) is distinct from (new.sent_at, new.first_attempt_at, new.event_id)))
  execute function emails_to_figures();
create trigger email_removed_from_figures after delete on email for each row when (old.status in ('sent', 'failed'))
  execute function emails_to_figures();

create function contacts_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select c.org_id, 0, f.kind, f.part, f.at, count(*) from is_now c,
      contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f group by 1, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into figure_change select c.org_id, 0, f.kind, f.part, f.at, -count(*) from was c,
      contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f group by 1, 3, 4, 5;
  else
    insert into figure_change select org_id, 0, kind, part, at, sum(n) from (
      select c.org_id, f.*, 1 as n from is_now c,
        contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f
      union all
      select c.org_id, f.*, -1 from was c,
        contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f) c
      group by org_id, kind, part, at having sum(n) <> 0;
  end if;
  return null;
end $$;
create trigger contact_added_to_figures after insert on contact referencing new table as is_now
  for each statement execute function contacts_to_figures();
create trigger contact_moved_in_figures after update on contact referencing old table as was new table as is_now
  for each statement execute function contacts_to_figures();
create trigger contact_removed_from_figures after delete on contact referencing old table as was
  for each statement execute function contacts_to_figures();

create function accounts_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select org_id, 0, 'account_created', '', created_at, count(*) from is_now group by 1, 5;
  else
    insert into figure_change select org_id, 0, 'account_created', '', created_at, -count(*) from was group by 1, 5;
  end if;
  return null;
end $$;
create trigger account_added_to_figures after insert on account referencing new table as is_now
  for each statement execute function accounts_to_figures();
create trigger account_removed_from_figures after delete on account referencing old table as was
  for each statement execute function accounts_to_figures();

-- Who reads how many expire within a day that is not over.
create index certificate_expires on certificate (org_id, expires_at) include (event_id, tier) where expires_at is not null and revoked_at is null;
