import { sql } from 'kysely'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { invalidField } from '../../platform/errors.ts'
import { judgeTarget } from '../../platform/safe-fetch/index.ts'
import { recordAudit } from '../accounts/index.ts'
import { type EndpointRow, endpointColumns, endpointToWire, findEndpoint } from './endpoint-queries.ts'
import { makeSecret, sealSecret } from './endpoint-secret.ts'
import { findUnknownType } from './event-catalogue.ts'
import { cancelPending } from './pause-endpoint.ts'
import { tellDeliverers } from './tell-deliverers.ts'
import { untilLetGo } from './until-let-go.ts'
import type { CreateWebhook, NewWebhookEndpoint, UpdateWebhook, WebhookEndpoint } from './webhook-schema.ts'

/** Makes an endpoint; its secret is in this answer and nowhere else. @throws AppError validation_failed */
export function createEndpoint(ctx: Context | TxContext, input: CreateWebhook): Promise<NewWebhookEndpoint> {
  checkTarget(ctx, input.url)
  checkEvents(input.events)
  return inTransaction(ctx, async (inner) => {
    const secret = makeSecret(inner)
    const now = inner.now()
    const { rows } = await sql<EndpointRow>`
      insert into webhook_endpoint (org_id, url, events, active, secret, created_at, updated_at)
      values (${ctx.orgId}, ${input.url}, ${input.events}, ${input.active ?? true}, ${sealSecret(inner, secret)}, ${now}, ${now})
      returning ${endpointColumns}`.execute(inner.db)
    const created = endpointToWire(rows[0]!, now)
    await recordAudit(inner, {
      action: 'webhook_endpoint.create',
      subjectType: 'webhook_endpoint',
      subjectId: created.id,
      after: created,
    })
    return { ...created, secret }
  })
}

/**
 * Changes the fields that are given. Switched off, nothing more is begun when this returns; switched on, or given
 * another address, its failures are forgotten. @throws AppError not_found, validation_failed
 */
export async function updateEndpoint(ctx: Context, id: number, input: UpdateWebhook): Promise<WebhookEndpoint> {
  if (input.url !== undefined) checkTarget(ctx, input.url)
  if (input.events) checkEvents(input.events)
  const changed = await inTransaction(ctx, async (inner) => {
    const before = await findEndpoint(inner, id, true)
    const active = input.active ?? before.active
    const url = input.url ?? before.url
    const afresh = (active && !before.active) || url !== before.url
    const { rows } = await sql<EndpointRow>`
      update webhook_endpoint set url = ${url}, events = ${input.events ?? before.events}, active = ${active},
        paused_reason = case when ${active} then null else paused_reason end, updated_at = ${ctx.now()},
        failures = case when ${afresh} then 0 else failures end, failing_since = case when ${afresh} then null else failing_since end
      where id = ${id} returning ${endpointColumns}`.execute(inner.db)
    if (!active) await cancelPending(inner, id)
    await tellDeliverers(inner, 'changed', id)
    const after = endpointToWire(rows[0]!, inner.now())
    await recordAudit(inner, {
      action: 'webhook_endpoint.update',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      before: endpointToWire(before, inner.now()),
      after,
    })
    return after
  })
  if (!changed.active) await untilLetGo(ctx, id)
  return changed
}

/** Deletes an endpoint: when this returns no attempt begins any more. Its deliveries stay to be read. @throws AppError not_found */
export async function deleteEndpoint(ctx: Context, id: number): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const before = await findEndpoint(inner, id, true)
    await sql`
      update webhook_endpoint set active = false, paused_reason = null, deleted_at = ${ctx.now()}, secret = null, previous_secret = null,
        previous_secret_until = null where id = ${id}`.execute(inner.db)
    await cancelPending(inner, id)
    await tellDeliverers(inner, 'changed', id)
    await recordAudit(inner, {
      action: 'webhook_endpoint.delete',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      before: endpointToWire(before, inner.now()),
    })
  })
  await untilLetGo(ctx, id)
}

function checkTarget(ctx: Context | TxContext, url: string): void {
  const judged = judgeTarget(url, { allow: ctx.allowTargets })
  if (!judged.ok) throw invalidField(['body', 'url'], judged.reason, 'refused_target')
}

function checkEvents(events: string[]): void {
  const unknown = findUnknownType(events)
  if (unknown)
    throw invalidField(
      ['body', 'events', String(unknown.index)],
      `${unknown.message}, and * for all.`,
      'unknown_event_type',
    )
  if (events.includes('*') && events.length > 1)
    throw invalidField(['body', 'events'], '* stands for all event types, so it stands alone.', 'star_stands_alone')
  if (new Set(events).size < events.length)
    throw invalidField(['body', 'events'], 'An event type is there twice.', 'not_unique')
}
