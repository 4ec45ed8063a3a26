import { noSuch } from '../../lib/errors.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import type { ApiKey } from './key-schema.ts'

export type ApiKeyRow = Omit<ApiKey, 'expires_at' | 'last_used_at' | 'created_at' | 'updated_at'> & {
  expires_at: Date | null
  last_used_at: Date | null
  created_at: Date
  updated_at: Date
}

export const apiKeyColumns = sql.raw(
  'id, name, prefix, scopes, active, expires_at, last_used_at, created_at, updated_at',
)

export function apiKeyToWire(row: ApiKeyRow): ApiKey {
  return {
    ...row,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The organisation's keys, newest first, without their values. */
export async function listApiKeys(ctx: Context, query: PageQuery): Promise<Listed<ApiKey>> {
  const { rows, total } = await listPage<ApiKeyRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from api_key where org_id = ${ctx.orgId}`,
    rows: sql`select ${apiKeyColumns} from page join api_key using (id)`,
  })
  return { rows: rows.map(apiKeyToWire), total: total ?? 0 }
}

/** Locks an API key until the transaction ends. @throws AppError not_found */
export async function lockApiKey(ctx: TxContext, id: number): Promise<ApiKeyRow> {
  const row = await maybeOne<ApiKeyRow>(ctx)`
    select ${apiKeyColumns} from api_key where org_id = ${ctx.orgId} and id = ${id} for update`
  if (row === null) throw noSuch('API key')
  return row
}
