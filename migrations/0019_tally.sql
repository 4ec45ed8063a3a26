-- Rows of an event are counted by statements that are planned once for each connection; text that is put together anew
-- each time costs more than the row that is counted.
create or replace function count_rows_added() returns trigger language plpgsql as $$
begin
  if tg_argv[0] = 'attendees' then
    insert into event_tally (event_id, shard, attendees)
      select event_id, pg_backend_pid() % 8, count(*) from added group by event_id order by event_id
      on conflict (event_id, shard) do update set attendees = event_tally.attendees + excluded.attendees;
  else
    insert into event_tally (event_id, shard, certificates)
      select event_id, pg_backend_pid() % 8, count(*) from added group by event_id order by event_id
      on conflict (event_id, shard) do update set certificates = event_tally.certificates + excluded.certificates;
  end if;
  return null;
end $$;
