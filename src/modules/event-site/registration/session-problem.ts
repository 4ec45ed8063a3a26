import { isolated } from '../../../lib/text/isolated.ts'
import type { RegistrationEvent, SessionOfEvent } from '../../attendees/index.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { sessionMessages } from './session-messages.ts'

/**
 * Returns the problem of the sessions that somebody chose, by the rules of the API; null when there is none.
 * @param own the sessions that they have already
 */
export function sessionProblem(
  { language, now }: Pick<RegistrationVisit, 'language' | 'now'>,
  { sign_up_sessions: sessions }: RegistrationEvent,
  chosen: readonly string[],
  own: readonly string[],
): { field: string; text: string } | null {
  const words = sessionMessages[language]
  const problem = (text: string) => ({ field: 'session_ids', text })
  const all = chosen.map((uid) => sessions.find((session) => session.uid === uid))
  if (all.includes(undefined)) return problem(words.gone)
  const known = all as SessionOfEvent[]
  for (const one of known.filter(({ uid }) => !own.includes(uid))) {
    const title = isolated(one.title)
    if (new Date(one.start_time) <= now) return problem(words.hasBegun(title))
    if (one.places_left === 0) return problem(words.isFull(title))
    const other = known.find((other) => other !== one && overlaps(one, other))
    if (other !== undefined) return problem(words.overlap(title, isolated(other.title)))
  }
  return null
}

function overlaps(a: SessionOfEvent, b: SessionOfEvent): boolean {
  return new Date(a.start_time) < new Date(b.end_time) && new Date(b.start_time) < new Date(a.end_time)
}
