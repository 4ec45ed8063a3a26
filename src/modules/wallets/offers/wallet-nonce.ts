import { isSameSecret } from '../../../lib/crypto/is-same-secret.ts'
import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'

const NONCE_MS = 5 * 60_000

/** The bytes of a nonce: when it expires, a random part, and their hash with the installation's secret. */
const LENGTHS = { time: 6, random: 12, hash: 16 }
const SIGNED = LENGTHS.time + LENGTHS.random

/** Creates a nonce for an organisation. It is stored once it is used, so that asking for many costs nothing. */
export function newNonce(ctx: Context): string {
  const bytes = Buffer.alloc(SIGNED)
  bytes.writeUIntBE(ctx.now().getTime() + NONCE_MS, 0, LENGTHS.time)
  ctx.randomBytes(LENGTHS.random).copy(bytes, LENGTHS.time)
  return Buffer.concat([bytes, hashOf(ctx, bytes)]).toString('base64url')
}

/** Returns when a nonce of the organisation expires; null for a text that is none, or an expired one. */
export function nonceEnd(ctx: Context, text: string): Date | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== SIGNED + LENGTHS.hash || bytes.toString('base64url') !== text) return null
  const signed = bytes.subarray(0, SIGNED)
  if (!isSameSecret(bytes.subarray(SIGNED).toString('hex'), hashOf(ctx, signed).toString('hex'))) return null
  const end = new Date(signed.readUIntBE(0, LENGTHS.time))
  return end > ctx.now() ? end : null
}

/** Uses up a nonce, in the caller's transaction. @returns false if it was used before */
export async function useNonce(ctx: TxContext, nonce: string, end: Date): Promise<boolean> {
  const used = await change(ctx)`
    insert into wallet_nonce (nonce_hash, org_id, expires_at) values (${sha256(nonce)}, ${ctx.orgId}, ${end})
    on conflict do nothing`
  return used === 1
}

function hashOf(ctx: Context, bytes: Buffer): Buffer {
  return sha256(ctx.secret, `wallet nonce of ${ctx.orgId} `, bytes).subarray(0, LENGTHS.hash)
}
