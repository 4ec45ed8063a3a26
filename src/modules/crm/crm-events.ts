import type { Static, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'

const contact = {
  contact_id: Type.Integer({
    description: 'Id of the contact; together with the time of the envelope it identifies the event',
  }),
  email: nullable(Type.String({ description: 'Email address; null: unknown' })),
  first_name: Type.String({ description: 'First name; empty when unknown' }),
  last_name: Type.String({ description: 'Last name; empty when unknown' }),
  account_id: nullable(Type.Integer({ description: 'Account (company) of the contact; null: none' })),
  account_name: nullable(Type.String({ description: 'Name of the account; null: none' })),
  lifecycle_stage: oneOf(['lead', 'qualified', 'customer', 'evangelist'], { description: 'Lifecycle stage' }),
}

const FIELDS = 'account_id|email|first_name|last_name|phone|title|owner|tags|lifecycle_stage'

const value = (description: string): TSchema =>
  Type.Unsafe({ type: ['string', 'number', 'array', 'null'], items: { type: 'string' }, description })

const Change = Type.Object(
  {
    field: Type.String({
      pattern: `^(${FIELDS}|properties\\.[a-z][a-z0-9_]*)$`,
      description: 'Name of the contact field, or `properties.` and the key of a custom field',
    }),
    before: value('Old value: a list for tags, null if it was not set'),
    after: value('New value'),
  },
  { additionalProperties: false },
)

const ProfileUpdated = eventData('ContactProfileUpdated', {
  ...contact,
  phone: nullable(Type.String({ description: 'Phone number; null: none' })),
  title: nullable(Type.String({ description: 'Job title; null: unknown' })),
  owner: nullable(
    Type.String({ description: 'Person in your organisation who looks after the contact; null: nobody' }),
  ),
  tags: Type.Array(Type.String(), { description: 'Tags of the contact' }),
  properties: Type.Record(Type.String(), Type.Unsafe<string | number>({ type: ['string', 'number'] }), {
    description: 'Values of custom fields by key',
  }),
  changes: Type.Array(Change, { minItems: 1, description: 'Changed fields' }),
  source: oneOf(['api', 'panel', 'registration', 'form', 'import', 'merge'], { description: 'Origin of the change' }),
  updated_at: { ...Timestamp, description: 'When the contact was changed' },
})

const Reason = Type.Object(
  {
    rule: Type.String({ description: 'Stable identifier of the rule' }),
    points: Type.Integer({ description: 'Points that the rule adds; negative if it subtracts' }),
    reason: Type.String({ description: 'Explanation for people' }),
  },
  { additionalProperties: false },
)

const LeadScoreChanged = eventData('LeadScoreChanged', {
  ...contact,
  lead_score: Type.Integer({ description: 'Current score' }),
  previous_lead_score: Type.Integer({ description: 'Previous score' }),
  reasons: Type.Array(Reason, { description: 'Rules that make up the current score' }),
  calculated_at: { ...Timestamp, description: 'When the score was calculated' },
})

/** Removes the personal fields that both events share. */
const withoutContact = <Data extends object>(data: Data): Data => ({
  ...data,
  email: null,
  first_name: '',
  last_name: '',
})

/** Public webhook events of the CRM. */
export const crmEventTypes = [
  {
    type: 'crm.profile_updated',
    summary: 'The profile of a contact was changed',
    data: ProfileUpdated,
    subject: 'contact',
    redact: (data: Static<typeof ProfileUpdated>) => ({
      ...withoutContact(data),
      phone: null,
      title: null,
      tags: [],
      properties: {},
      changes: data.changes.map(({ field }) => ({ field, before: null, after: null })),
    }),
  },
  {
    type: 'crm.lead_score_changed',
    summary: 'The lead score of a contact changed',
    data: LeadScoreChanged,
    subject: 'contact',
    redact: (data: Static<typeof LeadScoreChanged>) => ({ ...withoutContact(data), reasons: [] }),
  },
] as const satisfies EventType[]
