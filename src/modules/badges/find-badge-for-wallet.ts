import type { Context, Services } from '../../platform/context/context.ts'
import type { CredentialIssuer } from '../../platform/credentials/achievement-credential.ts'
import { awardCredential } from './credential/award-credential.ts'
import { awardFacts, isErasedAward } from './credential/award-facts.ts'
import { findBadge, foundAward } from './find-badge.ts'

/** Returns an award as wallets can get it, in any state, by its public id; null when there is none. */
export async function findBadgeForWallet(services: Services, publicId: string) {
  const found = await findBadge(services, publicId)
  if (found === null) return null
  const { row, status } = found
  const award = foundAward(found)
  return {
    orgId: row.org_id,
    publicId: row.public_id,
    status,
    isSigned: row.signature !== null,
    email: isErasedAward(row) ? null : row.email,
    holder: row.recipient_name,
    name: row.name,
    issuerName: row.issuer_name,
    language: row.language,
    brand: row.brand,
    eventId: row.event_id,
    attendeeId: row.attendee_id,
    facts: (issuer: CredentialIssuer) => awardFacts(issuer, award),
    credential: (ctx: Context) => awardCredential(ctx, award),
  }
}
