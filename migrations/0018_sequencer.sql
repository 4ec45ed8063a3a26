-- An entry of the issuance log is written with its change, and given its position and its link of the chain afterwards, by
-- a sequencer that takes what is committed in batches. So nobody who issues waits for another's commit.

-- In which order entries were written: of one certificate the later one has the higher number, since it was written after
-- the earlier one was committed, or in the same transaction.
alter table certificate_log add column id bigint;
alter table certificate_log disable trigger user;
update certificate_log l set id = n.id
  from (select org_id, position, row_number() over (order by org_id, position) as id from certificate_log) n
  where l.org_id = n.org_id and l.position = n.position;
alter table certificate_log enable trigger user;
alter table certificate_log alter column id set not null;
alter table certificate_log alter column id add generated always as identity;
select setval(pg_get_serial_sequence('certificate_log', 'id'), max(id)) from certificate_log having max(id) is not null;

alter table certificate_log drop constraint certificate_log_pkey;
alter table certificate_log add primary key (id);
alter table certificate_log
  alter column position drop not null,
  alter column previous_hash drop not null,
  alter column hash drop not null,
  add check (num_nulls(position, previous_hash, hash) in (0, 3)),
  add constraint certificate_log_position_key unique (org_id, position);
create index certificate_log_waiting on certificate_log (org_id, id) where position is null;
drop index certificate_log_redacted;
create index certificate_log_redacted on certificate_log (public_id, id desc) where action = 'redacted';

-- An entry changes once: it gets its position, and nothing else of it becomes another.
drop trigger certificate_log_append_only on certificate_log;
create trigger certificate_log_append_only before update on certificate_log for each row
  when (not (old.position is null and new.position is not null
    and (old.id, old.org_id, old.action, old.public_id, old.record_hash, old.at)
      is not distinct from (new.id, new.org_id, new.action, new.public_id, new.record_hash, new.at)))
  execute function refuse_change();
create trigger certificate_log_no_delete before delete on certificate_log
  for each row execute function refuse_change();
