import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { isDoorToken } from './door-token.ts'

/** Returns the event of a door link; null for a link that has ended, and for any other text. */
export async function findDoorLink(services: Pick<Services, 'db' | 'now'>, token: string): Promise<number | null> {
  if (!isDoorToken(token)) return null
  const row = await maybeOne<{ event_id: number }>(services)`
    select event_id from door_device where token_hash = ${sha256(token)} and expires_at > ${services.now()}::timestamptz`
  return row?.event_id ?? null
}
