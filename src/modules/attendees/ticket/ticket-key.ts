import type { KeyObject } from 'node:crypto'
import { lruCache } from '../../../lib/caches/lru-cache.ts'
import { canOpen, openSecret, sealSecret } from '../../../lib/crypto/open-secret.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { noSuchEvent } from '../../events/index.ts'
import { privateKeyFrom, publicBytes } from './sign-ticket.ts'

/** Which key signs the tickets of an event. `public_key` is in base64. */
export type NewestKey = { number: number; public_key: string }

export type SigningKey = { number: number; key: KeyObject }

/** By the public key: opening a sealed one takes longer than signing. */
const opened = lruCache<KeyObject>({ values: 1_000, bytes: 1_000 }, () => 1)

/** The key that signs the tickets of an event, as a value of a query; null while there is none. */
export const newestKey = (eventId: Sql): Sql => sql`(
  select json_build_object('number', k.number, 'public_key', encode(k.public_key, 'base64')) from ticket_key k
  where k.event_id = ${eventId} order by k.number desc limit 1)`

/**
 * The key that signs the tickets of an event, which is made where there is none yet; of two that make it at once both get
 * the same. Null when it cannot be opened: SECRETS_KEY is another one now. @throws AppError not_found
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

/** A new pair: the bytes of the public key, and the private one as it is stored. */
export function makeKeyPair(services: Pick<Services, 'randomBytes' | 'sealKeys' | 'secret'>): {
  publicKey: Buffer
  sealed: Buffer
} {
  const seed = services.randomBytes(32)
  return { publicKey: publicBytes(privateKeyFrom(seed)), sealed: sealSecret(services, seed.toString('base64')) }
}
