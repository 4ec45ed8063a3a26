-- Counts emails that bounced, and those reported as spam, by the time they were sent. A soft bounce can be a delay, so it
-- is not counted.
drop trigger email_added_to_figures on email;
drop trigger email_moved_in_figures on email;
drop trigger email_removed_from_figures on email;
drop function email_figures(text, text, timestamptz, timestamptz, timestamptz);

create function email_figures(kind text, status text, sent_at timestamptz, first_attempt_at timestamptz, created_at timestamptz, bounce text)
  returns table (kind text, part text, at timestamptz) language sql immutable as $$
  select * from (values ('email_' || status, kind, case status when 'sent' then coalesce(sent_at, created_at)
    when 'failed' then coalesce(first_attempt_at, created_at) end)) f (kind, part, at) where f.at is not null
  union all
  select case bounce when 'hard' then 'email_bounced' else 'email_complained' end, kind, coalesce(sent_at, created_at)
  where status = 'sent' and bounce in ('hard', 'complaint') $$;

create or replace function emails_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change select new.org_id, coalesce(new.event_id, 0), f.kind, f.part, f.at, 1
      from email_figures(new.kind, new.status, new.sent_at, new.first_attempt_at, new.created_at, new.bounce) f;
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change select old.org_id, coalesce(old.event_id, 0), f.kind, f.part, f.at, -1
      from email_figures(old.kind, old.status, old.sent_at, old.first_attempt_at, old.created_at, old.bounce) f;
  end if;
  return null;
end $$;

create trigger email_added_to_figures after insert on email for each row when (new.status in ('sent', 'failed'))
  execute function emails_to_figures();
create trigger email_moved_in_figures after update on email for each row
  when (old.status <> new.status or (new.status in ('sent', 'failed')
    and (old.sent_at, old.first_attempt_at, old.event_id, old.bounce) is distinct from (new.sent_at, new.first_attempt_at, new.event_id, new.bounce)))
  execute function emails_to_figures();
create trigger email_removed_from_figures after delete on email for each row when (old.status in ('sent', 'failed'))
  execute function emails_to_figures();

insert into figure_change
  select e.org_id, coalesce(e.event_id, 0), f.kind, f.part, f.at, 1 from email e,
    email_figures(e.kind, e.status, e.sent_at, e.first_attempt_at, e.created_at, e.bounce) f
  where e.bounce is not null and f.kind in ('email_bounced', 'email_complained');

create or replace function figure_source(org bigint) returns table (event_id bigint, kind text, part text, at timestamptz, n bigint)
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
    email_figures(e.kind, e.status, e.sent_at, e.first_attempt_at, e.created_at, e.bounce) f where e.org_id = org
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
