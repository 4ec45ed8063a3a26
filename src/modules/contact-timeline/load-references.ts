import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { ListenerEvent } from '../../platform/outbox/listener.ts'
import type { Names } from './event-activity.ts'

type Attendee = Names & { id: number; event_id: number; email: string }

/** Records that events refer to by id: attendees, and the names of organisation events and badges. */
export type References = {
  attendees: ReadonlyMap<number, Attendee>
  eventNames: ReadonlyMap<number, string>
  /** Names by award. */
  badgeNames: ReadonlyMap<number, string>
}

type Naming = Partial<Omit<Attendee, 'id' | 'event_id'>> & {
  event_id?: number | null
  attendee_id?: number | null
  award_id?: number
}

/**
 * Loads the records that a batch of events refers to, with at most one statement per kind. Deleted records are missing.
 */
export async function loadReferences(ctx: TxContext, events: readonly ListenerEvent[]): Promise<References> {
  const named = events.map(({ data }) => data as Naming)
  const people = named.flatMap(({ attendee_id, email }) => (email === undefined ? (attendee_id ?? []) : []))
  const [attendees, eventNames, badgeNames] = [
    new Map([...describedAttendees(named), ...(await attendeesOf(ctx, people))]),
    await namesOf(
      ctx,
      'event',
      named.flatMap(({ event_id }) => event_id ?? []),
    ),
    await namesOf(
      ctx,
      'badge',
      named.flatMap(({ award_id }) => award_id ?? []),
    ),
  ]
  return { attendees, eventNames, badgeNames }
}

/**
 * Attendees whose details another event of the batch carries, so people who were deleted right after it are still
 * known.
 */
function describedAttendees(named: readonly Naming[]): [number, Attendee][] {
  return named.flatMap(({ attendee_id, event_id, email, first_name, last_name }) => {
    if (!attendee_id || !event_id || !email || first_name === undefined || last_name === undefined) return []
    return [[attendee_id, { id: attendee_id, event_id, email, first_name, last_name }]]
  })
}

/** Skips erased attendees: their placeholder address belongs to nobody. */
async function attendeesOf(ctx: TxContext, ids: readonly number[]): Promise<Map<number, Attendee>> {
  if (ids.length === 0) return new Map()
  const rows = await many<Attendee>(ctx)`
    select id, event_id, first_name, last_name, email from attendee
    where org_id = ${ctx.orgId} and id = any(${[...new Set(ids)]}::bigint[]) and email_key not like '%@erased.invalid'`
  return new Map(rows.map((row) => [row.id, row]))
}

async function namesOf(ctx: TxContext, kind: 'event' | 'badge', ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const distinct = [...new Set(ids)]
  const rows =
    kind === 'event'
      ? await many<{ id: number; name: string }>(ctx)`
          select id, name from event where org_id = ${ctx.orgId} and id = any(${distinct}::bigint[])`
      : await many<{ id: number; name: string }>(ctx)`
          select a.id, v.name from badge_award a
          join badge_template_version v on v.template_id = a.template_id and v.version = a.template_version
          where a.org_id = ${ctx.orgId} and a.id = any(${distinct}::bigint[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
