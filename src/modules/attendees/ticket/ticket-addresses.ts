import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { signTicket } from './sign-ticket.ts'
import { type NewestKey, newestKey, signingKey } from './ticket-key.ts'

/**
 * Returns the addresses of the tickets of registered attendees of an event, by attendee id; none when no key can sign
 * them.
 * @throws AppError not_found
 */
export async function ticketAddresses(
  ctx: Context,
  eventId: number,
  holders: readonly { id: number; ticket_no: number }[],
): Promise<Map<number, string>> {
  const row = await maybeOne<{ newest: NewestKey | null }>(ctx)`
    select ${newestKey(sql`event.id`)} as newest from event where org_id = ${ctx.orgId} and id = ${eventId}`
  const signing = await signingKey(ctx, eventId, row?.newest ?? null)
  if (signing === null) return new Map()
  const { number: keyNumber, key } = signing
  return new Map(
    holders.map(({ id, ticket_no: ticketNo }) => [
      id,
      signTicket(ctx.siteUrl, eventId, { attendeeId: id, ticketNo, keyNumber }, key),
    ]),
  )
}
