import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { linkToken } from './person-link-token.ts'

/** Purpose of a link for a person with an account. */
export type LinkPurpose = 'sign_in' | 'reset'

/** Minutes until a link expires; the emails name these times. */
const MINUTES = { sign_in: 15, reset: 60 }

/**
 * Creates a link for a person. Their other links stay valid, so that repeated requests by a stranger cannot invalidate
 * them. @returns its token
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
