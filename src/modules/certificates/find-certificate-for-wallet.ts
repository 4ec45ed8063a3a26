import type { Context, Services } from '../../platform/context/context.ts'
import type { CredentialIssuer } from '../../platform/credentials/achievement-credential.ts'
import { certificateCredential } from './credential/certificate-credential.ts'
import { credentialFacts } from './credential/credential-facts.ts'
import { verifyCertificate } from './verifying/verify-certificate.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns a certificate as wallets can get it, in any state, by its public id; null when there is none. */
export async function findCertificateForWallet(services: Services, publicId: string) {
  const found = UUID.test(publicId) ? await verifyCertificate(services, publicId) : null
  if (found === null || found.status === 'not_found') return null
  const { row, status, language, brand } = found
  return {
    orgId: row.org_id,
    publicId: row.public_id,
    status,
    isSigned: row.signature !== null,
    email: row.attendee_email,
    holder: row.attendee_name,
    name: row.event_name,
    issuerName: row.issuer_name,
    language,
    brand,
    eventId: row.event_id,
    attendeeId: row.attendee_id,
    facts: (issuer: CredentialIssuer) => credentialFacts(issuer, row),
    credential: (ctx: Context) => certificateCredential(ctx, row),
  }
}
