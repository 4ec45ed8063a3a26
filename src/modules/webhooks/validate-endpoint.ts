import { invalidField } from '../../lib/errors.ts'
import { validateTarget } from '../../lib/safe-fetch/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { findUnknownType } from './find-unknown-type.ts'
import { validateHeaders } from './validate-headers.ts'
import type { UpdateWebhook } from './webhook-schema.ts'

/** Validates the given fields as far as that is possible without the database. @throws AppError validation_failed */
export function validateEndpoint(ctx: Context, { url, events, event_ids, headers }: UpdateWebhook): void {
  if (url !== undefined) validateUrl(ctx, url)
  if (events !== undefined) validateTypes(ctx, events)
  if (event_ids && new Set(event_ids).size < event_ids.length)
    throw invalidField(['body', 'event_ids'], 'Each event may be listed only once.', 'not_unique')
  if (headers) validateHeaders(headers)
}

/**
 * Validates that the organisation has these events.
 * @param kept ids that the endpoint already has, whose events may have been deleted since
 * @throws AppError validation_failed naming the first unknown id
 */
export async function requireEvents(ctx: Context, ids: readonly number[], kept: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await many<{ id: number }>(ctx)`
    select id from event where org_id = ${ctx.orgId} and id = any(${[...ids]}::bigint[])`
  const known = new Set([...kept, ...rows.map(({ id }) => id)])
  const index = ids.findIndex((id) => !known.has(id))
  if (index !== -1)
    throw invalidField(
      ['body', 'event_ids', String(index)],
      `There is no event ${ids[index]}. Use ids of events in this organisation, or null for all events.`,
      'unknown_event',
    )
}

function validateUrl(ctx: Context, url: string): void {
  const judged = validateTarget(url, { allow: ctx.allowTargets })
  if (!judged.ok) throw invalidField(['body', 'url'], judged.reason, 'refused_target')
}

function validateTypes(ctx: Context, events: string[]): void {
  const unknown = findUnknownType(ctx.eventTypes, events)
  if (unknown)
    throw invalidField(
      ['body', 'events', String(unknown.index)],
      `${unknown.message}, and * for all.`,
      'unknown_event_type',
    )
  if (events.includes('*') && events.length > 1)
    throw invalidField(['body', 'events'], 'Use * on its own: it includes every event type.', 'star_stands_alone')
  if (new Set(events).size < events.length)
    throw invalidField(['body', 'events'], 'Each event type may be listed only once.', 'not_unique')
}
