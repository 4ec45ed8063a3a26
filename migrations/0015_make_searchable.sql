-- What a table needs to be searched, in one place: `make_searchable('contact', 'org_id', 'folded')`, where `folded` holds
-- what fold.ts makes of a row's texts and ids are given in the order in which rows come.
create function make_searchable(searched regclass, list name, folded name) returns void language plpgsql as $$
declare
  base name := (select relname from pg_class where oid = searched);
begin
  -- Runs of four characters. What was written since the last merge is searched one by one, so it is kept short; estimates
  -- of grams are never used.
  execute format('create index %I on %s using gin (search_grams(%I, %I)) with (gin_pending_list_limit = 1024)',
    base || '_search', searched, list, folded);
  execute format('alter index %I alter column 1 set statistics 0', base || '_search');
  -- All texts in the order of the list. An entry has to stay below 2,704 bytes; the few that are longer are read from the table.
  execute format('create index %I on %s (%I, id) include (%I) where octet_length(%4$I) <= 2000',
    base || '_texts', searched, list, folded);
  execute format('create index %I on %s (%I, id) where octet_length(%I) > 2000', base || '_long_texts', searched, list, folded);
end $$;

-- Nothing has used it since searches have indexes of their own. It stays where it belongs to another role, or is used.
do $$
begin
  drop extension if exists pg_trgm;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise notice 'the extension pg_trgm stays: %', sqlerrm;
end $$;
