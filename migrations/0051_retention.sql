-- For how many days an organisation keeps what it may decide about; null: for ever. Without a row: the usual time.
create table retention_setting (
  org_id bigint not null references organisation (id) on delete cascade,
  setting text not null,
  days integer check (days > 0),
  primary key (org_id, setting)
);

-- Up to when rows have been removed that ended before, at least in part, and up to which id nothing is left to remove.
create table purge_place (
  org_id bigint not null references organisation (id) on delete cascade,
  setting text not null,
  removed_before timestamptz not null,
  done_up_to bigint not null default 0,
  primary key (org_id, setting)
);

-- The nights of an organisation: what was removed, by setting, counted with each piece in its transaction.
create table purge_run (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation (id) on delete cascade,
  started_at timestamptz not null,
  ended_at timestamptz,
  status text not null default 'running' check (status in ('running', 'complete', 'interrupted')),
  removed jsonb not null default '{}' check (jsonb_typeof(removed) = 'object'),
  check ((status = 'running') = (ended_at is null))
);
create unique index purge_run_one on purge_run (org_id) where status = 'running';
create index purge_run_newest on purge_run (org_id, id desc);

-- What is due is found in the order of an organisation's own rows.
drop index domain_event_age;
drop index webhook_delivery_age;
