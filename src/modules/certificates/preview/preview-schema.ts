import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { REASONS, WHY_NONE } from '../certificate-schema.ts'

const reason = oneOf(REASONS, { description: `Why they would get none; ${WHY_NONE}` })

export const IssuePreview = Type.Object(
  {
    would_issue: Type.Integer({ description: 'How many certificates would be issued now' }),
    would_skip: Type.Integer({ description: 'How many attendees would get none' }),
    reasons: Type.Array(Type.Object({ reason, count: Type.Integer({ description: 'How many get none for it' }) }), {
      description: 'Why they get none, most first',
    }),
    skipped: Type.Array(
      Type.Object({
        attendee_id: IdOf('attendee'),
        name: Type.Optional(Type.String({ description: 'Their name; absent without the scope attendees:read' })),
        reason,
      }),
      { description: 'The first 200 who would get none; all are in List candidates for certificates' },
    ),
    credits_needed: Type.Integer({ description: 'Credits that this would take: none, for attendees' }),
    credits_had: Type.Integer({ description: 'Credits that can be spent' }),
    example_attendee_id: nullable(IdOf('first attendee who would get one, to draw; null: nobody would')),
  },
  { title: 'IssuePreview', description: 'Who would get a certificate now, and who would not' },
)

export const CertificateCandidate = Type.Object(
  {
    attendee_id: IdOf('attendee'),
    name: Type.String({ description: 'The name that would stand on it' }),
    email: Type.String({ description: 'Their e-mail address' }),
    eligible: Type.Boolean({ description: 'Whether they would get a certificate now' }),
    reason: nullable({ ...reason, description: 'Why they would get none, as a word; null: they would get one' }),
    explanation: nullable(Type.String({ description: 'The same as a sentence; null: they would get one' })),
    tier: nullable(Type.String({ description: 'The tier that their attendance reaches; null: none' })),
    certificate_id: nullable(IdOf('active certificate they have; null: none')),
  },
  { title: 'CertificateCandidate', description: 'An attendee, and whether they would get a certificate' },
)

export type IssuePreview = Static<typeof IssuePreview>
export type CertificateCandidate = Static<typeof CertificateCandidate>
