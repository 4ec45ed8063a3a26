import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { one } from '../../platform/db/query.ts'
import { type ApiKeyRow, apiKeyColumns, apiKeyToWire } from './api-key-queries.ts'
import { parseExpiry, parseScopes, requireOwnScopes } from './key-powers.ts'
import type { CreateApiKey, NewApiKey } from './key-schema.ts'
import { makeKey, storedForm } from './key-text.ts'

/**
 * Creates an API key. Only this result contains its value.
 * @param key the exact value to store, for an installation that configures its first key
 * @throws AppError forbidden when the caller grants scopes that it lacks; validation_failed for unknown scopes and an
 * expiry in the past
 */
export async function createApiKey(
  ctx: Context,
  input: CreateApiKey,
  key: string = makeKey(ctx.randomBytes),
): Promise<NewApiKey> {
  const scopes = parseScopes(input.scopes)
  const expiry = parseExpiry(ctx, input.expires_at ?? null)
  requireOwnScopes(ctx, scopes)
  return inTransaction(ctx, async (ctx) => {
    const { hash, prefix } = storedForm(key)
    const now = ctx.now()
    const row = await one<ApiKeyRow>(ctx)`
      insert into api_key (org_id, name, prefix, key_hash, scopes, expires_at, created_at, updated_at)
      values (${ctx.orgId}, ${input.name.trim()}, ${prefix}, ${hash}, ${scopes}, ${expiry}, ${now}, ${now})
      returning ${apiKeyColumns}`
    const created = apiKeyToWire(row)
    await recordAudit(ctx, {
      action: 'api_key.create',
      subjectType: 'api_key',
      subjectId: created.id,
      after: created,
    })
    return { ...created, key }
  })
}
