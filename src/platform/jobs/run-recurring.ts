import { setTimeout as wait } from 'node:timers/promises'
import { parseCronItems } from 'graphile-worker'
import type { Db } from '../db/database.ts'
import { change, one } from '../db/query.ts'
import type { Job } from './job.ts'

const EVERY_MS = 2_000
const MINUTE_MS = 60_000
/** After a longer gap the clock was set, or nothing was running: missed jobs are not made up for. */
const MAX_MINUTES = 24 * 60

/**
 * Queues recurring jobs, each in its minute, until `stop`; only one process does. The time is the database's, whose
 * clock may be set: a missed minute comes late, and a minute that repeats after the clock went back counts again.
 */
export async function runRecurring(options: {
  db: Db
  jobs: readonly Job[]
  warn: (context: object, message: string) => void
  /** Returns the database's time; tests have their own. */
  clock?: () => Promise<Date>
  everyMs?: number
}): Promise<{ stop: () => Promise<void> }> {
  const { db, warn, everyMs = EVERY_MS } = options
  const clock = options.clock ?? (async () => (await one<{ now: Date }>({ db })`select clock_timestamp() as now`).now)
  const items = parseCronItems(
    options.jobs.flatMap(({ kind, cron }) => (cron === undefined ? [] : [{ task: kind.name, match: cron }])),
  )
  const stopping = new AbortController()
  const { signal } = stopping
  let last: number | null = null
  const look = async () => {
    const minute = Math.floor((await clock()).getTime() / MINUTE_MS)
    if (last === null) last = minute
    if (minute === last) return
    const first = minute < last ? minute : Math.max(last + 1, minute - MAX_MINUTES)
    const due = items.flatMap((item) => {
      for (let each = minute; each >= first; each--) if (item.match(digestOf(each))) return [item.task]
      return []
    })
    if (due.length > 0) await queueDue(db, due, new Date(minute * MINUTE_MS))
    last = minute
  }
  const go = async () => {
    while (!signal.aborted) {
      await look().catch((error) => warn({ err: error }, 'jobs that recur could not be queued; it is tried again'))
      await wait(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const going = go()
  return {
    async stop() {
      stopping.abort()
      await going
    },
  }
}

/**
 * Queues the jobs of a minute that no process has queued. If the clock was ahead, the minute of the last run is in the
 * future; clocks of processes differ by less than two minutes.
 */
function queueDue(db: Db, tasks: string[], minute: Date): Promise<number> {
  return change({ db })`
    with taken as (
      insert into graphile_worker._private_known_crontabs as known (identifier, known_since, last_execution)
      select task, ${minute}::timestamptz, ${minute}::timestamptz from unnest(${tasks}::text[]) as task
      on conflict (identifier) do update set last_execution = excluded.last_execution
      where known.last_execution is null or known.last_execution < excluded.last_execution
        or known.last_execution > excluded.last_execution + interval '2 minutes'
      returning identifier)
    select graphile_worker.add_job(identifier, json_build_object('_cron', json_build_object('ts', ${minute}::timestamptz)))
    from taken`
}

function digestOf(minute: number) {
  const date = new Date(minute * MINUTE_MS)
  return {
    min: date.getUTCMinutes(),
    hour: date.getUTCHours(),
    date: date.getUTCDate(),
    month: date.getUTCMonth() + 1,
    dow: date.getUTCDay(),
  }
}
