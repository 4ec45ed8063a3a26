import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type AttendeeRow, checkTickets, emailKey, shownTicket, type TicketVerdict } from '../../attendees/index.ts'
import type { CheckInBody } from './scan-schema.ts'

/** The attendee meant by a check-in: how to find them, the text shown, and a name for messages. */
export type Who = {
  find: (people: readonly AttendeeRow[]) => AttendeeRow | undefined
  shown: string
  words: string
  ticket?: TicketVerdict
}

/** @throws AppError validation_failed */
export function requireOne({ email, attendee_id, ticket }: CheckInBody): void {
  if ([email, attendee_id, ticket].filter((given) => given !== undefined).length !== 1)
    throw invalidField(['body', 'email'], 'send exactly one of email, ticket and attendee_id', 'exactly_one')
}

/**
 * Returns who is meant by each body, in their order, and a condition on `attendee` for all of them.
 * @param bodies each has one field (`requireOne`)
 */
export async function whoAre(
  ctx: TxContext,
  eventId: number,
  bodies: readonly CheckInBody[],
): Promise<{ who: Who[]; condition: Sql }> {
  const shown = bodies.flatMap(({ ticket }) => (ticket === undefined ? [] : [{ text: ticket, at: ctx.now() }]))
  const verdicts = shown.length === 0 ? [] : await checkTickets(ctx, eventId, shown)
  const tickets = new Map(shown.map(({ text }, nth) => [text, verdicts[nth]!]))
  const who = bodies.map((body) => whoIs(body, tickets))
  const ids = bodies.flatMap(({ attendee_id, ticket }): number[] => {
    const verdict = ticket === undefined ? undefined : tickets.get(ticket)
    if (verdict !== undefined) return 'refusal' in verdict ? [] : [verdict.attendeeId]
    return attendee_id === undefined ? [] : [attendee_id]
  })
  const emails = bodies.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)]))
  const byId = sql`id = any((select ${ids}::bigint[])::bigint[])`
  const byEmail = sql`email_key = any((select ${emails}::text[])::text[])`
  if (emails.length === 0) return { who, condition: byId }
  return { who, condition: ids.length === 0 ? byEmail : sql`(${byId} or ${byEmail})` }
}

function whoIs({ email, attendee_id, ticket }: CheckInBody, tickets: Map<string, TicketVerdict>): Who {
  const withId = (id: number) => (people: readonly AttendeeRow[]) => people.find((person) => person.id === id)
  if (email !== undefined) {
    const key = emailKey(email)
    return { find: (people) => people.find((person) => emailKey(person.email) === key), shown: email, words: email }
  }
  if (attendee_id !== undefined)
    return { find: withId(attendee_id), shown: String(attendee_id), words: `Attendee ${attendee_id}` }
  const verdict = tickets.get(ticket!)!
  return {
    find: 'refusal' in verdict ? () => undefined : withId(verdict.attendeeId),
    shown: shownTicket(ticket!),
    words: 'Whoever this ticket was for',
    ticket: verdict,
  }
}
