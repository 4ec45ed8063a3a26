-- The jobs that wait or run: nothing else knows in which tables the queue keeps them.
create view queued_job as
  select t.identifier as name, j.payload, j.locked_at is not null as running
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts or j.locked_at is not null;

-- One kind of job removes files. An event that is being deleted has queued its removals before this, or has yet to.
lock table bulk_job in share row exclusive mode;

create or replace function settle_removed_job() returns trigger language plpgsql as $$
begin
  if old.credits_held > 0 then
    update credit_balance set balance = balance + old.credits_held, held = held - old.credits_held where org_id = old.org_id;
    insert into credit_entry (org_id, kind, amount, held_amount, bulk_job_id, note, created_at)
      values (old.org_id, 'release', old.credits_held, -old.credits_held, old.id, 'the event was deleted', now());
  end if;
  if old.zip_key is not null then
    perform graphile_worker.add_job('sweep-blob', json_build_object('key', old.zip_key), job_key => 'sweep-blob ' || old.zip_key);
  end if;
  return old;
end $$;

select graphile_worker.add_job('sweep-blob', j.payload, run_at => j.run_at, job_key => 'sweep-blob ' || (j.payload ->> 'key'))
from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'remove-blob';
delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
where t.id = j.task_id and t.identifier = 'remove-blob';

-- A sweep asks who refers to an archive; pictures are few.
create index bulk_job_archive on bulk_job (zip_key) where zip_key is not null;
