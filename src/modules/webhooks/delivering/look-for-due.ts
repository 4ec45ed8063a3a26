import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { isFree } from './endpoint-lease.ts'

/** Interval between polls of all endpoints. */
const POLL_MS = 1_000
/** Pause between polls of notified organisations; notifications in between are combined in the next poll. */
const PAUSE_MS = 50

/**
 * Finds endpoints with due deliveries that nobody serves: for notified organisations, with one poll for all of them at
 * a time, and once a second for everybody, which also covers endpoints of processes that have died. An organisation
 * whose endpoints are all served here, or that has none, is not polled again within that second.
 */
export function lookForDue(options: {
  services: Services
  served: () => number[]
  onDue: (endpointId: number) => void
  onError: (error: unknown) => void
}) {
  const { services, served, onDue, onError } = options
  const notified = new Set<number>()
  const known = new Set<number>()
  const stopping = new AbortController()
  const { signal } = stopping
  let looking: Promise<void> | null = null
  let polling: Promise<void> | null = null

  const look = async () => {
    const orgIds = [...notified]
    notified.clear()
    const found = await freeEndpoints(services, orgIds, served())
    for (const orgId of orgIds) known.add(orgId)
    for (const { org_id, due, all_served } of found) {
      if (!all_served) known.delete(org_id)
      for (const id of due) onDue(id)
    }
  }
  const lookOn = async () => {
    while (notified.size > 0 && !signal.aborted) {
      await look().catch(onError)
      await wait(PAUSE_MS, undefined, { signal }).catch(() => {})
    }
    looking = null
  }
  const poll = async () => {
    known.clear()
    for (const id of await missedEndpoints(services, served())) onDue(id)
  }
  const timer = setInterval(() => {
    polling ??= poll()
      .catch(onError)
      .finally(() => {
        polling = null
      })
  }, POLL_MS).unref()
  return {
    ask(orgIds: number[]): void {
      for (const orgId of orgIds) if (!known.has(orgId)) notified.add(orgId)
      if (notified.size > 0 && !signal.aborted) looking ??= lookOn()
    },
    /** Call when endpoints were created or changed, or are no longer served here. */
    forget: () => known.clear(),
    async stop(): Promise<void> {
      clearInterval(timer)
      stopping.abort()
      await Promise.all([looking, polling])
    },
  }
}

/** Condition that the endpoint `w` has something due. Costs one index lookup. */
const isDue = sql`(select min(d.next_attempt_at) from webhook_delivery d where d.endpoint_id = w.id and d.status = 'pending') <= now()`

/**
 * Returns, by organisation, the endpoints with due deliveries that nobody holds, and whether all of them are served
 * here.
 */
function freeEndpoints({ db }: Services, orgIds: number[], served: number[]) {
  return many<{ org_id: number; due: number[]; all_served: boolean }>({ db })`
    select w.org_id, bool_and(w.id = any(${served}::bigint[])) as all_served,
      coalesce(json_agg(w.id) filter (where ${isFree} and ${isDue}), '[]') as due
    from webhook_endpoint w where w.org_id = any(${orgIds}::bigint[]) and w.active group by w.org_id`
}

/**
 * Returns endpoints with due deliveries that nobody holds, and endpoints served here for which a notification was
 * missed: of something due, or of being switched off.
 */
async function missedEndpoints({ db }: Services, served: number[]): Promise<number[]> {
  const rows = await many<{ id: number }>({ db })`
    select w.id from webhook_endpoint w where w.active and ${isFree} and ${isDue}
    union all
    select w.id from webhook_endpoint w where w.id = any(${served}::bigint[]) and (not w.active or ${isDue})`
  return rows.map(({ id }) => id)
}
