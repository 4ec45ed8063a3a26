import { jobContext, type Services } from '../../../platform/context/context.ts'
import type { CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import { isSignedBy, issuerOfKey } from '../../credentials/index.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { CREDENTIAL_VERSION } from './credential-facts.ts'
import { dataToSign } from './sign-certificates.ts'

/** Whether the stored signature fits the record and its key; true while the certificate is not signed. */
export async function fitsSignature(services: Services, row: CertificateRow): Promise<boolean> {
  if (row.signature === null) return true
  const issuer = row.credential_version === CREDENTIAL_VERSION ? await issuerOf(services, row) : null
  return issuer !== null && isSignedBy(issuer, signedData(issuer, row), row.signature)
}

/** Returns the bytes that a signed certificate's signature is for. */
export const signedData = (issuer: CredentialIssuer, row: CertificateRow) => dataToSign(issuer, row, row.signed_at!)

/** Returns the issuer of a signed certificate; null when its key is missing. */
export function issuerOf(services: Services, row: CertificateRow): Promise<CredentialIssuer | null> {
  return issuerOfKey(jobContext(services, row.org_id, 'check'), row.signing_key_id!).catch(() => null)
}
