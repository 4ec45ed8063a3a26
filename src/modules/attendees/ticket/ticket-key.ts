import type { KeyObject } from 'node:crypto'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { canOpen, openSecret, sealSecret } from '../../../lib/crypto/open-secret.ts'
import { privateKeyFrom, publicBytes } from '../../../lib/crypto/private-key-from.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'

/** The current signing key of an event. `public_key` is base64. */
export type NewestKey = { number: number; public_key: string }

export type SigningKey = { number: number; key: KeyObject }

/** Cache by public key, since unsealing a key takes longer than signing. */
const opened = lruCache<KeyObject>({ values: 1_000, bytes: 1_000 }, () => 1)

/** SQL value: the current signing key of an event; null when there is none. */
export const newestKey = (eventId: Sql): Sql => sql`(
  select json_build_object('number', k.number, 'public_key', encode(k.public_key, 'base64')) from ticket_key k
  where k.event_id = ${eventId} order by k.number desc limit 1)`

/**
 * Returns the signing key of an event, creating it if there is none; concurrent callers get the same one. Null when it
 * cannot be opened because SECRETS_KEY has changed.
 * @throws AppError not_found
 */
export async function signingKey(
  ctx: Services & Pick<Context, 'orgId'>,
  eventId: number,
  newest: NewestKey | null,
): Promise<SigningKey | null> {
  const known = newest ? opened.get(newest.public_key) : undefined
  if (newest && known) return { number: newest.number, key: known }
  if (newest === null) await makeFirst(ctx, eventId)
  const row = await maybeOne<{ number: number; public_key: Buffer; private_key: Buffer }>(ctx)`
    select number, public_key, private_key from ticket_key
    where org_id = ${ctx.orgId} and event_id = ${eventId} order by number desc limit 1`
  if (row === null) throw noSuchEvent()
  if (!canOpen(ctx, row.private_key)) return null
  const key = privateKeyFrom(Buffer.from(openSecret(ctx, row.private_key), 'base64'))
  opened.set(row.public_key.toString('base64'), key)
  return { number: row.number, key }
}

async function makeFirst(ctx: Services & Pick<Context, 'orgId'>, eventId: number): Promise<void> {
  const { publicKey, sealed } = makeKeyPair(ctx)
  await change(ctx)`
    insert into ticket_key (org_id, event_id, number, public_key, private_key, created_at)
    select org_id, id, 1, ${publicKey}, ${sealed}, ${ctx.now()}
    from event where org_id = ${ctx.orgId} and id = ${eventId} for key share
    on conflict (event_id, number) do nothing`
}

/** Creates a key pair: the public bytes, and the sealed private key as it is stored. */
export function makeKeyPair(services: Pick<Services, 'randomBytes' | 'sealKeys' | 'secret'>): {
  publicKey: Buffer
  sealed: Buffer
} {
  const seed = services.randomBytes(32)
  return { publicKey: publicBytes(privateKeyFrom(seed)), sealed: sealSecret(services, seed.toString('base64')) }
}
