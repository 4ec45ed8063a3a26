import type { Context } from '../../../platform/context/context.ts'
import { multikey } from '../../../platform/credentials/multikey.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../../platform/lists/list-page.ts'
import type { SigningKeyRow } from './signing-key.ts'
import type { SigningKey } from './signing-key-schema.ts'

/** A key of an organisation without its private part. */
export type PublicKeyRow = Pick<
  SigningKeyRow,
  'id' | 'site' | 'public_key' | 'created_at' | 'retired_at' | 'withdrawn_at'
> & { purpose: 'credential' | 'log'; handle: string }

/** The columns of a `PublicKeyRow`, of a key `k` and its organisation `o`. */
export const publicKeyColumns = sql.raw(
  'k.id, k.purpose, k.site, k.public_key, k.created_at, k.retired_at, k.withdrawn_at, o.handle',
)

/** Returns the organisation's Ed25519 keys, newest first. */
export async function listSigningKeys(ctx: Context, query: PageQuery): Promise<Listed<SigningKey>> {
  const { rows, total } = await listPage<PublicKeyRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from signing_key where org_id = ${ctx.orgId} and algorithm = 'ed25519'`,
    rows: sql`
      select ${publicKeyColumns} from page join signing_key k using (id) join organisation o on o.id = k.org_id`,
  })
  return { rows: rows.map(signingKeyToWire), total: total ?? 0 }
}

export function signingKeyToWire({ handle, public_key, ...row }: PublicKeyRow): SigningKey {
  const did = row.purpose === 'credential' ? organisationDid(row.site, handle) : null
  const name = multikey(public_key)
  return {
    id: row.id,
    purpose: row.purpose,
    state: row.withdrawn_at !== null ? 'withdrawn' : row.retired_at === null ? 'current' : 'replaced',
    public_key: name,
    verification_method: did && `${did}#${name}`,
    site: row.site,
    created_at: row.created_at.toISOString(),
    retired_at: row.retired_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }
}
