import { createHmac, hash } from 'node:crypto'
import type { JsonObject } from './json-object.ts'
import { BADGE_CONTEXT, VC_CONTEXT } from './shapes.ts'
import { wholeSeconds } from './whole-seconds.ts'

export { hashData, proofOptions, withProof } from './data-integrity.ts'

/** The issuer that a credential names: an organisation at a site, and the key that signs. */
export type CredentialIssuer = {
  did: string
  site: string
  handle: string
  /** The key, as credentials refer to it. */
  verificationMethod: string
  /** The secret of the installation. */
  secret: Buffer
}

/** The facts that a credential states. The same facts from the same issuer make the same credential. */
export type CredentialFacts = {
  /** The absolute address of its page. */
  page: string
  name: string
  issuerName: string
  validFrom: Date
  validUntil: Date | null
  subjectName: string
  /** The identifier of the holder's key, if they proved to have it. */
  subjectId?: string
  email: { address: string; salt: Buffer } | null
  startDate: Date | null
  /** The key is the same for all who got the same, such as `certificate 12 gold`. */
  achievement: { key: string; type: string; description: string; narrative: string }
  /** Proof of the achievement, each with the address of a page if there is one. */
  evidence?: { narrative: string; page: string | null }[]
  status: StatusPlace
}

/** A place in the status lists of an organisation. Badges have lists of their own, in the series `b`. */
type StatusPlace = { series: '' | 'b'; list: number; index: number }

/** Makes the Open Badges 3.0 credential of facts, without its proof. */
export function achievementCredential(facts: CredentialFacts, issuer: CredentialIssuer): JsonObject {
  const { name, subjectName, subjectId, email, startDate, validUntil, evidence = [] } = facts
  const person: JsonObject[] = [
    { type: 'IdentityObject', hashed: false, identityHash: subjectName, identityType: 'name' },
  ]
  if (email !== null) person.push(hashedEmail(email))
  return {
    '@context': [VC_CONTEXT, BADGE_CONTEXT],
    id: facts.page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: issuer.did, type: ['Profile'], name: facts.issuerName, url: issuer.site },
    validFrom: wholeSeconds(facts.validFrom),
    ...(validUntil && { validUntil: wholeSeconds(validUntil) }),
    credentialSubject: {
      ...(subjectId && { id: subjectId }),
      type: ['AchievementSubject'],
      name: subjectName,
      ...(startDate && { activityStartDate: wholeSeconds(startDate) }),
      identifier: person,
      achievement: achievementOf(facts, issuer),
    },
    ...(evidence.length > 0 && {
      evidence: evidence.map(({ narrative, page }) => ({ ...(page && { id: page }), type: ['Evidence'], narrative })),
    }),
    credentialStatus: statusEntry(facts.status, issuer),
  }
}

/** Open Badges 3.0, IdentityObject: the hash of the address and the salt lets a wallet recognise its owner. */
function hashedEmail({ address, salt }: { address: string; salt: Buffer }): JsonObject {
  // The salt itself would open the hash of the record in the issuance log.
  const ownSalt = hash('sha256', Buffer.concat([Buffer.from('laurel identity'), salt])).slice(0, 32)
  const identityHash = `sha256$${hash('sha256', address.toLowerCase() + ownSalt)}`
  return { type: 'IdentityObject', hashed: true, identityHash, identityType: 'emailAddress', salt: ownSalt }
}

function achievementOf({ name, achievement }: CredentialFacts, { did, secret }: CredentialIssuer): JsonObject {
  const key = createHmac('sha256', secret).update(`achievement ${achievement.key}`).digest('hex').slice(0, 32)
  return {
    id: `${did}#achievement-${key}`,
    type: ['Achievement'],
    achievementType: achievement.type,
    name,
    description: achievement.description,
    criteria: { narrative: achievement.narrative },
  }
}

function statusEntry({ series, list, index }: StatusPlace, issuer: CredentialIssuer): JsonObject {
  const address = statusListAddress(issuer, series, list)
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  }
}

/** Returns the address of a status list of an organisation. */
export const statusListAddress = ({ site, handle }: CredentialIssuer, series: '' | 'b', list: number) =>
  `${site}/orgs/${handle}/status/${series}${list}`
