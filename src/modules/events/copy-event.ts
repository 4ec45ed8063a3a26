import type { TxContext } from '../../platform/context.ts'
import { clockMove } from '../../platform/text/wall-clock.ts'
import { type EventRow, eventToWire, lockEvent } from './event-queries.ts'
import type { Event, UpdateEvent } from './event-schema.ts'
import { makeSlug } from './event-slug.ts'
import { insertEvent, merge, type Values } from './save-event.ts'

/**
 * A new event with the settings of another, open for registration. A picture that could not be fetched, or is not yet,
 * is fetched for it anew. @throws AppError not_found
 */
export async function copyEvent(
  ctx: TxContext,
  id: number,
  input: Pick<UpdateEvent, 'name' | 'event_date'>,
): Promise<{ source: Event; copy: Event }> {
  const source = await lockEvent(ctx, id)
  const { id: _id, org_id, attendee_count, created_at, updated_at, ...settings } = source
  const merged = merge(settings, input)
  const slug = makeSlug(ctx.randomBytes, merged.name)
  const registration_opens_at = await movedOpening(source, merged)
  const values = { ...merged, slug, registration_opens_at, registration_closed: false }
  const isThere = values.template_status === 'ready' || values.template_status === 'builtin'
  if (!isThere) Object.assign(values, { template_status: 'pending', template_error: null })
  return {
    source: eventToWire(ctx, source),
    copy: await insertEvent(ctx, 'event.duplicate', values, { duplicate_of: id }),
  }
}

/** Registration opens as long before the event as it did; a moment that the calendar does not have is none. */
async function movedOpening(source: EventRow, { event_date }: Values): Promise<Date | null> {
  const opens = source.registration_opens_at?.getTime()
  if (opens === undefined) return null
  const move = await clockMove(source.event_timezone, isoOf(source.event_date), isoOf(event_date))
  const moved = new Date(move({ start: opens, end: opens + 1 }).start)
  return moved.getUTCFullYear() >= 1 && moved.getUTCFullYear() <= 9999 ? moved : null
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null
