-- Sign-up for single sessions: people choose them when they register for the event.
alter table session add column signup boolean not null default false;

-- One row for each session that takes sign-ups. The count has a table of its own, so that a sign-up does not wait for a
-- door, which locks the session.
create table session_signup_count (
  session_id bigint primary key,
  org_id bigint not null,
  event_id bigint not null,
  signed_up integer not null default 0 check (signed_up >= 0),
  unique (org_id, event_id, session_id),
  foreign key (org_id, event_id, session_id) references session (org_id, event_id, id) on delete cascade
);

create table session_signup (
  session_id bigint not null,
  attendee_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  -- Whether they have a place. It follows from the status of the attendee: those who wait keep their wishes.
  holds boolean not null default false,
  -- The session was full when the attendee became registered.
  missed boolean not null default false,
  -- An organiser gave the place without regard to the capacity.
  over_capacity boolean not null default false,
  created_at timestamptz not null,
  primary key (session_id, attendee_id),
  constraint session_signup_one_state check (not (holds and missed)),
  constraint session_signup_session_fkey foreign key (org_id, event_id, session_id)
    references session_signup_count (org_id, event_id, session_id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete cascade
);
create index session_signup_of_attendee on session_signup (attendee_id, session_id);

-- A session without sign-up has no row for its sign-ups, and one that has sign-ups keeps it. Locking the row waits for
-- sign-ups that are being stored, since each of them refers to it.
create function switch_signup() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  people bigint;
begin
  if new.signup then
    insert into session_signup_count (session_id, org_id, event_id) values (new.id, new.org_id, new.event_id);
    return null;
  end if;
  perform from session_signup_count where session_id = new.id for update;
  select count(*) into people from session_signup where session_id = new.id;
  if people > 0 then
    raise exception 'session % has sign-ups', new.id
      using errcode = 'check_violation', constraint = 'session_signup_in_use', detail = people::text;
  end if;
  delete from session_signup_count where session_id = new.id;
  return null;
end $$;
create trigger session_signup_begins after insert on session for each row when (new.signup) execute function switch_signup();
create trigger session_signup_switched after update on session for each row when (old.signup <> new.signup)
  execute function switch_signup();

-- The attendee is locked, so that their status stays as it is until the sign-up is stored.
create function judge_signup() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  status_now text;
begin
  select status into status_now from attendee
    where org_id = new.org_id and event_id = new.event_id and id = new.attendee_id for no key update;
  if status_now is null or status_now = 'cancelled' then
    raise exception 'attendee % is not registered for event %', new.attendee_id, new.event_id
      using errcode = 'check_violation', constraint = 'session_signup_of_attendee';
  end if;
  new.holds := status_now = 'registered';
  new.missed := false;
  return new;
end $$;
create trigger session_signup_judged before insert on session_signup for each row execute function judge_signup();

-- Takes the places of new sign-ups, or refuses the statement, naming the sessions that are full. Sessions are counted
-- after their counts are locked in order. Attendees are updated because the guest list has changed.
create function take_session_places() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  full_sessions text;
begin
  perform from session_signup_count where session_id in (select session_id from added where holds)
    order by session_id for no key update;
  select string_agg(s.id::text, ',' order by s.id) into full_sessions
    from (select session_id, count(*) as people from added where holds and not over_capacity group by session_id) n
    join session s on s.id = n.session_id join session_signup_count c on c.session_id = n.session_id
    where c.signed_up + n.people > s.capacity;
  if full_sessions is not null then
    raise exception 'sessions % are full', full_sessions
      using errcode = 'check_violation', constraint = 'session_signup_place', detail = full_sessions;
  end if;
  update session_signup_count c set signed_up = c.signed_up + n.people
    from (select session_id, count(*)::int as people from added where holds group by session_id) n
    where c.session_id = n.session_id;
  update attendee set updated_at = updated_at where id in (select attendee_id from added);
  return null;
end $$;
create trigger session_signup_added after insert on session_signup referencing new table as added
  for each statement execute function take_session_places();

-- Counts of a deleted event are never read.
create function free_session_places() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from removed r join event e on e.id = r.event_id) then return null; end if;
  update attendee set updated_at = updated_at where id in (select attendee_id from removed);
  perform from session_signup_count where session_id in (select session_id from removed where holds)
    order by session_id for no key update;
  update session_signup_count c set signed_up = c.signed_up - n.people
    from (select session_id, count(*)::int as people from removed where holds group by session_id) n
    where c.session_id = n.session_id;
  return null;
end $$;
create trigger session_signup_removed after delete on session_signup referencing old table as removed
  for each statement execute function free_session_places();

-- Sign-ups follow the status of their attendee: a registered one has places, one who waits keeps wishes, and one who
-- cancels loses both. A wish that finds no place is missed. All counts of the event are locked in order, since a statement
-- may change many attendees, each with sessions of their own.
create function follow_status_with_signups() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if not exists (select from session_signup where attendee_id = new.id) then return null; end if;
  perform from session_signup_count where org_id = new.org_id and event_id = new.event_id
    order by session_id for no key update;
  if new.status = 'cancelled' then
    delete from session_signup where attendee_id = new.id;
  elsif new.status = 'registered' then
    with taken as (
      update session_signup_count c set signed_up = c.signed_up + 1
      from session_signup w join session s on s.id = w.session_id
      where w.attendee_id = new.id and not w.holds and c.session_id = w.session_id
        and (w.over_capacity or s.capacity is null or c.signed_up < s.capacity)
      returning c.session_id
    )
    update session_signup w set holds = w.session_id in (select session_id from taken),
      missed = w.session_id not in (select session_id from taken)
      where w.attendee_id = new.id and not w.holds;
  else
    update session_signup_count c set signed_up = c.signed_up - 1
      from session_signup w where w.attendee_id = new.id and w.holds and c.session_id = w.session_id;
    update session_signup set holds = false, missed = false where attendee_id = new.id and (holds or missed);
  end if;
  return null;
end $$;
create trigger attendee_signups_follow after update on attendee for each row when (old.status <> new.status)
  execute function follow_status_with_signups();
