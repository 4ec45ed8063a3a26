import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import {
  CreatedAt,
  Id,
  nullable,
  oneOf,
  TimeOrNull,
  Title,
  UpdatedAt,
} from '../../../platform/http/validation/schema.ts'
import {
  CONTACT_SOURCES,
  EMAIL_CONSENTS,
  LIFECYCLE_STAGES,
  MAX_PROPERTIES,
  MAX_TAGS,
} from '../records/contact-profile.ts'

const Properties = Type.Record(
  Type.String(),
  Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] }),
  {
    maxProperties: MAX_PROPERTIES,
    description:
      'Custom fields by key, as defined at /admin/crm/properties. A change affects only the keys that it contains; null removes a value',
  },
)

const fields = {
  account_id: nullable(Type.Integer({ description: 'Account (company) of the contact; null: none' })),
  email: nullable(
    Type.String({
      maxLength: 254,
      format: 'email',
      description: 'Unique in the organisation, ignoring case; null: none',
    }),
  ),
  first_name: Type.String({ maxLength: 200, description: 'First name; may be empty' }),
  last_name: Type.String({ maxLength: 200, description: 'Last name; may be empty' }),
  phone: nullable(Type.String({ maxLength: 40, description: 'Phone number as written; null: none' })),
  title: nullable(Type.String({ maxLength: 300, description: 'Job title; null: unknown' })),
  owner: nullable(
    Type.String({
      maxLength: 254,
      description: 'Person in your organisation who looks after the contact: an email address or a name; null: nobody',
    }),
  ),
  tags: Type.Array(Title(50, 'A tag'), { maxItems: MAX_TAGS, description: 'Tags for finding contacts' }),
  lifecycle_stage: oneOf(LIFECYCLE_STAGES, { description: 'Lifecycle stage; lead by default' }),
  email_consent: oneOf(EMAIL_CONSENTS, {
    description:
      'Whether the contact agreed to be written to; messages to contacts go to granted only. unknown by default',
  }),
  properties: Properties,
}

const ScoreReason = Type.Object(
  {
    rule: Type.String({ description: 'Key of the rule' }),
    points: Type.Integer({ description: 'Points that the rule adds; negative if it subtracts' }),
    reason: Type.String({ description: 'Explanation for people' }),
    evidence: Type.Object(
      {
        count: Type.Integer({ description: 'Number of occurrences' }),
        last_at: TimeOrNull('Time of the latest occurrence', 'it has no time'),
      },
      { description: 'Evidence for the rule' },
    ),
  },
  { title: 'ScoreReason' },
)

export const Contact = Type.Object(
  {
    id: Id,
    ...fields,
    account_name: nullable(Type.String({ description: 'Name of the account; null: no account' })),
    lead_score: Type.Integer({ description: 'Sum of the points in score_reasons' }),
    score_reasons: Type.Array(ScoreReason, { description: 'Explanation of the score, by rule' }),
    email_consent_at: TimeOrNull('When email_consent was given or denied', 'it is unknown'),
    last_activity_at: TimeOrNull('Time of the latest entry in the timeline', 'the timeline is empty'),
    source: oneOf(CONTACT_SOURCES, { description: 'How the contact was created' }),
    created_at: CreatedAt,
    updated_at: UpdatedAt,
  },
  { title: 'Contact' },
)

const changes = Type.Partial(Type.Object(fields)).properties
export const CreateContactBody = Type.Object(changes, {
  title: 'NewContact',
  description: 'A name, an email address or a phone number is required',
  [NEEDS]: 'some',
})
export const UpdateContactBody = Type.Object(changes, { title: 'ContactChange' })

export type Contact = Static<typeof Contact>
export type CreateContact = Static<typeof CreateContactBody>
export type UpdateContact = Static<typeof UpdateContactBody>
