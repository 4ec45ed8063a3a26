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
