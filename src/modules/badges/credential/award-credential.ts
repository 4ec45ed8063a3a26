import type { Context } from '../../../platform/context/context.ts'
import { achievementCredential, proofOptions, withProof } from '../../../platform/credentials/achievement-credential.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { issuerOfKey } from '../../credentials/index.ts'
import type { AwardRow } from '../records/award-queries.ts'
import { type AwardRecord, awardFacts } from './award-facts.ts'

export type SignedAward = AwardRecord & Pick<AwardRow, 'signing_key_id' | 'signature' | 'signed_at'>

/**
 * Returns the credential of an award with its proof: the document is made from the award, the signature is stored. The
 * same award gives the same credential.
 * @returns null when the award is not signed yet, or never because the site has no did:web
 */
export async function awardCredential(ctx: Context, award: SignedAward): Promise<JsonObject | null> {
  const { signing_key_id, signature, signed_at } = award
  if (signing_key_id === null || signature === null || signed_at === null) return null
  const issuer = await issuerOfKey(ctx, signing_key_id)
  const document = achievementCredential(awardFacts(issuer, award), issuer)
  return withProof(document, proofOptions(issuer, signed_at), signature)
}
