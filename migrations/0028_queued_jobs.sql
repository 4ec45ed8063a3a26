-- Jobs that wait or run: only this view names the tables of the queue. Last, because the queue creates its tables while
-- earlier files are applied.
create view queued_job as
  select t.identifier as name, j.payload, j.locked_at is not null as running
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts < j.max_attempts or j.locked_at is not null;
