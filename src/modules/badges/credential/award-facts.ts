import { createHmac } from 'node:crypto'
import type { CredentialFacts, CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import type { AwardRow } from '../records/award-queries.ts'
import { narrativeOf } from './award-narrative.ts'

/** The mapping below and the sentences in it. A change of either is a new version; signed awards keep theirs. */
export const AWARD_CREDENTIAL_VERSION = 1

/** The part of an award that its credential contains, with the version of its template that it keeps. */
export type AwardRecord = Pick<
  AwardRow,
  | 'id'
  | 'org_id'
  | 'template_id'
  | 'template_version'
  | 'public_id'
  | 'email'
  | 'recipient_name'
  | 'criteria'
  | 'evidence'
  | 'awarded_at'
  | 'expires_at'
> & { issuer_name: string; badge_name: string; badge_description: string }

/** The address of an award whose recipient was erased. */
export const isErasedAward = ({ id, email }: Pick<AwardRow, 'id' | 'email'>) => email === `erased-${id}@erased.invalid`

/**
 * Maps an award to the facts of its credential, at the addresses of the key that signs it. The same award gives the same
 * facts.
 */
export function awardFacts({ site, secret }: CredentialIssuer, award: AwardRecord): CredentialFacts {
  const { id, org_id, template_id, template_version, badge_name, badge_description, issuer_name } = award
  return {
    page: `${site}/b/${award.public_id}`,
    name: badge_name,
    issuerName: issuer_name,
    validFrom: award.awarded_at,
    validUntil: award.expires_at,
    subjectName: award.recipient_name,
    email: isErasedAward(award) ? null : { address: award.email, salt: saltOf(secret, award) },
    startDate: null,
    achievement: {
      key: `badge ${template_id} ${template_version}`,
      type: 'Badge',
      description: badge_description || `${badge_name}, awarded by ${issuer_name}.`,
      narrative: narrativeOf(award),
    },
    evidence: evidenceFacts(award),
    status: { series: 'b', ...placeInList(secret, org_id, 'b', id) },
  }
}

/** The salt of the address's hash. It is part of the credential, so it only has to differ between awards. */
function saltOf(secret: Buffer, { public_id }: AwardRecord): Buffer {
  return createHmac('sha256', secret).update(`badge identity ${public_id}`).digest().subarray(0, 16)
}

/**
 * Returns evidence without repetitions, of which a canonical form can have none. A link with characters that RDF does
 * not allow is part of the text.
 */
function evidenceFacts({ evidence }: AwardRecord): NonNullable<CredentialFacts['evidence']> {
  const facts = evidence.map(({ text, url }) => {
    const page = url === null ? null : new URL(url).href
    const isAddress = page !== null && /^[^\s<>"{}|\\^`\p{C}]+$/u.test(page)
    return isAddress || page === null ? { narrative: text, page } : { narrative: `${text} (${page})`, page: null }
  })
  return [...new Map(facts.map((fact) => [JSON.stringify(fact), fact])).values()]
}
