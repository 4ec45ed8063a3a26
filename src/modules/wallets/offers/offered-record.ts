import type { Context, Services } from '../../../platform/context/context.ts'
import type { CredentialFacts, CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import type { JsonObject } from '../../../platform/credentials/json-object.ts'
import type { Brand } from '../../../platform/pages/brand.ts'
import { findBadgeForWallet } from '../../badges/index.ts'
import { findCertificateForWallet } from '../../certificates/index.ts'

export type OfferedKind = 'certificate' | 'badge'

/** A certificate or badge award as wallets can get it. */
export type OfferedRecord = {
  orgId: number
  publicId: string
  status: 'active' | 'expired' | 'revoked'
  isSigned: boolean
  /** The address of the holder; null: none. */
  email: string | null
  holder: string
  name: string
  issuerName: string
  language: string
  brand: Brand
  eventId: number | null
  attendeeId: number | null
  /** Its facts, for an issuer. */
  facts: (issuer: CredentialIssuer) => CredentialFacts
  /** The credential that was signed at its issue. */
  credential: (ctx: Context) => Promise<JsonObject | null>
}

/** Returns the record of a public id, in any state; null when there is none. */
export function findOffered(services: Services, kind: OfferedKind, publicId: string): Promise<OfferedRecord | null> {
  return kind === 'certificate' ? findCertificateForWallet(services, publicId) : findBadgeForWallet(services, publicId)
}
