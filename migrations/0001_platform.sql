-- What every module stands on. All times are timestamptz; ids are bigint identities and start at 1.

create extension if not exists pg_trgm;

-- One row: what this installation is, made at its first start.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret bytea not null,
  created_at timestamptz not null
);

create table organisation (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  plan text not null check (plan in ('starter', 'growth', 'enterprise')),
  time_zone text not null default 'UTC',
  created_at timestamptz not null
);

-- Two fixed windows for each subject, opened by its first request. Counters may be lost in a crash of the database.
create unlogged table rate_window (
  subject text primary key,
  minute_start timestamptz not null,
  minute_count integer not null,
  hour_start timestamptz not null,
  hour_count integer not null,
  allowed boolean not null
) with (fillfactor = 50);

create table idempotency_key (
  org_id bigint not null references organisation on delete cascade,
  api_key_id bigint not null,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null,
  body bytea not null,
  created_at timestamptz not null,
  primary key (api_key_id, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

create table audit_entry (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  actor_kind text not null check (actor_kind in ('api_key', 'job', 'cli')),
  actor text,
  action text not null,
  subject_type text not null,
  subject_id bigint not null,
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamptz not null
);
create index audit_entry_subject on audit_entry (org_id, subject_type, subject_id, id desc);

-- The outbox: what happened, committed together with the change. `body` holds the very bytes that receivers get.
create table domain_event (
  id bigint generated always as identity primary key,
  org_id bigint not null references organisation,
  uid uuid not null unique,
  type text not null,
  subject_id bigint not null,
  body bytea not null,
  occurred_at timestamptz not null
);
create index domain_event_feed on domain_event (org_id, id);

-- Which processes work on jobs. Each holds a session advisory lock on (4660, lock_key) for as long as it lives, and says
-- every few seconds that it is not stuck. `worker_ids` are what its jobs are locked by.
create table worker_process (
  lock_key integer generated always as identity primary key,
  worker_ids text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
