-- Devices at a door hold the list of guests, and ask for what has changed in it since. Rows that changed are known by the
-- transaction that wrote them (xmin), which costs nothing; of rows that are gone only these remain.
create table attendee_gone (
  attendee_id bigint primary key,
  org_id bigint not null,
  event_id bigint not null,
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade
);
create index attendee_gone_of_event on attendee_gone (event_id);

-- Nobody asks for the guests of an event that goes itself.
create function note_attendees_gone() returns trigger language plpgsql as $$
begin
  insert into attendee_gone (attendee_id, org_id, event_id)
    select r.id, r.org_id, r.event_id from removed r join event e on e.id = r.event_id order by r.id;
  return null;
end $$;
create trigger attendee_goes after delete on attendee referencing old table as removed
  for each statement execute function note_attendees_gone();

-- An attendee is written with each of their check-ins, also where count and first time stay the same: the list has changed.
create or replace function follow_check_ins() returns trigger language plpgsql as $$
begin
  update session s set checked_in_count = checked_in_count + case tg_op when 'INSERT' then n else -n end
    from (select session_id, count(*)::int as n from changed where session_id is not null group by session_id) c
    where s.id = c.session_id;
  perform from attendee where id in (select attendee_id from changed) order by id for no key update;
  update attendee a set checked_in_at = now_in.first, sessions_attended = now_in.sessions
    from (select c.attendee_id, min(i.checked_in_at) as first, count(i.session_id)::int as sessions
      from (select distinct attendee_id from changed) c left join check_in i using (attendee_id) group by c.attendee_id) now_in
    where a.id = now_in.attendee_id;
  return null;
end $$;
