-- Bulk jobs: certificates for the names of a spreadsheet. The checks hold credits and progress to the status.
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
  -- Email addresses in the order of the names, if the file has such a column.
  emails text[],
  unique (org_id, id),
  foreign key (org_id, event_id) references event (org_id, id) on delete cascade,
  check (cardinality(names) = total_count and cardinality(source_rows) = total_count),
  check ((status = 'completed') = (zip_key is not null)),
  check ((status in ('completed', 'failed', 'cancelled')) = (finished_at is not null)),
  check (credits_held = case when finished_at is null then total_count else 0 end),
  check (credits_charged = case when status = 'completed' then total_count else 0 end),
  constraint bulk_job_emails_beside_names check (cardinality(emails) = cardinality(names))
);
create index bulk_job_newest on bulk_job (event_id, id desc);
create index bulk_job_unfinished on bulk_job (id) where status in ('pending', 'processing');
-- The sweep of files looks for the job of an archive; pictures are few.
create index bulk_job_archive on bulk_job (zip_key) where zip_key is not null;

-- A job that is deleted with its event releases its held credits, and its archive is deleted after the commit.
create function settle_removed_job() returns trigger language plpgsql as $$
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
end $$;
create trigger bulk_job_removed before delete on bulk_job for each row execute function settle_removed_job();

-- Foreign keys of tables that earlier files create.
alter table certificate add foreign key (org_id, bulk_job_id) references bulk_job (org_id, id) on delete cascade;
