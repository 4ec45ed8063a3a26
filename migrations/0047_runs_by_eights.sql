-- The same runs, eight at a time. To find a character PostgreSQL goes through a text from its beginning, and counts all of
-- it besides, so a run is cut from eleven characters instead of the whole text.
create or replace function search_grams(list bigint, folded text) returns integer[]
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
