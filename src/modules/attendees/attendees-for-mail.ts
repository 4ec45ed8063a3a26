import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MailData } from '../emails/index.ts'
import type { CertificateValue } from '../events/index.ts'
import { type LinkFacts, personalLink } from './records/personal-link.ts'
import { resolvedValues, type ValueHolder } from './records/resolved-value.ts'
import { currentTicket, type TicketHolder } from './ticket/current-ticket.ts'
import { newestKey } from './ticket/ticket-key.ts'

type Row = TicketHolder &
  ValueHolder & {
    first_name: string
    last_name: string
    email: string
    link_no: number
    value_definitions: CertificateValue[]
    event_language: string
  }

/** Returns the mail data of attendees, and the facts their other personal links are made of, by id. */
export async function attendeesForMail(
  ctx: Context,
  ids: number[],
): Promise<Map<number, Required<Pick<MailData, 'attendee' | 'values'>> & { link: LinkFacts }>> {
  if (ids.length === 0) return new Map()
  const found = await readRows(ctx, ids)
  // The first ticket of each event creates or opens its key, so that the others find it in the cache.
  for (const [first] of Map.groupBy(found, ({ event_id }) => event_id).values()) await currentTicket(ctx, first!)
  const rows = found.some(({ ticket_key }) => ticket_key === null) ? await readRows(ctx, ids) : found
  const told = rows.map(async (row) => {
    const { first_name, last_name, email, status } = row
    const link = { attendeeId: row.id, linkNo: row.link_no, email }
    const urls = { ticket_url: await currentTicket(ctx, row), registration_url: personalLink(ctx, link) }
    const values = resolvedValues(row.value_definitions, row, row.event_language)
    return [row.id, { attendee: { first_name, last_name, email, status, ...urls }, values, link }] as const
  })
  return new Map(await Promise.all(told))
}

function readRows(ctx: Context, ids: number[]): Promise<Row[]> {
  return many<Row>(ctx)`
    select a.id, a.event_id, a.status, a.ticket_no, a.first_name, a.last_name, a.email, a.link_no, a.answers,
      a.certificate_values, e.certificate_values as value_definitions, e.event_language,
      ${newestKey(sql`a.event_id`)} as ticket_key
    from attendee a join event e on e.id = a.event_id where a.org_id = ${ctx.orgId} and a.id = any(${ids}::bigint[]) order by a.status <> 'registered', a.id`
}
