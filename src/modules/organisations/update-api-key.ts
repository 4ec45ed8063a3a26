import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { type ApiKeyRow, apiKeyColumns, apiKeyToWire, lockApiKey } from './api-key-queries.ts'
import { parseExpiry, parseScopes, requireMayChange } from './key-powers.ts'
import type { ApiKey, UpdateApiKey } from './key-schema.ts'

/**
 * Changes only the fields that are given. @throws AppError not_found, validation_failed, and forbidden as in
 * requireMayChange
 */
export async function updateApiKey(ctx: Context, id: number, input: UpdateApiKey): Promise<ApiKey> {
  const scopes = input.scopes && parseScopes(input.scopes)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockApiKey(ctx, id)
    const changed = {
      name: input.name?.trim() ?? before.name,
      scopes: scopes ?? before.scopes,
      active: input.active ?? before.active,
      expires_at:
        input.expires_at === undefined ? before.expires_at : parseExpiry(ctx, input.expires_at, before.expires_at),
    }
    requireMayChange(ctx, id, before, changed)
    if (changesNothing(before, changed)) return apiKeyToWire(before)
    const row = await one<ApiKeyRow>(ctx)`
      update api_key set name = ${changed.name}, scopes = ${changed.scopes}, active = ${changed.active},
        expires_at = ${changed.expires_at}, updated_at = ${ctx.now()}
      where id = ${id} returning ${apiKeyColumns}`
    const after = apiKeyToWire(row)
    await recordAudit(ctx, {
      action: 'api_key.update',
      subjectType: 'api_key',
      subjectId: id,
      before: apiKeyToWire(before),
      after,
    })
    return after
  })
}
