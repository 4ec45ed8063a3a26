import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { REASONS, RecipientPlace, WHY_NONE } from '../records/certificate-schema.ts'

const reason = oneOf(REASONS, { description: `Why an attendee would get none; ${WHY_NONE}` })

export const IssuePreview = Type.Object(
  {
    would_issue: Type.Integer({ description: 'Certificates that would be issued now' }),
    would_skip: Type.Integer({ description: 'Attendees who would get none' }),
    reasons: Type.Array(
      Type.Object({ reason, count: Type.Integer({ description: 'Attendees skipped for this reason' }) }),
      {
        description: 'Reasons with their counts, most frequent first',
      },
    ),
    skipped: Type.Array(
      Type.Object({
        attendee_id: nullable(IdOf('attendee; null: a recipient who is no attendee')),
        recipient: Type.Optional(RecipientPlace),
        name: Type.Optional(Type.String({ description: 'Name; omitted without the scope attendees:read' })),
        reason,
      }),
      { description: 'The first 200 attendees who would get none; "List certificate candidates" has all' },
    ),
    missing_values: Type.Array(
      Type.Object({
        key: Type.String({ description: 'Key of the value' }),
        label: Type.String({ description: 'Its label' }),
        count: Type.Integer({ description: 'Attendees without it' }),
      }),
      {
        description:
          'Values that attendees who would get a certificate lack. Their line stays empty, or missing_values: skip leaves them out',
      },
    ),
    credits_needed: Type.Integer({ description: 'Credits required; issuing to attendees takes none' }),
    credits_had: Type.Integer({ description: 'Credits available' }),
    example_attendee_id: nullable(IdOf('first attendee who would get one, for a preview; null: nobody')),
  },
  { title: 'IssuePreview', description: 'Attendees who would get a certificate now, and those who would not' },
)

export const CertificateCandidate = Type.Object(
  {
    attendee_id: IdOf('attendee'),
    name: Type.String({ description: 'Name for the certificate' }),
    email: Type.String({ description: 'Email address' }),
    eligible: Type.Boolean({ description: 'Whether the attendee would get a certificate now' }),
    reason: nullable({ ...reason, description: 'Reason code for getting none; null: eligible' }),
    explanation: nullable(Type.String({ description: 'The reason as a sentence; null: eligible' })),
    tier: nullable(Type.String({ description: 'Tier reached by the attendance; null: none' })),
    missing_values: Type.Array(Type.String(), {
      description: 'Keys of `certificate_values` for which the attendee has no value',
    }),
    certificate_id: nullable(IdOf('active certificate of the kind; null: none')),
  },
  { title: 'CertificateCandidate', description: 'An attendee, with whether they would get a certificate' },
)

export type IssuePreview = Static<typeof IssuePreview>
export type CertificateCandidate = Static<typeof CertificateCandidate>
