import { makeSlug } from '../../lib/text/make-slug.ts'
import { clockMove } from '../../lib/text/wall-clock.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { change, many } from '../../platform/db/query.ts'
import { type EventRow, eventToWire, lockEvent } from './records/event-queries.ts'
import type { Event, UpdateEvent } from './records/event-schema.ts'
import { insertEvent, merge, type Values } from './save-event.ts'

/**
 * Creates an event with the settings of another, open for registration. A picture that failed or is pending is fetched
 * again.
 * @throws AppError not_found
 */
export async function copyEvent(
  ctx: TxContext,
  id: number,
  input: Pick<UpdateEvent, 'name' | 'event_date' | 'event_end_date'>,
): Promise<{ source: Event; copy: Event }> {
  const source = await lockEvent(ctx, id)
  const { id: _id, org_id, attendee_count, created_at, updated_at, ...settings } = source
  const merged = merge(settings, input)
  const slug = makeSlug(ctx.randomBytes, merged.name, 'event')
  const values = { ...merged, slug, ...(await movedTimes(source, merged)), registration_closed: false }
  if (input.event_end_date !== undefined) values.event_end_date = merged.event_end_date
  const isThere = values.template_status === 'ready' || values.template_status === 'builtin'
  if (!isThere) Object.assign(values, { template_status: 'pending', template_error: null })
  const copy = await insertEvent(ctx, values, id)
  await copyTypes(ctx, source, copy)
  return { source: eventToWire(ctx, source), copy }
}

/** The closing times of types keep their distance to the event. */
async function copyTypes(ctx: TxContext, source: EventRow, copy: Event): Promise<void> {
  const types = await many<{ id: number; closes_at: Date | null }>(ctx)`
    select id, closes_at from registration_type where org_id = ${ctx.orgId} and event_id = ${source.id} order by id`
  if (types.length === 0) return
  const move = await clockMove(source.event_timezone, isoOf(source.event_date), copy.event_date)
  const closing = types.map(({ closes_at }) => moved(move, closes_at, null)[0])
  await change(ctx)`
    insert into registration_type (org_id, event_id, name, folded_name, description, capacity, questions, needs_approval,
      closes_at, position, created_at, updated_at)
    select t.org_id, ${copy.id}::bigint, t.name, t.folded_name, t.description, t.capacity, t.questions, t.needs_approval,
      n.closes_at, t.position, ${ctx.now()}::timestamptz, ${ctx.now()}::timestamptz
    from unnest(${types.map(({ id }) => id)}::bigint[], ${closing}::timestamptz[]) as n (id, closes_at)
    join registration_type t on t.id = n.id order by t.id`
}

/** The end, registration and survey times, and the ends of validity, keep their distance to the event. */
async function movedTimes(source: EventRow, { event_date, certificate_kinds }: Values) {
  const move = await clockMove(source.event_timezone, isoOf(source.event_date), isoOf(event_date))
  const [registration_opens_at, registration_closes_at] = moved(
    move,
    source.registration_opens_at,
    source.registration_closes_at,
  )
  const [survey_opens_at, survey_closes_at] = moved(move, source.survey_opens_at, source.survey_closes_at)
  const [certificate_valid_until] = moved(move, source.certificate_valid_until, null)
  const kinds = certificate_kinds.map((kind) => {
    const until = kind.certificate_valid_until
    const [next] = moved(move, until === null ? null : new Date(until), null)
    return { ...kind, certificate_valid_until: isoOf(next) }
  })
  const [, event_end_date] = event_date === null ? [null, null] : moved(move, source.event_date, source.event_end_date)
  return {
    event_end_date,
    registration_opens_at,
    registration_closes_at,
    survey_opens_at,
    survey_closes_at,
    certificate_valid_until,
    certificate_kinds: kinds,
  }
}

type Moment = Date | null

/** A moment outside the calendar becomes null. */
function moved(move: Awaited<ReturnType<typeof clockMove>>, from: Moment, to: Moment): [Moment, Moment] {
  const start = from?.getTime() ?? (to?.getTime() ?? 0) - 1
  const span = move({ start, end: to?.getTime() ?? start + 1 })
  return [from && inCalendar(span.start), to && inCalendar(span.end)]
}

function inCalendar(moment: number): Moment {
  const date = new Date(moment)
  return date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999 ? date : null
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null
