-- Recounts all rollups of an organisation when its zone has changed. Waiting changes are deleted in the statement that
-- counts the rows, so that both belong to one moment. A count of one hour is placed by a time in it: where clocks go
-- back by half an hour, the beginning of the second such hour is in the first.
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

-- Returns everything that the rows of an organisation add to rollups, for recounting.
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
