-- A stretch that ends below the oldest running transaction can hold a change and leave out an earlier one of the same
-- thing: the transaction of the earlier one may have the higher number. A stretch is now all that one snapshot sees and
-- the one before did not, and a snapshot that sees a change sees every one that it waited for. The transactions that
-- were open at the begin and the end of a stretch belong to what comes after.
alter table outbox_place
  add column open_from bigint[] not null default '{}',
  add column open_to bigint[] not null default '{}';

-- Where the snapshot of a statement ends, in numbers that are counted on over restores, and what is open before that.
create function snapshot_end(out txid_to bigint, out open_to bigint[]) language sql stable as $$
  select pg_snapshot_xmax(now)::text::bigint + base, array(select open::text::bigint + base from pg_snapshot_xip(now) open)
  from (select pg_current_snapshot() as now, coalesce((select txid_base from installation), 0) as base) counted
$$;
