import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../platform/context/context.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { many } from '../../platform/db/query.ts'
import { doNextActions } from './do-actions.ts'
import { queueDueMails } from './queue-due-mails.ts'

const usual = {
  /** Between two looks for runs that are due. */
  pollMs: 500,
  /** After a failure. */
  pauseMs: 1_000,
}
/** Everything is looked up by keys; a plan made while the tables were small must not read them whole when they have grown. */
const SETTINGS = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

/**
 * Does what is due until `stop`. Organisations have their turns, some runs at each; of several processes each takes what no
 * other has. A run is done in the transaction that says so, or handed to whoever sends mails.
 */
export async function performRuns(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  times?: typeof usual
}): Promise<{ stop: () => Promise<void> }> {
  const { url, warn, times = usual } = options
  const onError = (error: Error) => warn({ err: error }, 'an idle database connection broke')
  const database = openDatabase(url, { max: 1, settings: SETTINGS, onError })
  const services = { ...options.services, db: database.db }
  const stopping = new AbortController()
  const { signal } = stopping

  const perform = async () => {
    let [performed, failed] = [0, false]
    for (const orgId of await organisationsDue(services)) {
      if (signal.aborted) break
      try {
        performed += await queueDueMails(services, orgId, warn)
        performed += await doNextActions(services, orgId, { warn, signal })
      } catch (error) {
        failed = true
        warn({ err: error, org_id: orgId }, 'what automation rules have to do could not be done; it is tried again')
      }
    }
    if (failed) return times.pauseMs
    return performed === 0 ? times.pollMs : 0
  }
  const go = async () => {
    while (!signal.aborted) {
      const pause = await perform().catch((error) => {
        warn({ err: error }, 'automation rules could not be looked at; they are tried again')
        return times.pauseMs
      })
      if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  const going = go()
  return {
    async stop() {
      stopping.abort()
      await going
      await database.close()
    },
  }
}

/** Organisations with runs that are due. Each that has some waiting costs one look into an index of those alone. */
async function organisationsDue(services: Services): Promise<number[]> {
  const rows = await many<{ org_id: number }>(services)`
    with recursive waiting (org_id, wake_at) as (
      (select org_id, wake_at from automation_run where status = 'waiting' order by org_id, wake_at limit 1)
      union all
      select next.* from waiting cross join lateral (
        select u.org_id, u.wake_at from automation_run u where u.status = 'waiting' and u.org_id > waiting.org_id
        order by u.org_id, u.wake_at limit 1) next
    ) select org_id from waiting where wake_at <= ${services.now()}`
  return rows.map(({ org_id }) => org_id)
}
