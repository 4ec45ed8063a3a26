import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type HeldSession, holdSessions } from './sign-up-queries.ts'

/**
 * Holds the sessions that people choose when they register, by their UIDs: a list for each person, the guests after the
 * one who registers.
 * @throws AppError validation_failed for a session that is unknown, takes no sign-ups or has begun, and for two that
 * overlap
 */
export async function chooseSessions(
  ctx: TxContext,
  eventId: number,
  chosen: readonly (readonly string[])[],
): Promise<HeldSession[][]> {
  const uids = [...new Set(chosen.flat())]
  if (uids.length === 0) return chosen.map(() => [])
  const sessions = await holdSessions(ctx, eventId, sql`s.uid::text = any(${uids}::text[])`)
  return chosen.map((own, person) => {
    const chooser = person === 0 ? OWN : guestAt(person - 1)
    const found = findSessions(sessions, own, chooser)
    requireChoosable(ctx, { added: found, all: found }, chooser)
    return found
  })
}

/** The field of a request that names the sessions of a person. */
type Chooser = { loc: string[]; name: string }

export const OWN: Chooser = { loc: ['body', 'session_ids'], name: 'session_ids' }

const guestAt = (index: number): Chooser => ({
  loc: ['body', 'guests', String(index), 'session_ids'],
  name: `guests[${index}].session_ids`,
})

/** Returns the sessions with these UIDs. @throws AppError validation_failed */
export function findSessions(
  sessions: readonly HeldSession[],
  uids: readonly string[],
  { loc, name }: Chooser,
): HeldSession[] {
  const byUid = new Map(sessions.map((session) => [session.uid, session]))
  return uids.map((uid, nth) => {
    const session = byUid.get(uid)
    if (session !== undefined) return session
    const text = `${name} must be ids of sessions of this event that take sign-ups, and ${uid} is not`
    throw invalidField([...loc, String(nth)], text, 'unknown_reference')
  })
}

/**
 * Requires that sessions a person adds have not begun, and overlap with none that they have. Two that they had already
 * may overlap, since the organiser has moved them.
 * @throws AppError validation_failed
 */
export function requireChoosable(
  { now }: Pick<TxContext, 'now'>,
  { added, all }: { added: readonly HeldSession[]; all: readonly HeldSession[] },
  { loc, name }: Chooser,
): void {
  for (const one of added) {
    if (one.start_time <= now())
      throw invalidField(loc, `${name} must not add "${one.title}", which has begun`, 'has_begun')
    const other = all.find(
      (other) => other.id !== one.id && one.start_time < other.end_time && other.start_time < one.end_time,
    )
    if (other !== undefined)
      throw invalidField(
        loc,
        `${name} must not have both "${one.title}" and "${other.title}", which overlap`,
        'overlap',
      )
  }
}
