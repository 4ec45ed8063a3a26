-- A long import leaves the index of runs to a job: it is what costs most of a contact. Until a text is a row of contact_text,
-- searches read it here, where those of a batch are one row. docs/decisions/020-long-imports.md tells how.
create table contact_text_batch (
  id bigint generated always as identity primary key,
  org_id bigint not null,
  contact_ids bigint[] not null,
  -- Null: the contact is gone.
  texts text[] not null,
  unique (org_id, id),
  constraint contact_text_batch_is_of_contacts check (cardinality(contact_ids) = cardinality(texts)),
  foreign key (org_id) references organisation on delete cascade
);
-- It is read once or twice. Compressing it would take longer than writing it.
alter table contact_text_batch alter column texts set storage external;

-- With a contact goes the text that waits for it.
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

-- Texts that come after others with higher ids: a block that has been begun around them does not know them, and what lists
-- have grown by is looked at from there on again.
create function note_late_texts() returns trigger language plpgsql as $$
begin
  insert into search_change (block_id, row_id, old_text)
    with late as materialized (
      select b.id as block_id, a.id, count(*) over (partition by b.id) as many
      from added a join search_block b
        on b.searched = 'contact_text' and b.list_id = a.org_id and b.first_id <= a.id and b.last_id >= a.id)
    select distinct block_id, null::bigint, null from late where many > 100
    union all select block_id, id, '' from late where many <= 100;
  update search_place set seen_id = least(seen_id, low - 1), next_id = low - 1
    from (select min(id) as low from added) a where searched = 'contact_text' and next_id >= low;
  return null;
end $$;
create trigger contact_late_texts after insert on contact_text
  referencing new table as added for each statement execute function note_late_texts();

-- Rows that wait are read once, as they were written: neither to take them apart nor to compress them is worth its time.
alter table contact_import_batch drop constraint contact_import_batch_people_check;
alter table contact_import_batch alter column people type json using people::json, alter column people set storage external;
alter table contact_import_batch add constraint contact_import_batch_people_check check (json_typeof(people) = 'array');

-- The entry in the time line that says by which row of which file a contact was made is told by the contact itself: files
-- make many, and such a row of contact_activity would cost a third of what the contact does. Its time is created_at.
alter table contact
  add column import_id bigint,
  add column import_row integer,
  -- Among the ids of contact_activity, of which it becomes a row when another contact takes it over.
  add column import_entry_id bigint,
  add constraint contact_import_is_whole check (num_nonnulls(import_id, import_row, import_entry_id) in (0, 3));
