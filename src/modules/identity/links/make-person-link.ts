import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { linkToken } from './person-link-token.ts'

/** What somebody who has an account does by a link. */
export type LinkPurpose = 'sign_in' | 'reset'

/** Long enough to find the mail; the mails name these times. */
const MINUTES = { sign_in: 15, reset: 60 }

/**
 * Makes a link of somebody. Those that they have stay as they are, so that a stranger who asks again and again for links
 * takes none away. @returns its token
 */
export async function makePersonLink(ctx: TxContext, personId: number, purpose: LinkPurpose): Promise<string> {
  const seed = ctx.randomBytes(32)
  const token = linkToken(ctx, seed)
  const now = ctx.now()
  await change(ctx)`
    insert into person_link (purpose, person_id, seed, token_hash, created_at, expires_at)
    values (${purpose}, ${personId}, ${seed}, ${sha256(token)}, ${now}, ${new Date(now.getTime() + MINUTES[purpose] * 60_000)})`
  return token
}
