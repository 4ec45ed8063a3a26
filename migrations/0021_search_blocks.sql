-- Lists are searched by what is known of sealed blocks of their rows; docs/decisions/007-search-blocks.md tells how. Rows
-- pay nothing for it when they are written. All of it is derived, and a crash may empty it: blocks are then sealed again.
create unlogged table search_block (
  id bigint generated always as identity primary key,
  searched text not null,
  list_id bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  -- Until it is sealed, the block serves only for changes to be noted.
  sealed boolean not null default false,
  sealed_at timestamptz not null,
  check (first_id <= last_id)
);
create unique index search_block_sealed on search_block (searched, list_id, first_id) where sealed;
create index search_block_noting on search_block (searched, list_id, last_id);

-- How many rows of a block have a run of one to three characters; and which, where they are few.
create unlogged table search_run (
  block_id bigint not null references search_block on delete cascade,
  run text collate "C" not null,
  row_count integer not null,
  row_ids bigint[],
  primary key (block_id, run)
);

-- The text that a row of a block had before it was changed or deleted. Without a row: more than can be noted.
create unlogged table search_change (
  id bigint generated always as identity primary key,
  block_id bigint not null,
  row_id bigint,
  old_text text
);
create index search_change_of_block on search_change (block_id, row_id, id);

-- Up to where the rows of a table have been looked through for lists that are worth a block.
create unlogged table search_place (
  searched text primary key,
  seen_id bigint not null,
  next_id bigint not null
);

-- Writes down the text of a row that had been sealed with another; of a row that is in no block nothing.
create function note_changed_text() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into search_change (block_id, row_id, old_text)
     select id, $1.id, $1.%2$I from search_block
     where searched = $2 and list_id = $1.%1$I and first_id <= $1.id and last_id >= $1.id', tg_argv[0], tg_argv[1])
    using old, tg_table_name;
  return null;
end $$;

-- The same for rows that are deleted. Where these are many the block is given up instead.
create function note_removed_texts() returns trigger language plpgsql as $$
begin
  execute format(
    'with touched as (
      select b.id, b.list_id, b.first_id, b.last_id, r.removed from (
        select %1$I as list_id, min(id) as low, max(id) as high, count(*) as removed from removed group by 1) r
      join search_block b on b.searched = $1 and b.list_id = r.list_id and b.last_id >= r.low and b.first_id <= r.high)
     insert into search_change (block_id, row_id, old_text)
     select id, null, null from touched where removed > 1000
     union all
     select t.id, r.id, r.%2$I from touched t
     join removed r on r.%1$I = t.list_id and r.id between t.first_id and t.last_id where t.removed <= 1000',
    tg_argv[0], tg_argv[1]) using tg_table_name;
  return null;
end $$;

create or replace function make_searchable(searched regclass, list name, folded name) returns void language plpgsql as $$
declare
  base name := (select relname from pg_class where oid = searched);
begin
  -- Runs of four characters. What was written since they were merged is searched one by one; merge-runs.ts does that every
  -- second, so that hardly any row that is written has to. Estimates of runs are never used.
  execute format('create index %I on %s using gin (search_grams(%I, %I)) with (gin_pending_list_limit = 4096)',
    base || '_search', searched, list, folded);
  execute format('alter index %I alter column 1 set statistics 0', base || '_search');
  -- All texts in the order of the list. An entry has to stay below 2,704 bytes; the few that are longer are read from the table.
  execute format('create index %I on %s (%I, id) include (%I) where octet_length(%4$I) <= 2000',
    base || '_texts', searched, list, folded);
  execute format('create index %I on %s (%I, id) where octet_length(%I) > 2000', base || '_long_texts', searched, list, folded);
  perform note_texts(searched, list, folded);
end $$;

-- What changes of a searched table leave for the blocks.
create function note_texts(searched regclass, list name, folded name) returns void language plpgsql as $$
declare
  base name := (select relname from pg_class where oid = searched);
begin
  execute format('create trigger %1$I after update of %4$I on %2$s for each row when (old.%4$I <> new.%4$I)
    execute function note_changed_text(%3$L, %4$L)', base || '_text_changed', searched, list, folded);
  execute format('create trigger %I after delete on %s referencing old table as removed for each statement
    execute function note_removed_texts(%L, %L)', base || '_texts_removed', searched, list, folded);
end $$;

select note_texts('event', 'org_id', 'folded_name');
select note_texts('attendee', 'event_id', 'folded');
select note_texts('certificate', 'event_id', 'folded');

alter index event_search set (gin_pending_list_limit = 4096);
alter index attendee_search set (gin_pending_list_limit = 4096);
alter index certificate_search set (gin_pending_list_limit = 4096);
