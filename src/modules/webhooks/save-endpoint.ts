import { sealSecret } from '../../lib/crypto/open-secret.ts'
import { AppError } from '../../lib/errors.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CustomHeaders, isSealOf, sealHeaders } from './delivering/custom-headers.ts'
import { createSecret } from './delivering/endpoint-secret.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'
import { cancelPending } from './delivering/pause-endpoint.ts'
import { untilReleased } from './delivering/until-released.ts'
import { type EndpointRow, endpointColumns, endpointToWire, getEndpoint } from './endpoint-queries.ts'
import { requireEvents, validateEndpoint } from './validate-endpoint.ts'
import type { CreateWebhook, NewWebhookEndpoint, UpdateWebhook, WebhookEndpoint } from './webhook-schema.ts'

/** Limit per organisation: each event inserts a delivery for every endpoint, in the transaction of the change. */
const MAX_ENDPOINTS = 1_000

/**
 * Creates an endpoint; only this answer contains its secret. @throws AppError validation_failed; conflict when there
 * are too many
 */
export function createEndpoint(ctx: Context, input: CreateWebhook): Promise<NewWebhookEndpoint> {
  validateEndpoint(ctx, input)
  const { url, events, active = true, description = null, event_ids = null } = input
  const headers = input.headers ?? {}
  return inTransaction(ctx, async (ctx) => {
    await requireEvents(ctx, event_ids ?? [], [])
    const secret = createSecret(ctx)
    const now = ctx.now()
    const row = await one<EndpointRow>(ctx)`
      insert into webhook_endpoint (org_id, url, description, events, event_ids, headers, header_names, active, secret, created_at, updated_at)
      values (${ctx.orgId}, ${url}, ${description}, ${events}, ${event_ids}, ${sealHeaders(ctx, headers)}, ${Object.keys(headers)}, ${active},
        ${sealSecret(ctx, secret)}, ${now}, ${now})
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
  validateEndpoint(ctx, input)
  const changed = await inTransaction(ctx, async (ctx) => {
    const before = await getEndpoint(ctx, id, true)
    const { headers: given, ...rest } = input
    const { url, events, active, description, event_ids } = { ...before, ...rest }
    await requireEvents(ctx, input.event_ids ?? [], before.event_ids ?? [])
    const headers = given === undefined ? null : await changedHeaders(ctx, id, given ?? {})
    if (headers === null && changesNothing(before, { url, events, active, description, event_ids }))
      return endpointToWire(before, ctx.now())
    const afresh = (active && !before.active) || url !== before.url
    const row = await one<EndpointRow>(ctx)`
      update webhook_endpoint set url = ${url}, events = ${events}, active = ${active}, description = ${description}, event_ids = ${event_ids},
        ${headers ? sql`headers = ${sealHeaders(ctx, headers)}, header_names = ${Object.keys(headers)},` : sql``}
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
      after: headers ? { ...after, headers_replaced: true } : after,
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
        previous_secret_until = null, headers = null, header_names = '{}' where id = ${id}`
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

/** Returns these headers if the endpoint has others, or such that cannot be opened with the current keys; else null. */
async function changedHeaders(ctx: TxContext, id: number, headers: CustomHeaders): Promise<CustomHeaders | null> {
  const { headers: sealed } = await one<{ headers: Buffer | null }>(ctx)`
    select headers from webhook_endpoint where id = ${id}`
  return isSealOf(ctx, sealed, headers) ? null : headers
}
