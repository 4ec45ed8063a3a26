import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { ACCESS_SECONDS, isSecret, MAX_TRIES, newSecret, txCodeHash } from './offer-secrets.ts'
import { ProtocolError } from './protocol-error.ts'

/**
 * Exchanges a pre-authorised code and its transaction code for an access token. One of several concurrent requests succeeds. A
 * wrong transaction code counts, and after five the offer has ended; one statement does both, so that many guesses at
 * the same moment are counted too.
 * @throws ProtocolError invalid_grant, the same for everything that is wrong
 */
export async function redeemCode(ctx: Context, code: string, txCode: string): Promise<string> {
  const access = newSecret(ctx)
  const row = isSecret(code) ? await tryCode(ctx, { codeHash: sha256(code), txCode, access }) : null
  if (row?.is_redeemed) return access
  throw new ProtocolError('invalid_grant', 'The code is unknown, expired or used, or the transaction code is wrong.')
}

function tryCode(
  ctx: Context,
  { codeHash, txCode, access }: { codeHash: Buffer; txCode: string; access: string },
): Promise<{ is_redeemed: boolean } | null> {
  const now = ctx.now()
  const isRight = sql`tx_code_hash = ${txCodeHash(ctx, codeHash, txCode)}::bytea`
  const end = new Date(now.getTime() + ACCESS_SECONDS * 1000)
  return maybeOne<{ is_redeemed: boolean }>(ctx)`
    update wallet_offer set
      tries = tries + case when ${isRight} then 0 else 1 end,
      redeemed_at = case when ${isRight} then ${now}::timestamptz end,
      access_hash = case when ${isRight} then ${sha256(access)}::bytea end,
      access_expires_at = case when ${isRight} then ${end}::timestamptz end
    where org_id = ${ctx.orgId} and code_hash = ${codeHash} and redeemed_at is null and tries < ${MAX_TRIES}
      and expires_at > ${now}::timestamptz
    returning redeemed_at is not null as is_redeemed`
}
