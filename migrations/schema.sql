-- The database as the migrations up to 0076_event_trace.sql leave it.
-- Written by `npm run schema`, applied by nobody. The queue makes its schema graphile_worker before them.

set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.account_to_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from contact where account_id = new.id and merged_into is null group by org_id, id / 1000;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.accounts_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into figure_change select org_id, 0, 'account_created', '', created_at, count(*) from is_now group by 1, 5;
  else
    insert into figure_change select org_id, 0, 'account_created', '', created_at, -count(*) from was group by 1, 5;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.attendee_figures(source text, created_at timestamp with time zone, cancelled_at timestamp with time zone, waitlisted_at timestamp with time zone, checked_in_at timestamp with time zone)
 RETURNS TABLE(kind text, part text, at timestamp with time zone)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values ('registered', source, created_at), ('cancelled', '', cancelled_at), ('waitlisted', '', waitlisted_at),
    ('attended', '', checked_in_at)) f (kind, part, at) where f.at is not null $function$;

CREATE OR REPLACE FUNCTION public.attendee_minutes(attendee bigint, now timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select (greatest(coalesce(sum(ms) filter (where session_id is null), 0), coalesce(sum(ms) filter (where session_id is not null), 0)) / 60000)::int
  from (
    select c.session_id, stay_ms(c.stayed_ms, c.left_at, coalesce(c.returned_at, c.checked_in_at),
      case when c.session_id is null then event_end(c.event_id) else (select s.end_time from session s where s.id = c.session_id) end, now) as ms
    from check_in c where c.attendee_id = attendee
  ) stays $function$;

CREATE OR REPLACE FUNCTION public.attendees_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.begin_certificate_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into certificate_log_head (org_id, position, hash) values (new.id, 0, decode(repeat('00', 32), 'hex'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into figure_zone (org_id, time_zone, known_as, server)
    values (new.id, new.time_zone, known_time_zone(new.time_zone), current_setting('server_version'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.bound_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from organisation where id = new.org_id for no key update;
  if (select count(*) from design_picture where org_id = new.org_id) >= 200
    and not exists (select 1 from design_picture where org_id = new.org_id and picture = new.picture) then
    raise exception 'organisation % has as many pictures as it can', new.org_id
      using errcode = '23514', constraint = 'design_picture_most';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.certificate_figures(tier text, issued_at timestamp with time zone, revoked_at timestamp with time zone, expires_at timestamp with time zone)
 RETURNS TABLE(kind text, part text, at timestamp with time zone)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values ('certificate_issued', coalesce(tier, ''), issued_at), ('certificate_revoked', coalesce(tier, ''), revoked_at),
    ('certificate_expires', coalesce(tier, ''), case when revoked_at is null then expires_at end)) f (kind, part, at)
  where f.at is not null $function$;

CREATE OR REPLACE FUNCTION public.certificate_first_uses_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, new.event_id, 'certificate_first_' || new.kind, '', new.quarter, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, old.event_id, 'certificate_first_' || old.kind, '', old.quarter, -1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.certificate_uses_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into figure_change values
      (old.org_id, old.event_id, 'certificate_' || old.kind, old.network, old.quarter, -old.n);
  elsif tg_op = 'INSERT' then
    insert into figure_change select org_id, event_id, 'certificate_' || kind, network, quarter, sum(n)
      from is_now group by 1, 2, 3, 4, 5;
  else
    insert into figure_change select org_id, event_id, 'certificate_' || kind, network, quarter, sum(n) from (
      select org_id, event_id, kind, network, quarter, n from is_now
      union all select org_id, event_id, kind, network, quarter, -n from was) c
      group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.certificates_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.check_ins_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.contact_figures(merged_into bigint, source text, created_at timestamp with time zone, last_activity_at timestamp with time zone, stage text, score integer)
 RETURNS TABLE(kind text, part text, at timestamp with time zone)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values ('contact_created', source, created_at), ('contact_active', '', last_activity_at),
    ('contact_stage', stage, '-infinity'), ('contact_score', (floor(score / 10.0) * 10)::integer::text, '-infinity')) f (kind, part, at)
  where merged_into is null and f.at is not null $function$;

CREATE OR REPLACE FUNCTION public.contact_keys_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from contact_key k using gone where k.contact_id = gone.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.contact_to_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into contact_match_due (org_id, contact_ids) values (new.org_id, array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.contacts_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.contacts_to_match()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into contact_match_due (org_id, contact_ids)
    select org_id, array_agg(id order by id) from added group by org_id, id / 1000;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.continue_txids()
 RETURNS void
 LANGUAGE sql
AS $function$
  update installation set txid_base = last - pg_current_xact_id()::text::bigint + 1
  from (select greatest((select max(txid) from domain_event), (select max(txid_to) from outbox_place)) as last) outbox
  where last >= txid_base + pg_current_xact_id()::text::bigint
$function$;

CREATE OR REPLACE FUNCTION public.continued_txid()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$ select pg_current_xact_id()::text::bigint + coalesce((select txid_base from installation), 0) $function$;

CREATE OR REPLACE FUNCTION public.count_attendance_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  of_types registration_type_tally[] := array(
    select row(c.registration_type_id, pg_backend_pid() % 8, sum(c.attendees), sum(c.taken), sum(c.waiting), sum(c.pending))::registration_type_tally from (
      select registration_type_id, 1 as attendees, (status in ('registered', 'offered'))::int as taken,
        (status = 'waitlisted')::int as waiting, (status = 'pending')::int as pending from is_now where registration_type_id is not null
      union all
      select registration_type_id, -1, -(status in ('registered', 'offered'))::int, -(status = 'waitlisted')::int,
        -(status = 'pending')::int from was where registration_type_id is not null) c
    group by c.registration_type_id
    having sum(c.attendees) <> 0 or sum(c.taken) <> 0 or sum(c.waiting) <> 0 or sum(c.pending) <> 0 order by c.registration_type_id);
begin
  insert into event_tally (event_id, shard, present, withdrawn, taken, waiting, pending)
    select event_id, pg_backend_pid() % 8, sum(c.present), sum(c.withdrawn), sum(c.taken), sum(c.waiting), sum(c.pending) from (
      select event_id, (checked_in_at is not null)::int as present, (checked_in_at is null and status <> 'registered')::int as withdrawn,
        (status in ('registered', 'offered'))::int as taken, (status = 'waitlisted')::int as waiting, (status = 'pending')::int as pending
        from is_now
      union all
      select event_id, -(checked_in_at is not null)::int, -(checked_in_at is null and status <> 'registered')::int,
        -(status in ('registered', 'offered'))::int, -(status = 'waitlisted')::int, -(status = 'pending')::int from was) c
    join event e on e.id = event_id
    group by event_id having sum(c.present) <> 0 or sum(c.withdrawn) <> 0 or sum(c.taken) <> 0 or sum(c.waiting) <> 0
      or sum(c.pending) <> 0 or of_types <> '{}' order by event_id
    on conflict (event_id, shard) do update
      set present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting,
        pending = event_tally.pending + excluded.pending;
  if of_types <> '{}' then
    insert into registration_type_tally select * from unnest(of_types)
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_contacts_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into contact_tally (org_id, shard, contacts)
    select org_id, pg_backend_pid() % 64, count(*) from added where merged_into is null group by org_id
    on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  insert into contact_tag (org_id, tag, contact_id)
    select distinct a.org_id, tag, a.id from added a, unnest(a.tags) tag where a.tags <> '{}' and a.merged_into is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_contacts_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Counts are deleted with their organisation.
  insert into contact_tally (org_id, shard, contacts)
    select r.org_id, pg_backend_pid() % 64, -count(*) from removed r join organisation o on o.id = r.org_id
    where r.merged_into is null group by r.org_id
    on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_deal_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_deals(old.org_id, old.stage, old.currency, -1, -old.amount);
  perform count_deals(new.org_id, new.stage, new.currency, 1, new.amount);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_deals(of_org bigint, of_stage text, of_currency text, more bigint, of_amount numeric)
 RETURNS void
 LANGUAGE sql
AS $function$
  -- Counts are deleted with their organisation.
  insert into deal_tally (org_id, shard, stage, currency, deals, amount)
    select id, pg_backend_pid() % 16, of_stage, of_currency, more, of_amount from organisation where id = of_org
    on conflict (org_id, shard, stage, currency) do update
      set deals = deal_tally.deals + excluded.deals, amount = deal_tally.amount + excluded.amount
$function$;

CREATE OR REPLACE FUNCTION public.count_deals_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_deals(org_id, stage, currency, count(*), sum(amount)) from added group by org_id, stage, currency
    order by org_id, stage, currency;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_deals_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform count_deals(org_id, stage, currency, -count(*), -sum(amount)) from removed group by org_id, stage, currency
    order by org_id, stage, currency;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_rows_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, withdrawn, taken, waiting, pending)
      select event_id, pg_backend_pid() % 8, count(*), count(*) filter (where status <> 'registered'),
        count(*) filter (where status in ('registered', 'offered')), count(*) filter (where status = 'waitlisted'),
        count(*) filter (where status = 'pending')
      from added group by event_id order by event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        withdrawn = event_tally.withdrawn + excluded.withdrawn, taken = event_tally.taken + excluded.taken,
        waiting = event_tally.waiting + excluded.waiting, pending = event_tally.pending + excluded.pending;
    insert into registration_type_tally (registration_type_id, shard, attendees, taken, waiting, pending)
      select registration_type_id, pg_backend_pid() % 8, count(*), count(*) filter (where status in ('registered', 'offered')),
        count(*) filter (where status = 'waitlisted'), count(*) filter (where status = 'pending')
      from added where registration_type_id is not null group by registration_type_id order by registration_type_id
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  else
    insert into event_tally (event_id, shard, certificates)
      select event_id, pg_backend_pid() % 8, count(*) from added group by event_id order by event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_rows_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees, present, withdrawn, taken, waiting, pending)
      select r.event_id, pg_backend_pid() % 8, -count(*), -count(r.checked_in_at),
        -count(*) filter (where r.checked_in_at is null and r.status <> 'registered'),
        -count(*) filter (where r.status in ('registered', 'offered')), -count(*) filter (where r.status = 'waitlisted'),
        -count(*) filter (where r.status = 'pending')
      from removed r join event e on e.id = r.event_id group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees,
        present = event_tally.present + excluded.present, withdrawn = event_tally.withdrawn + excluded.withdrawn,
        taken = event_tally.taken + excluded.taken, waiting = event_tally.waiting + excluded.waiting,
        pending = event_tally.pending + excluded.pending;
    insert into registration_type_tally (registration_type_id, shard, attendees, taken, waiting, pending)
      select r.registration_type_id, pg_backend_pid() % 8, -count(*), -count(*) filter (where r.status in ('registered', 'offered')),
        -count(*) filter (where r.status = 'waitlisted'), -count(*) filter (where r.status = 'pending')
      from removed r join event e on e.id = r.event_id where r.registration_type_id is not null
      group by r.registration_type_id order by r.registration_type_id
      on conflict (registration_type_id, shard) do update set attendees = registration_type_tally.attendees + excluded.attendees,
        taken = registration_type_tally.taken + excluded.taken, waiting = registration_type_tally.waiting + excluded.waiting,
        pending = registration_type_tally.pending + excluded.pending;
  else
    insert into event_tally (event_id, shard, certificates)
      select r.event_id, pg_backend_pid() % 8, -count(*) from removed r join event e on e.id = r.event_id
      group by r.event_id order by r.event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.day_after(day date, time_zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (day + 1)::timestamp at time zone known_time_zone(time_zone) $function$;

CREATE OR REPLACE FUNCTION public.day_begins(day date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (day::timestamp at time zone zone) - case when ((day::timestamp at time zone zone - interval '1 hour') at time zone zone)::date = day
    then interval '1 hour' else interval '0' end $function$;

CREATE OR REPLACE FUNCTION public.default_deal_stages(of_org bigint)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into deal_stage (org_id, key, label, kind, weight, position)
    select of_org, s.* from (values
      ('lead', 'Lead', 'open', 0.1, 1), ('qualified', 'Qualified', 'open', 0.25, 2),
      ('proposal', 'Proposal', 'open', 0.5, 3), ('negotiation', 'Negotiation', 'open', 0.75, 4),
      ('won', 'Won', 'won', 1, 5), ('lost', 'Lost', 'lost', 0, 6)) s
    where not exists (select from deal_stage where org_id = of_org)
    on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.deliver_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into webhook_delivery (org_id, event_id, endpoint_id, next_attempt_at, created_at)
  select e.org_id, e.id, w.id, e.occurred_at, e.occurred_at
  from happened e join webhook_endpoint w on w.org_id = e.org_id and w.active and (w.events = array['*'] or e.type = any(w.events))
    and (w.event_ids is null or e.event_id = any(w.event_ids))
  where e.audience = 'subscribers'
  for key share of w;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.email_figures(kind text, status text, sent_at timestamp with time zone, first_attempt_at timestamp with time zone, created_at timestamp with time zone, bounce text)
 RETURNS TABLE(kind text, part text, at timestamp with time zone)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select * from (values ('email_' || status, kind, case status when 'sent' then coalesce(sent_at, created_at)
    when 'failed' then coalesce(first_attempt_at, created_at) end)) f (kind, part, at) where f.at is not null
  union all
  select case bounce when 'hard' then 'email_bounced' else 'email_complained' end, kind, coalesce(sent_at, created_at)
  where status = 'sent' and bounce in ('hard', 'complaint') $function$;

CREATE OR REPLACE FUNCTION public.emails_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.event_dates_over(date timestamp with time zone, end_date timestamp with time zone, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (end_date IS NULL) THEN ((date_trunc('day'::text, (date AT TIME ZONE zone)) + '1 day'::interval) AT TIME ZONE zone) WHEN ((date_trunc('minute'::text, (date AT TIME ZONE zone)) = date_trunc('day'::text, (date AT TIME ZONE zone))) AND (date_trunc('minute'::text, (end_date AT TIME ZONE zone)) = date_trunc('day'::text, (end_date AT TIME ZONE zone)))) THEN ((date_trunc('day'::text, (end_date AT TIME ZONE zone)) + '1 day'::interval) AT TIME ZONE zone) ELSE end_date END;

CREATE OR REPLACE FUNCTION public.event_end(event_id bigint)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  last_end timestamptz;
  begins timestamptz;
  ends timestamptz;
  zone text;
begin
  select max(end_time) into last_end from session s where s.event_id = event_end.event_id;
  select event_date, event_end_date, event_timezone into begins, ends, zone from event where id = event_end.event_id;
  begin
    return event_over(begins, ends, zone, last_end);
  exception when invalid_parameter_value then
    return event_over(begins, ends, 'UTC', last_end);
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.event_over(date timestamp with time zone, end_date timestamp with time zone, zone text, last_end timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (end_date IS NULL) THEN COALESCE(last_end, event_dates_over(date, NULL::timestamp with time zone, zone)) ELSE GREATEST(last_end, event_dates_over(date, end_date, zone)) END;

CREATE OR REPLACE FUNCTION public.event_start(event_id bigint)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(e.event_date, (select min(s.start_time) from session s where s.event_id = e.id))
  from event e where e.id = event_start.event_id
$function$;

CREATE OR REPLACE FUNCTION public.event_times(date timestamp with time zone, end_date timestamp with time zone, zone text, first_start timestamp with time zone, last_end timestamp with time zone, OUT starts_at timestamp with time zone, OUT ends_at timestamp with time zone, OUT starts_on date, OUT ends_on date)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  starts_at := coalesce(date, first_start, 'infinity');
  ends_at := coalesce(greatest(event_dates_over(date, end_date, zone), last_end), 'infinity');
  starts_on := (starts_at at time zone zone)::date;
  ends_on := greatest(starts_on, ((ends_at - interval '1 microsecond') at time zone zone)::date);
exception when invalid_parameter_value then
  -- A zone that the program knows and the database does not.
  select t.* into starts_at, ends_at, starts_on, ends_on from event_times(date, end_date, 'UTC', first_start, last_end) t;
end $function$;

CREATE OR REPLACE FUNCTION public.figure_places(event bigint, kind text, part text, at timestamp with time zone, zone text)
 RETURNS TABLE(span text, event_id bigint, bucket timestamp with time zone, part text)
 LANGUAGE sql
 STABLE
AS $function$
  select s.span, e.event_id, date_trunc(s.span, at, zone), case when kind = 'checked_in' and e.event_id = 0 then '' else part end
  from (select 0 as event_id union select event) e,
    unnest(case when kind = 'checked_in' then '{hour,day,month}'::text[] else '{day,month}' end) s (span) $function$;

CREATE OR REPLACE FUNCTION public.figure_source(org bigint)
 RETURNS TABLE(event_id bigint, kind text, part text, at timestamp with time zone, n bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
  select u.event_id, 'certificate_first_' || u.kind, '', u.quarter, 1 from certificate_first_use u where u.org_id = org $function$;

CREATE OR REPLACE FUNCTION public.fold_figures(most integer)
 RETURNS bigint
 LANGUAGE sql
AS $function$
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
  select count(*) from taken $function$;

CREATE OR REPLACE FUNCTION public.follow_check_in_times()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform from session where id in (select session_id from changed) order by id for no key update;
  update session s set inside_count = inside_count + c.came
    from (select session_id, sum(n)::int as came from (
        select session_id, (left_at is null)::int as n from changed union all select session_id, -(left_at is null)::int from was
      ) both_times group by session_id) c
    where s.id = c.session_id and c.came <> 0;
  update attendee a set checked_in_at = (select min(checked_in_at) from check_in i where i.attendee_id = a.id)
    where a.id in (select attendee_id from changed);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_check_ins()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  perform from session where id in (select session_id from changed) order by id for no key update;
  update session s set checked_in_count = checked_in_count + case tg_op when 'INSERT' then n else -n end,
      inside_count = inside_count + case tg_op when 'INSERT' then inside else -inside end
    from (select session_id, count(*)::int as n, count(*) filter (where left_at is null)::int as inside
      from changed where session_id is not null group by session_id) c
    where s.id = c.session_id;
  perform from attendee where id in (select attendee_id from changed) order by id for no key update;
  update attendee a set checked_in_at = now_in.first, sessions_attended = now_in.sessions
    from (select c.attendee_id, min(i.checked_in_at) as first, count(i.session_id)::int as sessions
      from (select distinct attendee_id from changed) c left join check_in i using (attendee_id) group by c.attendee_id) now_in
    where a.id = now_in.attendee_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_status_with_signups()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.forget_waiting_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update contact_text_batch b set texts = array(
      select case when each.id in (select id from removed) then null else text end
      from unnest(b.contact_ids, b.texts) with ordinality as each (id, text, nth) order by nth)
    where b.org_id in (select org_id from removed) and exists (select from removed where removed.id = any (b.contact_ids));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.free_session_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from removed r join event e on e.id = r.event_id) then return null; end if;
  update attendee set updated_at = updated_at where id in (select attendee_id from removed);
  perform from session_signup_count where session_id in (select session_id from removed where holds)
    order by session_id for no key update;
  update session_signup_count c set signed_up = c.signed_up - n.people
    from (select session_id, count(*)::int as people from removed where holds group by session_id) n
    where c.session_id = n.session_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.judge_signup()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.keep_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.role <> 'owner' or tg_op = 'UPDATE' and new.role = 'owner' then return null; end if;
  perform 1 from organisation where id = old.org_id for no key update;
  if found and not exists (select 1 from membership where org_id = old.org_id and role = 'owner') then
    raise exception 'organisation % would have no owner', old.org_id using errcode = '23514', constraint = 'membership_owner';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.known_time_zone(name text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  perform now() at time zone name;
  return name;
exception when invalid_parameter_value then
  return 'UTC';
end $function$;

CREATE OR REPLACE FUNCTION public.list_contact_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.merged_into is null) <> (new.merged_into is null) then
    insert into contact_tally (org_id, shard, contacts)
      values (new.org_id, pg_backend_pid() % 64, case when new.merged_into is null then 1 else -1 end)
      on conflict (org_id, shard) do update set contacts = contact_tally.contacts + excluded.contacts;
  end if;
  delete from contact_tag where contact_id = new.id;
  if new.merged_into is null then
    insert into contact_tag (org_id, tag, contact_id) select distinct new.org_id, tag, new.id from unnest(new.tags) tag;
  else
    delete from contact_text where id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.list_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform write_listings(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.list_event_of_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from event where id = new.event_id for no key update;
  perform write_listings(array[new.event_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.list_event_of_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
begin
  select array_agg(e.id) into ids from (
    select id from event where id in (select event_id from changed) order by id for no key update) e;
  if ids is not null then perform write_listings(ids); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.listing_gram(run text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((hashtextextended(run, (0)::bigint) & (1073741823)::bigint))::integer;

CREATE OR REPLACE FUNCTION public.listing_grams(folded text)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  return array(
    select distinct (hashtextextended(substr(word, first, size), 0) & 1073741823)::integer
    from unnest(string_to_array(translate(folded, chr(10), ' '), ' ')) word,
      generate_series(1, length(word)) first, generate_series(1, least(4, length(word) - first + 1)) size);
end $function$;

CREATE OR REPLACE FUNCTION public.listing_of(asked bigint)
 RETURNS TABLE(id bigint, org_id bigint, event_type text, folded text, folded_place text, starts_at timestamp with time zone, ends_at timestamp with time zone, starts_on date, ends_on date, span smallint, opens_at timestamp with time zone, capacity integer, changed_at timestamp with time zone, closes_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.local_day(at timestamp with time zone, time_zone text)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select (at at time zone known_time_zone(time_zone))::date $function$;

CREATE OR REPLACE FUNCTION public.make_searchable(searched regclass, list name, folded name)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  base name := (select relname from pg_class where oid = searched);
begin
  -- Runs of four characters. A search goes through the rows written since the last merge one by one; merge-runs.ts merges
  -- every second, so that hardly any writer has to. Estimates of runs are never used.
  execute format('create index %I on %s using gin (search_grams(%I, %I)) with (gin_pending_list_limit = 4096)',
    base || '_search', searched, list, folded);
  execute format('alter index %I alter column 1 set statistics 0', base || '_search');
  -- All texts in the order of the list. An entry has to be below 2,704 bytes; the few longer texts are read from the table.
  execute format('create index %I on %s (%I, id) include (%I) where octet_length(%4$I) <= 2000',
    base || '_texts', searched, list, folded);
  execute format('create index %I on %s (%I, id) where octet_length(%I) > 2000', base || '_long_texts', searched, list, folded);
end $function$;

CREATE OR REPLACE FUNCTION public.move_expiry_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update expiry_notice n set due_at = c.expires_at - new.expiry_notice_days * interval '24 hours'
    from certificate c where c.event_id = new.id and n.certificate_id = c.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.next_depth(depth integer, direction text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE direction WHEN 'late'::text THEN 0 WHEN 'undo'::text THEN GREATEST((depth - 1), 0) WHEN 'in'::text THEN (depth + (((depth % 2) = 0))::integer) ELSE (depth + (depth % 2)) END;

CREATE OR REPLACE FUNCTION public.note_attendees_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into attendee_gone (attendee_id, org_id, event_id)
    select r.id, r.org_id, r.event_id from removed r join event e on e.id = r.event_id order by r.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.cancelled_at := case when new.status = 'cancelled' then new.updated_at end;
  new.declined_at := case when new.status = 'cancelled' then new.declined_at end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_event_of_unsubscribing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select id into new.event_id from event where id = (select event_id from email where id = new.email_id) for key share;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.note_restore(backup_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$ update installation set restored_from = backup_at $function$;

CREATE OR REPLACE FUNCTION public.random_handle()
 RETURNS text
 LANGUAGE sql
AS $function$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(bytes, n) & 31) + 1, 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest('{0,1,2,3,4,5,9,10}'::int[]) n
$function$;

CREATE OR REPLACE FUNCTION public.recount_figures(org bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the issuance log is append-only';
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_new_handle()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The handle of an organisation is part of credentials that were issued, and cannot change.';
end
$function$;

CREATE OR REPLACE FUNCTION public.refuse_other_did_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'A version of a DID document was published, and cannot change.';
end
$function$;

CREATE OR REPLACE FUNCTION public.scans_of(scan_key text, checked_in_at timestamp with time zone, turns jsonb)
 RETURNS TABLE(key text, direction text, scanned_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select scan_key, 'in', checked_in_at
  union all
  select t.turn ->> 0, case when t.nth % 2 = 1 then 'out' else 'in' end, (t.turn ->> 1)::timestamptz
  from jsonb_array_elements(turns) with ordinality as t (turn, nth) $function$;

CREATE OR REPLACE FUNCTION public.search_grams(list bigint, folded text)
 RETURNS integer[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  grams integer[] := '{}';
  part text;
  runs integer := length(folded) - 3;
begin
  for eight in 0 .. (runs - 1) / 8 loop
    part := substr(folded, eight * 8 + 1, 11);
    grams := grams || array[
      (hashtextextended(substr(part, 1, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 2, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 3, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 4, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 5, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 6, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 7, 4), list) & 1048575)::integer,
      (hashtextextended(substr(part, 8, 4), list) & 1048575)::integer];
  end loop;
  return grams[1:runs];
end $function$;

CREATE OR REPLACE FUNCTION public.settle_removed_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.credits_held > 0 then
    update credit_balance set balance = balance + old.credits_held, held = held - old.credits_held where org_id = old.org_id;
    insert into credit_entry (org_id, kind, amount, held_amount, bulk_job_id, note, created_at)
      values (old.org_id, 'release', old.credits_held, -old.credits_held, old.id, 'the event was deleted', now());
  end if;
  if old.zip_key is not null then
    perform graphile_worker.add_job('sweep-blob', json_build_object('key', old.zip_key), job_key => 'sweep-blob ' || old.zip_key);
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION public.settled_txid()
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + coalesce((select txid_base from installation), 0) $function$;

CREATE OR REPLACE FUNCTION public.shown_speaker(id bigint, written text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(written, (select string_agg(p.name, ', ' order by l.position) from session_speaker l
    join speaker p on p.org_id = l.org_id and p.id = l.speaker_id where l.session_id = shown_speaker.id)) $function$;

CREATE OR REPLACE FUNCTION public.snapshot_end(OUT txid_to bigint, OUT open_to bigint[])
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select pg_snapshot_xmax(now)::text::bigint + base, array(select open::text::bigint + base from pg_snapshot_xip(now) open)
  from (select pg_current_snapshot() as now, coalesce((select txid_base from installation), 0) as base) counted
$function$;

CREATE OR REPLACE FUNCTION public.stay_ms(stayed_ms bigint, left_at timestamp with time zone, since timestamp with time zone, ends timestamp with time zone, now timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (stayed_ms + CASE WHEN ((left_at IS NOT NULL) OR (ends IS NULL) OR (ends = 'infinity'::timestamp with time zone)) THEN (0)::bigint ELSE GREATEST((0)::bigint, (floor((EXTRACT(epoch FROM (LEAST(ends, now) - since)) * (1000)::numeric)))::bigint) END);

CREATE OR REPLACE FUNCTION public.suppression_keys(org bigint, address_key text)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[address_key, 'erased-' || encode(sha256(secret || convert_to(org || ' ' || address_key, 'UTF8')), 'hex')]
  from installation
$function$;

CREATE OR REPLACE FUNCTION public.survey_figures(answers jsonb, submitted_at timestamp with time zone)
 RETURNS TABLE(kind text, part text, at timestamp with time zone)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select 'survey_answered', '', submitted_at
  union all
  select 'survey_score', (a ->> 'answer') || ' ' || (a ->> 'question_id'), submitted_at
  from jsonb_array_elements(answers) a where a ->> 'type' = 'rating' $function$;

CREATE OR REPLACE FUNCTION public.survey_responses_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.switch_signup()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.take_session_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.take_stage_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform default_deal_stages(new.org_id);
  new.stage_kind := coalesce((select kind from deal_stage where org_id = new.org_id and key = new.stage), 'open');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.unsubscribed_to_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, coalesce(new.event_id, 0), 'email_unsubscribed', '', new.created_at, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, coalesce(old.event_id, 0), 'email_unsubscribed', '', old.created_at, -1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.with_status_bits(bits bytea, indices integer[], value integer)
 RETURNS bytea
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  nth int;
begin
  foreach nth in array indices loop
    bits := set_bit(bits, nth # 7, value);
  end loop;
  return bits;
end
$function$;

CREATE OR REPLACE FUNCTION public.write_listings(event_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from listing where id = any(event_ids) and not exists (select from event e where e.id = listing.id and e.visibility = 'public');
  insert into listing select l.* from unnest(event_ids) as asked (id) cross join lateral listing_of(asked.id) l order by l.id
  on conflict (id) do update
    set (event_type, folded, folded_place, starts_at, ends_at, starts_on, ends_on, span, opens_at, capacity, changed_at, closes_at) = (
      excluded.event_type, excluded.folded, excluded.folded_place, excluded.starts_at, excluded.ends_at, excluded.starts_on,
      excluded.ends_on, excluded.span, excluded.opens_at, excluded.capacity, excluded.changed_at,
      excluded.closes_at);
end $function$;

create aggregate door_depth(text) (sfunc = next_depth, stype = integer, initcond = '0');

create table account (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  folded_name text not null,
  domain text,
  industry text,
  website text,
  phone text,
  notes text not null default ''::text,
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_org_id_id_key UNIQUE (org_id, id),
  constraint account_domain_check CHECK (domain <> ''::text),
  constraint account_name_check CHECK (name <> ''::text)
);

create table api_key (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null,
  active boolean not null default true,
  expires_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_org_id_id_key UNIQUE (org_id, id),
  constraint api_key_key_hash_check CHECK (length(key_hash) = 32)
);

create table attendee (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  first_name text not null,
  last_name text not null default ''::text,
  email text not null,
  email_key text not null,
  status text not null default 'registered'::text,
  source text not null,
  checked_in_at timestamptz,
  sessions_attended integer not null default 0,
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ticket_no integer not null default 1,
  language text,
  tags text[] not null default '{}'::text[],
  answers jsonb not null default '{}'::jsonb,
  waitlisted_at timestamptz,
  offered_until timestamptz,
  link_no integer not null default 1,
  cancelled_at timestamptz,
  certificate_values jsonb not null default '{}'::jsonb,
  registration_type_id bigint,
  offers_lapsed integer not null default 0,
  offers_declined integer not null default 0,
  offer_ended_at timestamptz,
  offers_held boolean not null default false,
  declined_at timestamptz,
  registered_by bigint,
  constraint attendee_pkey PRIMARY KEY (id),
  constraint attendee_email_key UNIQUE (event_id, email_key),
  constraint attendee_org_id_id_key UNIQUE (org_id, id),
  constraint attendee_certificate_values_check CHECK (jsonb_typeof(certificate_values) = 'object'::text),
  constraint attendee_check CHECK (registered_by <> id),
  constraint attendee_sessions_attended_check CHECK (sessions_attended >= 0),
  constraint attendee_source_check CHECK (source = ANY ('{api,panel,import,registration,form,door}'::text[])),
  constraint attendee_status_check CHECK (
CASE status
    WHEN 'cancelled'::text THEN true
    WHEN 'registered'::text THEN declined_at IS NULL
    WHEN 'pending'::text THEN declined_at IS NULL
    WHEN 'waitlisted'::text THEN waitlisted_at IS NOT NULL AND declined_at IS NULL
    WHEN 'offered'::text THEN offered_until IS NOT NULL AND declined_at IS NULL
    ELSE false
END),
  constraint attendee_ticket_no_check CHECK (ticket_no >= 1 AND ticket_no <= 255)
) with (fillfactor=90);

create table attendee_gone (
  attendee_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  constraint attendee_gone_pkey PRIMARY KEY (attendee_id)
);

create table attendee_import (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  created_count integer not null,
  updated_count integer not null,
  skipped_count integer not null,
  checked_in_count integer not null,
  failed_count integer not null,
  header text,
  created_at timestamptz not null,
  constraint attendee_import_pkey PRIMARY KEY (id),
  constraint attendee_import_org_id_id_key UNIQUE (org_id, id),
  constraint attendee_import_check CHECK ((header IS NOT NULL) = (failed_count > 0)),
  constraint attendee_import_checked_in_count_check CHECK (checked_in_count >= 0),
  constraint attendee_import_created_count_check CHECK (created_count >= 0),
  constraint attendee_import_failed_count_check CHECK (failed_count >= 0),
  constraint attendee_import_skipped_count_check CHECK (skipped_count >= 0),
  constraint attendee_import_updated_count_check CHECK (updated_count >= 0)
);

create table attendee_import_failed_row (
  id bigint generated always as identity,
  org_id bigint not null,
  import_id bigint not null,
  line text not null,
  constraint attendee_import_failed_row_pkey PRIMARY KEY (id),
  constraint attendee_import_failed_row_org_id_id_key UNIQUE (org_id, id)
);

create table audit_entry (
  id bigint generated always as identity,
  org_id bigint not null,
  actor_kind text,
  actor text,
  action text not null,
  subject_type text not null,
  subject_id bigint not null,
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamptz not null,
  via text,
  constraint audit_entry_pkey PRIMARY KEY (id),
  constraint audit_entry_actor CHECK (actor_kind IS NOT NULL OR actor IS NOT NULL AND actor ~ '^(cli|(api_key|person|client|door_device):[0-9]+|(visitor|job):.+)$'::text)
);

create table automation_action (
  rule_id bigint not null,
  id integer not null,
  org_id bigint not null,
  position smallint not null,
  type text not null,
  delay_hours integer not null,
  added_at timestamptz not null,
  template_id bigint,
  badge_template_id bigint,
  endpoint_id bigint,
  tag text,
  constraint automation_action_pkey PRIMARY KEY (rule_id, id),
  constraint automation_action_delay_hours_check CHECK (delay_hours >= 0 AND delay_hours <= 8760),
  constraint automation_action_id_check CHECK (id > 0),
  constraint automation_action_tag_check CHECK (tag <> ''::text),
  constraint automation_action_target CHECK (
CASE type
    WHEN 'send_email'::text THEN template_id IS NOT NULL AND num_nonnulls(badge_template_id, endpoint_id, tag) = 0
    WHEN 'award_badge'::text THEN badge_template_id IS NOT NULL AND num_nonnulls(template_id, endpoint_id, tag) = 0
    WHEN 'send_webhook'::text THEN endpoint_id IS NOT NULL AND num_nonnulls(template_id, badge_template_id, tag) = 0
    WHEN 'add_crm_tag'::text THEN tag IS NOT NULL AND num_nonnulls(template_id, badge_template_id, endpoint_id) = 0
    WHEN 'issue_certificate'::text THEN num_nonnulls(template_id, badge_template_id, endpoint_id, tag) = 0
    ELSE false
END)
);

create table automation_rule (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint,
  name text not null,
  trigger text not null,
  enabled boolean not null,
  enabled_at timestamptz not null,
  fired_at timestamptz,
  last_action integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trigger_hours integer,
  session_id bigint,
  form_id bigint,
  conditions jsonb not null default '[]'::jsonb,
  organisation_rule_id bigint,
  switched_off boolean not null default false,
  constraint automation_rule_pkey PRIMARY KEY (id),
  constraint automation_rule_org_id_id_key UNIQUE (org_id, id),
  constraint automation_rule_conditions_check CHECK (jsonb_typeof(conditions) = 'array'::text),
  constraint automation_rule_copies_are_of_events CHECK (organisation_rule_id IS NULL OR event_id IS NOT NULL),
  constraint automation_rule_name_check CHECK (name <> ''::text),
  constraint automation_rule_switched_off CHECK (NOT switched_off OR organisation_rule_id IS NOT NULL AND NOT enabled),
  constraint automation_rule_trigger_check CHECK (trigger = ANY ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,before_event,after_event,before_session,registered,waitlisted,cancelled,survey_answered,form_submitted,certificate_expiring}'::text[])),
  constraint automation_rule_trigger_hours_check CHECK (trigger_hours >= 0 AND trigger_hours <= 8760)
);

create table automation_run (
  id bigint generated always as identity,
  org_id bigint not null,
  rule_id bigint not null,
  action_id integer not null,
  type text not null,
  subject_type text not null,
  subject_id bigint not null,
  occurred_at timestamptz not null,
  due_at timestamptz not null,
  wake_at timestamptz,
  faults smallint not null default 0,
  status text not null default 'waiting'::text,
  reason text,
  email_id bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  occasion bigint not null default 0,
  constraint automation_run_pkey PRIMARY KEY (id),
  constraint automation_run_once UNIQUE (rule_id, action_id, subject_type, subject_id, occasion),
  constraint automation_run_check CHECK ((status = 'waiting'::text) = (wake_at IS NOT NULL)),
  constraint automation_run_check1 CHECK (status <> 'queued'::text OR email_id IS NOT NULL),
  constraint automation_run_check2 CHECK ((status = ANY ('{failed,skipped,cancelled}'::text[])) = (reason IS NOT NULL)),
  constraint automation_run_status_check CHECK (status = ANY ('{waiting,queued,done,failed,skipped,cancelled}'::text[])),
  constraint automation_run_subject_type_check CHECK (subject_type = ANY ('{attendee,certificate,badge_award,training_completion,training_assignment,form_submission}'::text[]))
);

create table automation_session_fired (
  org_id bigint not null,
  rule_id bigint not null,
  session_id bigint not null,
  fired_at timestamptz not null,
  constraint automation_session_fired_pkey PRIMARY KEY (rule_id, session_id)
);

create table badge_award (
  id bigint generated always as identity,
  org_id bigint not null,
  template_id bigint not null,
  public_id uuid not null,
  email text not null,
  email_key text not null,
  recipient_name text not null,
  attendee_id bigint,
  event_id bigint,
  source text not null,
  criteria jsonb not null default '[]'::jsonb,
  awarded_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revocation_reason text,
  template_version integer not null,
  expires_at timestamptz(3),
  evidence jsonb not null default '[]'::jsonb,
  superseded_by bigint,
  issuer_name text,
  signing_key_id bigint,
  signature bytea,
  signed_at timestamptz(3),
  credential_version smallint,
  constraint badge_award_pkey PRIMARY KEY (id),
  constraint badge_award_org_id_id_key UNIQUE (org_id, id),
  constraint badge_award_public_id_key UNIQUE (public_id),
  constraint badge_award_criteria_check CHECK (jsonb_typeof(criteria) = 'array'::text),
  constraint badge_award_email_check CHECK (email <> ''::text),
  constraint badge_award_email_key_check CHECK (email_key <> ''::text),
  constraint badge_award_evidence_check CHECK (jsonb_typeof(evidence) = 'array'::text),
  constraint badge_award_issuer_name_check CHECK (issuer_name <> ''::text),
  constraint badge_award_reason CHECK (revoked_at IS NOT NULL OR revocation_reason IS NULL),
  constraint badge_award_recipient_name_check CHECK (recipient_name <> ''::text),
  constraint badge_award_signature_check CHECK (length(signature) = 64),
  constraint badge_award_signed CHECK ((num_nulls(signing_key_id, signature, signed_at, credential_version) = ANY (ARRAY[0, 4])) AND (signature IS NULL OR issuer_name IS NOT NULL)),
  constraint badge_award_source_check CHECK (source = ANY ('{rule,hand,automation,correction}'::text[])),
  constraint badge_award_superseded CHECK (superseded_by <> id AND (revoked_at IS NOT NULL OR expires_at IS NOT NULL OR superseded_by IS NULL))
);

create table badge_template (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  description text not null default ''::text,
  criteria jsonb not null default '[]'::jsonb,
  image_key text,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  validity_days integer,
  validity_months integer,
  constraint badge_template_pkey PRIMARY KEY (id),
  constraint badge_template_org_id_id_key UNIQUE (org_id, id),
  constraint badge_template_criteria_check CHECK (jsonb_typeof(criteria) = 'array'::text),
  constraint badge_template_name_check CHECK (name <> ''::text),
  constraint badge_template_one_validity CHECK (num_nonnulls(validity_days, validity_months) <= 1),
  constraint badge_template_validity_days_check CHECK (validity_days >= 1 AND validity_days <= 36500),
  constraint badge_template_validity_months_check CHECK (validity_months >= 1 AND validity_months <= 1200),
  constraint badge_template_version_check CHECK (version >= 1)
);

create table badge_template_version (
  org_id bigint not null,
  template_id bigint not null,
  version integer not null,
  name text not null,
  description text not null,
  criteria jsonb not null,
  image_key text,
  created_at timestamptz not null,
  constraint badge_template_version_pkey PRIMARY KEY (template_id, version),
  constraint badge_template_version_criteria_check CHECK (jsonb_typeof(criteria) = 'array'::text),
  constraint badge_template_version_name_check CHECK (name <> ''::text),
  constraint badge_template_version_version_check CHECK (version >= 1)
);

create table bulk_job (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  status text not null,
  file_name text not null,
  names text[] not null,
  source_rows integer[] not null,
  total_count integer not null,
  processed_count integer not null default 0,
  credits_held integer not null,
  credits_charged integer not null default 0,
  warnings text[] not null default '{}'::text[],
  error text,
  claims integer not null default 0,
  claim_token uuid,
  zip_key text,
  zip_bytes bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  emails text[],
  sheet text,
  header_row integer,
  name_column text,
  mapping jsonb,
  kind text not null default 'attendee'::text,
  certificate_values jsonb,
  constraint bulk_job_pkey PRIMARY KEY (id),
  constraint bulk_job_org_id_id_key UNIQUE (org_id, id),
  constraint bulk_job_certificate_values_check CHECK (jsonb_typeof(certificate_values) = 'array'::text),
  constraint bulk_job_check CHECK (processed_count >= 0 AND processed_count <= total_count),
  constraint bulk_job_check1 CHECK (cardinality(names) = total_count AND cardinality(source_rows) = total_count),
  constraint bulk_job_check2 CHECK ((status = 'completed'::text) = (zip_key IS NOT NULL)),
  constraint bulk_job_check3 CHECK ((status = ANY (ARRAY['completed'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL)),
  constraint bulk_job_check4 CHECK (credits_held =
CASE
    WHEN finished_at IS NULL THEN total_count
    ELSE 0
END),
  constraint bulk_job_check5 CHECK (credits_charged =
CASE
    WHEN status = 'completed'::text THEN total_count
    ELSE 0
END),
  constraint bulk_job_credits_charged_check CHECK (credits_charged >= 0),
  constraint bulk_job_credits_held_check CHECK (credits_held >= 0),
  constraint bulk_job_emails_beside_names CHECK (cardinality(emails) = cardinality(names)),
  constraint bulk_job_header_row_check CHECK (header_row > 0),
  constraint bulk_job_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,39}$'::text),
  constraint bulk_job_mapping_check CHECK (jsonb_typeof(mapping) = 'object'::text),
  constraint bulk_job_status_check CHECK (status = ANY (ARRAY['pending'::text, 'processing'::text, 'completed'::text, 'failed'::text, 'cancelled'::text])),
  constraint bulk_job_total_count_check CHECK (total_count >= 1 AND total_count <= 1000),
  constraint bulk_job_values_beside_names CHECK (jsonb_array_length(certificate_values) = total_count)
);

create table certificate (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint,
  issued_to bigint,
  bulk_job_id bigint,
  public_id uuid not null,
  verification_code text not null,
  status text not null default 'active'::text,
  attendee_name text not null,
  attendee_email text,
  event_name text not null,
  event_date timestamptz(3),
  event_timezone text not null,
  issuer_name text not null,
  tier text,
  design_version_id bigint not null,
  issued_at timestamptz(3) not null,
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  revocation_reason text,
  superseded_by bigint,
  salt bytea not null,
  folded text not null,
  kind text not null default 'attendee'::text,
  certificate_values jsonb,
  recipient_key text,
  in_search boolean not null default false,
  event_type text,
  signing_key_id bigint,
  signature bytea,
  signed_at timestamptz(3),
  credential_version smallint,
  constraint certificate_pkey PRIMARY KEY (id),
  constraint certificate_org_id_id_key UNIQUE (org_id, id),
  constraint certificate_public_id_key UNIQUE (public_id),
  constraint certificate_verification_code_key UNIQUE (verification_code),
  constraint certificate_certificate_values_check CHECK (jsonb_typeof(certificate_values) = 'array'::text AND certificate_values <> '[]'::jsonb),
  constraint certificate_check CHECK ((status = 'revoked'::text) = (revoked_at IS NOT NULL)),
  constraint certificate_check1 CHECK (superseded_by IS NULL OR status = 'revoked'::text),
  constraint certificate_check2 CHECK (attendee_id IS NULL OR attendee_id = issued_to),
  constraint certificate_check3 CHECK (recipient_key IS NULL OR issued_to IS NULL),
  constraint certificate_signature_check CHECK (length(signature) = 64),
  constraint certificate_signed CHECK ((num_nulls(signing_key_id, signature, signed_at, credential_version) = ANY (ARRAY[0, 4])) AND (signature IS NULL OR event_type IS NOT NULL)),
  constraint certificate_status_check CHECK (status = ANY ('{active,expired,revoked}'::text[])),
  constraint certificate_verification_code_check CHECK (verification_code ~ '^[0-9A-HJKMNP-TV-Z]{13}$'::text)
);

create table certificate_first_use (
  org_id bigint not null,
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null,
  quarter timestamptz not null,
  constraint certificate_first_use_pkey PRIMARY KEY (org_id, certificate_id, kind),
  constraint certificate_first_use_kind_check CHECK (kind = ANY (ARRAY['verified'::text, 'shared'::text]))
);

create table certificate_kind (
  org_id bigint not null,
  event_id bigint not null,
  kind text not null,
  position integer not null,
  label text not null,
  template_id bigint,
  certificate_validity_days integer,
  certificate_validity_months integer,
  certificate_validity_years integer,
  certificate_valid_until timestamptz(3),
  certificate_values jsonb not null default '[]'::jsonb,
  constraint certificate_kind_pkey PRIMARY KEY (event_id, kind),
  constraint certificate_kind_certificate_validity_days_check CHECK (certificate_validity_days >= 1),
  constraint certificate_kind_certificate_validity_months_check CHECK (certificate_validity_months >= 1 AND certificate_validity_months <= 1200),
  constraint certificate_kind_certificate_validity_years_check CHECK (certificate_validity_years >= 1 AND certificate_validity_years <= 100),
  constraint certificate_kind_certificate_values_check CHECK (jsonb_typeof(certificate_values) = 'array'::text),
  constraint certificate_kind_check CHECK (num_nonnulls(certificate_validity_days, certificate_validity_months, certificate_validity_years, certificate_valid_until) <= 1),
  constraint certificate_kind_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,39}$'::text AND kind <> 'attendee'::text)
);

create table certificate_log (
  org_id bigint not null,
  position bigint,
  action text not null,
  public_id uuid not null,
  record_hash bytea not null,
  at timestamptz(3) not null,
  previous_hash bytea,
  hash bytea,
  id bigint generated always as identity,
  document_hash bytea,
  constraint certificate_log_pkey PRIMARY KEY (id),
  constraint certificate_log_position_key UNIQUE (org_id, "position"),
  constraint certificate_log_action_check CHECK (action = ANY ('{issued,revoked,redacted,signed}'::text[])),
  constraint certificate_log_check CHECK (num_nulls("position", previous_hash, hash) = ANY (ARRAY[0, 3])),
  constraint certificate_log_document_hash_check CHECK (length(document_hash) = 32),
  constraint certificate_log_hash_check CHECK (length(hash) = 32),
  constraint certificate_log_position_check CHECK ("position" >= 1),
  constraint certificate_log_previous_hash_check CHECK (length(previous_hash) = 32),
  constraint certificate_log_record_hash_check CHECK (length(record_hash) = 32)
);

create table certificate_log_head (
  org_id bigint not null,
  position bigint not null,
  hash bytea not null,
  tree_size bigint not null default 0,
  edge bytea not null default '\x'::bytea,
  constraint certificate_log_head_pkey PRIMARY KEY (org_id),
  constraint certificate_log_head_tree CHECK (tree_size >= 0 AND tree_size <= "position" AND length(edge) = (32 * bit_count(tree_size::bit(64))))
);

create table certificate_log_tile (
  org_id bigint not null,
  level smallint not null,
  tile bigint not null,
  hash bytea not null,
  constraint certificate_log_tile_pkey PRIMARY KEY (org_id, level, tile),
  constraint certificate_log_tile_hash_check CHECK (length(hash) = 32),
  constraint certificate_log_tile_level_check CHECK (level >= 0 AND level <= 4),
  constraint certificate_log_tile_tile_check CHECK (tile >= 0)
);

create table certificate_log_witness (
  org_id bigint not null,
  witness text not null,
  size bigint not null,
  root bytea not null,
  cosignature text not null,
  at timestamptz(3) not null,
  constraint certificate_log_witness_pkey PRIMARY KEY (org_id, witness),
  constraint certificate_log_witness_root_check CHECK (length(root) = 32),
  constraint certificate_log_witness_size_check CHECK (size >= 0)
);

create table certificate_mail (
  org_id bigint not null,
  certificate_id bigint not null,
  kind text not null,
  constraint certificate_mail_pkey PRIMARY KEY (certificate_id, kind),
  constraint certificate_mail_kind_check CHECK (kind = ANY (ARRAY['certificate'::text, 'certificate_expiring'::text]))
);

create table certificate_use (
  org_id bigint not null,
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null,
  network text not null,
  quarter timestamptz not null,
  n bigint not null,
  constraint certificate_use_pkey PRIMARY KEY (org_id, certificate_id, kind, network, quarter),
  constraint certificate_use_check CHECK ((network <> ''::text) = (kind = ANY (ARRAY['shared'::text, 'shared_by_robot'::text]))),
  constraint certificate_use_kind_check CHECK (kind = ANY (ARRAY['verified'::text, 'verified_by_robot'::text, 'downloaded'::text, 'downloaded_by_robot'::text, 'shared'::text, 'shared_by_robot'::text])),
  constraint certificate_use_n_check CHECK (n > 0),
  constraint certificate_use_quarter_check CHECK ((EXTRACT(epoch FROM quarter) % 900::numeric) = 0::numeric)
) with (fillfactor=80);

create table certificate_view (
  org_id bigint not null,
  certificate_id bigint not null,
  day date not null,
  constraint certificate_view_pkey PRIMARY KEY (certificate_id)
);

create table check_in (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  session_id bigint,
  attendee_id bigint not null,
  checked_in_at timestamptz not null,
  scan_key text not null,
  left_at timestamptz,
  returned_at timestamptz,
  stayed_ms bigint not null default 0,
  turns jsonb not null default '[]'::jsonb,
  constraint check_in_pkey PRIMARY KEY (id),
  constraint check_in_once UNIQUE NULLS NOT DISTINCT (attendee_id, session_id),
  constraint check_in_stayed_ms_check CHECK (stayed_ms >= 0),
  constraint check_in_stays CHECK (((jsonb_array_length(turns) % 2) = 1) = (left_at IS NOT NULL) AND (jsonb_array_length(turns) > 1) = (returned_at IS NOT NULL))
);

create table contact (
  id bigint generated always as identity,
  org_id bigint not null,
  merged_into bigint,
  account_id bigint,
  email text,
  email_key text,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  phone text,
  title text,
  owner text,
  tags text[] not null default '{}'::text[],
  lifecycle_stage text not null default 'lead'::text,
  properties jsonb not null default '{}'::jsonb,
  source text not null,
  lead_score integer not null default 0,
  score_reasons jsonb not null default '[]'::jsonb,
  score_due boolean not null default true,
  last_activity_at timestamptz(3),
  folded text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  import_id bigint,
  import_row integer,
  import_entry_id bigint,
  email_consent text not null default 'unknown'::text,
  email_consent_at timestamptz(3),
  constraint contact_pkey PRIMARY KEY (id),
  constraint contact_email_key UNIQUE (org_id, email_key),
  constraint contact_org_id_id_key UNIQUE (org_id, id),
  constraint contact_check CHECK ((email_key IS NULL) = (email IS NULL)),
  constraint contact_email_check CHECK (email <> ''::text),
  constraint contact_email_consent_check CHECK (email_consent = ANY ('{unknown,granted,denied}'::text[])),
  constraint contact_import_is_whole CHECK (num_nonnulls(import_id, import_row, import_entry_id) = ANY (ARRAY[0, 3])),
  constraint contact_is_somebody CHECK (merged_into IS NOT NULL OR email IS NOT NULL OR phone IS NOT NULL OR first_name <> ''::text OR last_name <> ''::text),
  constraint contact_lifecycle_stage_check CHECK (lifecycle_stage = ANY ('{lead,qualified,customer,evangelist}'::text[])),
  constraint contact_not_itself CHECK (merged_into <> id),
  constraint contact_properties_check CHECK (jsonb_typeof(properties) = 'object'::text),
  constraint contact_score_reasons_check CHECK (jsonb_typeof(score_reasons) = 'array'::text),
  constraint contact_source_check CHECK (source = ANY ('{api,panel,import,registration,form}'::text[]))
);

create table contact_activity (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_id bigint not null,
  kind text not null,
  at timestamptz(3) not null,
  event_id bigint,
  subject_type text,
  subject_id bigint,
  source_event bigint,
  data jsonb not null default '{}'::jsonb,
  constraint contact_activity_pkey PRIMARY KEY (id),
  constraint contact_activity_org_id_id_key UNIQUE (org_id, id),
  constraint contact_activity_data_check CHECK (jsonb_typeof(data) = 'object'::text)
);

create table contact_feed (
  org_id bigint not null,
  is_on boolean not null,
  constraint contact_feed_pkey PRIMARY KEY (org_id)
);

create table contact_import (
  id bigint generated always as identity,
  org_id bigint not null,
  status text not null,
  file_name text not null,
  mode text not null,
  header text[] not null,
  fields text[] not null,
  row_count integer not null,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  skipped_count integer not null default 0,
  failed_count integer not null default 0,
  claim_token uuid,
  claims integer not null default 0,
  error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  constraint contact_import_pkey PRIMARY KEY (id),
  constraint contact_import_org_id_id_key UNIQUE (org_id, id),
  constraint contact_import_check CHECK (cardinality(fields) = cardinality(header)),
  constraint contact_import_counts_rows CHECK ((created_count + updated_count + skipped_count + failed_count) <= row_count AND (status <> 'completed'::text OR (created_count + updated_count + skipped_count + failed_count) = row_count)),
  constraint contact_import_created_count_check CHECK (created_count >= 0),
  constraint contact_import_failed_count_check CHECK (failed_count >= 0),
  constraint contact_import_is_finished CHECK ((finished_at IS NOT NULL) = (status = ANY ('{completed,failed,cancelled}'::text[]))),
  constraint contact_import_mode_check CHECK (mode = ANY ('{update,fill}'::text[])),
  constraint contact_import_row_count_check CHECK (row_count >= 0),
  constraint contact_import_skipped_count_check CHECK (skipped_count >= 0),
  constraint contact_import_status_check CHECK (status = ANY ('{pending,running,completed,failed,cancelled}'::text[])),
  constraint contact_import_updated_count_check CHECK (updated_count >= 0)
);

create table contact_import_batch (
  id bigint generated always as identity,
  org_id bigint not null,
  import_id bigint not null,
  people json not null,
  constraint contact_import_batch_pkey PRIMARY KEY (id),
  constraint contact_import_batch_org_id_id_key UNIQUE (org_id, id),
  constraint contact_import_batch_people_check CHECK (json_typeof(people) = 'array'::text)
);

create table contact_import_failed_row (
  id bigint generated always as identity,
  org_id bigint not null,
  import_id bigint not null,
  row integer not null,
  cells text[] not null,
  problems jsonb not null,
  constraint contact_import_failed_row_pkey PRIMARY KEY (id),
  constraint contact_import_failed_row_org_id_id_key UNIQUE (org_id, id),
  constraint contact_import_failed_row_problems_check CHECK (jsonb_typeof(problems) = 'array'::text)
);

create table contact_key (
  org_id bigint not null,
  key bigint not null,
  contact_id bigint not null,
  constraint contact_key_pkey PRIMARY KEY (key, contact_id)
);

create table contact_match (
  org_id bigint not null,
  contact_id bigint not null,
  other_id bigint not null,
  percent smallint not null,
  constraint contact_match_pkey PRIMARY KEY (contact_id, other_id),
  constraint contact_match_check CHECK (other_id > contact_id),
  constraint contact_match_percent_check CHECK (percent >= 1 AND percent <= 100)
);

create table contact_match_due (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_ids bigint[] not null,
  constraint contact_match_due_pkey PRIMARY KEY (id)
);

create table contact_matching (
  org_id bigint not null,
  country text,
  constraint contact_matching_pkey PRIMARY KEY (org_id)
);

create table contact_merge (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_id bigint not null,
  changes jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  constraint contact_merge_pkey PRIMARY KEY (id),
  constraint contact_merge_org_id_id_key UNIQUE (org_id, id),
  constraint contact_merge_changes_check CHECK (jsonb_typeof(changes) = 'array'::text)
);

create table contact_merge_member (
  id bigint generated always as identity,
  org_id bigint not null,
  merge_id bigint not null,
  contact_id bigint not null,
  email text,
  deal_ids bigint[] not null,
  note_ids bigint[] not null,
  activity_ids bigint[] not null,
  follower_ids bigint[] not null,
  task_ids bigint[] not null default '{}'::bigint[],
  constraint contact_merge_member_pkey PRIMARY KEY (id),
  constraint contact_merge_member_once UNIQUE (merge_id, contact_id),
  constraint contact_merge_member_org_id_id_key UNIQUE (org_id, id)
);

create table contact_not_duplicate (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_id bigint not null,
  other_id bigint not null,
  created_at timestamptz not null,
  constraint contact_not_duplicate_pkey PRIMARY KEY (id),
  constraint contact_not_duplicate_org_id_id_key UNIQUE (org_id, id),
  constraint contact_not_duplicate_pair UNIQUE (contact_id, other_id),
  constraint contact_not_duplicate_check CHECK (other_id > contact_id)
);

create table contact_note (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint contact_note_pkey PRIMARY KEY (id),
  constraint contact_note_org_id_id_key UNIQUE (org_id, id),
  constraint contact_note_text_check CHECK (text <> ''::text)
);

create table contact_property (
  org_id bigint not null,
  key text not null,
  label text not null,
  type text not null,
  options jsonb not null default '[]'::jsonb,
  position integer not null,
  constraint contact_property_pkey PRIMARY KEY (org_id, key),
  constraint contact_property_position_key UNIQUE (org_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint contact_property_key_check CHECK (key ~ '^[a-z][a-z0-9_]{0,62}$'::text),
  constraint contact_property_label_check CHECK (label <> ''::text),
  constraint contact_property_options_check CHECK (jsonb_typeof(options) = 'array'::text),
  constraint contact_property_position_check CHECK ("position" >= 1 AND "position" <= 50),
  constraint contact_property_type_check CHECK (type = ANY ('{text,number,date,choice}'::text[]))
);

create table contact_tag (
  org_id bigint not null,
  tag text not null,
  contact_id bigint not null,
  constraint contact_tag_pkey PRIMARY KEY (org_id, tag, contact_id)
);

create table contact_tally (
  org_id bigint not null,
  shard smallint not null,
  contacts bigint not null,
  constraint contact_tally_pkey PRIMARY KEY (org_id, shard)
);

create table contact_text (
  id bigint not null,
  org_id bigint not null,
  folded text not null,
  constraint contact_text_pkey PRIMARY KEY (id)
);

create table contact_text_batch (
  id bigint generated always as identity,
  org_id bigint not null,
  contact_ids bigint[] not null,
  texts text[] not null,
  constraint contact_text_batch_pkey PRIMARY KEY (id),
  constraint contact_text_batch_org_id_id_key UNIQUE (org_id, id),
  constraint contact_text_batch_is_of_contacts CHECK (cardinality(contact_ids) = cardinality(texts))
);

create table credit_balance (
  org_id bigint not null,
  balance bigint not null,
  held bigint not null,
  constraint credit_balance_pkey PRIMARY KEY (org_id),
  constraint credit_balance_balance_check CHECK (balance >= 0),
  constraint credit_balance_held_check CHECK (held >= 0)
);

create table credit_entry (
  id bigint generated always as identity,
  org_id bigint not null,
  kind text not null,
  amount bigint not null,
  held_amount bigint not null,
  bulk_job_id bigint,
  note text,
  created_at timestamptz not null,
  constraint credit_entry_pkey PRIMARY KEY (id),
  constraint credit_entry_check CHECK ((kind = 'grant'::text) = (bulk_job_id IS NULL)),
  constraint credit_entry_check1 CHECK (
CASE kind
    WHEN 'grant'::text THEN amount <> 0 AND held_amount = 0
    WHEN 'hold'::text THEN amount < 0 AND held_amount = (- amount)
    WHEN 'capture'::text THEN amount = 0 AND held_amount < 0
    WHEN 'release'::text THEN amount > 0 AND held_amount = (- amount)
    ELSE NULL::boolean
END),
  constraint credit_entry_kind_check CHECK (kind = ANY (ARRAY['grant'::text, 'hold'::text, 'capture'::text, 'release'::text]))
);

create table crm_settings (
  org_id bigint not null,
  feed_from_events boolean not null,
  updated_at timestamptz not null,
  constraint crm_settings_pkey PRIMARY KEY (org_id)
);

create table crm_task (
  id bigint generated always as identity,
  org_id bigint not null,
  title text not null,
  notes text not null default ''::text,
  due_at timestamptz(3),
  owner_id bigint,
  contact_id bigint,
  account_id bigint,
  deal_id bigint,
  done_at timestamptz(3),
  remind_at timestamptz(3),
  reminded_at timestamptz(3),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint crm_task_pkey PRIMARY KEY (id),
  constraint crm_task_org_id_id_key UNIQUE (org_id, id),
  constraint crm_task_check CHECK (remind_at IS NULL OR done_at IS NULL),
  constraint crm_task_title_check CHECK (title <> ''::text)
);

create table deal (
  id bigint generated always as identity,
  org_id bigint not null,
  account_id bigint,
  contact_id bigint,
  title text not null,
  amount numeric(19,4) not null default 0,
  currency text not null,
  stage text not null default 'lead'::text,
  position double precision not null,
  expected_close_date date,
  owner text,
  notes text not null default ''::text,
  folded text not null default ''::text,
  closed_at timestamptz(3),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  stage_kind text not null default 'open'::text,
  constraint deal_pkey PRIMARY KEY (id),
  constraint deal_org_id_id_key UNIQUE (org_id, id),
  constraint deal_amount_check CHECK (amount >= 0::numeric),
  constraint deal_closed_at_check CHECK ((closed_at IS NOT NULL) = (stage_kind <> 'open'::text)),
  constraint deal_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint deal_position_check CHECK ("position" >= '-1000000000000000'::numeric::double precision AND "position" <= '1000000000000000'::numeric::double precision),
  constraint deal_title_check CHECK (title <> ''::text)
);

create table deal_stage (
  org_id bigint not null,
  key text not null,
  label text not null,
  kind text not null,
  weight numeric(4,3) not null,
  position smallint not null,
  constraint deal_stage_pkey PRIMARY KEY (org_id, key),
  constraint deal_stage_org_id_key_kind_key UNIQUE (org_id, key, kind),
  constraint deal_stage_check1 CHECK (weight =
CASE kind
    WHEN 'won'::text THEN 1::numeric
    WHEN 'lost'::text THEN 0::numeric
    ELSE weight
END),
  constraint deal_stage_key_check CHECK (key ~ '^[a-z][a-z0-9_]{0,49}$'::text),
  constraint deal_stage_kind_check CHECK (kind = ANY ('{open,won,lost}'::text[])),
  constraint deal_stage_label_check CHECK (label <> ''::text),
  constraint deal_stage_weight_check CHECK (weight >= 0::numeric AND weight <= 1::numeric)
);

create table deal_stage_change (
  id bigint generated always as identity,
  org_id bigint not null,
  deal_id bigint not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  at timestamptz(3) not null,
  constraint deal_stage_change_pkey PRIMARY KEY (id),
  constraint deal_stage_change_org_id_id_key UNIQUE (org_id, id)
);

create table deal_tally (
  org_id bigint not null,
  shard smallint not null,
  stage text not null,
  currency text not null,
  deals bigint not null,
  amount numeric not null,
  constraint deal_tally_pkey PRIMARY KEY (org_id, shard, stage, currency)
);

create table design (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision integer not null default 1,
  archived_at timestamptz,
  constraint design_pkey PRIMARY KEY (id),
  constraint design_org_id_id_key UNIQUE (org_id, id)
);

create table design_picture (
  id bigint generated always as identity,
  org_id bigint not null,
  picture text not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  constraint design_picture_pkey PRIMARY KEY (id),
  constraint design_picture_org_id_id_key UNIQUE (org_id, id),
  constraint design_picture_org_id_picture_key UNIQUE (org_id, picture),
  constraint design_picture_height_check CHECK (height > 0),
  constraint design_picture_picture_check CHECK (picture ~ '^layout-pictures/[0-9a-f]{64}\.(png|jpg)$'::text),
  constraint design_picture_width_check CHECK (width > 0)
);

create table design_version (
  id bigint generated always as identity,
  org_id bigint not null,
  design_id bigint,
  version integer not null,
  layout jsonb not null,
  layout_hash text not null,
  picture text,
  created_at timestamptz not null,
  note text,
  shows_logo boolean not null default false,
  logo text,
  constraint design_version_pkey PRIMARY KEY (id),
  constraint design_version_design_id_version_key UNIQUE (design_id, version),
  constraint design_version_org_id_id_key UNIQUE (org_id, id),
  constraint design_version_logo CHECK (logo IS NULL OR shows_logo),
  constraint design_version_logo_check CHECK (logo ~ '^printed-logos/[0-9a-f]{64}\.(png|jpg)$'::text),
  constraint design_version_note_check CHECK (length(note) >= 1 AND length(note) <= 500),
  constraint design_version_version_check CHECK (version >= 1)
);

create table did_version (
  org_id bigint not null,
  site text not null,
  version integer not null,
  line text not null,
  constraint did_version_pkey PRIMARY KEY (org_id, site, version),
  constraint did_version_version_check CHECK (version > 0)
);

create table domain_event (
  id bigint generated always as identity,
  org_id bigint not null,
  uid uuid not null,
  type text not null,
  subject_id bigint not null,
  body bytea not null,
  occurred_at timestamptz not null,
  txid bigint not null default continued_txid(),
  audience text not null default 'subscribers'::text,
  event_id bigint,
  traceparent text,
  constraint domain_event_pkey PRIMARY KEY (id),
  constraint domain_event_uid_key UNIQUE (uid),
  constraint domain_event_audience_check CHECK (audience = ANY ('{subscribers,internal}'::text[]))
);

create table door_device (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  name text not null,
  token_hash bytea not null,
  every_door boolean not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  scans_sent integer not null default 0,
  scans_waiting integer not null default 0,
  clock_offset_ms bigint,
  constraint door_device_pkey PRIMARY KEY (id),
  constraint door_device_org_id_event_id_id_key UNIQUE (org_id, event_id, id),
  constraint door_device_token_hash_key UNIQUE (token_hash),
  constraint door_device_name_check CHECK (name <> ''::text),
  constraint door_device_scans_sent_check CHECK (scans_sent >= 0),
  constraint door_device_scans_waiting_check CHECK (scans_waiting >= 0),
  constraint door_device_token_hash_check CHECK (length(token_hash) = 32)
);

create table door_device_session (
  device_id bigint not null,
  session_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  constraint door_device_session_pkey PRIMARY KEY (device_id, session_id)
);

create table email (
  id bigint generated always as identity,
  org_id bigint not null,
  uid uuid not null,
  event_id bigint,
  attendee_id bigint,
  kind text not null,
  language text not null,
  to_name text not null,
  to_address text not null,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null,
  status text not null default 'queued'::text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  to_key text not null default ''::text,
  template_id bigint,
  rule_id bigint,
  transactional boolean not null default true,
  composer text,
  composed_for bigint,
  attempts integer not null default 0,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  handed_over_at timestamptz,
  sent_at timestamptz,
  reason text,
  unanswered boolean not null default false,
  resend_of bigint,
  resent_at timestamptz,
  bounce text,
  from_installation boolean not null default false,
  constraint email_pkey PRIMARY KEY (id),
  constraint email_org_id_id_key UNIQUE (org_id, id),
  constraint email_attachments_check CHECK (jsonb_typeof(attachments) = 'array'::text),
  constraint email_attempts_check CHECK (attempts >= 0),
  constraint email_bounce_check CHECK (bounce = ANY (ARRAY['hard'::text, 'soft'::text, 'complaint'::text])),
  constraint email_composed CHECK ((composer IS NULL) = (composed_for IS NULL)),
  constraint email_composer_check CHECK (composer ~ '^[a-z][a-z0-9_]{0,62}$'::text),
  constraint email_has_address CHECK (to_address <> ''::text OR (status <> ALL ('{queued,sending}'::text[]))),
  constraint email_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,62}$'::text),
  constraint email_language_check CHECK (language ~ '^[A-Za-z0-9-]{2,35}$'::text),
  constraint email_of_event CHECK (event_id IS NOT NULL OR attendee_id IS NULL),
  constraint email_status_check CHECK (status = ANY ('{queued,sending,sent,kept,failed,suppressed,cancelled}'::text[])),
  constraint email_subject_check CHECK (length(subject) <= 300 AND subject !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'::text),
  constraint email_to_address_check CHECK (length(to_address) <= 254 AND to_address !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'::text),
  constraint email_to_name_check CHECK (length(to_name) <= 401 AND to_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'::text),
  constraint email_unanswered CHECK (NOT unanswered OR status = 'failed'::text)
);

create table email_attempt (
  id bigint generated always as identity,
  org_id bigint not null,
  email_id bigint not null,
  number integer not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  response text not null default ''::text,
  constraint email_attempt_pkey PRIMARY KEY (id),
  constraint email_attempt_email_id_number_key UNIQUE (email_id, number),
  constraint email_attempt_check CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  constraint email_attempt_number_check CHECK (number > 0),
  constraint email_attempt_outcome_check CHECK (outcome = ANY ('{sent,kept,deferred,rejected,unanswered,interrupted}'::text[])),
  constraint email_attempt_response_check CHECK (length(response) <= 2000)
);

create table email_link_open (
  org_id bigint not null,
  email_id bigint not null,
  link_hash bytea not null,
  counted_at timestamptz not null,
  constraint email_link_open_pkey PRIMARY KEY (email_id, link_hash)
);

create table email_report (
  id bigint generated always as identity,
  org_id bigint not null,
  email_id bigint not null,
  kind text not null,
  source text not null,
  key text not null,
  detail text not null,
  occurred_at timestamptz not null,
  created_at timestamptz not null,
  constraint email_report_pkey PRIMARY KEY (id),
  constraint email_report_source_key_key UNIQUE (source, key),
  constraint email_report_detail_check CHECK (length(detail) <= 2000),
  constraint email_report_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  constraint email_report_kind_check CHECK (kind = ANY (ARRAY['hard'::text, 'soft'::text, 'complaint'::text])),
  constraint email_report_source_check CHECK (source = ANY (ARRAY['mailbox'::text, 'ses'::text, 'postmark'::text, 'mailgun'::text, 'sendgrid'::text]))
);

create table email_sender (
  single boolean not null default true,
  token uuid,
  lease_until timestamptz not null,
  constraint email_sender_pkey PRIMARY KEY (single),
  constraint email_sender_single_check CHECK (single)
);

create table email_suppression (
  id bigint generated always as identity,
  org_id bigint not null,
  address_key text not null,
  address text not null,
  reason text not null,
  detail text,
  email_id bigint,
  created_at timestamptz not null,
  event_id bigint,
  constraint email_suppression_pkey PRIMARY KEY (id),
  constraint email_suppression_org_id_address_key_reason_key UNIQUE (org_id, address_key, reason),
  constraint email_suppression_address_key_check CHECK (address_key = lower(address_key) AND address_key <> ''::text),
  constraint email_suppression_reason_check CHECK (reason = ANY (ARRAY['rejected'::text, 'complained'::text, 'unsubscribed'::text, 'manual'::text]))
);

create table email_template (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  kind text,
  language text not null,
  subject text not null,
  html text not null,
  text text,
  translations jsonb not null default '{}'::jsonb,
  variables text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint email_template_pkey PRIMARY KEY (id),
  constraint email_template_org_id_id_key UNIQUE (org_id, id),
  constraint email_template_html_check CHECK (length(html) <= 100000),
  constraint email_template_kind_check CHECK (kind = ANY ('{attended_event,registered_no_show,certificate_issued,survey_not_completed,badge_earned,lms_course_completed,compliance_overdue,before_event,after_event,before_session,registered,waitlisted,cancelled,survey_answered,form_submitted,certificate_expiring,registration_confirmed,place_offered,certificate}'::text[])),
  constraint email_template_language_check CHECK (language ~ '^[A-Za-z0-9-]{2,35}$'::text),
  constraint email_template_name_check CHECK (name <> ''::text AND length(name) <= 200),
  constraint email_template_subject_check CHECK (length(subject) <= 300),
  constraint email_template_text_check CHECK (length(text) <= 100000),
  constraint email_template_translations_check CHECK (jsonb_typeof(translations) = 'object'::text)
);

create table email_template_starters (
  org_id bigint not null,
  made_at timestamptz not null,
  kind text not null,
  constraint email_template_starters_pkey PRIMARY KEY (org_id, kind)
);

create table erasure_request (
  id bigint generated always as identity,
  org_id bigint not null,
  address_key text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  outcome text,
  reason text,
  constraint erasure_request_pkey PRIMARY KEY (id),
  constraint erasure_request_org_id_id_key UNIQUE (org_id, id),
  constraint erasure_request_address_key_check CHECK (length(address_key) >= 3 AND length(address_key) <= 254),
  constraint erasure_request_check CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  constraint erasure_request_check1 CHECK ((ended_at IS NULL) = (address_key IS NOT NULL)),
  constraint erasure_request_check2 CHECK (reason IS NULL OR outcome = 'declined'::text),
  constraint erasure_request_outcome_check CHECK (outcome = ANY (ARRAY['erased'::text, 'declined'::text])),
  constraint erasure_request_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 1000)
);

create table event (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  event_date timestamptz,
  event_timezone text not null default 'UTC'::text,
  event_type text not null default 'conference'::text,
  visibility text not null default 'private'::text,
  event_location text,
  event_description text,
  certificate_enabled boolean not null default true,
  registration_enabled boolean not null default true,
  registration_closed boolean not null default false,
  checkin_enabled boolean not null default true,
  registration_capacity integer,
  certificate_eligibility text not null default 'registered'::text,
  certificate_min_attendance_percent integer,
  certificate_validity_days integer,
  certificate_tiers jsonb not null default '[]'::jsonb,
  expiry_notice_days integer not null default 30,
  survey jsonb,
  template_image_url text not null,
  template_id bigint,
  template_status text not null,
  template_error text,
  folded_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  event_language text not null default 'en'::text,
  slug text not null default (('event-'::text || "left"((gen_random_uuid())::text, 8)) || "right"((gen_random_uuid())::text, 12)),
  registration_questions jsonb,
  registration_opens_at timestamptz,
  waitlist_offer_hours integer not null default 24,
  certificate_email boolean not null default false,
  survey_opens_at timestamptz,
  survey_closes_at timestamptz,
  folded_place text,
  certificate_values jsonb not null default '[]'::jsonb,
  certificate_validity_months integer,
  certificate_validity_years integer,
  certificate_valid_until timestamptz(3),
  certificate_requires_survey boolean not null default false,
  event_end_date timestamptz,
  online_url text,
  cover_picture text,
  certificate_min_minutes integer,
  registration_closes_at timestamptz,
  registration_approval boolean not null default false,
  registration_max_guests integer not null default 0,
  registration_confirm_email boolean not null default false,
  constraint event_pkey PRIMARY KEY (id),
  constraint event_org_id_id_key UNIQUE (org_id, id),
  constraint event_slug_key UNIQUE (slug),
  constraint event_certificate_eligibility_check CHECK (certificate_eligibility = ANY (ARRAY['registered'::text, 'attended'::text])),
  constraint event_certificate_min_attendance_percent_check CHECK (certificate_min_attendance_percent >= 0 AND certificate_min_attendance_percent <= 100),
  constraint event_certificate_min_minutes_check CHECK (certificate_min_minutes >= 1 AND certificate_min_minutes <= 100000),
  constraint event_certificate_validity_days_check CHECK (certificate_validity_days >= 1),
  constraint event_certificate_validity_months_check CHECK (certificate_validity_months >= 1 AND certificate_validity_months <= 1200),
  constraint event_certificate_validity_years_check CHECK (certificate_validity_years >= 1 AND certificate_validity_years <= 100),
  constraint event_certificate_values_check CHECK (jsonb_typeof(certificate_values) = 'array'::text),
  constraint event_ends_after_it_begins CHECK (event_end_date IS NULL OR event_date IS NOT NULL AND event_end_date >= event_date),
  constraint event_event_language_check CHECK (event_language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$'::text),
  constraint event_expiry_notice_days_check CHECK (expiry_notice_days >= 0),
  constraint event_one_certificate_validity CHECK (num_nonnulls(certificate_validity_days, certificate_validity_months, certificate_validity_years, certificate_valid_until) <= 1),
  constraint event_online_url_check CHECK (length(online_url) <= 2000),
  constraint event_registration_capacity_check CHECK (registration_capacity >= 1),
  constraint event_registration_closes_after_it_opens CHECK (registration_closes_at > registration_opens_at),
  constraint event_registration_max_guests_check CHECK (registration_max_guests >= 0 AND registration_max_guests <= 20),
  constraint event_survey_closes_after_it_opens CHECK (survey_closes_at > survey_opens_at),
  constraint event_template_status_check CHECK (template_status = ANY (ARRAY['builtin'::text, 'pending'::text, 'ready'::text, 'failed'::text])),
  constraint event_visibility_check CHECK (visibility = ANY (ARRAY['public'::text, 'unlisted'::text, 'private'::text])),
  constraint event_waitlist_offer_hours_check CHECK (waitlist_offer_hours >= 1 AND waitlist_offer_hours <= 720)
);

create table event_tally (
  event_id bigint not null,
  shard smallint not null,
  attendees integer not null default 0,
  certificates integer not null default 0,
  present integer not null default 0,
  withdrawn integer not null default 0,
  taken integer not null default 0,
  waiting integer not null default 0,
  pending integer not null default 0,
  constraint event_tally_pkey PRIMARY KEY (event_id, shard)
) with (fillfactor=50);

create table expiry_notice (
  certificate_id bigint not null,
  org_id bigint not null,
  due_at timestamptz(3) not null,
  constraint expiry_notice_pkey PRIMARY KEY (certificate_id)
);

create table figure (
  org_id bigint not null,
  kind text not null,
  span text not null,
  event_id bigint not null,
  bucket timestamptz not null,
  part text not null,
  n bigint not null,
  constraint figure_pkey PRIMARY KEY (org_id, kind, span, event_id, bucket, part),
  constraint figure_span_check CHECK (span = ANY (ARRAY['hour'::text, 'day'::text, 'month'::text]))
) with (fillfactor=80);

create table figure_change (
  org_id bigint not null,
  event_id bigint not null,
  kind text not null,
  part text not null,
  at timestamptz not null,
  n bigint not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_analyze_scale_factor=0, autovacuum_analyze_threshold=1000000);

create table figure_zone (
  org_id bigint not null,
  time_zone text not null,
  known_as text not null,
  server text not null,
  constraint figure_zone_pkey PRIMARY KEY (org_id)
);

create table form (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  slug text not null,
  fields jsonb not null,
  contact_mapping jsonb not null,
  tags text[] not null,
  active boolean not null,
  language text not null,
  consent_text text,
  consent_version integer not null,
  thank_you_text text,
  redirect_url text,
  notify_emails text[] not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint form_pkey PRIMARY KEY (id),
  constraint form_org_id_id_key UNIQUE (org_id, id),
  constraint form_slug_key UNIQUE (slug),
  constraint form_consent_text_check CHECK (consent_text <> ''::text),
  constraint form_consent_version_check CHECK (consent_version >= 0),
  constraint form_contact_mapping_check CHECK (jsonb_typeof(contact_mapping) = 'object'::text),
  constraint form_fields_check CHECK (jsonb_typeof(fields) = 'array'::text),
  constraint form_name_check CHECK (name <> ''::text),
  constraint form_notify_emails_check CHECK (cardinality(notify_emails) <= 10),
  constraint form_redirect_url_check CHECK (redirect_url ~ '^https://'::text),
  constraint form_slug_check CHECK (slug ~ '^[a-z0-9][a-z0-9_-]{0,79}$'::text),
  constraint form_thank_you_text_check CHECK (thank_you_text <> ''::text)
);

create table form_submission (
  id bigint generated always as identity,
  org_id bigint not null,
  form_id bigint not null,
  contact_id bigint,
  email_key text,
  answers jsonb not null,
  consent_text text,
  consent_version integer,
  language text not null,
  repeat_key bytea,
  email_ids bigint[] not null default '{}'::bigint[],
  folded text not null,
  submitted_at timestamptz not null,
  constraint form_submission_pkey PRIMARY KEY (id),
  constraint form_submission_org_id_id_key UNIQUE (org_id, id),
  constraint form_submission_agrees_to_a_text CHECK ((consent_text IS NULL) = (consent_version IS NULL)),
  constraint form_submission_answers_check CHECK (jsonb_typeof(answers) = 'array'::text)
);

create table idempotency_key (
  org_id bigint not null,
  api_key_id bigint,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null,
  body bytea not null,
  created_at timestamptz not null,
  actor text not null,
  constraint idempotency_key_pkey PRIMARY KEY (org_id, actor, key_hash)
);

create table identity_provider (
  id bigint generated always as identity,
  org_id bigint not null,
  slug text not null,
  name text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea,
  default_role text not null,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint identity_provider_pkey PRIMARY KEY (id),
  constraint identity_provider_org_id_id_key UNIQUE (org_id, id),
  constraint identity_provider_slug_key UNIQUE (slug),
  constraint identity_provider_default_role_check CHECK (default_role = ANY (ARRAY['admin'::text, 'editor'::text, 'checkin'::text, 'viewer'::text])),
  constraint identity_provider_name_check CHECK (name <> ''::text),
  constraint identity_provider_slug_check CHECK (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'::text)
);

create table identity_provider_domain (
  org_id bigint not null,
  provider_id bigint not null,
  domain text not null,
  challenge text not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  constraint identity_provider_domain_pkey PRIMARY KEY (org_id, provider_id, domain),
  constraint identity_provider_domain_domain_check CHECK (domain ~ '^[a-z0-9.-]+$'::text)
);

create table installation (
  only_row boolean not null default true,
  secret bytea not null,
  created_at timestamptz not null,
  txid_base bigint not null default 0,
  restored_from timestamptz,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_txid_base_check CHECK (txid_base >= 0)
);

create table lead_score_day (
  org_id bigint not null,
  contact_id bigint not null,
  day date not null,
  score_before integer not null,
  score integer not null,
  constraint lead_score_day_pkey PRIMARY KEY (contact_id, day)
);

create table lead_score_pass (
  org_id bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  after_id bigint not null,
  contacts integer not null,
  changed integer not null,
  constraint lead_score_pass_pkey PRIMARY KEY (org_id)
);

create table lead_score_rules (
  org_id bigint not null,
  rules jsonb not null,
  updated_at timestamptz not null,
  constraint lead_score_rules_pkey PRIMARY KEY (org_id),
  constraint lead_score_rules_rules_check CHECK (jsonb_typeof(rules) = 'array'::text)
);

create table listing (
  id bigint not null,
  org_id bigint not null,
  event_type text not null,
  folded text not null,
  folded_place text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  starts_on date not null,
  ends_on date not null,
  span smallint not null,
  opens_at timestamptz not null,
  capacity integer,
  changed_at timestamptz not null,
  closes_at timestamptz not null,
  constraint listing_pkey PRIMARY KEY (id)
);

create table mailbox_reader (
  single boolean not null default true,
  token uuid,
  lease_until timestamptz not null,
  next_at timestamptz not null,
  failures integer not null default 0,
  failing_since timestamptz,
  problem text,
  constraint mailbox_reader_pkey PRIMARY KEY (single),
  constraint mailbox_reader_check CHECK ((failures = 0) = (failing_since IS NULL) AND (failures = 0) = (problem IS NULL)),
  constraint mailbox_reader_single_check CHECK (single)
);

create table membership (
  org_id bigint not null,
  person_id bigint not null,
  role text not null,
  every_event boolean not null,
  created_at timestamptz not null,
  constraint membership_pkey PRIMARY KEY (org_id, person_id),
  constraint membership_check CHECK (every_event OR (role = ANY (ARRAY['editor'::text, 'checkin'::text, 'viewer'::text]))),
  constraint membership_role_check CHECK (role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'checkin'::text, 'viewer'::text]))
);

create table membership_event (
  org_id bigint not null,
  person_id bigint not null,
  event_id bigint not null,
  constraint membership_event_pkey PRIMARY KEY (org_id, person_id, event_id)
);

create table message (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint,
  subject text,
  body text,
  language text,
  template_id bigint,
  held_template_id bigint,
  audience jsonb not null,
  chosen bigint[],
  transactional boolean not null,
  send_at timestamptz,
  send_at_local text,
  earliest_at timestamptz not null,
  status text not null default 'scheduled'::text,
  last_person_id bigint not null default 0,
  all_made boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_org_id_id_key UNIQUE (org_id, id),
  constraint message_audience_check CHECK (jsonb_typeof(audience) = 'object'::text),
  constraint message_body_check CHECK (body <> ''::text AND length(body) <= 20000),
  constraint message_chosen_check CHECK (cardinality(chosen) >= 1 AND cardinality(chosen) <= 10000),
  constraint message_content CHECK (num_nonnulls(subject, body, language) =
CASE
    WHEN template_id IS NULL THEN 3
    ELSE 0
END),
  constraint message_finished CHECK (
CASE status
    WHEN 'scheduled'::text THEN finished_at IS NULL
    WHEN 'sending'::text THEN finished_at IS NULL
    WHEN 'sent'::text THEN finished_at IS NOT NULL AND all_made
    ELSE true
END),
  constraint message_holds_template CHECK ((status = ANY ('{scheduled,sending}'::text[])) OR held_template_id IS NULL),
  constraint message_language_check CHECK (language ~ '^[A-Za-z0-9-]{2,35}$'::text),
  constraint message_of_contacts CHECK (event_id IS NOT NULL OR NOT transactional),
  constraint message_one_time CHECK (num_nonnulls(send_at, send_at_local) <= 1),
  constraint message_send_at_local_check CHECK (send_at_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'::text),
  constraint message_started CHECK ((status = ANY ('{sending,sent}'::text[])) <= (started_at IS NOT NULL)),
  constraint message_status_check CHECK (status = ANY ('{scheduled,sending,sent,cancelled}'::text[])),
  constraint message_subject_check CHECK (subject <> ''::text AND length(subject) <= 300)
);

create table message_recipient (
  id bigint generated always as identity,
  org_id bigint not null,
  message_id bigint not null,
  person_id bigint not null,
  email_key text not null,
  status text not null,
  reason text,
  email_id bigint,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint message_recipient_pkey PRIMARY KEY (id),
  constraint message_recipient_once UNIQUE (message_id, email_key),
  constraint message_recipient_person UNIQUE (message_id, person_id),
  constraint message_recipient_status_check CHECK (status = ANY ('{queued,sent,kept,failed,suppressed,cancelled}'::text[]))
);

create table migration (
  name text not null,
  hash text not null,
  applied_at timestamptz not null default now(),
  works_with text,
  constraint migration_pkey PRIMARY KEY (name)
);

create table my_link (
  id bigint generated always as identity,
  address text not null,
  address_key text not null,
  language text not null,
  seed bytea not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  used_at timestamptz,
  constraint my_link_pkey PRIMARY KEY (id),
  constraint my_link_token_hash_key UNIQUE (token_hash),
  constraint my_link_address_check CHECK (length(address) >= 3 AND length(address) <= 254),
  constraint my_link_seed_check CHECK (length(seed) = 32),
  constraint my_link_token_hash_check CHECK (length(token_hash) = 32)
);

create table my_session (
  id bigint generated always as identity,
  address_key text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint my_session_pkey PRIMARY KEY (id),
  constraint my_session_token_hash_key UNIQUE (token_hash),
  constraint my_session_token_hash_check CHECK (length(token_hash) = 32)
);

create table oauth_client (
  id bigint generated always as identity,
  client_id text not null,
  kind text not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  fresh_until timestamptz,
  constraint oauth_client_pkey PRIMARY KEY (id),
  constraint oauth_client_client_id_key UNIQUE (client_id),
  constraint oauth_client_client_id_check CHECK (length(client_id) >= 1 AND length(client_id) <= 2000),
  constraint oauth_client_document_fresh CHECK ((kind = 'document'::text) = (fresh_until IS NOT NULL)),
  constraint oauth_client_kind_check CHECK (kind = ANY (ARRAY['registered'::text, 'document'::text])),
  constraint oauth_client_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint oauth_client_redirect_uris_check CHECK (cardinality(redirect_uris) >= 1 AND cardinality(redirect_uris) <= 20)
);

create table oauth_code (
  org_id bigint not null,
  grant_id bigint not null,
  code_hash bytea not null,
  redirect_uri text not null,
  code_challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint oauth_code_pkey PRIMARY KEY (code_hash),
  constraint oauth_code_check CHECK (expires_at <= (created_at + '00:01:00'::interval)),
  constraint oauth_code_code_challenge_check CHECK (code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint oauth_code_code_hash_check CHECK (length(code_hash) = 32)
);

create table oauth_grant (
  id bigint generated always as identity,
  org_id bigint not null,
  person_id bigint not null,
  client_id bigint not null,
  resource text not null,
  scopes text[] not null,
  second_factor boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  connected_at timestamptz,
  last_used_at timestamptz,
  ended_at timestamptz,
  constraint oauth_grant_pkey PRIMARY KEY (id),
  constraint oauth_grant_org_id_id_key UNIQUE (org_id, id),
  constraint oauth_grant_scopes_check CHECK (cardinality(scopes) > 0)
);

create table oauth_request (
  id bigint generated always as identity,
  client_id bigint not null,
  token_hash bytea not null,
  redirect_uri text not null,
  resource text not null,
  scopes text[] not null,
  state text,
  code_challenge text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint oauth_request_pkey PRIMARY KEY (id),
  constraint oauth_request_token_hash_key UNIQUE (token_hash),
  constraint oauth_request_code_challenge_check CHECK (code_challenge ~ '^[A-Za-z0-9_-]{43}$'::text),
  constraint oauth_request_token_hash_check CHECK (length(token_hash) = 32)
);

create table oauth_token (
  id bigint generated always as identity,
  org_id bigint not null,
  grant_id bigint not null,
  kind text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint oauth_token_pkey PRIMARY KEY (id),
  constraint oauth_token_token_hash_key UNIQUE (token_hash),
  constraint oauth_token_check CHECK (kind = 'refresh'::text OR used_at IS NULL),
  constraint oauth_token_kind_check CHECK (kind = ANY (ARRAY['access'::text, 'refresh'::text])),
  constraint oauth_token_token_hash_check CHECK (length(token_hash) = 32)
);

create table organisation (
  id bigint generated always as identity,
  name text not null,
  plan text not null,
  time_zone text not null default 'UTC'::text,
  created_at timestamptz not null,
  language text not null default 'en'::text,
  country text,
  logo text,
  logo_width integer,
  logo_height integer,
  primary_colour text,
  background_colour text,
  reply_to text,
  slug text not null default (('organiser-'::text || "left"((gen_random_uuid())::text, 8)) || "right"((gen_random_uuid())::text, 12)),
  printed_logo text,
  handle text not null default random_handle(),
  constraint organisation_pkey PRIMARY KEY (id),
  constraint organisation_handle_key UNIQUE (handle),
  constraint organisation_slug_key UNIQUE (slug),
  constraint organisation_background_colour_check CHECK (background_colour ~ '^#[0-9a-f]{6}$'::text),
  constraint organisation_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint organisation_handle_form CHECK (handle ~ '^[0-9a-hjkmnp-tv-z]{8}$'::text),
  constraint organisation_language_check CHECK (language ~* '^[a-z]{2,3}(-[a-z0-9]{1,8})*$'::text),
  constraint organisation_logo_size CHECK (num_nulls(logo, logo_width, logo_height) = ANY ('{0,3}'::integer[])),
  constraint organisation_name_check CHECK (name <> ''::text),
  constraint organisation_plan_check CHECK (plan = ANY (ARRAY['starter'::text, 'growth'::text, 'enterprise'::text])),
  constraint organisation_primary_colour_check CHECK (primary_colour ~ '^#[0-9a-f]{6}$'::text),
  constraint organisation_printed_logo CHECK (printed_logo IS NULL OR logo IS NOT NULL),
  constraint organisation_printed_logo_check CHECK (printed_logo ~ '^printed-logos/[0-9a-f]{64}\.(png|jpg)$'::text),
  constraint organisation_reply_to_check CHECK (length(reply_to) <= 254 AND reply_to ~ '@'::text AND reply_to !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029"(),:;<>\\[\]]'::text)
);

create table organisation_sender (
  org_id bigint not null,
  version uuid not null,
  from_address text not null,
  from_name text,
  host text not null,
  port integer not null,
  secure boolean not null,
  username text,
  smtp_url bytea not null,
  dkim_selector text not null,
  dkim_public_key text not null,
  dkim_private_key bytea not null,
  failing_since timestamptz,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint organisation_sender_pkey PRIMARY KEY (org_id),
  constraint organisation_sender_check CHECK ((failing_since IS NULL) = (failure IS NULL)),
  constraint organisation_sender_dkim_selector_check CHECK (dkim_selector ~ '^[a-z0-9-]{1,63}$'::text),
  constraint organisation_sender_failure_check CHECK (length(failure) <= 2000),
  constraint organisation_sender_from_address_check CHECK (length(from_address) >= 3 AND length(from_address) <= 254),
  constraint organisation_sender_from_name_check CHECK (length(from_name) >= 1 AND length(from_name) <= 200),
  constraint organisation_sender_host_check CHECK (length(host) >= 1 AND length(host) <= 253),
  constraint organisation_sender_port_check CHECK (port >= 1 AND port <= 65535),
  constraint organisation_sender_username_check CHECK (length(username) >= 1 AND length(username) <= 300)
);

create table outbox_place (
  listener text not null,
  txid_from bigint not null,
  txid_to bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  next_id bigint not null,
  open_from bigint[] not null default '{}'::bigint[],
  open_to bigint[] not null default '{}'::bigint[],
  constraint outbox_place_pkey PRIMARY KEY (listener),
  constraint outbox_place_check CHECK (txid_from <= txid_to)
);

create table passkey (
  id bigint generated always as identity,
  person_id bigint not null,
  name text not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_name_check CHECK (name <> ''::text),
  constraint passkey_sign_count_check CHECK (sign_count >= 0)
);

create table person (
  id bigint generated always as identity,
  name text not null,
  email text not null,
  email_key text not null,
  language text,
  colours text not null default 'auto'::text,
  password_hash text,
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  passkey_handle bytea,
  created_at timestamptz not null,
  totp_used_steps bigint[] not null default '{}'::bigint[],
  constraint person_pkey PRIMARY KEY (id),
  constraint person_email_key_key UNIQUE (email_key),
  constraint person_passkey_handle_key UNIQUE (passkey_handle),
  constraint person_check CHECK (totp_secret IS NOT NULL OR num_nonnulls(totp_confirmed_at, totp_last_step) = 0),
  constraint person_colours_check CHECK (colours = ANY (ARRAY['auto'::text, 'light'::text, 'dark'::text])),
  constraint person_email_check CHECK (length(email) <= 254),
  constraint person_name_check CHECK (name <> ''::text),
  constraint person_steps_have_secret CHECK (totp_secret IS NOT NULL OR totp_used_steps = '{}'::bigint[])
);

create table person_editing (
  session_id bigint not null,
  kind text not null,
  subject_id bigint not null,
  org_id bigint not null,
  person_id bigint not null,
  seen_at timestamptz not null,
  constraint person_editing_pkey PRIMARY KEY (session_id, kind, subject_id),
  constraint person_editing_kind_check CHECK (kind = ANY (ARRAY['design'::text, 'event'::text]))
);

create table person_identity (
  org_id bigint not null,
  provider_id bigint not null,
  subject text not null,
  person_id bigint not null,
  created_at timestamptz not null,
  constraint person_identity_pkey PRIMARY KEY (org_id, provider_id, subject)
);

create table person_link (
  id bigint generated always as identity,
  purpose text not null,
  org_id bigint,
  person_id bigint,
  seed bytea not null,
  token_hash bytea not null,
  email text,
  email_key text,
  role text,
  event_ids bigint[],
  language text,
  made_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  every_event boolean not null default true,
  constraint person_link_pkey PRIMARY KEY (id),
  constraint person_link_org_id_id_key UNIQUE (org_id, id),
  constraint person_link_token_hash_key UNIQUE (token_hash),
  constraint person_link_check CHECK (
CASE
    WHEN purpose = ANY (ARRAY['set_up'::text, 'invite'::text]) THEN org_id IS NOT NULL AND role IS NOT NULL AND person_id IS NULL
    ELSE person_id IS NOT NULL AND role IS NULL
END),
  constraint person_link_check1 CHECK (purpose <> 'invite'::text OR num_nulls(email, email_key) = 0),
  constraint person_link_purpose_check CHECK (purpose = ANY (ARRAY['set_up'::text, 'invite'::text, 'sign_in'::text, 'reset'::text])),
  constraint person_link_role_check CHECK (role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'checkin'::text, 'viewer'::text])),
  constraint person_link_seed_check CHECK (length(seed) = 32),
  constraint person_link_token_hash_check CHECK (length(token_hash) = 32)
);

create table person_link_event (
  org_id bigint not null,
  link_id bigint not null,
  event_id bigint not null,
  constraint person_link_event_pkey PRIMARY KEY (org_id, link_id, event_id)
);

create table person_session (
  id bigint generated always as identity,
  org_id bigint not null,
  person_id bigint not null,
  token_hash bytea not null,
  method text not null,
  second_factor boolean not null,
  fresh_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text,
  address text,
  second_factor_by_org bigint,
  fresh_by_org bigint,
  constraint person_session_pkey PRIMARY KEY (id),
  constraint person_session_token_hash_key UNIQUE (token_hash),
  constraint person_session_method_check CHECK (method = ANY (ARRAY['set_up'::text, 'password'::text, 'passkey'::text, 'link'::text, 'sso'::text])),
  constraint person_session_token_hash_check CHECK (length(token_hash) = 32)
);

create table person_view (
  org_id bigint not null,
  person_id bigint not null,
  list text not null,
  views jsonb not null,
  updated_at timestamptz not null,
  constraint person_view_pkey PRIMARY KEY (org_id, person_id, list),
  constraint person_view_list_check CHECK (list ~ '^[a-z][a-z0-9_-]{0,62}$'::text),
  constraint person_view_views_check CHECK (jsonb_typeof(views) = 'array'::text)
);

create table purge_place (
  org_id bigint not null,
  setting text not null,
  removed_before timestamptz not null,
  done_up_to bigint not null default 0,
  constraint purge_place_pkey PRIMARY KEY (org_id, setting)
);

create table purge_run (
  id bigint generated always as identity,
  org_id bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  status text not null default 'running'::text,
  removed jsonb not null default '{}'::jsonb,
  constraint purge_run_pkey PRIMARY KEY (id),
  constraint purge_run_check CHECK ((status = 'running'::text) = (ended_at IS NULL)),
  constraint purge_run_removed_check CHECK (jsonb_typeof(removed) = 'object'::text),
  constraint purge_run_status_check CHECK (status = ANY (ARRAY['running'::text, 'complete'::text, 'interrupted'::text]))
);

create unlogged table rate_window (
  subject text not null,
  minute_start timestamptz not null,
  minute_count integer not null,
  hour_start timestamptz not null,
  hour_count integer not null,
  allowed boolean not null default true,
  granted integer not null default 1,
  minute_limit integer not null default 0,
  hour_limit integer not null default 0,
  constraint rate_window_pkey PRIMARY KEY (subject)
) with (fillfactor=50);

create table recovery_code (
  person_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_code_pkey PRIMARY KEY (person_id, code_hash),
  constraint recovery_code_code_hash_check CHECK (length(code_hash) = 32)
);

create table registration_request (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  address_hash bytea not null,
  guest_hashes bytea[] not null default '{}'::bytea[],
  token_hash bytea not null,
  body bytea,
  outcome text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  constraint registration_request_pkey PRIMARY KEY (id),
  constraint registration_request_org_id_id_key UNIQUE (org_id, id),
  constraint registration_request_token_hash_key UNIQUE (token_hash),
  constraint registration_request_address_hash_check CHECK (length(address_hash) = 32),
  constraint registration_request_check CHECK (expires_at > created_at),
  constraint registration_request_check1 CHECK ((confirmed_at IS NULL) = (body IS NOT NULL)),
  constraint registration_request_check2 CHECK ((confirmed_at IS NULL) = (outcome IS NULL)),
  constraint registration_request_outcome_check CHECK (outcome = ANY (ARRAY['registered'::text, 'waitlisted'::text, 'pending'::text])),
  constraint registration_request_token_hash_check CHECK (length(token_hash) = 32)
);

create table registration_type (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  name text not null,
  folded_name text not null,
  description text,
  capacity integer,
  questions jsonb not null default '[]'::jsonb,
  needs_approval boolean not null default false,
  closes_at timestamptz,
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint registration_type_pkey PRIMARY KEY (id),
  constraint registration_type_name_key UNIQUE (event_id, folded_name),
  constraint registration_type_org_id_event_id_id_key UNIQUE (org_id, event_id, id),
  constraint registration_type_capacity_check CHECK (capacity >= 1),
  constraint registration_type_description_check CHECK (description <> ''::text),
  constraint registration_type_name_check CHECK (name <> ''::text),
  constraint registration_type_position_check CHECK ("position" >= 0)
);

create table registration_type_tally (
  registration_type_id bigint not null,
  shard smallint not null,
  attendees integer not null default 0,
  taken integer not null default 0,
  waiting integer not null default 0,
  pending integer not null default 0,
  constraint registration_type_tally_pkey PRIMARY KEY (registration_type_id, shard)
) with (fillfactor=50);

create table request_log (
  org_id bigint not null,
  request_id uuid not null,
  at timestamptz not null,
  actor text not null,
  method text not null,
  route text,
  path text not null,
  status smallint not null,
  duration_ms real not null,
  code text,
  constraint request_log_pkey PRIMARY KEY (org_id, request_id)
);

create table retention_setting (
  org_id bigint not null,
  setting text not null,
  days integer,
  constraint retention_setting_pkey PRIMARY KEY (org_id, setting),
  constraint retention_setting_days_check CHECK (days > 0)
);

create table sample_event (
  org_id bigint not null,
  event_id bigint not null,
  created_at timestamptz not null,
  constraint sample_event_pkey PRIMARY KEY (org_id)
);

create table sample_record (
  org_id bigint not null,
  kind text not null,
  record_id bigint not null,
  constraint sample_record_pkey PRIMARY KEY (org_id, kind, record_id),
  constraint sample_record_kind_check CHECK (kind = ANY (ARRAY['deal'::text, 'contact'::text, 'account'::text, 'form'::text, 'programme'::text, 'completion'::text, 'course'::text, 'badge_template'::text]))
);

create table scan (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  key text not null,
  session_id bigint,
  session_title text,
  attendee_id bigint,
  presented text,
  direction text not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  device_id text,
  actor text not null,
  told text not null,
  verdict text not null,
  clock_offset_ms bigint,
  constraint scan_pkey PRIMARY KEY (id),
  constraint scan_once UNIQUE (key, event_id),
  constraint scan_direction_check CHECK (direction = ANY (ARRAY['in'::text, 'out'::text, 'undo'::text])),
  constraint scan_key_check CHECK (key <> ''::text),
  constraint scan_told_check CHECK (told = ANY (ARRAY['accepted'::text, 'duplicate'::text, 'full'::text, 'over_capacity'::text, 'unknown'::text, 'cancelled'::text, 'wrong_event'::text, 'bad_ticket'::text, 'disabled'::text])),
  constraint scan_verdict_check CHECK (verdict = ANY (ARRAY['accepted'::text, 'duplicate'::text, 'full'::text, 'unknown'::text, 'cancelled'::text, 'wrong_event'::text, 'bad_ticket'::text, 'disabled'::text]))
);

create table session (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  uid uuid not null,
  sequence integer not null default 0,
  title text not null,
  start_time timestamptz not null,
  end_time timestamptz not null,
  location text,
  speaker text,
  capacity integer,
  checked_in_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  required_for_certificate boolean not null default false,
  inside_count integer not null default 0,
  track text,
  description text,
  signup boolean not null default false,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_org_id_event_id_id_key UNIQUE (org_id, event_id, id),
  constraint session_uid_key UNIQUE (uid),
  constraint session_capacity_check CHECK (capacity > 0),
  constraint session_checked_in_count_check CHECK (checked_in_count >= 0),
  constraint session_description_check CHECK (description <> ''::text),
  constraint session_ends_after_start CHECK (end_time > start_time),
  constraint session_inside_count_check CHECK (inside_count >= 0),
  constraint session_title_check CHECK (title <> ''::text),
  constraint session_track_check CHECK (track <> ''::text)
);

create table session_signup (
  session_id bigint not null,
  attendee_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  holds boolean not null default false,
  missed boolean not null default false,
  over_capacity boolean not null default false,
  created_at timestamptz not null,
  constraint session_signup_pkey PRIMARY KEY (session_id, attendee_id),
  constraint session_signup_one_state CHECK (NOT (holds AND missed))
);

create table session_signup_count (
  session_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  signed_up integer not null default 0,
  constraint session_signup_count_pkey PRIMARY KEY (session_id),
  constraint session_signup_count_org_id_event_id_session_id_key UNIQUE (org_id, event_id, session_id),
  constraint session_signup_count_signed_up_check CHECK (signed_up >= 0)
);

create table session_speaker (
  session_id bigint not null,
  speaker_id bigint not null,
  org_id bigint not null,
  event_id bigint not null,
  position integer not null,
  constraint session_speaker_pkey PRIMARY KEY (session_id, speaker_id),
  constraint session_speaker_session_id_position_key UNIQUE (session_id, "position"),
  constraint session_speaker_position_check CHECK ("position" > 0)
);

create table sign_in_policy (
  org_id bigint not null,
  second_factor text not null,
  updated_at timestamptz not null,
  constraint sign_in_policy_pkey PRIMARY KEY (org_id),
  constraint sign_in_policy_second_factor_check CHECK (second_factor = ANY (ARRAY['optional'::text, 'owners_and_admins'::text]))
);

create table sign_in_step (
  id bigint generated always as identity,
  token_hash bytea not null,
  kind text not null,
  person_id bigint,
  data jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sign_in_step_pkey PRIMARY KEY (id),
  constraint sign_in_step_token_hash_key UNIQUE (token_hash),
  constraint sign_in_step_attempts_check CHECK (attempts >= 0),
  constraint sign_in_step_kind_check CHECK (kind ~ '^[a-z][a-z_]{0,30}$'::text),
  constraint sign_in_step_token_hash_check CHECK (length(token_hash) = 32)
);

create table signing_key (
  id bigint generated always as identity,
  org_id bigint,
  purpose text not null,
  algorithm text not null,
  site text not null,
  public_key bytea not null,
  certificate bytea,
  sealed_private bytea,
  created_at timestamptz(3) not null,
  retired_at timestamptz(3),
  withdrawn_at timestamptz(3),
  constraint signing_key_pkey PRIMARY KEY (id),
  constraint signing_key_public_key_key UNIQUE (public_key),
  constraint signing_key_algorithm_check CHECK (algorithm = ANY (ARRAY['ed25519'::text, 'rsa-2048'::text, 'p256'::text])),
  constraint signing_key_bytes CHECK (algorithm <> 'ed25519'::text OR length(public_key) = 32),
  constraint signing_key_certificate CHECK ((certificate IS NOT NULL) = ((purpose = ANY (ARRAY['authority'::text, 'document'::text])) OR algorithm = 'p256'::text)),
  constraint signing_key_owner CHECK ((org_id IS NULL) = (purpose = ANY (ARRAY['authority'::text, 'document'::text]))),
  constraint signing_key_private CHECK (sealed_private IS NOT NULL OR retired_at IS NOT NULL),
  constraint signing_key_purpose_check CHECK (purpose = ANY (ARRAY['credential'::text, 'log'::text, 'authority'::text, 'document'::text])),
  constraint signing_key_withdrawn CHECK (withdrawn_at IS NULL OR retired_at IS NOT NULL AND sealed_private IS NULL)
);

create table speaker (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  name text not null,
  role text,
  biography text,
  picture text,
  website text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint speaker_pkey PRIMARY KEY (id),
  constraint speaker_org_id_event_id_id_key UNIQUE (org_id, event_id, id),
  constraint speaker_biography_check CHECK (biography <> ''::text),
  constraint speaker_name_check CHECK (name <> ''::text),
  constraint speaker_role_check CHECK (role <> ''::text)
);

create table status_list (
  org_id bigint not null,
  series text not null,
  list integer not null,
  bits bytea not null,
  changed_at timestamptz(3) not null,
  constraint status_list_pkey PRIMARY KEY (org_id, series, list),
  constraint status_list_bits_check CHECK (length(bits) = 16384),
  constraint status_list_list_check CHECK (list >= 0),
  constraint status_list_series_check CHECK (series = ANY (ARRAY[''::text, 'b'::text]))
);

create table survey_response (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint not null,
  answers jsonb not null,
  folded text not null,
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  constraint survey_response_pkey PRIMARY KEY (id),
  constraint survey_response_attendee_id_key UNIQUE (attendee_id),
  constraint survey_response_answers_check CHECK (jsonb_typeof(answers) = 'array'::text)
);

create table ticket_key (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint not null,
  number integer not null,
  public_key bytea not null,
  private_key bytea,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint ticket_key_pkey PRIMARY KEY (id),
  constraint ticket_key_event_id_number_key UNIQUE (event_id, number),
  constraint ticket_key_number_check CHECK (number >= 1 AND number <= 255),
  constraint ticket_key_public_key_check CHECK (length(public_key) = 32)
);

create table training_assignment (
  id bigint generated always as identity,
  org_id bigint not null,
  programme_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  cycle integer not null default 1,
  due_date date,
  counts_after timestamptz,
  assigned_at timestamptz not null,
  completed_at timestamptz,
  renewed_at timestamptz,
  updated_at timestamptz not null,
  overdue_announced date,
  constraint training_assignment_pkey PRIMARY KEY (id),
  constraint training_assignment_cycle UNIQUE (programme_id, email_key, cycle),
  constraint training_assignment_org_id_id_key UNIQUE (org_id, id),
  constraint training_assignment_check CHECK (renewed_at IS NULL OR completed_at IS NOT NULL),
  constraint training_assignment_cycle_check CHECK (cycle >= 1)
);

create table training_completion (
  id bigint generated always as identity,
  org_id bigint not null,
  course_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  completed_at timestamptz not null,
  external_id text not null,
  created_at timestamptz not null,
  constraint training_completion_pkey PRIMARY KEY (id),
  constraint training_completion_once UNIQUE (org_id, external_id),
  constraint training_completion_org_id_id_key UNIQUE (org_id, id),
  constraint training_completion_external_id_check CHECK (external_id <> ''::text)
);

create table training_course (
  id bigint generated always as identity,
  org_id bigint not null,
  code text not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint training_course_pkey PRIMARY KEY (id),
  constraint training_course_code UNIQUE (org_id, code),
  constraint training_course_org_id_id_key UNIQUE (org_id, id),
  constraint training_course_code_check CHECK (code <> ''::text),
  constraint training_course_name_check CHECK (name <> ''::text)
);

create table training_evidence (
  id bigint generated always as identity,
  org_id bigint not null,
  course_id bigint not null,
  email text not null,
  email_key text not null,
  name text not null,
  note text not null,
  completed_on date,
  file text not null,
  file_name text not null,
  content_type text not null,
  size integer not null,
  status text not null default 'pending'::text,
  reason text,
  decided_at timestamptz,
  completion_id bigint,
  created_at timestamptz not null,
  constraint training_evidence_pkey PRIMARY KEY (id),
  constraint training_evidence_org_id_id_key UNIQUE (org_id, id),
  constraint training_evidence_check CHECK ((status = 'pending'::text) = (decided_at IS NULL)),
  constraint training_evidence_check1 CHECK (reason IS NULL OR status = 'declined'::text),
  constraint training_evidence_check2 CHECK (completion_id IS NULL OR status = 'approved'::text),
  constraint training_evidence_content_type_check CHECK (content_type = ANY (ARRAY['application/pdf'::text, 'image/png'::text, 'image/jpeg'::text, 'image/webp'::text])),
  constraint training_evidence_file_check CHECK (file <> ''::text),
  constraint training_evidence_file_name_check CHECK (file_name <> ''::text),
  constraint training_evidence_size_check CHECK (size > 0),
  constraint training_evidence_status_check CHECK (status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text]))
);

create table training_programme (
  id bigint generated always as identity,
  org_id bigint not null,
  name text not null,
  description text,
  renew_months integer,
  changes integer not null default 0,
  measured_requirements integer,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  due_days integer,
  constraint training_programme_pkey PRIMARY KEY (id),
  constraint training_programme_org_id_id_key UNIQUE (org_id, id),
  constraint training_programme_due_days_check CHECK (due_days >= 0 AND due_days <= 3650),
  constraint training_programme_name_check CHECK (name <> ''::text),
  constraint training_programme_renew_months_check CHECK (renew_months >= 1 AND renew_months <= 120)
);

create table training_requirement (
  id bigint generated always as identity,
  org_id bigint not null,
  programme_id bigint not null,
  event_id bigint,
  course_id bigint,
  constraint training_requirement_pkey PRIMARY KEY (id),
  constraint training_requirement_once UNIQUE NULLS NOT DISTINCT (programme_id, event_id, course_id),
  constraint training_requirement_check CHECK (num_nonnulls(event_id, course_id) = 1)
);

create table training_rule (
  id bigint generated always as identity,
  org_id bigint not null,
  programme_id bigint not null,
  tags text[] not null,
  checked_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint training_rule_pkey PRIMARY KEY (id),
  constraint training_rule_of_programme UNIQUE (programme_id),
  constraint training_rule_org_id_id_key UNIQUE (org_id, id)
);

create table training_rule_contact (
  org_id bigint not null,
  rule_id bigint not null,
  contact_id bigint not null,
  constraint training_rule_contact_pkey PRIMARY KEY (rule_id, contact_id)
);

create table wallet_nonce (
  nonce_hash bytea not null,
  org_id bigint not null,
  expires_at timestamptz not null,
  constraint wallet_nonce_pkey PRIMARY KEY (nonce_hash),
  constraint wallet_nonce_nonce_hash_check CHECK (length(nonce_hash) = 32)
);

create table wallet_offer (
  id bigint generated always as identity,
  org_id bigint not null,
  kind text not null,
  public_id uuid not null,
  token_hash bytea not null,
  code_hash bytea not null,
  tx_code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  redeemed_at timestamptz,
  access_hash bytea,
  access_expires_at timestamptz,
  issued text[] not null default '{}'::text[],
  constraint wallet_offer_pkey PRIMARY KEY (id),
  constraint wallet_offer_access_hash_key UNIQUE (access_hash),
  constraint wallet_offer_code_hash_key UNIQUE (code_hash),
  constraint wallet_offer_token_hash_key UNIQUE (token_hash),
  constraint wallet_offer_access_hash_check CHECK (length(access_hash) = 32),
  constraint wallet_offer_code_hash_check CHECK (length(code_hash) = 32),
  constraint wallet_offer_issued CHECK (issued = '{}'::text[] OR redeemed_at IS NOT NULL),
  constraint wallet_offer_kind_check CHECK (kind = ANY (ARRAY['certificate'::text, 'badge'::text])),
  constraint wallet_offer_redeemed CHECK (num_nulls(redeemed_at, access_hash, access_expires_at) = ANY (ARRAY[0, 3])),
  constraint wallet_offer_token_hash_check CHECK (length(token_hash) = 32),
  constraint wallet_offer_tries_check CHECK (tries >= 0 AND tries <= 5),
  constraint wallet_offer_tx_code_hash_check CHECK (length(tx_code_hash) = 32)
);

create table webhook_attempt (
  id bigint generated always as identity,
  org_id bigint not null,
  delivery_id bigint not null,
  number smallint not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  status_code integer,
  error text,
  response_body bytea,
  response_truncated boolean not null default false,
  constraint webhook_attempt_pkey PRIMARY KEY (id),
  constraint webhook_attempt_check CHECK (ended_at IS NOT NULL OR status_code IS NULL AND error IS NULL AND response_body IS NULL),
  constraint webhook_attempt_number_check CHECK (number >= 1 AND number <= 3),
  constraint webhook_attempt_response_body_check CHECK (octet_length(response_body) <= 16384)
);

create table webhook_delivery (
  id bigint generated always as identity,
  org_id bigint not null,
  event_id bigint,
  endpoint_id bigint not null,
  kind text not null default 'event'::text,
  replay_of bigint,
  status text not null default 'pending'::text,
  attempts smallint not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  test_uid uuid,
  test_body bytea,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_org_id_id_key UNIQUE (org_id, id),
  constraint webhook_delivery_attempts_check CHECK (attempts >= 0 AND attempts <= 3),
  constraint webhook_delivery_check CHECK ((status = 'pending'::text) = (next_attempt_at IS NOT NULL)),
  constraint webhook_delivery_check1 CHECK ((status = 'pending'::text) = (finished_at IS NULL)),
  constraint webhook_delivery_check2 CHECK ((kind = 'replay'::text) = (replay_of IS NOT NULL)),
  constraint webhook_delivery_check3 CHECK ((event_id IS NULL) = (test_body IS NOT NULL) AND (test_uid IS NULL) = (test_body IS NULL)),
  constraint webhook_delivery_check4 CHECK (kind <> 'test'::text OR event_id IS NULL),
  constraint webhook_delivery_check5 CHECK (kind <> 'event'::text OR event_id IS NOT NULL),
  constraint webhook_delivery_kind_check CHECK (kind = ANY ('{event,test,replay}'::text[])),
  constraint webhook_delivery_status_check CHECK (status = ANY ('{pending,succeeded,failed,cancelled}'::text[]))
);

create table webhook_endpoint (
  id bigint generated always as identity,
  org_id bigint not null,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  paused_reason text,
  secret bytea,
  previous_secret bytea,
  previous_secret_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  lease_token uuid,
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  description text,
  event_ids bigint[],
  headers bytea,
  header_names text[] not null default '{}'::text[],
  constraint webhook_endpoint_pkey PRIMARY KEY (id),
  constraint webhook_endpoint_org_id_id_key UNIQUE (org_id, id),
  constraint webhook_endpoint_check CHECK ((deleted_at IS NULL) = (secret IS NOT NULL)),
  constraint webhook_endpoint_check1 CHECK (deleted_at IS NULL OR NOT active),
  constraint webhook_endpoint_check2 CHECK (paused_reason IS NULL OR NOT active),
  constraint webhook_endpoint_check3 CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL)),
  constraint webhook_endpoint_check4 CHECK ((failures = 0) = (failing_since IS NULL)),
  constraint webhook_endpoint_check5 CHECK ((lease_token IS NULL) = (lease_until IS NULL)),
  constraint webhook_endpoint_deleted_headers CHECK (deleted_at IS NULL OR headers IS NULL),
  constraint webhook_endpoint_description_check CHECK (char_length(description) >= 1 AND char_length(description) <= 200),
  constraint webhook_endpoint_event_ids_check CHECK (cardinality(event_ids) > 0),
  constraint webhook_endpoint_events_check CHECK (cardinality(events) > 0),
  constraint webhook_endpoint_headers CHECK ((headers IS NULL) = (header_names = '{}'::text[]))
);

create table worker_process (
  lock_key integer generated always as identity,
  worker_ids text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  constraint worker_process_pkey PRIMARY KEY (lock_key)
);

CREATE INDEX account_by_name ON account USING btree (org_id, folded_name, id);
CREATE UNIQUE INDEX account_domain_key ON account USING btree (org_id, domain) WHERE domain IS NOT NULL;
CREATE INDEX account_long_texts ON account USING btree (org_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX account_search ON account USING gin (search_grams(org_id, folded)) WITH (gin_pending_list_limit='4096');
alter index account_search alter column 1 set statistics 0;
CREATE INDEX account_texts ON account USING btree (org_id, id) INCLUDE (folded) WHERE octet_length(folded) <= 2000;
CREATE INDEX attendee_long_texts ON attendee USING btree (event_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX attendee_newest ON attendee USING btree (event_id, id DESC);
CREATE INDEX attendee_of_person ON attendee USING btree (org_id, email_key);
CREATE INDEX attendee_of_type ON attendee USING btree (registration_type_id, status) WHERE registration_type_id IS NOT NULL;
CREATE INDEX attendee_offer_ended ON attendee USING btree (event_id, offer_ended_at DESC, id DESC) WHERE offer_ended_at IS NOT NULL;
CREATE INDEX attendee_queue ON attendee USING btree (event_id, status, waitlisted_at, id) WHERE status = ANY (ARRAY['waitlisted'::text, 'offered'::text]);
CREATE INDEX attendee_registered_by ON attendee USING btree (registered_by) WHERE registered_by IS NOT NULL;
CREATE INDEX attendee_search ON attendee USING gin (search_grams(event_id, folded)) WITH (gin_pending_list_limit='4096');
alter index attendee_search alter column 1 set statistics 0;
CREATE INDEX attendee_texts ON attendee USING btree (event_id, id) INCLUDE (folded) WHERE octet_length(folded) <= 2000;
CREATE INDEX attendee_gone_of_event ON attendee_gone USING btree (event_id);
CREATE INDEX attendee_import_newest ON attendee_import USING btree (org_id, event_id, id DESC);
CREATE INDEX attendee_import_failed_row_in_order ON attendee_import_failed_row USING btree (import_id, id);
CREATE INDEX audit_entry_newest ON audit_entry USING btree (org_id, created_at DESC, id DESC);
CREATE INDEX audit_entry_of_actor ON audit_entry USING btree (org_id, actor, created_at DESC, id DESC);
CREATE INDEX audit_entry_of_kind ON audit_entry USING btree (org_id, subject_type, action, created_at DESC, id DESC);
CREATE INDEX audit_entry_of_request ON audit_entry USING hash (request_id);
CREATE INDEX audit_entry_of_subject ON audit_entry USING btree (org_id, subject_type, subject_id, created_at DESC, id DESC);
CREATE INDEX automation_action_of_badge ON automation_action USING btree (badge_template_id) WHERE badge_template_id IS NOT NULL;
CREATE INDEX automation_action_of_endpoint ON automation_action USING btree (endpoint_id) WHERE endpoint_id IS NOT NULL;
CREATE INDEX automation_action_of_template ON automation_action USING btree (template_id) WHERE template_id IS NOT NULL;
CREATE UNIQUE INDEX automation_rule_copied_once ON automation_rule USING btree (organisation_rule_id, event_id) WHERE organisation_rule_id IS NOT NULL;
CREATE INDEX automation_rule_fires ON automation_rule USING btree (trigger, org_id, event_id) WHERE enabled;
CREATE INDEX automation_rule_newest ON automation_rule USING btree (event_id, id DESC);
CREATE INDEX automation_rule_of_organisation ON automation_rule USING btree (org_id, id DESC) WHERE event_id IS NULL;
CREATE INDEX automation_run_by_status ON automation_run USING btree (rule_id, status);
CREATE INDEX automation_run_due ON automation_run USING btree (org_id, wake_at, id) WHERE status = 'waiting'::text;
CREATE INDEX automation_run_newest ON automation_run USING btree (rule_id, id DESC) INCLUDE (status);
CREATE INDEX automation_run_queued ON automation_run USING btree (email_id) WHERE status = 'queued'::text;
CREATE INDEX badge_award_newest ON badge_award USING btree (template_id, id DESC) INCLUDE (revoked_at, superseded_by, expires_at);
CREATE INDEX badge_award_of_attendee ON badge_award USING btree (attendee_id) WHERE attendee_id IS NOT NULL;
CREATE INDEX badge_award_of_event ON badge_award USING btree (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX badge_award_of_key ON badge_award USING btree (org_id, signing_key_id, id);
CREATE INDEX badge_award_of_person ON badge_award USING btree (email_key, template_id);
CREATE INDEX badge_award_of_version_index ON badge_award USING btree (template_version, template_id);
CREATE UNIQUE INDEX badge_award_one_active ON badge_award USING btree (template_id, email_key) WHERE revoked_at IS NULL AND superseded_by IS NULL;
CREATE UNIQUE INDEX badge_award_one_by_rule ON badge_award USING btree (template_id, email_key) WHERE source = 'rule'::text;
CREATE INDEX badge_award_superseded_by ON badge_award USING btree (superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX badge_template_image ON badge_template USING btree (image_key) WHERE image_key IS NOT NULL;
CREATE INDEX badge_template_newest ON badge_template USING btree (org_id, id DESC);
CREATE INDEX badge_template_version_image ON badge_template_version USING btree (image_key) WHERE image_key IS NOT NULL;
CREATE INDEX bulk_job_archive ON bulk_job USING btree (zip_key) WHERE zip_key IS NOT NULL;
CREATE INDEX bulk_job_newest ON bulk_job USING btree (event_id, id DESC);
CREATE INDEX bulk_job_unfinished ON bulk_job USING btree (id) WHERE status = ANY (ARRAY['pending'::text, 'processing'::text]);
CREATE INDEX certificate_expires ON certificate USING btree (org_id, expires_at) INCLUDE (event_id, tier) WHERE expires_at IS NOT NULL AND revoked_at IS NULL;
CREATE INDEX certificate_for_engines ON certificate USING btree (id) WHERE in_search;
CREATE INDEX certificate_long_of_org ON certificate USING btree (org_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX certificate_long_texts ON certificate USING btree (event_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX certificate_newest ON certificate USING btree (event_id, id DESC);
CREATE INDEX certificate_of_address ON certificate USING btree (org_id, lower(attendee_email) text_pattern_ops) WHERE attendee_email IS NOT NULL;
CREATE INDEX certificate_of_attendee ON certificate USING btree (attendee_id) WHERE attendee_id IS NOT NULL;
CREATE INDEX certificate_of_design ON certificate USING btree (design_version_id);
CREATE INDEX certificate_of_job ON certificate USING btree (bulk_job_id) WHERE bulk_job_id IS NOT NULL;
CREATE INDEX certificate_of_key ON certificate USING btree (org_id, signing_key_id, id);
CREATE INDEX certificate_of_kind ON certificate USING btree (event_id, kind) INCLUDE (status, expires_at) WHERE kind <> 'attendee'::text;
CREATE INDEX certificate_of_org ON certificate USING btree (org_id, id) INCLUDE (folded, status, issued_at, expires_at, tier) WHERE octet_length(folded) <= 2000;
CREATE INDEX certificate_of_person ON certificate USING btree (org_id, lower(attendee_email)) WHERE attendee_id IS NULL AND attendee_email IS NOT NULL;
CREATE UNIQUE INDEX certificate_one_active_of_kind ON certificate USING btree (event_id, attendee_id, kind) WHERE status = 'active'::text;
CREATE UNIQUE INDEX certificate_one_active_recipient ON certificate USING btree (event_id, kind, recipient_key) WHERE status = 'active'::text AND recipient_key IS NOT NULL;
CREATE INDEX certificate_search ON certificate USING gin (search_grams(event_id, folded)) WITH (gin_pending_list_limit='4096');
alter index certificate_search alter column 1 set statistics 0;
CREATE INDEX certificate_superseding ON certificate USING btree (superseded_by) WHERE superseded_by IS NOT NULL;
CREATE INDEX certificate_texts ON certificate USING btree (event_id, id) INCLUDE (folded, status, expires_at) WHERE octet_length(folded) <= 2000;
CREATE INDEX certificate_kind_design ON certificate_kind USING btree (org_id, template_id) WHERE template_id IS NOT NULL;
CREATE INDEX certificate_log_later ON certificate_log USING btree (public_id, id DESC) WHERE action = ANY ('{redacted,signed}'::text[]);
CREATE UNIQUE INDEX certificate_log_once ON certificate_log USING btree (public_id, action) WHERE action = ANY ('{issued,revoked}'::text[]);
CREATE INDEX certificate_log_waiting ON certificate_log USING btree (org_id, id) WHERE "position" IS NULL;
CREATE INDEX check_in_inside ON check_in USING btree (session_id, COALESCE(returned_at, checked_in_at), COALESCE((turns -> '-1'::integer) ->> 0, scan_key)) WHERE left_at IS NULL;
CREATE INDEX check_in_left ON check_in USING btree (event_id) WHERE left_at IS NOT NULL AND session_id IS NULL;
CREATE INDEX check_in_of_session ON check_in USING btree (session_id);
CREATE INDEX contact_by_activity ON contact USING btree (org_id, last_activity_at DESC NULLS LAST, id DESC) WHERE merged_into IS NULL;
CREATE INDEX contact_by_name ON contact USING btree (org_id, folded, id) WHERE merged_into IS NULL;
CREATE INDEX contact_by_score ON contact USING btree (org_id, lifecycle_stage, lead_score DESC, id DESC) WHERE merged_into IS NULL;
CREATE INDEX contact_by_update ON contact USING btree (org_id, updated_at DESC, id DESC) WHERE merged_into IS NULL;
CREATE INDEX contact_merged ON contact USING btree (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contact_of_account_index ON contact USING btree (org_id, account_id, id DESC) WHERE account_id IS NOT NULL AND merged_into IS NULL;
CREATE INDEX contact_of_owner ON contact USING btree (org_id, owner, last_activity_at DESC NULLS LAST, id DESC) WHERE owner IS NOT NULL AND merged_into IS NULL;
CREATE INDEX contact_score_due ON contact USING btree (org_id, id) WHERE score_due AND merged_into IS NULL;
CREATE INDEX contact_activity_newest ON contact_activity USING btree (contact_id, at DESC, id DESC);
CREATE UNIQUE INDEX contact_activity_source_key ON contact_activity USING btree (source_event, contact_id, kind, subject_id) NULLS NOT DISTINCT WHERE source_event IS NOT NULL;
CREATE INDEX contact_import_newest ON contact_import USING btree (org_id, id DESC);
CREATE INDEX contact_import_batch_next ON contact_import_batch USING btree (import_id, id);
CREATE INDEX contact_import_failed_row_in_order ON contact_import_failed_row USING btree (import_id, "row");
CREATE INDEX contact_key_of_contact ON contact_key USING btree (contact_id);
CREATE INDEX contact_match_likeliest ON contact_match USING btree (org_id, percent DESC, contact_id, other_id);
CREATE INDEX contact_match_of_other ON contact_match USING btree (other_id);
CREATE INDEX contact_match_due_order ON contact_match_due USING btree (org_id, id);
CREATE INDEX contact_merge_age ON contact_merge USING btree (created_at);
CREATE INDEX contact_merge_newest ON contact_merge USING btree (org_id, id DESC);
CREATE INDEX contact_merge_of_contact ON contact_merge USING btree (contact_id);
CREATE INDEX contact_merge_member_of_contact ON contact_merge_member USING btree (contact_id);
CREATE INDEX contact_not_duplicate_newest ON contact_not_duplicate USING btree (org_id, id DESC);
CREATE INDEX contact_not_duplicate_of_other ON contact_not_duplicate USING btree (other_id);
CREATE INDEX contact_note_newest ON contact_note USING btree (contact_id, id DESC);
CREATE INDEX contact_tag_of_contact ON contact_tag USING btree (contact_id);
CREATE INDEX contact_text_long_texts ON contact_text USING btree (org_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX contact_text_search ON contact_text USING gin (search_grams(org_id, folded)) WITH (gin_pending_list_limit='4096');
alter index contact_text_search alter column 1 set statistics 0;
CREATE INDEX contact_text_texts ON contact_text USING btree (org_id, id) INCLUDE (folded) WHERE octet_length(folded) <= 2000;
CREATE INDEX credit_entry_ledger ON credit_entry USING btree (org_id, id DESC);
CREATE UNIQUE INDEX credit_entry_one_end ON credit_entry USING btree (bulk_job_id) WHERE kind = ANY (ARRAY['capture'::text, 'release'::text]);
CREATE UNIQUE INDEX credit_entry_one_hold ON credit_entry USING btree (bulk_job_id) WHERE kind = 'hold'::text;
CREATE INDEX credit_entry_spent ON credit_entry USING btree (org_id, created_at) INCLUDE (held_amount) WHERE kind = 'capture'::text;
CREATE INDEX crm_task_account ON crm_task USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX crm_task_contact ON crm_task USING btree (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX crm_task_deal ON crm_task USING btree (deal_id) WHERE deal_id IS NOT NULL;
CREATE INDEX crm_task_newest ON crm_task USING btree (org_id, id DESC);
CREATE INDEX crm_task_open ON crm_task USING btree (org_id, due_at, id) WHERE done_at IS NULL;
CREATE INDEX crm_task_owner ON crm_task USING btree (org_id, owner_id, due_at, id);
CREATE INDEX crm_task_reminders ON crm_task USING btree (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX deal_by_amount ON deal USING btree (org_id, currency, amount DESC, id DESC);
CREATE INDEX deal_by_expected_close ON deal USING btree (org_id, expected_close_date, id);
CREATE INDEX deal_by_update ON deal USING btree (org_id, updated_at DESC, id DESC);
CREATE INDEX deal_closed ON deal USING btree (org_id, closed_at) INCLUDE (stage_kind, currency, amount) WHERE closed_at IS NOT NULL;
CREATE INDEX deal_long_texts ON deal USING btree (org_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX deal_of_account_index ON deal USING btree (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX deal_of_contact_index ON deal USING btree (contact_id, id DESC) WHERE contact_id IS NOT NULL;
CREATE INDEX deal_of_owner ON deal USING btree (org_id, owner, id DESC) WHERE owner IS NOT NULL;
CREATE INDEX deal_on_board ON deal USING btree (org_id, stage, "position", id);
CREATE INDEX deal_search ON deal USING gin (search_grams(org_id, folded)) WITH (gin_pending_list_limit='4096');
alter index deal_search alter column 1 set statistics 0;
CREATE INDEX deal_texts ON deal USING btree (org_id, id) INCLUDE (folded) WHERE octet_length(folded) <= 2000;
CREATE INDEX deal_stage_change_by_time ON deal_stage_change USING btree (org_id, at) INCLUDE (deal_id, id, from_stage, to_stage);
CREATE INDEX deal_stage_change_of_deal ON deal_stage_change USING btree (deal_id, id);
CREATE INDEX design_picture_file ON design_picture USING btree (picture);
CREATE UNIQUE INDEX design_version_built_in ON design_version USING btree (org_id, layout_hash, COALESCE(logo, ''::text)) WHERE design_id IS NULL;
CREATE INDEX domain_event_feed ON domain_event USING btree (org_id, txid, id);
CREATE UNIQUE INDEX domain_event_of_org ON domain_event USING btree (org_id, id);
CREATE INDEX domain_event_order ON domain_event USING btree (txid, id);
CREATE INDEX door_device_newest ON door_device USING btree (event_id, id DESC);
CREATE INDEX door_device_of_session ON door_device_session USING btree (session_id);
CREATE UNIQUE INDEX email_by_uid ON email USING btree (uid);
CREATE INDEX email_due ON email USING btree (org_id, transactional DESC, next_attempt_at, id) WHERE status = 'queued'::text;
CREATE INDEX email_due_from_installation ON email USING btree (org_id, next_attempt_at, id) WHERE status = 'queued'::text AND from_installation;
CREATE INDEX email_newest ON email USING btree (org_id, id DESC) INCLUDE (status, kind);
CREATE INDEX email_newest_of_event ON email USING btree (event_id, id DESC) INCLUDE (org_id, status, kind) WHERE event_id IS NOT NULL;
CREATE INDEX email_newest_to_attendee ON email USING btree (attendee_id, id DESC) WHERE attendee_id IS NOT NULL;
CREATE INDEX email_of_certificate ON email USING btree (composed_for) WHERE composer = ANY (ARRAY['certificate'::text, 'certificate_by_hand'::text, 'certificate_expiring'::text]);
CREATE INDEX email_of_rule ON email USING btree (rule_id, id DESC) WHERE rule_id IS NOT NULL;
CREATE INDEX email_of_template ON email USING btree (template_id, id DESC) WHERE template_id IS NOT NULL;
CREATE INDEX email_sending ON email USING btree (claim) WHERE status = 'sending'::text;
CREATE INDEX email_to ON email USING btree (to_key, handed_over_at) WHERE to_key <> ''::text;
CREATE INDEX email_attempt_open ON email_attempt USING btree (email_id) WHERE ended_at IS NULL;
CREATE INDEX email_report_of_email ON email_report USING btree (email_id, id);
CREATE INDEX email_suppression_newest ON email_suppression USING btree (org_id, id DESC);
CREATE INDEX email_suppression_of_event ON email_suppression USING btree (org_id, event_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX email_template_one_of_kind ON email_template USING btree (org_id, kind) WHERE kind = ANY ('{registration_confirmed,place_offered,certificate,certificate_expiring}'::text[]);
CREATE UNIQUE INDEX erasure_request_one_open ON erasure_request USING btree (org_id, address_key);
CREATE INDEX event_cover ON event USING btree (org_id, cover_picture) WHERE cover_picture IS NOT NULL;
CREATE INDEX event_dates ON event USING btree (org_id, event_date) WHERE event_date IS NOT NULL;
CREATE INDEX event_end_dates ON event USING btree (org_id, event_end_date) WHERE event_end_date IS NOT NULL;
CREATE INDEX event_long_texts ON event USING btree (org_id, id) WHERE octet_length(folded_name) > 2000;
CREATE INDEX event_newest ON event USING btree (org_id, id DESC);
CREATE INDEX event_search ON event USING gin (search_grams(org_id, folded_name)) WITH (gin_pending_list_limit='4096');
alter index event_search alter column 1 set statistics 0;
CREATE INDEX event_texts ON event USING btree (org_id, id) INCLUDE (folded_name) WHERE octet_length(folded_name) <= 2000;
CREATE INDEX event_unfolded ON event USING btree (id) WHERE folded_place IS NULL AND event_location IS NOT NULL;
CREATE INDEX expiry_notice_due ON expiry_notice USING btree (due_at);
CREATE INDEX figure_of_events ON figure USING btree (org_id, kind, span, bucket) WHERE event_id > 0;
CREATE INDEX form_newest ON form USING btree (org_id, id DESC);
CREATE INDEX form_submission_long_texts ON form_submission USING btree (form_id, id) WHERE octet_length(folded) > 2000;
CREATE INDEX form_submission_newest ON form_submission USING btree (form_id, id DESC);
CREATE INDEX form_submission_of_address ON form_submission USING btree (org_id, email_key) WHERE email_key IS NOT NULL;
CREATE INDEX form_submission_of_contact_index ON form_submission USING btree (contact_id) WHERE contact_id IS NOT NULL;
CREATE UNIQUE INDEX form_submission_repeat_key ON form_submission USING btree (form_id, repeat_key) WHERE repeat_key IS NOT NULL;
CREATE INDEX form_submission_search ON form_submission USING gin (search_grams(form_id, folded)) WITH (gin_pending_list_limit='4096');
alter index form_submission_search alter column 1 set statistics 0;
CREATE INDEX form_submission_texts ON form_submission USING btree (form_id, id) INCLUDE (folded) WHERE octet_length(folded) <= 2000;
CREATE INDEX idempotency_key_age ON idempotency_key USING btree (created_at);
CREATE UNIQUE INDEX identity_provider_of_domain ON identity_provider_domain USING btree (domain) WHERE verified_at IS NOT NULL;
CREATE INDEX lead_score_day_age ON lead_score_day USING btree (day);
CREATE INDEX listing_ends ON listing USING btree (ends_at, id);
CREATE INDEX listing_in_order ON listing USING btree (span, starts_at, id) INCLUDE (ends_at);
CREATE INDEX listing_of_organisation ON listing USING btree (org_id, span, starts_at, id) INCLUDE (ends_at);
CREATE INDEX listing_of_type ON listing USING btree (event_type, span, starts_at, id) INCLUDE (ends_at);
CREATE INDEX listing_search ON listing USING gin (listing_grams(folded)) WITH (gin_pending_list_limit='4096');
alter index listing_search alter column 1 set statistics 0;
CREATE INDEX membership_of_person ON membership USING btree (person_id, created_at);
CREATE INDEX membership_event_of_event ON membership_event USING btree (org_id, event_id);
CREATE INDEX message_due ON message USING btree (earliest_at) WHERE status = 'scheduled'::text;
CREATE INDEX message_of_contacts ON message USING btree (org_id, id DESC) WHERE event_id IS NULL;
CREATE INDEX message_of_event ON message USING btree (event_id, id DESC) WHERE event_id IS NOT NULL;
CREATE INDEX message_of_template ON message USING btree (held_template_id) WHERE held_template_id IS NOT NULL;
CREATE INDEX message_unfinished ON message USING btree (id) WHERE status <> 'scheduled'::text AND finished_at IS NULL;
CREATE INDEX message_recipient_by_status ON message_recipient USING btree (message_id, status, id DESC);
CREATE INDEX message_recipient_newest ON message_recipient USING btree (message_id, id DESC);
CREATE INDEX message_recipient_queued ON message_recipient USING btree (email_id) WHERE status = 'queued'::text;
CREATE INDEX oauth_client_created ON oauth_client USING btree (created_at);
CREATE INDEX oauth_code_expires ON oauth_code USING btree (expires_at);
CREATE UNIQUE INDEX oauth_code_of_grant ON oauth_code USING btree (org_id, grant_id);
CREATE INDEX oauth_grant_of_client ON oauth_grant USING btree (client_id);
CREATE INDEX oauth_grant_of_person ON oauth_grant USING btree (org_id, person_id, id DESC);
CREATE INDEX oauth_grant_unconnected ON oauth_grant USING btree (created_at) WHERE connected_at IS NULL;
CREATE INDEX oauth_request_expires ON oauth_request USING btree (expires_at);
CREATE INDEX oauth_request_of_client ON oauth_request USING btree (client_id);
CREATE UNIQUE INDEX oauth_token_current ON oauth_token USING btree (org_id, grant_id) WHERE kind = 'refresh'::text AND used_at IS NULL;
CREATE INDEX oauth_token_expires ON oauth_token USING btree (expires_at);
CREATE INDEX oauth_token_of_grant ON oauth_token USING btree (org_id, grant_id);
CREATE INDEX passkey_of_person ON passkey USING btree (person_id, id);
CREATE INDEX person_editing_of_membership ON person_editing USING btree (org_id, person_id);
CREATE INDEX person_editing_of_subject ON person_editing USING btree (org_id, kind, subject_id, seen_at);
CREATE INDEX person_editing_seen ON person_editing USING btree (seen_at);
CREATE INDEX person_identity_of_person ON person_identity USING btree (person_id);
CREATE INDEX person_link_ends ON person_link USING btree (expires_at);
CREATE UNIQUE INDEX person_link_invited ON person_link USING btree (org_id, email_key) WHERE purpose = 'invite'::text AND used_at IS NULL;
CREATE INDEX person_link_of_person ON person_link USING btree (person_id, id);
CREATE UNIQUE INDEX person_link_set_up ON person_link USING btree (org_id) WHERE purpose = 'set_up'::text AND used_at IS NULL;
CREATE INDEX person_link_event_of_event ON person_link_event USING btree (org_id, event_id);
CREATE INDEX person_session_ends ON person_session USING btree (expires_at);
CREATE INDEX person_session_fresh_by_org ON person_session USING btree (fresh_by_org) WHERE fresh_by_org IS NOT NULL;
CREATE INDEX person_session_of_membership ON person_session USING btree (org_id, person_id);
CREATE INDEX person_session_of_person ON person_session USING btree (person_id, id DESC);
CREATE INDEX person_session_second_factor_by_org ON person_session USING btree (second_factor_by_org) WHERE second_factor_by_org IS NOT NULL;
CREATE INDEX purge_run_newest ON purge_run USING btree (org_id, id DESC);
CREATE UNIQUE INDEX purge_run_one ON purge_run USING btree (org_id) WHERE status = 'running'::text;
CREATE INDEX registration_request_expires ON registration_request USING btree (expires_at);
CREATE UNIQUE INDEX registration_request_one_open ON registration_request USING btree (event_id, address_hash) WHERE confirmed_at IS NULL;
CREATE INDEX request_log_broken ON request_log USING btree (org_id, request_id) WHERE status >= 500;
CREATE INDEX request_log_failed ON request_log USING btree (org_id, request_id) WHERE status >= 400;
CREATE INDEX request_log_of_actor ON request_log USING btree (org_id, actor, request_id);
CREATE INDEX request_log_slow ON request_log USING btree (org_id, request_id) WHERE duration_ms >= 1000::double precision;
CREATE INDEX sample_event_event ON sample_event USING btree (org_id, event_id);
CREATE INDEX scan_newest ON scan USING btree (event_id, id DESC);
CREATE INDEX scan_of_attendee ON scan USING btree (attendee_id, session_id) WHERE attendee_id IS NOT NULL;
CREATE INDEX session_agenda ON session USING btree (event_id, start_time, id);
CREATE INDEX session_signup_of_attendee ON session_signup USING btree (attendee_id, session_id);
CREATE INDEX session_of_speaker ON session_speaker USING btree (speaker_id);
CREATE INDEX sign_in_step_ends ON sign_in_step USING btree (expires_at);
CREATE INDEX sign_in_step_of_person ON sign_in_step USING btree (person_id, id);
CREATE UNIQUE INDEX signing_key_current ON signing_key USING btree (org_id, purpose, algorithm, site) WHERE retired_at IS NULL;
CREATE UNIQUE INDEX signing_key_current_of_installation ON signing_key USING btree (purpose, algorithm, site) WHERE retired_at IS NULL AND org_id IS NULL;
CREATE INDEX signing_key_of_organisation ON signing_key USING btree (org_id, id);
CREATE INDEX speaker_picture ON speaker USING btree (org_id, picture) WHERE picture IS NOT NULL;
CREATE INDEX survey_response_newest ON survey_response USING btree (event_id, id DESC);
CREATE UNIQUE INDEX training_assignment_current ON training_assignment USING btree (programme_id, email_key) WHERE renewed_at IS NULL;
CREATE INDEX training_assignment_due ON training_assignment USING btree (due_date, org_id) WHERE completed_at IS NULL;
CREATE INDEX training_assignment_newest ON training_assignment USING btree (org_id, id DESC);
CREATE INDEX training_assignment_newest_of_programme ON training_assignment USING btree (programme_id, id DESC);
CREATE INDEX training_assignment_of_person ON training_assignment USING btree (org_id, email_key);
CREATE INDEX training_assignment_renewal ON training_assignment USING btree (programme_id, completed_at) WHERE completed_at IS NOT NULL AND renewed_at IS NULL;
CREATE INDEX training_assignment_unannounced ON training_assignment USING btree (due_date, org_id) WHERE completed_at IS NULL AND overdue_announced IS DISTINCT FROM due_date;
CREATE INDEX training_completion_newest ON training_completion USING btree (org_id, id DESC);
CREATE INDEX training_completion_of_course ON training_completion USING btree (course_id, email_key, completed_at);
CREATE INDEX training_completion_of_person ON training_completion USING btree (org_id, email_key);
CREATE INDEX training_course_newest ON training_course USING btree (org_id, id DESC);
CREATE INDEX training_evidence_of_completion ON training_evidence USING btree (completion_id) WHERE completion_id IS NOT NULL;
CREATE INDEX training_evidence_of_course ON training_evidence USING btree (course_id);
CREATE INDEX training_evidence_of_file ON training_evidence USING btree (file);
CREATE INDEX training_evidence_of_person ON training_evidence USING btree (org_id, email_key);
CREATE INDEX training_programme_newest ON training_programme USING btree (org_id, id DESC);
CREATE INDEX training_requirement_of_course ON training_requirement USING btree (course_id, programme_id) WHERE course_id IS NOT NULL;
CREATE INDEX training_requirement_of_event ON training_requirement USING btree (event_id, programme_id) WHERE event_id IS NOT NULL;
CREATE INDEX training_rule_contact_of_contact ON training_rule_contact USING btree (contact_id);
CREATE INDEX wallet_nonce_end ON wallet_nonce USING btree (expires_at);
CREATE INDEX wallet_offer_end ON wallet_offer USING btree (expires_at);
CREATE UNIQUE INDEX webhook_attempt_numbered ON webhook_attempt USING btree (delivery_id, number) WHERE error IS DISTINCT FROM 'interrupted'::text;
CREATE INDEX webhook_attempt_of_delivery ON webhook_attempt USING btree (delivery_id, id);
CREATE UNIQUE INDEX webhook_attempt_open ON webhook_attempt USING btree (delivery_id) WHERE ended_at IS NULL;
CREATE INDEX webhook_delivery_due ON webhook_delivery USING btree (endpoint_id, next_attempt_at, id) WHERE status = 'pending'::text;
CREATE INDEX webhook_delivery_of_endpoint ON webhook_delivery USING btree (endpoint_id, id);
CREATE INDEX webhook_delivery_of_event ON webhook_delivery USING btree (event_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX webhook_delivery_once ON webhook_delivery USING btree (endpoint_id, event_id) WHERE kind = 'event'::text;
CREATE INDEX webhook_delivery_replayed ON webhook_delivery USING btree (replay_of) WHERE replay_of IS NOT NULL;
CREATE INDEX webhook_endpoint_subscribed ON webhook_endpoint USING btree (org_id) WHERE active;

alter table account add constraint account_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table api_key add constraint api_key_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table attendee add constraint attendee_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table attendee add constraint attendee_registered_by_fkey
  FOREIGN KEY (org_id, registered_by) REFERENCES attendee(org_id, id) ON DELETE SET NULL (registered_by);
alter table attendee add constraint attendee_registration_type_fkey
  FOREIGN KEY (org_id, event_id, registration_type_id) REFERENCES registration_type(org_id, event_id, id);
alter table attendee_gone add constraint attendee_gone_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table attendee_import add constraint attendee_import_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table attendee_import_failed_row add constraint attendee_import_failed_row_org_id_import_id_fkey
  FOREIGN KEY (org_id, import_id) REFERENCES attendee_import(org_id, id) ON DELETE CASCADE;
alter table audit_entry add constraint audit_entry_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);
alter table automation_action add constraint automation_action_badge
  FOREIGN KEY (org_id, badge_template_id) REFERENCES badge_template(org_id, id);
alter table automation_action add constraint automation_action_org_id_endpoint_id_fkey
  FOREIGN KEY (org_id, endpoint_id) REFERENCES webhook_endpoint(org_id, id);
alter table automation_action add constraint automation_action_org_id_rule_id_fkey
  FOREIGN KEY (org_id, rule_id) REFERENCES automation_rule(org_id, id) ON DELETE CASCADE;
alter table automation_action add constraint automation_action_template
  FOREIGN KEY (org_id, template_id) REFERENCES email_template(org_id, id);
alter table automation_rule add constraint automation_rule_of_organisation
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table automation_rule add constraint automation_rule_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table automation_rule add constraint automation_rule_original
  FOREIGN KEY (org_id, organisation_rule_id) REFERENCES automation_rule(org_id, id);
alter table automation_run add constraint automation_run_org_id_rule_id_fkey
  FOREIGN KEY (org_id, rule_id) REFERENCES automation_rule(org_id, id) ON DELETE CASCADE;
alter table automation_session_fired add constraint automation_session_fired_org_id_rule_id_fkey
  FOREIGN KEY (org_id, rule_id) REFERENCES automation_rule(org_id, id) ON DELETE CASCADE;
alter table badge_award add constraint badge_award_of_template
  FOREIGN KEY (org_id, template_id) REFERENCES badge_template(org_id, id);
alter table badge_award add constraint badge_award_of_version
  FOREIGN KEY (template_id, template_version) REFERENCES badge_template_version(template_id, version);
alter table badge_award add constraint badge_award_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE SET NULL (attendee_id);
alter table badge_award add constraint badge_award_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE SET NULL (event_id);
alter table badge_award add constraint badge_award_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table badge_award add constraint badge_award_successor
  FOREIGN KEY (org_id, superseded_by) REFERENCES badge_award(org_id, id) DEFERRABLE INITIALLY DEFERRED;
alter table badge_template add constraint badge_template_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table badge_template_version add constraint badge_template_version_org_id_template_id_fkey
  FOREIGN KEY (org_id, template_id) REFERENCES badge_template(org_id, id) ON DELETE CASCADE;
alter table bulk_job add constraint bulk_job_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table certificate add constraint certificate_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE SET NULL (attendee_id);
alter table certificate add constraint certificate_org_id_bulk_job_id_fkey
  FOREIGN KEY (org_id, bulk_job_id) REFERENCES bulk_job(org_id, id) ON DELETE CASCADE;
alter table certificate add constraint certificate_org_id_design_version_id_fkey
  FOREIGN KEY (org_id, design_version_id) REFERENCES design_version(org_id, id);
alter table certificate add constraint certificate_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table certificate add constraint certificate_org_id_superseded_by_fkey
  FOREIGN KEY (org_id, superseded_by) REFERENCES certificate(org_id, id);
alter table certificate_first_use add constraint certificate_first_use_org_id_certificate_id_fkey
  FOREIGN KEY (org_id, certificate_id) REFERENCES certificate(org_id, id) ON DELETE CASCADE;
alter table certificate_kind add constraint certificate_kind_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table certificate_kind add constraint certificate_kind_org_id_template_id_fkey
  FOREIGN KEY (org_id, template_id) REFERENCES design(org_id, id);
alter table certificate_log_head add constraint certificate_log_head_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table certificate_log_tile add constraint certificate_log_tile_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table certificate_log_witness add constraint certificate_log_witness_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table certificate_mail add constraint certificate_mail_org_id_certificate_id_fkey
  FOREIGN KEY (org_id, certificate_id) REFERENCES certificate(org_id, id) ON DELETE CASCADE;
alter table certificate_use add constraint certificate_use_org_id_certificate_id_fkey
  FOREIGN KEY (org_id, certificate_id) REFERENCES certificate(org_id, id) ON DELETE CASCADE;
alter table certificate_view add constraint certificate_view_org_id_certificate_id_fkey
  FOREIGN KEY (org_id, certificate_id) REFERENCES certificate(org_id, id) ON DELETE CASCADE;
alter table check_in add constraint check_in_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE CASCADE;
alter table check_in add constraint check_in_org_id_event_id_session_id_fkey
  FOREIGN KEY (org_id, event_id, session_id) REFERENCES session(org_id, event_id, id) ON DELETE CASCADE;
alter table contact add constraint contact_merged_into
  FOREIGN KEY (org_id, merged_into) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact add constraint contact_of_account
  FOREIGN KEY (org_id, account_id) REFERENCES account(org_id, id) ON DELETE SET NULL (account_id);
alter table contact add constraint contact_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_activity add constraint contact_activity_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_feed add constraint contact_feed_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_import add constraint contact_import_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_import_batch add constraint contact_import_batch_org_id_import_id_fkey
  FOREIGN KEY (org_id, import_id) REFERENCES contact_import(org_id, id) ON DELETE CASCADE;
alter table contact_import_failed_row add constraint contact_import_failed_row_org_id_import_id_fkey
  FOREIGN KEY (org_id, import_id) REFERENCES contact_import(org_id, id) ON DELETE CASCADE;
alter table contact_match add constraint contact_match_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_match add constraint contact_match_org_id_other_id_fkey
  FOREIGN KEY (org_id, other_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_match_due add constraint contact_match_due_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_matching add constraint contact_matching_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_merge add constraint contact_merge_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_merge_member add constraint contact_merge_member_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_merge_member add constraint contact_merge_member_org_id_merge_id_fkey
  FOREIGN KEY (org_id, merge_id) REFERENCES contact_merge(org_id, id) ON DELETE CASCADE;
alter table contact_not_duplicate add constraint contact_not_duplicate_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_not_duplicate add constraint contact_not_duplicate_org_id_other_id_fkey
  FOREIGN KEY (org_id, other_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_note add constraint contact_note_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_property add constraint contact_property_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_tag add constraint contact_tag_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_tally add constraint contact_tally_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table contact_text add constraint contact_text_org_id_id_fkey
  FOREIGN KEY (org_id, id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table contact_text_batch add constraint contact_text_batch_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table credit_balance add constraint credit_balance_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table credit_entry add constraint credit_entry_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table crm_settings add constraint crm_settings_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table crm_task add constraint crm_task_of_account
  FOREIGN KEY (org_id, account_id) REFERENCES account(org_id, id) ON DELETE SET NULL (account_id);
alter table crm_task add constraint crm_task_of_contact
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table crm_task add constraint crm_task_of_deal
  FOREIGN KEY (org_id, deal_id) REFERENCES deal(org_id, id) ON DELETE SET NULL (deal_id);
alter table crm_task add constraint crm_task_of_owner
  FOREIGN KEY (org_id, owner_id) REFERENCES membership(org_id, person_id) ON DELETE SET NULL (owner_id);
alter table crm_task add constraint crm_task_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table deal add constraint deal_of_account
  FOREIGN KEY (org_id, account_id) REFERENCES account(org_id, id);
alter table deal add constraint deal_of_contact
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id);
alter table deal add constraint deal_of_stage
  FOREIGN KEY (org_id, stage, stage_kind) REFERENCES deal_stage(org_id, key, kind);
alter table deal add constraint deal_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table deal_stage add constraint deal_stage_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table deal_stage_change add constraint deal_stage_change_org_id_deal_id_fkey
  FOREIGN KEY (org_id, deal_id) REFERENCES deal(org_id, id) ON DELETE CASCADE;
alter table deal_tally add constraint deal_tally_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table design add constraint design_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table design_picture add constraint design_picture_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);
alter table design_version add constraint design_version_org_id_design_id_fkey
  FOREIGN KEY (org_id, design_id) REFERENCES design(org_id, id);
alter table design_version add constraint design_version_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table did_version add constraint did_version_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table domain_event add constraint domain_event_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);
alter table door_device add constraint door_device_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table door_device_session add constraint door_device_session_org_id_event_id_device_id_fkey
  FOREIGN KEY (org_id, event_id, device_id) REFERENCES door_device(org_id, event_id, id) ON DELETE CASCADE;
alter table door_device_session add constraint door_device_session_org_id_event_id_session_id_fkey
  FOREIGN KEY (org_id, event_id, session_id) REFERENCES session(org_id, event_id, id) ON DELETE CASCADE;
alter table email add constraint email_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE SET NULL (attendee_id);
alter table email add constraint email_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table email add constraint email_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table email_attempt add constraint email_attempt_org_id_email_id_fkey
  FOREIGN KEY (org_id, email_id) REFERENCES email(org_id, id) ON DELETE CASCADE;
alter table email_link_open add constraint email_link_open_org_id_email_id_fkey
  FOREIGN KEY (org_id, email_id) REFERENCES email(org_id, id) ON DELETE CASCADE;
alter table email_report add constraint email_report_org_id_email_id_fkey
  FOREIGN KEY (org_id, email_id) REFERENCES email(org_id, id) ON DELETE CASCADE;
alter table email_suppression add constraint email_suppression_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE SET NULL (event_id);
alter table email_suppression add constraint email_suppression_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table email_template add constraint email_template_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table email_template_starters add constraint email_template_starters_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table erasure_request add constraint erasure_request_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);
alter table event add constraint event_cover_picture_fkey
  FOREIGN KEY (org_id, cover_picture) REFERENCES design_picture(org_id, picture);
alter table event add constraint event_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table event add constraint event_org_id_template_id_fkey
  FOREIGN KEY (org_id, template_id) REFERENCES design(org_id, id);
alter table event_tally add constraint event_tally_event_id_fkey
  FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE;
alter table expiry_notice add constraint expiry_notice_org_id_certificate_id_fkey
  FOREIGN KEY (org_id, certificate_id) REFERENCES certificate(org_id, id) ON DELETE CASCADE;
alter table figure add constraint figure_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table figure_zone add constraint figure_zone_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table form add constraint form_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table form_submission add constraint form_submission_of_contact
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE SET NULL (contact_id);
alter table form_submission add constraint form_submission_org_id_form_id_fkey
  FOREIGN KEY (org_id, form_id) REFERENCES form(org_id, id) ON DELETE CASCADE;
alter table idempotency_key add constraint idempotency_key_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table identity_provider add constraint identity_provider_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table identity_provider_domain add constraint identity_provider_domain_org_id_provider_id_fkey
  FOREIGN KEY (org_id, provider_id) REFERENCES identity_provider(org_id, id) ON DELETE CASCADE;
alter table lead_score_day add constraint lead_score_day_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table lead_score_pass add constraint lead_score_pass_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table lead_score_rules add constraint lead_score_rules_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table listing add constraint listing_org_id_id_fkey
  FOREIGN KEY (org_id, id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table membership add constraint membership_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table membership add constraint membership_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table membership_event add constraint membership_event_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table membership_event add constraint membership_event_org_id_person_id_fkey
  FOREIGN KEY (org_id, person_id) REFERENCES membership(org_id, person_id) ON DELETE CASCADE;
alter table message add constraint message_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table message add constraint message_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table message add constraint message_template
  FOREIGN KEY (org_id, held_template_id) REFERENCES email_template(org_id, id);
alter table message_recipient add constraint message_recipient_org_id_message_id_fkey
  FOREIGN KEY (org_id, message_id) REFERENCES message(org_id, id) ON DELETE CASCADE;
alter table oauth_code add constraint oauth_code_org_id_grant_id_fkey
  FOREIGN KEY (org_id, grant_id) REFERENCES oauth_grant(org_id, id) ON DELETE CASCADE;
alter table oauth_grant add constraint oauth_grant_client_id_fkey
  FOREIGN KEY (client_id) REFERENCES oauth_client(id);
alter table oauth_grant add constraint oauth_grant_org_id_person_id_fkey
  FOREIGN KEY (org_id, person_id) REFERENCES membership(org_id, person_id) ON DELETE CASCADE;
alter table oauth_request add constraint oauth_request_client_id_fkey
  FOREIGN KEY (client_id) REFERENCES oauth_client(id) ON DELETE CASCADE;
alter table oauth_token add constraint oauth_token_org_id_grant_id_fkey
  FOREIGN KEY (org_id, grant_id) REFERENCES oauth_grant(org_id, id) ON DELETE CASCADE;
alter table organisation_sender add constraint organisation_sender_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);
alter table passkey add constraint passkey_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table person_editing add constraint person_editing_org_id_person_id_fkey
  FOREIGN KEY (org_id, person_id) REFERENCES membership(org_id, person_id) ON DELETE CASCADE;
alter table person_editing add constraint person_editing_session_id_fkey
  FOREIGN KEY (session_id) REFERENCES person_session(id) ON DELETE CASCADE;
alter table person_identity add constraint person_identity_org_id_provider_id_fkey
  FOREIGN KEY (org_id, provider_id) REFERENCES identity_provider(org_id, id) ON DELETE CASCADE;
alter table person_identity add constraint person_identity_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table person_link add constraint person_link_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table person_link add constraint person_link_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table person_link_event add constraint person_link_event_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table person_link_event add constraint person_link_event_org_id_link_id_fkey
  FOREIGN KEY (org_id, link_id) REFERENCES person_link(org_id, id) ON DELETE CASCADE;
alter table person_session add constraint person_session_fresh_by_org_fkey
  FOREIGN KEY (fresh_by_org) REFERENCES organisation(id) ON DELETE CASCADE;
alter table person_session add constraint person_session_org_id_person_id_fkey
  FOREIGN KEY (org_id, person_id) REFERENCES membership(org_id, person_id) ON DELETE CASCADE;
alter table person_session add constraint person_session_second_factor_by_org_fkey
  FOREIGN KEY (second_factor_by_org) REFERENCES organisation(id) ON DELETE CASCADE;
alter table person_view add constraint person_view_org_id_person_id_fkey
  FOREIGN KEY (org_id, person_id) REFERENCES membership(org_id, person_id) ON DELETE CASCADE;
alter table purge_place add constraint purge_place_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table purge_run add constraint purge_run_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table recovery_code add constraint recovery_code_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table registration_request add constraint registration_request_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table registration_type add constraint registration_type_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table registration_type_tally add constraint registration_type_tally_registration_type_id_fkey
  FOREIGN KEY (registration_type_id) REFERENCES registration_type(id) ON DELETE CASCADE;
alter table retention_setting add constraint retention_setting_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table sample_event add constraint sample_event_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table sample_event add constraint sample_event_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table sample_record add constraint sample_record_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table scan add constraint scan_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE SET NULL (attendee_id);
alter table scan add constraint scan_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table session add constraint session_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table session_signup add constraint session_signup_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE CASCADE;
alter table session_signup add constraint session_signup_session_fkey
  FOREIGN KEY (org_id, event_id, session_id) REFERENCES session_signup_count(org_id, event_id, session_id) ON DELETE CASCADE;
alter table session_signup_count add constraint session_signup_count_org_id_event_id_session_id_fkey
  FOREIGN KEY (org_id, event_id, session_id) REFERENCES session(org_id, event_id, id) ON DELETE CASCADE;
alter table session_speaker add constraint session_speaker_org_id_event_id_session_id_fkey
  FOREIGN KEY (org_id, event_id, session_id) REFERENCES session(org_id, event_id, id) ON DELETE CASCADE;
alter table session_speaker add constraint session_speaker_org_id_event_id_speaker_id_fkey
  FOREIGN KEY (org_id, event_id, speaker_id) REFERENCES speaker(org_id, event_id, id) ON DELETE CASCADE;
alter table sign_in_policy add constraint sign_in_policy_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table sign_in_step add constraint sign_in_step_person_id_fkey
  FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table signing_key add constraint signing_key_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table speaker add constraint speaker_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table speaker add constraint speaker_picture_fkey
  FOREIGN KEY (org_id, picture) REFERENCES design_picture(org_id, picture);
alter table status_list add constraint status_list_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table survey_response add constraint survey_response_org_id_attendee_id_fkey
  FOREIGN KEY (org_id, attendee_id) REFERENCES attendee(org_id, id) ON DELETE CASCADE;
alter table survey_response add constraint survey_response_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table ticket_key add constraint ticket_key_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table training_assignment add constraint training_assignment_org_id_programme_id_fkey
  FOREIGN KEY (org_id, programme_id) REFERENCES training_programme(org_id, id) ON DELETE CASCADE;
alter table training_completion add constraint training_completion_course
  FOREIGN KEY (org_id, course_id) REFERENCES training_course(org_id, id);
alter table training_course add constraint training_course_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table training_evidence add constraint training_evidence_course
  FOREIGN KEY (org_id, course_id) REFERENCES training_course(org_id, id);
alter table training_evidence add constraint training_evidence_org_id_completion_id_fkey
  FOREIGN KEY (org_id, completion_id) REFERENCES training_completion(org_id, id) ON DELETE SET NULL (completion_id);
alter table training_programme add constraint training_programme_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table training_requirement add constraint training_requirement_course
  FOREIGN KEY (org_id, course_id) REFERENCES training_course(org_id, id);
alter table training_requirement add constraint training_requirement_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES event(org_id, id) ON DELETE CASCADE;
alter table training_requirement add constraint training_requirement_org_id_programme_id_fkey
  FOREIGN KEY (org_id, programme_id) REFERENCES training_programme(org_id, id) ON DELETE CASCADE;
alter table training_rule add constraint training_rule_org_id_programme_id_fkey
  FOREIGN KEY (org_id, programme_id) REFERENCES training_programme(org_id, id) ON DELETE CASCADE;
alter table training_rule_contact add constraint training_rule_contact_org_id_contact_id_fkey
  FOREIGN KEY (org_id, contact_id) REFERENCES contact(org_id, id) ON DELETE CASCADE;
alter table training_rule_contact add constraint training_rule_contact_org_id_rule_id_fkey
  FOREIGN KEY (org_id, rule_id) REFERENCES training_rule(org_id, id) ON DELETE CASCADE;
alter table wallet_nonce add constraint wallet_nonce_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table wallet_offer add constraint wallet_offer_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id) ON DELETE CASCADE;
alter table webhook_attempt add constraint webhook_attempt_org_id_delivery_id_fkey
  FOREIGN KEY (org_id, delivery_id) REFERENCES webhook_delivery(org_id, id);
alter table webhook_delivery add constraint webhook_delivery_org_id_endpoint_id_fkey
  FOREIGN KEY (org_id, endpoint_id) REFERENCES webhook_endpoint(org_id, id);
alter table webhook_delivery add constraint webhook_delivery_org_id_event_id_fkey
  FOREIGN KEY (org_id, event_id) REFERENCES domain_event(org_id, id);
alter table webhook_delivery add constraint webhook_delivery_org_id_replay_of_fkey
  FOREIGN KEY (org_id, replay_of) REFERENCES webhook_delivery(org_id, id);
alter table webhook_endpoint add constraint webhook_endpoint_org_id_fkey
  FOREIGN KEY (org_id) REFERENCES organisation(id);

create view queued_job as
 SELECT t.identifier AS name,
    j.payload,
    j.locked_at IS NOT NULL AS running
   FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE j.attempts < j.max_attempts OR j.locked_at IS NOT NULL;

CREATE TRIGGER account_added_to_figures AFTER INSERT ON account REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION accounts_to_figures();
CREATE TRIGGER account_changed_to_match AFTER UPDATE OF name, domain ON account FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.domain IS DISTINCT FROM new.domain) EXECUTE FUNCTION account_to_match();
CREATE TRIGGER account_removed_from_figures AFTER DELETE ON account REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION accounts_to_figures();
CREATE TRIGGER attendee_added AFTER INSERT ON attendee REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows_added('attendees');
CREATE TRIGGER attendee_added_to_figures AFTER INSERT ON attendee REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION attendees_to_figures();
CREATE TRIGGER attendee_attendance_changed AFTER UPDATE ON attendee REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION count_attendance_changed();
CREATE TRIGGER attendee_cancelled BEFORE UPDATE ON attendee FOR EACH ROW WHEN ((old.status = 'cancelled'::text) <> (new.status = 'cancelled'::text)) EXECUTE FUNCTION note_cancellation();
CREATE TRIGGER attendee_goes AFTER DELETE ON attendee REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_attendees_gone();
CREATE TRIGGER attendee_made_cancelled BEFORE INSERT ON attendee FOR EACH ROW WHEN (new.status = 'cancelled'::text) EXECUTE FUNCTION note_cancellation();
CREATE TRIGGER attendee_moved_in_figures AFTER UPDATE ON attendee FOR EACH ROW WHEN (old.cancelled_at IS DISTINCT FROM new.cancelled_at OR old.waitlisted_at IS DISTINCT FROM new.waitlisted_at OR old.checked_in_at IS DISTINCT FROM new.checked_in_at) EXECUTE FUNCTION attendees_to_figures();
CREATE TRIGGER attendee_removed AFTER DELETE ON attendee REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows_removed('attendees');
CREATE TRIGGER attendee_removed_from_figures AFTER DELETE ON attendee REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION attendees_to_figures();
CREATE TRIGGER attendee_signups_follow AFTER UPDATE ON attendee FOR EACH ROW WHEN (old.status <> new.status) EXECUTE FUNCTION follow_status_with_signups();
CREATE TRIGGER bulk_job_removed BEFORE DELETE ON bulk_job FOR EACH ROW EXECUTE FUNCTION settle_removed_job();
CREATE TRIGGER certificate_added AFTER INSERT ON certificate REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rows_added('certificates');
CREATE TRIGGER certificate_added_to_figures AFTER INSERT ON certificate REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION certificates_to_figures();
CREATE TRIGGER certificate_moved_in_figures AFTER UPDATE ON certificate FOR EACH ROW WHEN (old.revoked_at IS DISTINCT FROM new.revoked_at OR old.expires_at IS DISTINCT FROM new.expires_at OR old.tier IS DISTINCT FROM new.tier) EXECUTE FUNCTION certificates_to_figures();
CREATE TRIGGER certificate_removed AFTER DELETE ON certificate REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_rows_removed('certificates');
CREATE TRIGGER certificate_removed_from_figures AFTER DELETE ON certificate REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION certificates_to_figures();
CREATE TRIGGER certificate_first_use_in_figures AFTER INSERT OR DELETE OR UPDATE ON certificate_first_use FOR EACH ROW EXECUTE FUNCTION certificate_first_uses_to_figures();
CREATE TRIGGER certificate_log_append_only BEFORE UPDATE ON certificate_log FOR EACH ROW WHEN (NOT (old."position" IS NULL AND new."position" IS NOT NULL AND NOT (old.id IS DISTINCT FROM new.id OR old.org_id IS DISTINCT FROM new.org_id OR old.action IS DISTINCT FROM new.action OR old.public_id IS DISTINCT FROM new.public_id OR old.record_hash IS DISTINCT FROM new.record_hash OR old.document_hash IS DISTINCT FROM new.document_hash OR old.at IS DISTINCT FROM new.at))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_log_no_delete BEFORE DELETE ON certificate_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_log_no_truncate BEFORE TRUNCATE ON certificate_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_log_tile_stays BEFORE UPDATE ON certificate_log_tile FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_use_added_to_figures AFTER INSERT ON certificate_use REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION certificate_uses_to_figures();
CREATE TRIGGER certificate_use_moved_in_figures AFTER UPDATE ON certificate_use REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION certificate_uses_to_figures();
CREATE TRIGGER certificate_use_removed_from_figures AFTER DELETE ON certificate_use FOR EACH ROW EXECUTE FUNCTION certificate_uses_to_figures();
CREATE TRIGGER check_in_added AFTER INSERT ON check_in REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_check_ins();
CREATE TRIGGER check_in_added_to_figures AFTER INSERT ON check_in REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION check_ins_to_figures();
CREATE TRIGGER check_in_moved AFTER UPDATE ON check_in REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_check_in_times();
CREATE TRIGGER check_in_moved_in_figures AFTER UPDATE ON check_in REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION check_ins_to_figures();
CREATE TRIGGER check_in_removed AFTER DELETE ON check_in REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_check_ins();
CREATE TRIGGER check_in_removed_from_figures AFTER DELETE ON check_in REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION check_ins_to_figures();
CREATE TRIGGER contact_added AFTER INSERT ON contact REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_contacts_added();
CREATE TRIGGER contact_added_to_figures AFTER INSERT ON contact REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION contacts_to_figures();
CREATE TRIGGER contact_added_to_match AFTER INSERT ON contact REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION contacts_to_match();
CREATE TRIGGER contact_changed_to_match AFTER UPDATE OF first_name, last_name, email, phone, account_id, merged_into ON contact FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.email IS DISTINCT FROM new.email OR old.phone IS DISTINCT FROM new.phone OR old.account_id IS DISTINCT FROM new.account_id OR old.merged_into IS DISTINCT FROM new.merged_into) EXECUTE FUNCTION contact_to_match();
CREATE TRIGGER contact_listed AFTER UPDATE OF tags, merged_into ON contact FOR EACH ROW WHEN (old.tags IS DISTINCT FROM new.tags OR old.merged_into IS DISTINCT FROM new.merged_into) EXECUTE FUNCTION list_contact_changed();
CREATE TRIGGER contact_moved_in_figures AFTER UPDATE ON contact REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION contacts_to_figures();
CREATE TRIGGER contact_removed AFTER DELETE ON contact REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_contacts_removed();
CREATE TRIGGER contact_removed_from_figures AFTER DELETE ON contact REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION contacts_to_figures();
CREATE TRIGGER contact_removed_with_keys AFTER DELETE ON contact REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION contact_keys_go();
CREATE TRIGGER contact_waiting_texts AFTER DELETE ON contact REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_waiting_texts();
CREATE TRIGGER deal_added AFTER INSERT ON deal REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_deals_added();
CREATE TRIGGER deal_changed AFTER UPDATE OF stage, currency, amount ON deal FOR EACH ROW WHEN (old.stage IS DISTINCT FROM new.stage OR old.currency IS DISTINCT FROM new.currency OR old.amount IS DISTINCT FROM new.amount) EXECUTE FUNCTION count_deal_changed();
CREATE TRIGGER deal_removed AFTER DELETE ON deal REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_deals_removed();
CREATE TRIGGER deal_stage_taken BEFORE INSERT OR UPDATE OF stage ON deal FOR EACH ROW EXECUTE FUNCTION take_stage_kind();
CREATE TRIGGER design_picture_bounded BEFORE INSERT ON design_picture FOR EACH ROW EXECUTE FUNCTION bound_pictures();
CREATE TRIGGER did_version_stays BEFORE UPDATE ON did_version FOR EACH ROW EXECUTE FUNCTION refuse_other_did_version();
CREATE TRIGGER domain_event_delivered AFTER INSERT ON domain_event REFERENCING NEW TABLE AS happened FOR EACH STATEMENT EXECUTE FUNCTION deliver_events();
CREATE TRIGGER email_added_to_figures AFTER INSERT ON email FOR EACH ROW WHEN (new.status = ANY (ARRAY['sent'::text, 'failed'::text])) EXECUTE FUNCTION emails_to_figures();
CREATE TRIGGER email_moved_in_figures AFTER UPDATE ON email FOR EACH ROW WHEN (old.status <> new.status OR (new.status = ANY (ARRAY['sent'::text, 'failed'::text])) AND (old.sent_at IS DISTINCT FROM new.sent_at OR old.first_attempt_at IS DISTINCT FROM new.first_attempt_at OR old.event_id IS DISTINCT FROM new.event_id OR old.bounce IS DISTINCT FROM new.bounce)) EXECUTE FUNCTION emails_to_figures();
CREATE TRIGGER email_removed_from_figures AFTER DELETE ON email FOR EACH ROW WHEN (old.status = ANY (ARRAY['sent'::text, 'failed'::text])) EXECUTE FUNCTION emails_to_figures();
CREATE TRIGGER email_suppression_added_to_figures AFTER INSERT ON email_suppression FOR EACH ROW WHEN (new.reason = 'unsubscribed'::text) EXECUTE FUNCTION unsubscribed_to_figures();
CREATE TRIGGER email_suppression_moved_in_figures AFTER UPDATE ON email_suppression FOR EACH ROW WHEN (new.reason = 'unsubscribed'::text AND old.event_id IS DISTINCT FROM new.event_id) EXECUTE FUNCTION unsubscribed_to_figures();
CREATE TRIGGER email_suppression_of_event BEFORE INSERT ON email_suppression FOR EACH ROW WHEN (new.reason = 'unsubscribed'::text AND new.event_id IS NULL) EXECUTE FUNCTION note_event_of_unsubscribing();
CREATE TRIGGER email_suppression_removed_from_figures AFTER DELETE ON email_suppression FOR EACH ROW WHEN (old.reason = 'unsubscribed'::text) EXECUTE FUNCTION unsubscribed_to_figures();
CREATE TRIGGER event_added_to_listings AFTER INSERT ON event FOR EACH ROW WHEN (new.visibility = 'public'::text) EXECUTE FUNCTION list_event();
CREATE TRIGGER event_changed_in_listings AFTER UPDATE ON event FOR EACH ROW WHEN (old.visibility = 'public'::text OR new.visibility = 'public'::text) EXECUTE FUNCTION list_event();
CREATE TRIGGER event_moves_notices AFTER UPDATE OF expiry_notice_days ON event FOR EACH ROW WHEN (old.expiry_notice_days <> new.expiry_notice_days) EXECUTE FUNCTION move_expiry_notices();
CREATE TRIGGER membership_keeps_owner AFTER DELETE OR UPDATE OF role ON membership FOR EACH ROW EXECUTE FUNCTION keep_owner();
CREATE TRIGGER organisation_begins_figures AFTER INSERT ON organisation FOR EACH ROW EXECUTE FUNCTION begin_figures();
CREATE TRIGGER organisation_begins_log AFTER INSERT ON organisation FOR EACH ROW EXECUTE FUNCTION begin_certificate_log();
CREATE TRIGGER organisation_handle_stays BEFORE UPDATE OF handle ON organisation FOR EACH ROW WHEN (old.handle IS DISTINCT FROM new.handle) EXECUTE FUNCTION refuse_new_handle();
CREATE TRIGGER session_added_to_listing AFTER INSERT ON session REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION list_event_of_sessions();
CREATE TRIGGER session_changed_in_listing AFTER UPDATE ON session FOR EACH ROW WHEN (old.start_time <> new.start_time OR old.end_time <> new.end_time OR old.updated_at <> new.updated_at) EXECUTE FUNCTION list_event_of_session();
CREATE TRIGGER session_removed_from_listing AFTER DELETE ON session REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION list_event_of_sessions();
CREATE TRIGGER session_signup_begins AFTER INSERT ON session FOR EACH ROW WHEN (new.signup) EXECUTE FUNCTION switch_signup();
CREATE TRIGGER session_signup_switched AFTER UPDATE ON session FOR EACH ROW WHEN (old.signup <> new.signup) EXECUTE FUNCTION switch_signup();
CREATE TRIGGER session_signup_added AFTER INSERT ON session_signup REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION take_session_places();
CREATE TRIGGER session_signup_judged BEFORE INSERT ON session_signup FOR EACH ROW EXECUTE FUNCTION judge_signup();
CREATE TRIGGER session_signup_removed AFTER DELETE ON session_signup REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION free_session_places();
CREATE TRIGGER survey_response_added_to_figures AFTER INSERT ON survey_response REFERENCING NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION survey_responses_to_figures();
CREATE TRIGGER survey_response_moved_in_figures AFTER UPDATE ON survey_response REFERENCING OLD TABLE AS was NEW TABLE AS is_now FOR EACH STATEMENT EXECUTE FUNCTION survey_responses_to_figures();
CREATE TRIGGER survey_response_removed_from_figures AFTER DELETE ON survey_response REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION survey_responses_to_figures();
