-- Search by substring at a million rows. Trigrams of pg_trgm were slow where all rows share them (a domain, a common
-- name), knew no letters but ASCII in a database with the locale C, and left short texts to a reading of the table.

-- All runs of four characters in a folded text, as numbers that belong to one list, so that the lists of other events
-- cost a search nothing. Two runs can have one number: what the index finds is looked at again. `search-page.ts` knows
-- the four. A loop of PL/pgSQL, because a function in SQL would be planned again for every row that is written.
create function search_grams(list bigint, folded text) returns integer[]
language plpgsql immutable strict parallel safe cost 100 as $$
declare
  grams integer[] := '{}';
begin
  for n in 1 .. length(folded) - 3 loop
    grams := grams || (hashtextextended(substr(folded, n, 4), list) & 1048575)::integer;
  end loop;
  return grams;
end $$;

drop index event_search;
drop index attendee_search;
drop index certificate_search;

-- What was written since the last merge is searched one by one, so it is kept short. Estimates of grams are never used.
create index event_search on event using gin (search_grams(org_id, folded_name)) with (gin_pending_list_limit = 1024);
create index attendee_search on attendee using gin (search_grams(event_id, folded)) with (gin_pending_list_limit = 1024);
create index certificate_search on certificate using gin (search_grams(event_id, folded)) with (gin_pending_list_limit = 1024);
alter index event_search alter column 1 set statistics 0;
alter index attendee_search alter column 1 set statistics 0;
alter index certificate_search alter column 1 set statistics 0;

-- Texts that are too short for the index, or that many rows have, are looked for in all texts of the list, in its order.
-- An entry of such an index has to stay below 2,704 bytes; the few texts that are longer are read from the table.
create index event_texts on event (org_id, id) include (folded_name) where octet_length(folded_name) <= 2000;
create index attendee_texts on attendee (event_id, id) include (folded) where octet_length(folded) <= 2000;
create index certificate_texts on certificate (event_id, id) include (folded, status, expires_at) where octet_length(folded) <= 2000;
create index event_long_texts on event (org_id, id) where octet_length(folded_name) > 2000;
create index attendee_long_texts on attendee (event_id, id) where octet_length(folded) > 2000;
create index certificate_long_texts on certificate (event_id, id) where octet_length(folded) > 2000;
