import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../platform/context/context.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { many } from '../../platform/db/query.ts'
import { doNextActions } from './do-actions.ts'
import { queueDueMails } from './queue-due-mails.ts'

const usual = {
  /** Interval between polls for due runs. */
  pollMs: 500,
  /** Pause after a failure. */
  pauseMs: 1_000,
}
/** Every lookup is by key; a cached plan from when the tables were small must not scan them once they have grown. */
const SETTINGS = { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' }

/**
 * Performs due runs until `stop`. Organisations take turns with a few runs each; processes claim different runs. A run
 * is performed in the transaction that records it, or queued as an email.
 */
export async function performRuns(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  times?: typeof usual
}): Promise<{ stop: () => Promise<void> }> {
  const { url, warn, times = usual } = options
  const onError = (error: Error) => warn({ err: error }, 'an idle database connection broke')
  const database = openDatabase(url, { name: 'automations', max: 1, settings: SETTINGS, onError })
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
        warn({ err: error, org_id: orgId }, 'automation runs could not be performed; they are retried')
      }
    }
    if (failed) return times.pauseMs
    return performed === 0 ? times.pollMs : 0
  }
  const go = async () => {
    while (!signal.aborted) {
      const pause = await perform().catch((error) => {
        warn({ err: error }, 'could not poll for due automation runs; trying again')
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

/** Returns organisations with due runs. Each organisation with waiting runs costs one index lookup. */
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
