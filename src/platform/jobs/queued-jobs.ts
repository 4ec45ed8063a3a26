import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'

const BATCH = 500

/**
 * Returns the jobs that are waiting or running in the snapshot, as lines of JSON: a restore has to run both. Jobs
 * without attempts left are skipped. PostgreSQL writes the JSON, so numbers keep all their digits.
 */
export async function* readJobs(client: pg.Client): AsyncGenerator<string[]> {
  for (let after = '0'; ; ) {
    const { rows } = await client.query<{ id: string; line: string }>(
      `select j.id::text, json_build_object('task', t.identifier, 'payload', j.payload, 'queue', q.queue_name,
         'run_at', j.run_at, 'max_attempts', j.max_attempts, 'key', j.key, 'priority', j.priority,
         'flags', (select array_agg(flag) from jsonb_object_keys(j.flags) flag))::text as line
       from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
       where j.id > $1 and (j.attempts < j.max_attempts or j.locked_at is not null)
       order by j.id limit ${BATCH}`,
      [after],
    )
    if (rows.length === 0) return
    yield rows.map(({ line }) => line)
    after = rows.at(-1)!.id
  }
}

/** Queues the jobs of a file with such lines in the caller's transaction. @returns how many */
export async function loadJobs(client: pg.Client, path: string): Promise<number> {
  let count = 0
  let batch: string[] = []
  const flush = async () => {
    await queueJobs(client, batch)
    count += batch.length
    batch = []
  }
  await pipeline(createReadStream(path), createGunzip(), async (text) => {
    for await (const line of createInterface({ input: text as never, crlfDelay: Number.POSITIVE_INFINITY })) {
      batch.push(line)
      if (batch.length === BATCH) await flush()
    }
  })
  await flush()
  return count
}

/** Queues jobs, given as such lines, in the caller's transaction. Missing fields have their defaults. */
export async function queueJobs(client: pg.Client, lines: string[]): Promise<void> {
  await client.query(
    `select graphile_worker.add_job(job->>'task', job->'payload', queue_name => job->>'queue',
       run_at => (job->>'run_at')::timestamptz, max_attempts => (job->>'max_attempts')::int, job_key => job->>'key',
       priority => (job->>'priority')::int,
       flags => case when json_typeof(job->'flags') = 'array'
         then array(select json_array_elements_text(job->'flags')) end)
     from unnest($1::json[]) as job`,
    [lines],
  )
}

/** Removes the jobs with these keys from the queue, in the caller's transaction. */
export async function removeJobs(client: pg.Client, keys: string[]): Promise<void> {
  await client.query('select graphile_worker.remove_job(key) from unnest($1::text[]) as key', [keys])
}
