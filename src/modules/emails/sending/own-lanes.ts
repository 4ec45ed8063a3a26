import { findSender, noteFailure, type SenderRow } from '../own-sender/sender-queries.ts'
import type { ReadyEmail } from './compose-emails.ts'
import { type EmailLane, emailLane, putBack, track } from './email-lane.ts'
import type { OwnRoom } from './emails-in-turn.ts'
import type { Outcome } from './outcome.ts'
import type { Serving } from './serving.ts'

/** Emails that one sender takes at once, which are in memory. */
const MOST_AT_ONCE = 10
/** Further senders wait while this many have emails in memory. */
const MAX_BUSY = 200
/** Emails claimed at once for all of them. */
const MAX_CLAIMED = 200

/** Longer than the connections stay open without work. */
const IDLE_MS = 10_000

type OwnLane = { lane: EmailLane; version: string; usedAt: number }

/** The senders of organisations that are in use, each with connections and pauses of its own. */
export function ownLanes(serving: Serving, shared: { writes: Set<Promise<void>>; onFreed: () => void }) {
  const { services, openOwn, warn } = serving
  const lanes = new Map<number, OwnLane>()
  const stops = new Set<Promise<void>>()
  const onError = (error: unknown) => warn({ err: error }, 'the sender of an organisation could not be closed')

  const retire = (orgId: number, { lane }: OwnLane, graceMs: number) => {
    lanes.delete(orgId)
    track(stops, lane.stop(graceMs).catch(onError))
  }
  const laneOf = async (orgId: number, version: string): Promise<EmailLane | null> => {
    const known = lanes.get(orgId)
    if (known?.version === version) {
      known.usedAt = performance.now()
      return known.lane
    }
    const row = await findSender(services, orgId)
    if (row === null || row.version !== version) return null
    if (known) retire(orgId, known, 0)
    const onOutcome = failureNotes(serving, row, shared.writes)
    const lane = emailLane(serving, { ...openOwn(row), ...shared, mostAtOnce: MOST_AT_ONCE, onOutcome })
    lanes.set(orgId, { lane, version, usedAt: performance.now() })
    return lane
  }
  return {
    /** How many emails the senders can take. Forgets those without work, which have nothing to remember. */
    room(): OwnRoom {
      for (const [orgId, own] of lanes)
        if (!own.lane.isBusy() && !own.lane.isProbing() && performance.now() - own.usedAt > IDLE_MS)
          retire(orgId, own, 0)
      const all = [...lanes]
      const isFull = all.filter(([, { lane }]) => lane.isBusy()).length >= MAX_BUSY
      const room = all.map(([, { lane }]) => (isFull && !lane.isBusy() ? 0 : lane.room()))
      return { orgIds: all.map(([orgId]) => orgId), room, usual: isFull ? 0 : MOST_AT_ONCE, total: MAX_CLAIMED }
    },
    /** Sends claimed emails of these senders. Emails of a sender that was changed in between are claimed again. */
    async send(mails: readonly (ReadyEmail & { sender: string })[], claimedAt: number): Promise<void> {
      const groups = Object.groupBy(mails, ({ org_id, sender }) => `${org_id} ${sender}`)
      for (const group of Object.values(groups) as (typeof mails)[]) {
        const { org_id, sender } = group[0]!
        const lane = await laneOf(org_id, sender)
        if (lane === null) await putBack(serving, group)
        else lane.send(group, claimedAt)
      }
    },
    async stop(graceMs: number): Promise<void> {
      for (const [orgId, own] of [...lanes]) retire(orgId, own, graceMs)
      while (stops.size > 0) await Promise.all(stops)
    },
  }
}

/** Stores when the server begins to fail and when it works again, for the people of the organisation to see. */
function failureNotes({ services, warn }: Serving, row: SenderRow, writes: Set<Promise<void>>) {
  let failure = row.failure
  return ({ kind, isAway, response }: Outcome) => {
    const now = isAway ? response : null
    if (now === failure || (kind === 'interrupted' && !isAway)) return
    failure = now
    const onError = (error: unknown) => warn({ err: error }, 'the state of a mail server could not be stored')
    track(writes, noteFailure(services, row, now).catch(onError))
  }
}
