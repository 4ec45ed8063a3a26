import { canOpen, sealSecret } from '../../lib/crypto/open-secret.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { createSecret } from './delivering/endpoint-secret.ts'
import { notifyDeliverers } from './delivering/notify-deliverers.ts'
import { type EndpointRow, endpointColumns, endpointToWire, getEndpoint } from './endpoint-queries.ts'
import type { NewWebhookEndpoint } from './webhook-schema.ts'

const OVERLAP_MS = 24 * 3_600_000

/**
 * Gives an endpoint a new secret, which only this answer contains. The previous secret keeps signing for 24 hours; an
 * older one becomes invalid at once, and so does one that cannot be decrypted, which would block every delivery.
 * @throws AppError not_found
 */
export function rotateSecret(ctx: Context, id: number): Promise<NewWebhookEndpoint> {
  return inTransaction(ctx, async (ctx) => {
    await getEndpoint(ctx, id, true)
    const secret = createSecret(ctx)
    const old = await one<{ secret: Buffer }>(ctx)`select secret from webhook_endpoint where id = ${id}`
    const until = canOpen(ctx, old.secret) ? new Date(ctx.now().getTime() + OVERLAP_MS) : null
    const row = await one<EndpointRow>(ctx)`
      update webhook_endpoint set previous_secret = case when ${until}::timestamptz is null then null else secret end,
        previous_secret_until = ${until}, secret = ${sealSecret(ctx, secret)}, updated_at = ${ctx.now()}
      where id = ${id} returning ${endpointColumns}`
    await notifyDeliverers(ctx, 'changed', id)
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
