import { inSlices } from '../../../lib/threads/in-slices.ts'
import type { Context } from '../../../platform/context/context.ts'
import {
  achievementCredential,
  type CredentialIssuer,
  hashData,
  proofOptions,
} from '../../../platform/credentials/achievement-credential.ts'
import { ACHIEVEMENT_CREDENTIAL } from '../../../platform/credentials/shapes.ts'
import { credentialSigner, type Signer, signerById } from '../../credentials/index.ts'
import { AWARD_CREDENTIAL_VERSION, type AwardRecord, awardFacts } from './award-facts.ts'

/** The signature of an award's credential, as its row stores it. */
export type AwardSignature = {
  signing_key_id: number
  signature: Buffer
  signed_at: Date
  credential_version: number
}

/** Signs the credentials of awards, in their order. About 0.15 ms each. */
export function signAwards(signer: Signer, awards: AwardRecord[], at: Date): Promise<AwardSignature[]> {
  return inSlices(awards, (award) => ({
    signing_key_id: signer.keyId,
    signature: signer.sign(awardData(signer, award, at)),
    signed_at: at,
    credential_version: AWARD_CREDENTIAL_VERSION,
  }))
}

/**
 * Signs awards that are about to be stored, with the organisation's current key.
 * @param keyId the id of that key; null when it may not exist yet
 * @returns null for each where the site has no did:web
 */
export async function signAwardsNow(
  ctx: Context,
  keyId: number | null,
  awards: AwardRecord[],
): Promise<(AwardSignature | null)[]> {
  const signer = keyId === null ? await credentialSigner(ctx) : await signerById(ctx, keyId)
  if (signer === null) return awards.map(() => null)
  const at = ctx.now()
  return signAwards(signer, awards, at)
}

/** Returns the bytes that are signed: the hash of the proof without its value, then that of the document. */
export function awardData(issuer: CredentialIssuer, award: AwardRecord, at: Date): Buffer {
  const document = achievementCredential(awardFacts(issuer, award), issuer)
  return hashData(document, ACHIEVEMENT_CREDENTIAL, proofOptions(issuer, at))
}
