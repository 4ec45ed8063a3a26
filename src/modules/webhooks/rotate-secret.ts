import { sql } from 'kysely'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordAudit } from '../accounts/index.ts'
import { type EndpointRow, endpointColumns, endpointToWire, findEndpoint } from './endpoint-queries.ts'
import { canOpen, makeSecret, sealSecret } from './endpoint-secret.ts'
import { tellDeliverers } from './tell-deliverers.ts'
import type { NewWebhookEndpoint } from './webhook-schema.ts'

const OVERLAP_MS = 24 * 3_600_000

/**
 * Gives an endpoint a new secret, which is in this answer and nowhere else. For 24 hours the one before it signs too; an
 * older one ends at once, and so does one that cannot be opened, which would hold up every delivery. @throws AppError not_found
 */
export function rotateSecret(ctx: Context | TxContext, id: number): Promise<NewWebhookEndpoint> {
  return inTransaction(ctx, async (inner) => {
    await findEndpoint(inner, id, true)
    const secret = makeSecret(inner)
    const old = await sql<{ secret: Buffer }>`select secret from webhook_endpoint where id = ${id}`.execute(inner.db)
    const until = canOpen(inner, old.rows[0]!.secret) ? new Date(inner.now().getTime() + OVERLAP_MS) : null
    const { rows } = await sql<EndpointRow>`
      update webhook_endpoint set previous_secret = case when ${until}::timestamptz is null then null else secret end,
        previous_secret_until = ${until}, secret = ${sealSecret(inner, secret)}, updated_at = ${inner.now()}
      where id = ${id} returning ${endpointColumns}`.execute(inner.db)
    await tellDeliverers(inner, 'changed', id)
    const after = endpointToWire(rows[0]!, inner.now())
    await recordAudit(inner, {
      action: 'webhook_endpoint.rotate_secret',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      after,
    })
    return { ...after, secret }
  })
}
