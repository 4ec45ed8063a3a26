import { sealSecret } from '../../lib/crypto/open-secret.ts'
import { AppError, invalidField } from '../../lib/errors.ts'
import { validateTarget } from '../../lib/safe-fetch/index.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { createSecret } from './delivering/endpoint-secret.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'
import { cancelPending } from './delivering/pause-endpoint.ts'
import { untilReleased } from './delivering/until-released.ts'
import { type EndpointRow, endpointColumns, endpointToWire, getEndpoint } from './endpoint-queries.ts'
import { findUnknownType } from './find-unknown-type.ts'
import type { CreateWebhook, NewWebhookEndpoint, UpdateWebhook, WebhookEndpoint } from './webhook-schema.ts'

/** Limit per organisation: each event inserts a delivery for every endpoint, in the transaction of the change. */
const MAX_ENDPOINTS = 1_000

/**
 * Creates an endpoint; only this answer contains its secret. @throws AppError validation_failed; conflict when there
 * are too many
 */
export function createEndpoint(ctx: Context, input: CreateWebhook): Promise<NewWebhookEndpoint> {
  checkTarget(ctx, input.url)
  checkEvents(ctx, input.events)
  return inTransaction(ctx, async (ctx) => {
    const secret = createSecret(ctx)
    const now = ctx.now()
    const row = await one<EndpointRow>(ctx)`
      insert into webhook_endpoint (org_id, url, events, active, secret, created_at, updated_at)
      values (${ctx.orgId}, ${input.url}, ${input.events}, ${input.active ?? true}, ${sealSecret(ctx, secret)}, ${now}, ${now})
      returning ${endpointColumns}`
    const created = endpointToWire(row, now)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.create',
      subjectType: 'webhook_endpoint',
      subjectId: created.id,
      after: created,
    })
    await notifyDeliverers(ctx, 'changed', created.id)
    await refuseTooMany(ctx)
    return { ...created, secret }
  })
}

/**
 * Last step of creating an endpoint. The lock makes concurrent requests take turns, so that each counts the endpoints
 * of the others.
 */
async function refuseTooMany(ctx: TxContext): Promise<void> {
  await one(ctx)`select 1 from organisation where id = ${ctx.orgId} for no key update`
  const { count } = await one<{ count: number }>(ctx)`
    select count(*)::int as count from webhook_endpoint where org_id = ${ctx.orgId} and deleted_at is null`
  if (count > MAX_ENDPOINTS)
    throw new AppError('conflict', `An organisation has at most ${MAX_ENDPOINTS} webhook endpoints. Delete one first.`)
}

/**
 * Updates the given fields. When an endpoint is switched off, no attempt begins after this returns; when it is switched
 * on or gets another address, its failures are reset. @throws AppError not_found, validation_failed
 */
export async function updateEndpoint(ctx: Context, id: number, input: UpdateWebhook): Promise<WebhookEndpoint> {
  if (input.url !== undefined) checkTarget(ctx, input.url)
  if (input.events) checkEvents(ctx, input.events)
  const changed = await inTransaction(ctx, async (ctx) => {
    const before = await getEndpoint(ctx, id, true)
    const active = input.active ?? before.active
    const url = input.url ?? before.url
    const events = input.events ?? before.events
    if (changesNothing(before, { url, events, active })) return endpointToWire(before, ctx.now())
    const afresh = (active && !before.active) || url !== before.url
    const row = await one<EndpointRow>(ctx)`
      update webhook_endpoint set url = ${url}, events = ${events}, active = ${active},
        paused_reason = case when ${active} then null else paused_reason end, updated_at = ${ctx.now()},
        failures = case when ${afresh} then 0 else failures end, failing_since = case when ${afresh} then null else failing_since end
      where id = ${id} returning ${endpointColumns}`
    if (!active) await cancelPending(ctx, id)
    await notifyDeliverers(ctx, 'changed', id)
    const after = endpointToWire(row, ctx.now())
    await recordAudit(ctx, {
      action: 'webhook_endpoint.update',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      before: endpointToWire(before, ctx.now()),
      after,
    })
    return after
  })
  if (!changed.active) await untilReleased(ctx, id)
  return changed
}

/**
 * Deletes an endpoint; no attempt begins after this returns. Its deliveries can still be read. @throws AppError
 * not_found
 */
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const before = await getEndpoint(ctx, id, true)
    await change(ctx)`
      update webhook_endpoint set active = false, paused_reason = null, deleted_at = ${ctx.now()}, secret = null, previous_secret = null,
        previous_secret_until = null where id = ${id}`
    await cancelPending(ctx, id)
    await notifyDeliverers(ctx, 'changed', id)
    await recordAudit(ctx, {
      action: 'webhook_endpoint.delete',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      before: endpointToWire(before, ctx.now()),
    })
  })
  await untilReleased(ctx, id)
}

function checkTarget(ctx: Context, url: string): void {
  const judged = validateTarget(url, { allow: ctx.allowTargets })
  if (!judged.ok) throw invalidField(['body', 'url'], judged.reason, 'refused_target')
}

function checkEvents(ctx: Context, events: string[]): void {
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
