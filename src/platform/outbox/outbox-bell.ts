import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'

/** The channel of the database on which processes tell one another of events. */
export const EVENTS_CHANNEL = 'events'
/** Between two messages to the other processes; what is rung meanwhile makes the next one. */
const PAUSE_MS = 20
/** So long a process that was alone tells nobody. */
const ALONE_MS = 1_000
/** A message has room for 8,000 bytes. */
const MAX_ORGS = 400

export type OutboxBell = {
  /** That connections which listen for this process must have. */
  name: string
  /** The organisation has new events, which are committed. */
  ring: (orgId: number) => void
  /** Something was said on the channel. */
  heard: (message: string) => void
  /** Has `hear` called whenever organisations have new events. @returns what ends that */
  onRing: (hear: (orgIds: number[]) => void) => () => void
}

/**
 * Tells this process at once of events that are committed, and those that listen beside it by NOTIFY. That takes a lock
 * of the whole server until its commit, so changes would be committed one by one if they did it themselves; here it is a
 * statement of its own, one at a time, for all that was rung meanwhile. A message can get lost: whoever waits for events
 * also looks for them once a second.
 */
export function outboxBell(services: { db: Db; randomBytes: (size: number) => Buffer }): OutboxBell {
  const self = services.randomBytes(9).toString('base64url')
  const hearers = new Set<(orgIds: number[]) => void>()
  const untold = new Set<number>()
  let telling = false
  let aloneUntil = 0

  const tell = (orgIds: number[]) => {
    for (const hear of hearers) hear(orgIds)
  }
  const tellOthers = async () => {
    telling = true
    while (untold.size > 0) {
      const orgIds = [...untold].slice(0, MAX_ORGS)
      for (const orgId of orgIds) untold.delete(orgId)
      // What cannot be said now is found by those who look.
      const heard = await sayToOthers(services, self, orgIds).catch(() => false)
      if (!heard) aloneUntil = performance.now() + ALONE_MS
      if (!heard) untold.clear()
      await wait(PAUSE_MS, undefined, { ref: false })
    }
    telling = false
  }
  return {
    name: `listener ${self}`,
    ring(orgId) {
      tell([orgId])
      if (performance.now() < aloneUntil) return
      untold.add(orgId)
      if (!telling) void tellOthers()
    },
    heard(message) {
      const [sender, ...orgIds] = message.split(' ')
      if (sender !== self) tell(orgIds.map(Number))
    },
    onRing(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}

/** Nothing is lost with the message, so it need not wait for the disk. @returns whether another process listens */
async function sayToOthers({ db }: { db: Db }, self: string, orgIds: number[]): Promise<boolean> {
  const rows = await many({ db })`
    select set_config('synchronous_commit', 'off', true), pg_notify(${EVENTS_CHANNEL}, ${[self, ...orgIds].join(' ')})
    where exists (
      select from pg_stat_activity
      where datname = current_database() and application_name like 'laurel listener %' and application_name <> ${`laurel listener ${self}`})`
  return rows.length > 0
}
