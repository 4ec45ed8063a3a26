import type { Context } from '../../../platform/context/context.ts'
import { achievementCredential, proofOptions, withProof } from '../../../platform/credentials/achievement-credential.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { issuerOfKey } from '../../credentials/index.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { type CredentialRecord, credentialFacts } from './credential-facts.ts'

type SignedRecord = CredentialRecord & Pick<CertificateRow, 'signing_key_id' | 'signature' | 'signed_at'>

/**
 * Returns the credential of a certificate with its proof: the document is made from the record, the signature is stored.
 * The same record gives the same credential.
 * @returns null when the certificate is not signed yet, or never because the site has no did:web
 */
export async function certificateCredential(ctx: Context, row: SignedRecord): Promise<JsonObject | null> {
  const { signing_key_id, signature, signed_at } = row
  if (signing_key_id === null || signature === null || signed_at === null) return null
  const issuer = await issuerOfKey(ctx, signing_key_id)
  const document = achievementCredential(credentialFacts(issuer, row), issuer)
  return withProof(document, proofOptions(issuer, signed_at), signature)
}
