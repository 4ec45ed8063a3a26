import { invalidField } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { checkTickets, emailKey, shownTicket, type TicketVerdict } from '../../attendees/index.ts'
import type { CheckInBody } from './scan-schema.ts'

/** The attendee meant by a scan: a condition on `attendee`, the text shown, and a name for messages. */
export type Who = { condition: Sql; shown: string; words: string; ticket?: TicketVerdict }

/** @throws AppError validation_failed */
export async function whoIs(
  ctx: TxContext,
  eventId: number,
  { email, attendee_id, ticket }: CheckInBody,
): Promise<Who> {
  if ([email, attendee_id, ticket].filter((given) => given !== undefined).length !== 1)
    throw invalidField(['body', 'email'], 'send exactly one of email, ticket and attendee_id', 'exactly_one')
  if (email !== undefined) return { condition: sql`email_key = ${emailKey(email)}`, shown: email, words: email }
  if (attendee_id !== undefined)
    return { condition: sql`id = ${attendee_id}`, shown: String(attendee_id), words: `Attendee ${attendee_id}` }
  const [verdict] = await checkTickets(ctx, eventId, [{ text: ticket!, at: ctx.now() }])
  return {
    condition: 'refusal' in verdict! ? sql`false` : sql`id = ${verdict!.attendeeId}`,
    shown: shownTicket(ticket!),
    words: 'Whoever this ticket was for',
    ticket: verdict!,
  }
}
