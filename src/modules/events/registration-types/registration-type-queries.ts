import { type AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { filledRows, type Listed, type PageQuery, pageRange } from '../../../platform/lists/list-page.ts'
import { eventOf, noSuchEvent } from '../records/event-queries.ts'
import type { RegistrationType } from './registration-type-schema.ts'

export type RegistrationTypeRow = Omit<RegistrationType, 'closes_at' | 'created_at' | 'updated_at'> & {
  closes_at: Date | null
  created_at: Date
  updated_at: Date
}

/** SQL for a count of the people with a type. */
const tallied = (count: string, name = count) => `
  (select coalesce(sum(t.${count}), 0)::int from registration_type_tally t
    where t.registration_type_id = registration_type.id) as ${name}`

/** Columns of a `RegistrationTypeRow`, from a table `registration_type`. */
export const typeColumns = sql.raw(`
  registration_type.id, registration_type.event_id, registration_type.name, registration_type.description,
  registration_type.capacity, registration_type.questions, registration_type.needs_approval, registration_type.position, registration_type.closes_at,
  registration_type.created_at, registration_type.updated_at,
  ${['taken', 'waiting', 'pending'].map((count) => tallied(count)).join(', ')}, ${tallied('attendees', 'attendee_count')}`)

export function typeToWire({ closes_at, created_at, updated_at, ...row }: RegistrationTypeRow): RegistrationType {
  return {
    ...row,
    closes_at: closes_at && isoTime(closes_at),
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  }
}

function noSuchType(): AppError {
  return noSuch('registration type', ' in this event')
}

/** Lists the types of an event in their order. @throws AppError not_found for the event */
export async function listTypes(ctx: Context, eventId: number, query: PageQuery): Promise<Listed<RegistrationType>> {
  const { limit, offset } = pageRange(query)
  const rows = await many<RegistrationTypeRow & { list_total: number }>(ctx)`
    select (select count(*)::int from registration_type where event_id = ${eventId}) as list_total, filled.*
    from (${eventOf(sql`${ctx.orgId}`, sql`${eventId}`)}) owner
    left join (select ${typeColumns} from registration_type where event_id = ${eventId}
      order by position, id limit ${limit}::bigint offset ${offset}::bigint) filled on true
    order by filled.position, filled.id`
  if (rows.length === 0) throw noSuchEvent()
  return { rows: filledRows(rows).map(typeToWire), total: rows[0]!.list_total }
}

/** @throws AppError not_found, also when the type belongs to another event */
export async function getType(ctx: Context, eventId: number, id: number): Promise<RegistrationType> {
  return typeToWire(await readType(ctx, eventId, id))
}

/** @throws AppError not_found */
export async function readType(
  ctx: Pick<Context, 'db' | 'orgId'>,
  eventId: number,
  id: number,
): Promise<RegistrationTypeRow> {
  const row = await maybeOne<RegistrationTypeRow>(ctx)`
    select ${typeColumns} from registration_type where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${id}`
  if (row === null) throw noSuchType()
  return row
}

/** Returns names and questions of the types of an event, whose row is locked. */
export function readTypeQuestions(ctx: TxContext, eventId: number) {
  return many<Pick<RegistrationTypeRow, 'id' | 'name' | 'questions'>>(ctx)`
    select id, name, questions from registration_type
    where org_id = ${ctx.orgId} and event_id = ${eventId} order by position, id`
}
