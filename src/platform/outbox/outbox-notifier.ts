import { setTimeout as wait } from 'node:timers/promises'
import type { OutboxNotifier } from '../context/context.ts'
import type { Db } from '../db/database.ts'
import { many } from '../db/query.ts'

/** The channel of the database on which processes notify each other of events. */
export const EVENTS_CHANNEL = 'events'
/** The pause between two messages to other processes; notifications during the pause share the next message. */
const PAUSE_MS = 20
/** After finding no other process, a process sends nothing for this long. */
const ALONE_MS = 1_000
/** A NOTIFY payload holds 8,000 bytes. */
const MAX_ORGS = 400

/**
 * Notifies this process of committed events at once, and the other processes by NOTIFY. NOTIFY holds a lock of the whole
 * server until its commit, so changes that sent it themselves would commit one by one. It is therefore a statement of its
 * own, one at a time, for all notifications since the last one. Messages can get lost, so everything that waits for
 * events also polls once a second.
 */
export function outboxNotifier(services: { db: Db; randomBytes: (size: number) => Buffer }): OutboxNotifier {
  const self = services.randomBytes(9).toString('base64url')
  const handlers = new Set<(orgIds: number[]) => void>()
  const pending = new Set<number>()
  let sending = false
  let aloneUntil = 0

  const notifyHere = (orgIds: number[]) => {
    for (const handle of handlers) handle(orgIds)
  }
  const notifyOthers = async () => {
    sending = true
    while (pending.size > 0) {
      const orgIds = [...pending].slice(0, MAX_ORGS)
      for (const orgId of orgIds) pending.delete(orgId)
      // A message that cannot be sent is made up for by polling.
      const received = await sendToOthers(services, self, orgIds).catch(() => false)
      if (!received) aloneUntil = performance.now() + ALONE_MS
      if (!received) pending.clear()
      await wait(PAUSE_MS, undefined, { ref: false })
    }
    sending = false
  }
  return {
    name: `listener ${self}`,
    notify(orgId) {
      notifyHere([orgId])
      if (performance.now() < aloneUntil) return
      pending.add(orgId)
      if (!sending) void notifyOthers()
    },
    receive(message) {
      const [sender, ...orgIds] = message.split(' ')
      if (sender !== self) notifyHere(orgIds.map(Number))
    },
    onNotify(handle) {
      handlers.add(handle)
      return () => handlers.delete(handle)
    },
  }
}

/** Sends without waiting for the disk, since a lost message loses nothing. @returns whether another process listens */
async function sendToOthers({ db }: { db: Db }, self: string, orgIds: number[]): Promise<boolean> {
  const rows = await many({ db })`
    select set_config('synchronous_commit', 'off', true), pg_notify(${EVENTS_CHANNEL}, ${[self, ...orgIds].join(' ')})
    where exists (
      select from pg_stat_activity
      where datname = current_database() and application_name like 'laurel listener %' and application_name <> ${`laurel listener ${self}`})`
  return rows.length > 0
}
