-- Totals of searches are capped, so no search counts more than 10,001 rows and the blocks that counted for it are not needed.
do $$
declare
  made record;
begin
  for made in
    select tgname, tgrelid::regclass as searched from pg_trigger
    where tgfoid in ('note_changed_text'::regproc, 'note_removed_texts'::regproc, 'note_late_texts'::regproc)
  loop
    execute format('drop trigger %I on %s', made.tgname, made.searched);
  end loop;
end $$;
drop function note_late_texts, note_texts, note_removed_texts, note_changed_text;
drop table search_run, search_block, search_change, search_place;

create or replace function make_searchable(searched regclass, list name, folded name) returns void language plpgsql as $$
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
