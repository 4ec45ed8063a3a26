import { recordAudit } from '../../platform/audit/record-audit.ts'
import { changesNothing } from '../../platform/changes-nothing.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { type ApiKeyRow, apiKeyColumns, apiKeyToWire, lockApiKey } from './api-key-queries.ts'
import { readExpiry, readScopes, requireMayChange } from './key-powers.ts'
import type { ApiKey, UpdateApiKey } from './key-schema.ts'

/** Changes the fields that are given. @throws AppError not_found, validation_failed, and forbidden as requireMayChange */
export async function updateApiKey(ctx: Context, id: number, input: UpdateApiKey): Promise<ApiKey> {
  const scopes = input.scopes && readScopes(input.scopes)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockApiKey(ctx, id)
    const wanted = {
      name: input.name?.trim() ?? before.name,
      scopes: scopes ?? before.scopes,
      active: input.active ?? before.active,
      expires_at:
        input.expires_at === undefined ? before.expires_at : readExpiry(ctx, input.expires_at, before.expires_at),
    }
    requireMayChange(ctx, id, before, wanted)
    if (changesNothing(before, wanted)) return apiKeyToWire(before)
    const row = await one<ApiKeyRow>(ctx)`
      update api_key set name = ${wanted.name}, scopes = ${wanted.scopes}, active = ${wanted.active},
        expires_at = ${wanted.expires_at}, updated_at = ${ctx.now()}
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
