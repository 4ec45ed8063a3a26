import type { CredentialFacts, CredentialIssuer } from '../../../platform/credentials/achievement-credential.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

/** The mapping below and the sentences in it. A change of either is a new version; signed certificates keep theirs. */
export const CREDENTIAL_VERSION = 1

/** The part of a certificate's frozen record that its credential contains. */
export type CredentialRecord = Pick<
  CertificateRow,
  | 'id'
  | 'org_id'
  | 'public_id'
  | 'kind'
  | 'attendee_name'
  | 'attendee_email'
  | 'event_id'
  | 'event_name'
  | 'event_date'
  | 'event_type'
  | 'issuer_name'
  | 'tier'
  | 'issued_at'
  | 'expires_at'
  | 'salt'
>

/** Achievement types of Open Badges 3.0 by the type of the event; other events have a type of our own. */
const ACHIEVEMENT_TYPES: Readonly<Record<string, string>> = {
  course: 'Course',
  training: 'Course',
  workshop: 'Course',
  competition: 'Award',
  ceremony: 'Award',
}

/**
 * Maps a certificate to the facts of its credential, at the addresses of the key that signs it. The same record gives
 * the same facts.
 */
export function credentialFacts({ site, secret }: CredentialIssuer, record: CredentialRecord): CredentialFacts {
  const { id, org_id, event_id, event_name, kind, tier, attendee_email, salt } = record
  const name = tier === null ? event_name : `${event_name} (${tier})`
  return {
    page: `${site}/c/${record.public_id}`,
    name,
    issuerName: record.issuer_name,
    validFrom: record.issued_at,
    validUntil: record.expires_at,
    subjectName: record.attendee_name,
    email: attendee_email ? { address: attendee_email, salt } : null,
    startDate: record.event_date,
    achievement: {
      key: `certificate ${event_id} ${kind} ${tier ?? ''}`,
      type: ACHIEVEMENT_TYPES[record.event_type ?? ''] ?? 'ext:Participation',
      description: `${event_name}, certified by ${record.issuer_name}.`,
      narrative: `Took part in ${name}.`,
    },
    status: { series: '', ...placeInList(secret, org_id, '', id) },
  }
}
