-- Figures of surveys and of who unsubscribed, and indexes for what is told by its day.

create index event_dates on event (org_id, event_date) where event_date is not null;
create index credit_entry_spent on credit_entry (org_id, created_at) include (held_amount) where kind = 'capture';

-- The event whose mail made somebody unsubscribe; the mail itself is not kept as long.
alter table email_suppression add column event_id bigint;
update email_suppression s set event_id = e.event_id from email e where e.id = s.email_id and s.reason = 'unsubscribed';
alter table email_suppression add foreign key (org_id, event_id) references event (org_id, id) on delete set null (event_id);
create function note_event_of_unsubscribing() returns trigger language plpgsql as $$
begin
  select id into new.event_id from event where id = (select event_id from email where id = new.email_id) for key share;
  return new;
end $$;
create trigger email_suppression_of_event before insert on email_suppression for each row
  when (new.reason = 'unsubscribed' and new.event_id is null) execute function note_event_of_unsubscribing();
create index email_suppression_of_event on email_suppression (org_id, event_id) where event_id is not null;

-- Of a response that it is there, and each rating in it: how much, and of which question.
create function survey_figures(answers jsonb, submitted_at timestamptz)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select 'survey_answered', '', submitted_at
  union all
  select 'survey_score', (a ->> 'answer') || ' ' || (a ->> 'question_id'), submitted_at
  from jsonb_array_elements(answers) a where a ->> 'type' = 'rating' $$;

-- All that the rows of an organisation add to figures, for whoever counts them anew.
create function figure_source(org bigint) returns table (event_id bigint, kind text, part text, at timestamptz, n bigint)
  language sql stable as $$
  select a.event_id, f.kind, f.part, f.at, 1 from attendee a,
    attendee_figures(a.source, a.created_at, a.cancelled_at, a.waitlisted_at, a.checked_in_at) f where a.org_id = org
  union all
  select c.event_id, f.kind, f.part, f.at, 1 from certificate c,
    certificate_figures(c.tier, c.issued_at, c.revoked_at, c.expires_at) f where c.org_id = org
  union all
  select c.event_id, 'checked_in', coalesce(c.session_id::text, ''), c.checked_in_at, 1 from check_in c where c.org_id = org
  union all
  select coalesce(e.event_id, 0), f.kind, f.part, f.at, 1 from email e,
    email_figures(e.kind, e.status, e.sent_at, e.first_attempt_at, e.created_at) f where e.org_id = org
  union all
  select coalesce(s.event_id, 0), 'email_unsubscribed', '', s.created_at, 1 from email_suppression s
    where s.org_id = org and s.reason = 'unsubscribed'
  union all
  select r.event_id, f.kind, f.part, f.at, 1 from survey_response r, survey_figures(r.answers, r.submitted_at) f where r.org_id = org
  union all
  select 0, f.kind, f.part, f.at, 1 from contact c,
    contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f where c.org_id = org
  union all
  select 0, 'account_created', '', a.created_at, 1 from account a where a.org_id = org
  union all
  select u.event_id, 'certificate_' || u.kind, u.network, u.quarter, u.n from certificate_use u where u.org_id = org
  union all
  select u.event_id, 'certificate_first_' || u.kind, '', u.quarter, 1 from certificate_first_use u where u.org_id = org $$;

create function survey_responses_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select r.org_id, r.event_id, f.kind, f.part, f.at, count(*)
      from is_now r, survey_figures(r.answers, r.submitted_at) f group by 1, 2, 3, 4, 5;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select r.org_id, r.event_id, f.kind, f.part, f.at, -count(*)
      from was r, survey_figures(r.answers, r.submitted_at) f group by 1, 2, 3, 4, 5;
  end if;
  return null;
end $$;
create trigger survey_response_added_to_figures after insert on survey_response referencing new table as is_now
  for each statement execute function survey_responses_to_figures();
create trigger survey_response_moved_in_figures after update on survey_response referencing old table as was new table as is_now
  for each statement execute function survey_responses_to_figures();
create trigger survey_response_removed_from_figures after delete on survey_response referencing old table as was
  for each statement execute function survey_responses_to_figures();

create function unsubscribed_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, coalesce(new.event_id, 0), 'email_unsubscribed', '', new.created_at, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, coalesce(old.event_id, 0), 'email_unsubscribed', '', old.created_at, -1);
  end if;
  return null;
end $$;
create trigger email_suppression_added_to_figures after insert on email_suppression for each row when (new.reason = 'unsubscribed')
  execute function unsubscribed_to_figures();
create trigger email_suppression_moved_in_figures after update on email_suppression for each row
  when (new.reason = 'unsubscribed' and old.event_id is distinct from new.event_id) execute function unsubscribed_to_figures();
create trigger email_suppression_removed_from_figures after delete on email_suppression for each row when (old.reason = 'unsubscribed')
  execute function unsubscribed_to_figures();
