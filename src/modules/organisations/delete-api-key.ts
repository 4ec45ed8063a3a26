import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change } from '../../platform/db/query.ts'
import { apiKeyToWire, lockApiKey } from './api-key-queries.ts'

/** Deletes a key with any scopes; it stops working with the next request. @throws AppError not_found */
export function deleteApiKey(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockApiKey(ctx, id)
    await change(ctx)`delete from api_key where id = ${id}`
    await recordAudit(ctx, {
      action: 'api_key.delete',
      subjectType: 'api_key',
      subjectId: id,
      before: apiKeyToWire(before),
    })
  })
}
