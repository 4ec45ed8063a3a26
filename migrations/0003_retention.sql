-- Days that an organisation keeps rows; null: without end. Without a row the default of the setting applies.
create table retention_setting (
  org_id bigint not null references organisation (id) on delete cascade,
  setting text not null,
  days integer check (days > 0),
  primary key (org_id, setting)
);

-- Progress of retention: rows that ended before this time were deleted at least in part, and up to this id nothing is
-- left to delete.
create table purge_place (
  org_id bigint not null references organisation (id) on delete cascade,
  setting text not null,
  removed_before timestamptz not null,
  done_up_to bigint not null default 0,
  primary key (org_id, setting)
);

-- Retention runs of an organisation: rows deleted by setting, counted in the transaction of each piece.
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
