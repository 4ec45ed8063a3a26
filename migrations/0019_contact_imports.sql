-- Imports of contacts. A file is validated when it is uploaded; its valid rows wait here in batches, and each batch is
-- deleted in the transaction that creates its contacts. So an interrupted run continues.
create table contact_import (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  status text not null check (status = any ('{pending,running,completed,failed,cancelled}'::text[])),
  file_name text not null,
  mode text not null check (mode = any ('{update,fill}'::text[])),
  header text[] not null,
  -- The field that each column was mapped to; null: none.
  fields text[] not null check (cardinality(fields) = cardinality(header)),
  row_count integer not null check (row_count >= 0),
  created_count integer not null default 0 check (created_count >= 0),
  updated_count integer not null default 0 check (updated_count >= 0),
  skipped_count integer not null default 0 check (skipped_count >= 0),
  failed_count integer not null default 0 check (failed_count >= 0),
  -- The run that may change it, and the number of runs since the last progress.
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
  people json not null check (json_typeof(people) = 'array'),
  unique (org_id, id),
  foreign key (org_id, import_id) references contact_import (org_id, id) on delete cascade
);
-- Read once, as it was written: neither compressing it nor taking it apart is worth its time.
alter table contact_import_batch alter column people set storage external;
create index contact_import_batch_next on contact_import_batch (import_id, id);

-- Rejected rows, as they were, for 30 days.
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

-- Texts of a long import that a job will index, a row for each batch: indexing costs most of a contact. Searches read
-- these too until then. docs/decisions/020-long-imports.md
create table contact_text_batch (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_ids bigint[] not null,
  -- Null: the contact was deleted.
  texts text[] not null,
  unique (org_id, id),
  constraint contact_text_batch_is_of_contacts check (cardinality(contact_ids) = cardinality(texts)),
  foreign key (org_id) references organisation on delete cascade
);
-- Read once or twice: compressing it would take longer than writing it.
alter table contact_text_batch alter column texts set storage external;

-- Deletes waiting texts with their contact.
create function forget_waiting_texts() returns trigger language plpgsql as $$
begin
  update contact_text_batch b set texts = array(
      select case when each.id in (select id from removed) then null else text end
      from unnest(b.contact_ids, b.texts) with ordinality as each (id, text, nth) order by nth)
    where b.org_id in (select org_id from removed) and exists (select from removed where removed.id = any (b.contact_ids));
  return null;
end $$;
create trigger contact_waiting_texts after delete on contact
  referencing old table as removed for each statement execute function forget_waiting_texts();
