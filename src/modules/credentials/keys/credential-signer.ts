import { sign } from 'node:crypto'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import type { CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import { multikey } from '../../../platform/credentials/multikey.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { openKey } from './opened-keys.ts'
import { recordDidVersion } from './record-did-version.ts'
import { insertKey, isCurrent, type SigningKeyRow } from './signing-key.ts'

/** The key that signs credentials, under the name by which they refer to it. */
export type Signer = CredentialIssuer & { keyId: number; sign(data: Buffer): Buffer }

type KeyRow = Pick<SigningKeyRow, 'id' | 'algorithm' | 'site' | 'public_key' | 'sealed_private'> & { handle: string }

const columns = sql`k.id, k.algorithm, k.site, k.public_key, k.sealed_private, o.handle`

/** Signers and issuers by the id of their key, which never changes its meaning. */
const signers = lruCache<Signer>({ values: 1_000, bytes: 1_000 }, () => 1)
const issuers = lruCache<CredentialIssuer>({ values: 1_000, bytes: 1_000 }, () => 1)

/** SQL value: the id of the organisation's current credential key at this site; null when it has none yet. */
export const activeKey = (services: Pick<Services, 'siteUrl'>, orgId: Sql): Sql => sql`(
  select k.id from signing_key k where ${isCurrent(services, orgId, sql`'credential'`)})`

/**
 * Returns the organisation's current credential key, creating the first one; concurrent callers get the same one. Null
 * where SITE_URL is an IPv6 address, which no did:web can name.
 */
export async function credentialSigner(ctx: Context): Promise<Signer | null> {
  return signerAt(ctx, ctx.siteUrl, true)
}

/**
 * Returns the organisation's current credential key at a site that it has or had; null when it has none.
 * @param mayCreate whether to create the first one
 */
export async function signerAt(ctx: Context, site: string, mayCreate = false): Promise<Signer | null> {
  if (organisationDid(site, '') === null) return null
  const row = await readCurrent(ctx, site)
  if (row !== null) return signerFrom(ctx, row)
  if (!mayCreate) return null
  await inTransaction(ctx, async (ctx) => {
    if (await insertKey(ctx, 'credential', site)) await recordDidVersion(ctx, site, null)
  })
  const made = await readCurrent(ctx, site)
  if (made === null) throw new AppError('not_found', `There is no organisation ${ctx.orgId}.`)
  return signerFrom(ctx, made)
}

/** Returns a credential key by its id, or the current one if it was replaced since the id was read. */
export async function signerById(ctx: Context, id: number): Promise<Signer> {
  const known = signers.get(nameOf(ctx, id))
  if (known !== undefined) return known
  const row = await maybeOne<KeyRow>(ctx)`
    select ${columns} from signing_key k join organisation o on o.id = k.org_id
    where k.org_id = ${ctx.orgId} and k.id = ${id} and k.purpose = 'credential' and k.retired_at is null`
  const signer = row === null ? await credentialSigner(ctx) : signerFrom(ctx, row)
  if (signer === null) throw new Error('An organisation whose site has no did:web has no key for credentials.')
  return signer
}

/** Returns the issuer that a key names in credentials, also if the key was replaced or withdrawn. */
export async function issuerOfKey(ctx: Context, keyId: number): Promise<CredentialIssuer> {
  const name = nameOf(ctx, keyId)
  const known = issuers.get(name)
  if (known !== undefined) return known
  const row = await maybeOne<KeyRow>(ctx)`
    select ${columns} from signing_key k join organisation o on o.id = k.org_id
    where k.org_id = ${ctx.orgId} and k.id = ${keyId} and k.purpose = 'credential'`
  if (row === null) throw new Error(`Organisation ${ctx.orgId} has no key ${keyId} for credentials.`)
  const issuer = issuerFrom(ctx, row)
  issuers.set(name, issuer)
  return issuer
}

/** Forgets a key of this process that may no longer sign. Other processes find out when they read the current one. */
export function forgetSigner(ctx: Context, id: number): void {
  signers.delete(nameOf(ctx, id))
}

function readCurrent(ctx: Context, site: string): Promise<KeyRow | null> {
  return maybeOne<KeyRow>(ctx)`
    select ${columns} from signing_key k join organisation o on o.id = k.org_id
    where ${isCurrent({ siteUrl: site }, sql`${ctx.orgId}`, sql`'credential'`)}`
}

function signerFrom(ctx: Context, row: KeyRow): Signer {
  const known = signers.get(nameOf(ctx, row.id))
  if (known !== undefined) return known
  const { sealed_private } = row
  if (sealed_private === null) throw new Error(`The private part of key ${row.id} was destroyed.`)
  const key = openKey(ctx, { ...row, sealed_private })
  const signer = { ...issuerFrom(ctx, row), keyId: row.id, sign: (data: Buffer) => sign(null, data, key) }
  signers.set(nameOf(ctx, row.id), signer)
  return signer
}

function issuerFrom({ secret }: Pick<Services, 'secret'>, row: KeyRow): CredentialIssuer {
  const did = organisationDid(row.site, row.handle)
  if (did === null) throw new Error(`The site of key ${row.id} has no did:web.`)
  const { site, handle } = row
  return { did, site, handle, verificationMethod: `${did}#${multikey(row.public_key)}`, secret }
}

/** Several installations may share a process, as in tests. */
function nameOf({ secret }: Pick<Services, 'secret'>, id: number): string {
  return `${secret.toString('base64')} ${id}`
}
