-- Tables of the platform, which knows no word of the domain. All times are timestamptz, and ids are bigint identities that
-- start at 1. Lists of values are checked against one array constant: PostgreSQL reads the checks of a table again for each
-- statement that writes to it, and reads one constant in a fraction of the time of a list.

-- The one row of an installation, inserted at its first start.
create table installation (
  only_row boolean primary key default true check (only_row),
  secret bytea not null,
  created_at timestamptz not null,
  -- Added to the numbers of transactions, which order events and are the positions of readers: a server that a backup
  -- was restored to counts from the beginning again.
  txid_base bigint not null default 0 check (txid_base >= 0)
);

-- Returns the number of the current transaction, continued over restores.
create function continued_txid() returns bigint language sql stable as
  $$ select pg_current_xact_id()::text::bigint + coalesce((select txid_base from installation), 0) $$;

-- Two fixed windows for each subject, opened by its first request. A crash of the database may lose the counters.
create unlogged table rate_window (
  subject text primary key,
  minute_start timestamptz not null,
  minute_count integer not null,
  hour_start timestamptz not null,
  hour_count integer not null,
  allowed boolean not null default true,
  -- One statement counts the requests that come at the same moment; there was room for `granted` of them.
  granted integer not null default 1,
  -- The limits that the window was last counted against, in this row so that the statement that counts needs no second
  -- lookup.
  minute_limit integer not null default 0,
  hour_limit integer not null default 0
) with (fillfactor = 50);

-- Answers to requests with an Idempotency-Key. `body` is sealed with the key. Nothing reads or writes api_key_id.
create table idempotency_key (
  org_id bigint not null,
  api_key_id bigint,
  key_hash bytea not null,
  request_hash bytea not null,
  status integer not null,
  body bytea not null,
  created_at timestamptz not null,
  actor text,
  primary key (org_id, actor, key_hash)
);
create index idempotency_key_age on idempotency_key (created_at);

-- The audit: changes, committed together with them. Entries have actor; nothing writes actor_kind.
create table audit_entry (
  id bigint generated always as identity primary key,
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
  -- The client that sent the change, if not the API itself: mcp and the name of the program.
  via text,
  -- One text names the actor: api_key:12, person:3, client:7, door_device:4, visitor:<hash>, job:run-bulk-job or cli.
  constraint audit_entry_actor check (
    actor_kind is not null or actor is not null and actor ~ '^(cli|(api_key|person|client|door_device):[0-9]+|(visitor|job):.+)$')
);
-- Orders and filters of the audit list: newest first, by actor, record, kind of change and request.
create index audit_entry_newest on audit_entry (org_id, created_at desc, id desc);
create index audit_entry_of_actor on audit_entry (org_id, actor, created_at desc, id desc);
create index audit_entry_of_kind on audit_entry (org_id, subject_type, action, created_at desc, id desc);
create index audit_entry_of_request on audit_entry using hash (request_id);
create index audit_entry_of_subject on audit_entry (org_id, subject_type, subject_id, created_at desc, id desc);

-- The outbox: domain events, committed together with the change. `body` holds the very bytes that receivers get.
create table domain_event (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  uid uuid not null unique,
  type text not null,
  subject_id bigint not null,
  body bytea not null,
  occurred_at timestamptz not null,
  -- Orders events for readers: a transaction that began earlier may commit later, with a smaller id. A reader goes on
  -- with the events of later transactions that no running transaction can precede.
  txid bigint not null default continued_txid(),
  -- Receivers outside and listeners, or listeners alone.
  audience text not null default 'subscribers' check (audience = any ('{subscribers,internal}'::text[]))
);
create unique index domain_event_of_org on domain_event (org_id, id);
create index domain_event_feed on domain_event (org_id, txid, id);
create index domain_event_order on domain_event (txid, id);

-- Processes that work on jobs. Each holds a session advisory lock on (4660, lock_key) while it lives, and reports every
-- few seconds that it is not stuck. `worker_ids` lock its jobs.
create table worker_process (
  lock_key integer generated always as identity primary key,
  worker_ids text[] not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Returns the lowest number that a running transaction may still use: every event below it is committed.
create function settled_txid() returns bigint language sql stable as
  $$ select pg_snapshot_xmin(pg_current_snapshot())::text::bigint + coalesce((select txid_base from installation), 0) $$;

-- The position of each listener: a stretch of ended transactions, the ids of its events, and the first that the
-- listener has not heard.
create table outbox_place (
  listener text primary key,
  txid_from bigint not null,
  txid_to bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  next_id bigint not null,
  -- A stretch holds the changes that one snapshot sees and the one before did not. A snapshot that sees a change sees
  -- every change that it waited for, so these come in order; by numbers alone the transaction of an earlier change may
  -- be the higher one. Transactions open at the ends of a stretch belong to the next.
  open_from bigint[] not null default '{}',
  open_to bigint[] not null default '{}',
  check (txid_from <= txid_to)
);

-- Continues the numbers of transactions on another server, at every start and after a restore. A listener may be far
-- beyond the last event, because other transactions came between: numbers continue after both.
create function continue_txids() returns void language sql as $$
  update installation set txid_base = last - pg_current_xact_id()::text::bigint + 1
  from (select greatest((select max(txid) from domain_event), (select max(txid_to) from outbox_place)) as last) outbox
  where last >= txid_base + pg_current_xact_id()::text::bigint
$$;

-- Returns the end of the snapshot of a statement, in numbers that continue over restores, and the transactions open
-- before it.
create function snapshot_end(out txid_to bigint, out open_to bigint[]) language sql stable as $$
  select pg_snapshot_xmax(now)::text::bigint + base, array(select open::text::bigint + base from pg_snapshot_xip(now) open)
  from (select pg_current_snapshot() as now, coalesce((select txid_base from installation), 0) as base) counted
$$;

-- Returns all runs of four characters of a folded text, as numbers that belong to one list, so that other lists cost a
-- search nothing. Two runs may share a number; searches check the rows that the index finds. To find a character
-- PostgreSQL goes through a text from its beginning, so runs are cut from eleven characters, eight at a time. A loop in
-- PL/pgSQL, because an SQL function would be planned again for every row.
create function search_grams(list bigint, folded text) returns integer[]
language plpgsql immutable strict parallel safe cost 100 as $$
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
end $$;

-- API requests of the keys and devices of an organisation in the last seven days. Ids of requests begin with their
-- time, so the key is the order of the list. Thousands of rows may come each second, and no organisation is ever
-- deleted, so there is no foreign key to check for each.
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
  primary key (org_id, request_id)
);
create index request_log_of_actor on request_log (org_id, actor, request_id);
create index request_log_failed on request_log (org_id, request_id) where status >= 400;
create index request_log_broken on request_log (org_id, request_id) where status >= 500;
create index request_log_slow on request_log (org_id, request_id) where duration_ms >= 1000;

-- Creates the indexes that searches of a table need: `make_searchable('contact', 'org_id', 'folded')`, where `folded`
-- holds the texts of a row as fold.ts folds them and ids ascend as rows are added. See
-- docs/decisions/002-search.md.
create function make_searchable(searched regclass, list name, folded name) returns void language plpgsql as $$
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
end $$;
