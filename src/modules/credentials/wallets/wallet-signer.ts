import { sign } from 'node:crypto'
import { derValues } from '../../../lib/crypto/der.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type AuthorityRow, certify, ensureAuthority } from '../documents/make-document-keys.ts'
import { openKey } from '../keys/opened-keys.ts'
import { makeP256 } from '../keys/signing-key.ts'

/** The key that signs SD-JWT VC and their status lists, with ES256 (RFC 7518). */
export type WalletSigner = {
  /** The issuer that the certificate names. */
  address: string
  /** Certificates as JWS headers have them, without that of the authority (RFC 7515, 4.1.6). */
  x5c: string[]
  sign(data: Buffer): Buffer
}

type KeyRow = {
  id: number
  handle: string
  name: string
  algorithm: 'p256'
  public_key: Buffer
  certificate: Buffer
  sealed_private: Buffer
}

/** Returns the organisation's key for SD-JWT VC; null if it never had one at this site. */
export async function existingWalletSigner(ctx: Context): Promise<WalletSigner | null> {
  const had = await maybeOne(ctx)`
    select from signing_key where org_id = ${ctx.orgId} and algorithm = 'p256' and site = ${ctx.siteUrl} limit 1`
  return had === null ? null : walletSigner(ctx)
}

/**
 * Returns the organisation's current key for SD-JWT VC, with a certificate of the installation's current authority.
 * Creates both if they are not there or the authority was withdrawn; concurrent callers get the same key.
 */
export async function walletSigner(ctx: Context): Promise<WalletSigner> {
  const authority = await ensureAuthority(ctx)
  const isOf = (row: KeyRow) => derValues(row.certificate).at(-1)!.equals(authority.certificate)
  let row = await readKey(ctx)
  if (row === null || !isOf(row)) {
    await replaceKey(ctx, authority, row?.id ?? 0)
    row = await readKey(ctx)
  }
  if (row === null) throw new AppError('conflict', 'The key was withdrawn at the same moment. Try again.')
  const key = openKey(ctx, row)
  return {
    address: addressOf(ctx, row.handle),
    x5c: derValues(row.certificate)
      .slice(0, -1)
      .map((each) => each.toString('base64')),
    sign: (data) => sign('sha256', data, { key, dsaEncoding: 'ieee-p1363' }),
  }
}

const addressOf = ({ siteUrl }: Pick<Context, 'siteUrl'>, handle: string) => `${siteUrl}/orgs/${handle}`

function readKey(ctx: Context): Promise<KeyRow | null> {
  return maybeOne<KeyRow>(ctx)`
    select k.id, o.handle, o.name, k.algorithm, k.public_key, k.certificate, k.sealed_private
    from signing_key k join organisation o on o.id = k.org_id
    where k.org_id = ${ctx.orgId} and k.purpose = 'credential' and k.algorithm = 'p256' and k.site = ${ctx.siteUrl}
      and k.retired_at is null`
}

/** Retires a key whose certificate is of another authority, and creates the next one. */
async function replaceKey(ctx: Context, authority: AuthorityRow, before: number): Promise<void> {
  const org = await maybeOne<{ handle: string; name: string }>(ctx)`
    select handle, name from organisation where id = ${ctx.orgId}`
  if (org === null) throw new AppError('not_found', `There is no organisation ${ctx.orgId}.`)
  const { publicKey, sealed, keyObject } = makeP256(ctx)
  const certificate = certify(ctx, authority, {
    // X.520 allows 64 characters in these names.
    commonName: `Credentials of ${org.handle}`,
    organisation: [...org.name].slice(0, 64).join(''),
    publicKey: keyObject,
    address: addressOf(ctx, org.handle),
  })
  await inTransaction(ctx, async (ctx) => {
    await change(ctx)`
      update signing_key set retired_at = ${ctx.now()}, sealed_private = null
      where org_id = ${ctx.orgId} and id = ${before} and retired_at is null`
    await change(ctx)`
      insert into signing_key (org_id, purpose, algorithm, site, public_key, certificate, sealed_private, created_at)
      values (${ctx.orgId}, 'credential', 'p256', ${ctx.siteUrl}, ${publicKey}, ${certificate}, ${sealed}, ${ctx.now()})
      on conflict do nothing`
  })
}
