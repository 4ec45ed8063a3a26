import { sign } from 'node:crypto'
import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { openKey } from './opened-keys.ts'
import { insertKey, isCurrent } from './signing-key.ts'

/** The key that signs checkpoints of an organisation's issuance log, and the log's name in them. */
export type LogSigner = { origin: string; publicKey: Buffer; sign(data: Buffer): Buffer }

type KeyRow = { algorithm: 'ed25519'; public_key: Buffer; sealed_private: Buffer; handle: string }

/** Returns the key of the organisation's log, creating the first one; concurrent callers get the same one. */
export async function logSigner(ctx: Context): Promise<LogSigner> {
  const row = (await readCurrent(ctx)) ?? (await insertKey(ctx, 'log').then(() => readCurrent(ctx)))
  if (row === null) throw new AppError('not_found', `There is no organisation ${ctx.orgId}.`)
  const key = openKey(ctx, row)
  return {
    origin: logOrigin(ctx.siteUrl, row.handle),
    publicKey: row.public_key,
    sign: (data) => sign(null, data, key),
  }
}

/** A key that signs or signed checkpoints of an organisation's log. */
export type LogKey = { origin: string; publicKey: Buffer; withdrawnAt: Date | null }

/** Returns all keys that the organisation's log ever had, also at earlier sites, newest first. */
export async function listLogKeys(ctx: Context): Promise<LogKey[]> {
  const rows = await many<{ site: string; handle: string; public_key: Buffer; withdrawn_at: Date | null }>(ctx)`
    select k.site, o.handle, k.public_key, k.withdrawn_at from signing_key k join organisation o on o.id = k.org_id
    where k.org_id = ${ctx.orgId} and k.purpose = 'log' order by k.id desc`
  return rows.map((row) => ({
    origin: logOrigin(row.site, row.handle),
    publicKey: row.public_key,
    withdrawnAt: row.withdrawn_at,
  }))
}

/** Returns the name of a log: its address without the scheme (C2SP tlog-checkpoint). */
export function logOrigin(site: string, handle: string): string {
  return `${site.replace(/^https?:\/\//, '')}/orgs/${handle}/log`
}

function readCurrent(ctx: Context): Promise<KeyRow | null> {
  return maybeOne<KeyRow>(ctx)`
    select k.algorithm, k.public_key, k.sealed_private, o.handle
    from signing_key k join organisation o on o.id = k.org_id
    where ${isCurrent(ctx, sql`${ctx.orgId}`, sql`'log'`)}`
}
