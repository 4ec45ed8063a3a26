import { sha256 } from '../../lib/crypto/sha256.ts'
import { AppError } from '../../lib/errors.ts'
import type { Services } from '../../platform/context/context.ts'
import { change, maybeOne } from '../../platform/db/query.ts'

/** Hours that a session lasts. */
export const SESSION_HOURS = 24

/** A session of one browser: the normalised address whose records it shows. */
export type MySession = { key: string }

/** Whether a link can still be used. */
export async function isOpenLink(services: Pick<Services, 'db' | 'now'>, token: string): Promise<boolean> {
  const found = await maybeOne(services)`
    select from my_link where token_hash = ${sha256(token)} and used_at is null and expires_at > ${services.now()}::timestamptz`
  return found !== null
}

/**
 * Uses up a link and opens a session; of concurrent uses only one succeeds.
 * @returns the token of its cookie @throws AppError not_found
 */
export async function openMySession(
  services: Pick<Services, 'db' | 'now' | 'randomBytes'>,
  token: string,
): Promise<string> {
  const [own, now] = [services.randomBytes(32).toString('base64url'), services.now()]
  const opened = await change(services)`
    with taken as (
      update my_link set used_at = ${now}::timestamptz
      where token_hash = ${sha256(token)} and used_at is null and expires_at > ${now}::timestamptz returning address_key
    )
    insert into my_session (address_key, token_hash, created_at, expires_at)
    select address_key, ${sha256(own)}::bytea, ${now}::timestamptz, ${new Date(now.getTime() + SESSION_HOURS * 3_600_000)}::timestamptz
    from taken`
  if (opened === 0) throw new AppError('not_found', 'This link was already used or has expired. Request another one.')
  return own
}

export async function findMySession(
  services: Pick<Services, 'db' | 'now'>,
  token: string | null,
): Promise<MySession | null> {
  if (token === null) return null
  return maybeOne<MySession>(services)`
    select address_key as key from my_session where token_hash = ${sha256(token)} and expires_at > ${services.now()}::timestamptz`
}

export async function endMySession(services: Pick<Services, 'db'>, token: string | null): Promise<void> {
  if (token !== null) await change(services)`delete from my_session where token_hash = ${sha256(token)}`
}
