-- How often certificates were verified, downloaded and shared, in quarters of an hour: every zone of today is a whole number
-- of them from UTC, so days of any zone can be made of them. A row is of no person and no client.
create table certificate_use (
  org_id bigint not null,
  -- That of the certificate, for figures: the certificate is gone when its rows go.
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('verified', 'verified_by_robot', 'downloaded', 'downloaded_by_robot', 'shared', 'shared_by_robot')),
  -- Where it was shared; empty for other kinds.
  network text not null,
  quarter timestamptz not null check (extract(epoch from quarter) % 900 = 0),
  n bigint not null check (n > 0),
  primary key (org_id, certificate_id, kind, network, quarter),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade,
  check ((network <> '') = (kind in ('shared', 'shared_by_robot')))
) with (fillfactor = 80);

-- The first quarter of an hour in which somebody verified or shared a certificate.
create table certificate_first_use (
  org_id bigint not null,
  event_id bigint not null,
  certificate_id bigint not null,
  kind text not null check (kind in ('verified', 'shared')),
  quarter timestamptz not null,
  primary key (org_id, certificate_id, kind),
  foreign key (org_id, certificate_id) references certificate (org_id, id) on delete cascade
);

-- All that the rows of an organisation add to figures; now with the uses of certificates.
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
    email_figures(e.kind, e.status, e.sent_at, e.first_attempt_at, e.created_at) f where e.org_id = org
  union all
  select 0, f.kind, f.part, f.at, 1 from contact c,
    contact_figures(c.merged_into, c.source, c.created_at, c.last_activity_at, c.lifecycle_stage, c.lead_score) f where c.org_id = org
  union all
  select 0, 'account_created', '', a.created_at, 1 from account a where a.org_id = org
  union all
  select u.event_id, 'certificate_' || u.kind, u.network, u.quarter, u.n from certificate_use u where u.org_id = org
  union all
  select u.event_id, 'certificate_first_' || u.kind, '', u.quarter, 1 from certificate_first_use u where u.org_id = org $$;

create function certificate_uses_to_figures() returns trigger language plpgsql as $$
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
end $$;
create trigger certificate_use_added_to_figures after insert on certificate_use referencing new table as is_now
  for each statement execute function certificate_uses_to_figures();
create trigger certificate_use_moved_in_figures after update on certificate_use
  referencing old table as was new table as is_now for each statement execute function certificate_uses_to_figures();
-- By row: the rows of each certificate go with a statement of its own, and most certificates have none.
create trigger certificate_use_removed_from_figures after delete on certificate_use
  for each row execute function certificate_uses_to_figures();

create function certificate_first_uses_to_figures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into figure_change values (new.org_id, new.event_id, 'certificate_first_' || new.kind, '', new.quarter, 1);
  end if;
  if tg_op <> 'INSERT' then
    insert into figure_change values (old.org_id, old.event_id, 'certificate_first_' || old.kind, '', old.quarter, -1);
  end if;
  return null;
end $$;
create trigger certificate_first_use_in_figures after insert or update or delete on certificate_first_use
  for each row execute function certificate_first_uses_to_figures();
