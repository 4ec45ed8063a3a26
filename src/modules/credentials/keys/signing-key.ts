import { generateKeyPair, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import { sealSecret } from '../../../lib/crypto/open-secret.ts'
import { privateKeyFrom, publicBytes } from '../../../lib/crypto/private-key-from.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

type Purpose = 'credential' | 'log' | 'authority' | 'document'

/** A row of `signing_key`. */
export type SigningKeyRow = {
  id: number
  org_id: number | null
  purpose: Purpose
  algorithm: 'ed25519' | 'rsa-2048' | 'p256'
  site: string
  public_key: Buffer
  certificate: Buffer | null
  sealed_private: Buffer | null
  created_at: Date
  retired_at: Date | null
  withdrawn_at: Date | null
}

type Sealing = Pick<Services, 'randomBytes' | 'sealKeys' | 'secret'>

/** The name under which a key is part of a row: public bytes, and the private part as it is stored. */
type MadeKey = { publicKey: Buffer; sealed: Buffer }

/** Creates an Ed25519 key pair, which takes no noticeable time. */
function makeEd25519(services: Sealing): MadeKey {
  const seed = services.randomBytes(32)
  return { publicKey: publicBytes(privateKeyFrom(seed)), sealed: sealSecret(services, seed.toString('base64')) }
}

/** Creates an RSA key pair beside the main thread; it takes 50 to 300 ms. */
export async function makeRsa(services: Sealing): Promise<MadeKey & { privateKey: KeyObject; keyObject: KeyObject }> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 })
  const text = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    sealed: sealSecret(services, text),
    privateKey,
    keyObject: publicKey,
  }
}

/** Creates a P-256 key pair. */
export function makeP256(services: Sealing): MadeKey & { keyObject: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    sealed: sealSecret(services, privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')),
    keyObject: publicKey,
  }
}

/** A condition for the current Ed25519 key `k` of an organisation at the installation's site. */
export const isCurrent = (services: Pick<Services, 'siteUrl'>, orgId: Sql, purpose: Sql) => sql`
  k.org_id = ${orgId} and k.purpose = ${purpose} and k.algorithm = 'ed25519' and k.site = ${services.siteUrl}
  and k.retired_at is null`

/**
 * Creates the current key of an organisation, unless there is one or another process is faster.
 * @returns whether it did
 */
export async function insertKey(ctx: Context, purpose: 'credential' | 'log', site = ctx.siteUrl): Promise<boolean> {
  const { publicKey, sealed } = makeEd25519(ctx)
  const created = await change(ctx)`
    insert into signing_key (org_id, purpose, algorithm, site, public_key, sealed_private, created_at)
    select id, ${purpose}, 'ed25519', ${site}, ${publicKey}, ${sealed}, ${ctx.now()}
    from organisation where id = ${ctx.orgId}
    on conflict do nothing`
  return created > 0
}
