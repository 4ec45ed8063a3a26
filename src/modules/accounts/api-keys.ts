import { sql } from 'kysely'
import type { Context, TxContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { AppError, invalidField } from '../../platform/errors.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/http/paging.ts'
import { parseTimestamp } from '../../platform/text/timestamp.ts'
import type { ApiKey, CreateApiKey, NewApiKey, UpdateApiKey } from './account-schema.ts'
import { makeKey, storedForm } from './key-text.ts'
import { recordAudit } from './record-audit.ts'
import { hasScope, SCOPES } from './scopes.ts'

type Row = Omit<ApiKey, 'expires_at' | 'last_used_at' | 'created_at' | 'updated_at'> & {
  expires_at: Date | null
  last_used_at: Date | null
  created_at: Date
  updated_at: Date
}

const columns = sql.raw('id, name, prefix, scopes, active, expires_at, last_used_at, created_at, updated_at')

function toWire(row: Row): ApiKey {
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
  const { rows, total } = await listPage<Row>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from api_key where org_id = ${ctx.orgId}`,
    rows: sql`select ${columns} from page join api_key using (id)`,
  })
  return { rows: rows.map(toWire), total: total ?? 0 }
}

/**
 * Makes a key; its value is in this answer and nowhere else.
 * @param key the exact value to store, for an installation that was given its first key.
 * @throws AppError forbidden when the caller hands out scopes that it lacks; validation_failed for unknown scopes.
 */
export function createApiKey(
  ctx: Context,
  input: CreateApiKey,
  key: string = makeKey(ctx.randomBytes),
): Promise<NewApiKey> {
  checkScopes(ctx, input.scopes)
  return inTransaction(ctx, async (ctx) => {
    const { hash, prefix } = storedForm(key)
    const now = ctx.now()
    const row = await one<Row>(ctx)`
      insert into api_key (org_id, name, prefix, key_hash, scopes, expires_at, created_at, updated_at)
      values (${ctx.orgId}, ${input.name.trim()}, ${prefix}, ${hash}, ${input.scopes}, ${expiry(input.expires_at)}, ${now}, ${now})
      returning ${columns}`
    const created = toWire(row)
    await recordAudit(ctx, {
      action: 'api_key.create',
      subjectType: 'api_key',
      subjectId: created.id,
      after: created,
    })
    return { ...created, key }
  })
}

/** Changes the fields that are given. @throws AppError not_found, and as createApiKey */
export function updateApiKey(ctx: Context, id: number, input: UpdateApiKey): Promise<ApiKey> {
  if (input.scopes) checkScopes(ctx, input.scopes)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockKey(ctx, id)
    requireNoMoreThanOwn(ctx, before.scopes)
    const row = await one<Row>(ctx)`
      update api_key set name = ${input.name?.trim() ?? before.name}, scopes = ${input.scopes ?? before.scopes}, active = ${input.active ?? before.active},
        expires_at = ${input.expires_at === undefined ? before.expires_at : expiry(input.expires_at)}, updated_at = ${ctx.now()}
      where id = ${id} returning ${columns}`
    const after = toWire(row)
    await recordAudit(ctx, {
      action: 'api_key.update',
      subjectType: 'api_key',
      subjectId: id,
      before: toWire(before),
      after,
    })
    return after
  })
}

/** @throws AppError not_found */
export function deleteApiKey(ctx: Context, id: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockKey(ctx, id)
    requireNoMoreThanOwn(ctx, before.scopes)
    await change(ctx)`delete from api_key where id = ${id}`
    await recordAudit(ctx, {
      action: 'api_key.delete',
      subjectType: 'api_key',
      subjectId: id,
      before: toWire(before),
    })
  })
}

async function lockKey(ctx: TxContext, id: number): Promise<Row> {
  const row = await maybeOne<Row>(ctx)`
    select ${columns} from api_key where org_id = ${ctx.orgId} and id = ${id} for update`
  if (row === null) throw new AppError('not_found', `There is no API key ${id}.`)
  return row
}

function checkScopes(ctx: Context, scopes: string[]): void {
  const unknown = scopes.findIndex((scope) => scope !== '*' && !SCOPES.includes(scope))
  if (unknown !== -1)
    throw invalidField(
      ['body', 'scopes', String(unknown)],
      `${scopes[unknown]} is not a scope; GET /admin/api-keys/scopes lists them`,
      'unknown_scope',
    )
  requireNoMoreThanOwn(ctx, scopes)
}

/** Nobody gains by another key what their own lacks: neither by making one nor by changing or deleting a stronger one. */
function requireNoMoreThanOwn(ctx: Context, scopes: string[]): void {
  const { actor } = ctx
  if (actor.kind !== 'api_key') return
  const lacking = scopes.find((scope) => !hasScope(actor.scopes, scope))
  if (lacking !== undefined)
    throw new AppError('forbidden', `This API key lacks the scope ${lacking}, so it has no say over keys that have it.`)
}

function expiry(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : parseTimestamp(text)
}
