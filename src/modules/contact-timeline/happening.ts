import type { ActivityKind } from '../crm/index.ts'

/** What an event tells of one person, as an entry of their time line. */
export type Happening = {
  kind: ActivityKind
  /** Whom it is about; empty: nobody knows any more. */
  email: string
  /** Who they are, where that is told: whoever is no contact yet becomes one. Without it they are told of only if they are. */
  names?: Names
  at: Date
  sourceEvent: number
  eventId: number | null
  subjectType: string
  subjectId: number
  data: object
}

export type Names = { first_name: string; last_name: string }

/** A name that is told as one: what stands after the last space is the last name. */
export function namesIn(name: string): Names {
  const words = name.trim().split(/\s+/u)
  return { first_name: words.slice(0, Math.max(1, words.length - 1)).join(' '), last_name: words.slice(1).at(-1) ?? '' }
}
