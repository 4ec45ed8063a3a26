import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import type { ListenerEvent } from '../../platform/outbox/listener.ts'
import type { Names } from './happening.ts'

type Attendee = Names & { id: number; event_id: number; email: string }

/** What events name by its id: people by their attendee, and what events of the organisation and badges are called. */
export type Known = {
  attendees: ReadonlyMap<number, Attendee>
  eventNames: ReadonlyMap<number, string>
  badgeNames: ReadonlyMap<number, string>
}

type Naming = Partial<Omit<Attendee, 'id' | 'event_id'>> & {
  event_id?: number | null
  attendee_id?: number | null
  badge_template_id?: number
}

/** Looks up all that some events name: at most a statement for each kind of thing. What is gone is not among it. */
export async function lookUp(ctx: TxContext, events: readonly ListenerEvent[]): Promise<Known> {
  const named = events.map(({ data }) => data as Naming)
  const people = named.flatMap(({ attendee_id, email }) => (email === undefined ? (attendee_id ?? []) : []))
  const [attendees, eventNames, badgeNames] = [
    new Map([...told(named), ...(await attendeesOf(ctx, people))]),
    await namesOf(
      ctx,
      'event',
      named.flatMap(({ event_id }) => event_id ?? []),
    ),
    await namesOf(
      ctx,
      'badge_template',
      named.flatMap(({ badge_template_id }) => badge_template_id ?? []),
    ),
  ]
  return { attendees, eventNames, badgeNames }
}

/** People whom other events among these tell of: so whoever is removed at once is known still. */
function told(named: readonly Naming[]): [number, Attendee][] {
  return named.flatMap(({ attendee_id, event_id, email, first_name, last_name }) => {
    if (!attendee_id || !event_id || !email || first_name === undefined || last_name === undefined) return []
    return [[attendee_id, { id: attendee_id, event_id, email, first_name, last_name }]]
  })
}

/** Nobody is behind the address of whoever was erased. */
async function attendeesOf(ctx: TxContext, ids: readonly number[]): Promise<Map<number, Attendee>> {
  if (ids.length === 0) return new Map()
  const rows = await many<Attendee>(ctx)`
    select id, event_id, first_name, last_name, email from attendee
    where org_id = ${ctx.orgId} and id = any(${[...new Set(ids)]}::bigint[]) and email_key not like '%@erased.invalid'`
  return new Map(rows.map((row) => [row.id, row]))
}

async function namesOf(ctx: TxContext, table: 'event' | 'badge_template', ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const asked = [...new Set(ids)]
  const rows =
    table === 'event'
      ? await many<{ id: number; name: string }>(ctx)`
          select id, name from event where org_id = ${ctx.orgId} and id = any(${asked}::bigint[])`
      : await many<{ id: number; name: string }>(ctx)`
          select id, name from badge_template where org_id = ${ctx.orgId} and id = any(${asked}::bigint[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
