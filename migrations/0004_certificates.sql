create table bulk_job (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled')),
  file_name text not null,
  names text[] not null,
  source_rows integer[] not null,
  total_count integer not null check (total_count between 1 and 1000),
  processed_count integer not null default 0 check (processed_count between 0 and total_count),
  credits_held integer not null check (credits_held >= 0),
  credits_charged integer not null default 0 check (credits_charged >= 0),
  warnings text[] not null default '{}',
  error text,
  claims integer not null default 0,
  claim_token uuid,
  zip_key text,
  zip_bytes bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  check (cardinality(names) = total_count and cardinality(source_rows) = total_count),
  check ((status = 'completed') = (zip_key is not null)),
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null)),
  check (credits_held = case when finished_at is null then total_count else 0 end),
  check (credits_charged = case when status = 'completed' then total_count else 0 end)
);
create index bulk_job_newest on bulk_job (event_id, id desc);
create index bulk_job_unfinished on bulk_job (id) where status in ('pending', 'processing');

-- A job that goes with its event gives back the credits that it holds, and its archive is removed after the commit.
create function settle_removed_job() returns trigger language plpgsql as $$
begin
  if old.credits_held > 0 then
    update credit_balance set balance = balance + old.credits_held, held = held - old.credits_held where org_id = old.org_id;
    insert into credit_entry (org_id, kind, amount, held_amount, bulk_job_id, note, created_at)
      values (old.org_id, 'release', old.credits_held, -old.credits_held, old.id, 'the event was deleted', now());
  end if;
  if old.zip_key is not null then
    perform graphile_worker.add_job('remove-blob', json_build_object('key', old.zip_key));
  end if;
  return old;
end $$;
create trigger bulk_job_removed before delete on bulk_job for each row execute function settle_removed_job();

-- A frozen record: it keeps all that is drawn, and nothing that is edited later changes it.
create table certificate (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  event_id bigint not null,
  attendee_id bigint,
  -- The attendee it was issued to, which stays known when the attendee is removed.
  issued_to bigint,
  bulk_job_id bigint,
  public_id uuid not null unique,
  verification_code text not null unique check (verification_code ~ '^[0-9A-HJKMNP-TV-Z]{13}$'),
  status text not null default 'active' check (status in ('active', 'expired', 'revoked')),
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
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  foreign key (org_id, attendee_id) references attendee (org_id, id) on delete set null (attendee_id),
  foreign key (org_id, bulk_job_id) references bulk_job (org_id, id) on delete cascade,
  foreign key (org_id, design_version_id) references design_version (org_id, id),
  foreign key (org_id, superseded_by) references certificate (org_id, id),
  check ((status = 'revoked') = (revoked_at is not null)),
  check (superseded_by is null or status = 'revoked'),
  check (attendee_id is null or attendee_id = issued_to)
);
create unique index certificate_one_active on certificate (event_id, attendee_id) where status = 'active';
create index certificate_newest on certificate (event_id, id desc);
create index certificate_of_attendee on certificate (attendee_id) where attendee_id is not null;
create index certificate_of_job on certificate (bulk_job_id) where bulk_job_id is not null;
create index certificate_superseding on certificate (superseded_by) where superseded_by is not null;
create index certificate_search on certificate using gin (folded gin_trgm_ops);

create trigger certificate_added after insert on certificate
  referencing new table as added for each statement execute function count_rows_added('certificates');
create trigger certificate_removed after delete on certificate
  referencing old table as removed for each statement execute function count_rows_removed('certificates');

-- The issuance log: one chain for each organisation, without names, kept when an event is deleted.
create table certificate_log (
  org_id bigint not null,
  position bigint not null check (position >= 1),
  action text not null check (action in ('issued', 'revoked')),
  public_id uuid not null,
  record_hash bytea not null check (length(record_hash) = 32),
  at timestamptz(3) not null,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (org_id, position)
);
create unique index certificate_log_once on certificate_log (public_id, action);

create table certificate_log_head (
  org_id bigint primary key references organisation on delete cascade,
  position bigint not null,
  hash bytea not null
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the issuance log is append-only';
end $$;
create trigger certificate_log_append_only before update or delete on certificate_log
  for each row execute function refuse_change();
create trigger certificate_log_no_truncate before truncate on certificate_log
  for each statement execute function refuse_change();
