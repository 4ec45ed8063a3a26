import type { ActivityKind } from '../crm/index.ts'

/** One person's share of a domain event, as an entry of their timeline. */
export type EventActivity = {
  kind: ActivityKind
  /** Email address of the person; empty when it is no longer known. */
  email: string
  /**
   * Name of the person, when the event carries it: a person who is not a contact yet then becomes one. Without a name,
   * the activity is recorded only for existing contacts.
   */
  names?: Names
  at: Date
  sourceEvent: number
  eventId: number | null
  subjectType: string
  subjectId: number
  data: object
}

export type Names = { first_name: string; last_name: string }

/** Splits a full name: the word after the last space is the last name. */
export function namesIn(name: string): Names {
  const words = name.trim().split(/\s+/u)
  return { first_name: words.slice(0, Math.max(1, words.length - 1)).join(' '), last_name: words.slice(1).at(-1) ?? '' }
}
