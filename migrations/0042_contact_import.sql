-- Contacts from files. A file is judged when it comes; its good rows wait here in batches, each of which goes in the
-- transaction that makes contacts of it, so a run that ends in the middle is carried on where it was.
create table contact_import (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  status text not null check (status = any ('{pending,running,completed,failed,cancelled}'::text[])),
  file_name text not null,
  mode text not null check (mode = any ('{update,fill}'::text[])),
  header text[] not null,
  -- What each column was taken for; null: nothing.
  fields text[] not null check (cardinality(fields) = cardinality(header)),
  row_count integer not null check (row_count >= 0),
  created_count integer not null default 0 check (created_count >= 0),
  updated_count integer not null default 0 check (updated_count >= 0),
  skipped_count integer not null default 0 check (skipped_count >= 0),
  failed_count integer not null default 0 check (failed_count >= 0),
  -- Which run may change it, and how many have begun since one has come further.
  claim_token uuid,
  claims integer not null default 0,
  error text,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  unique (org_id, id),
  foreign key (org_id) references organisation on delete cascade,
  constraint contact_import_is_finished check ((finished_at is not null) = (status = any ('{completed,failed,cancelled}'::text[]))),
  constraint contact_import_counts_rows check (
    created_count + updated_count + skipped_count + failed_count <= row_count
    and (status <> 'completed' or created_count + updated_count + skipped_count + failed_count = row_count)
  )
);
create index contact_import_newest on contact_import (org_id, id desc);

create table contact_import_batch (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  import_id bigint not null,
  people jsonb not null check (jsonb_typeof(people) = 'array'),
  unique (org_id, id),
  foreign key (org_id, import_id) references contact_import (org_id, id) on delete cascade
);
create index contact_import_batch_next on contact_import_batch (import_id, id);

-- Rows that were refused, as they were, for 30 days.
create table contact_import_failed_row (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  import_id bigint not null,
  row integer not null,
  cells text[] not null,
  problems jsonb not null check (jsonb_typeof(problems) = 'array'),
  unique (org_id, id),
  foreign key (org_id, import_id) references contact_import (org_id, id) on delete cascade
);
create index contact_import_failed_row_in_order on contact_import_failed_row (import_id, row);
