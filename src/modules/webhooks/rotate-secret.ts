import { canOpen, sealSecret } from '../../lib/crypto/open-secret.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { tellDeliverers } from './delivering/tell-deliverers.ts'
import { type EndpointRow, endpointColumns, endpointToWire, getEndpoint } from './endpoint-queries.ts'
import { makeSecret } from './endpoint-secret.ts'
import type { NewWebhookEndpoint } from './webhook-schema.ts'

const OVERLAP_MS = 24 * 3_600_000

/**
 * Gives an endpoint a new secret, which is in this answer and nowhere else. For 24 hours the one before it signs too; an
 * older one ends at once, and so does one that cannot be opened, which would hold up every delivery. @throws AppError not_found
 */
export function rotateSecret(ctx: Context, id: number): Promise<NewWebhookEndpoint> {
  return inTransaction(ctx, async (ctx) => {
    await getEndpoint(ctx, id, true)
    const secret = makeSecret(ctx)
    const old = await one<{ secret: Buffer }>(ctx)`select secret from webhook_endpoint where id = ${id}`
    const until = canOpen(ctx, old.secret) ? new Date(ctx.now().getTime() + OVERLAP_MS) : null
    const row = await one<EndpointRow>(ctx)`
      update webhook_endpoint set previous_secret = case when ${until}::timestamptz is null then null else secret end,
        previous_secret_until = ${until}, secret = ${sealSecret(ctx, secret)}, updated_at = ${ctx.now()}
      where id = ${id} returning ${endpointColumns}`
    await tellDeliverers(ctx, 'changed', id)
    const after = endpointToWire(row, ctx.now())
    await recordAudit(ctx, {
      action: 'webhook_endpoint.rotate_secret',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      after,
    })
    return { ...after, secret }
  })
}
