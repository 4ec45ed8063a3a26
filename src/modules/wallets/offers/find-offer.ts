import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { isSecret, MAX_TRIES } from './offer-secrets.ts'
import type { OfferedKind } from './offered-record.ts'

type OpenOffer = { handle: string; kind: OfferedKind; public_id: string }

/** Returns an offer that can still be redeemed, by the token of its address; null for all others. */
export async function findOpenOffer(
  services: Pick<Services, 'db' | 'now'>,
  orgId: number,
  token: string,
): Promise<OpenOffer | null> {
  if (!isSecret(token)) return null
  return maybeOne<OpenOffer>(services)`
    select o.handle, w.kind, w.public_id from wallet_offer w join organisation o on o.id = w.org_id
    where w.token_hash = ${sha256(token)} and w.org_id = ${orgId} and w.redeemed_at is null
      and w.tries < ${MAX_TRIES} and w.expires_at > ${services.now()}::timestamptz`
}
