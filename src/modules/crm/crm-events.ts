import type { Static, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'
import { type EventType, eventData } from '../../platform/context/event-type.ts'
import { nullable, oneOf, Timestamp } from '../../platform/http/validation/schema.ts'

const contact = {
  contact_id: Type.Integer({
    description: 'The contact; with the time of the envelope it tells an event from another',
  }),
  email: nullable(Type.String({ description: 'Its e-mail address; null: none is known' })),
  first_name: Type.String({ description: 'Its first name; empty when it is not known' }),
  last_name: Type.String({ description: 'Its last name; empty when it is not known' }),
  account_id: nullable(Type.Integer({ description: 'The account (company) that it belongs to; null: none' })),
  account_name: nullable(Type.String({ description: 'The name of that account' })),
  lifecycle_stage: oneOf(['lead', 'qualified', 'customer', 'evangelist'], { description: 'How far it has come' }),
}

const FIELDS = 'account_id|email|first_name|last_name|phone|title|owner|tags|lifecycle_stage'

const value = (description: string): TSchema =>
  Type.Unsafe({ type: ['string', 'number', 'array', 'null'], items: { type: 'string' }, description })

const Change = Type.Object(
  {
    field: Type.String({
      pattern: `^(${FIELDS}|properties\\.[a-z][a-z0-9_]*)$`,
      description: 'The field of the contact: its name, or `properties.` and the key of an own field',
    }),
    before: value('What it was: a list for tags, null when it was not set'),
    after: value('What it is now'),
  },
  { additionalProperties: false },
)

const ProfileUpdated = eventData('ContactProfileUpdated', {
  ...contact,
  phone: nullable(Type.String({ description: 'Its telephone number' })),
  title: nullable(Type.String({ description: 'Its position in the company' })),
  owner: nullable(Type.String({ description: 'Who in the organisation looks after it' })),
  tags: Type.Array(Type.String(), { description: 'Its tags' }),
  properties: Type.Record(Type.String(), Type.Unsafe<string | number>({ type: ['string', 'number'] }), {
    description: 'The fields of the organisation’s own that are known of it, by key',
  }),
  changes: Type.Array(Change, { minItems: 1, description: 'What has changed' }),
  source: oneOf(['api', 'panel', 'registration', 'form', 'import', 'merge'], { description: 'By what it was changed' }),
  updated_at: { ...Timestamp, description: 'When it was changed' },
})

const Reason = Type.Object(
  {
    rule: Type.String({ description: 'A stable word for the rule' }),
    points: Type.Integer({ description: 'What it adds to the score; below zero: what it takes away' }),
    reason: Type.String({ description: 'Why, for people' }),
  },
  { additionalProperties: false },
)

const LeadScoreChanged = eventData('LeadScoreChanged', {
  ...contact,
  lead_score: Type.Integer({ description: 'The score now' }),
  previous_lead_score: Type.Integer({ description: 'The score before' }),
  reasons: Type.Array(Reason, { description: 'The rules that make up the score now' }),
  calculated_at: { ...Timestamp, description: 'When it was calculated' },
})

/** What both hold of a person. */
const withoutContact = <Data extends object>(data: Data): Data => ({
  ...data,
  email: null,
  first_name: '',
  last_name: '',
})

/** Receivers can subscribe to these already; what announces them is the CRM. */
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
    summary: 'The lead score of a contact is another than before',
    data: LeadScoreChanged,
    subject: 'contact',
    redact: (data: Static<typeof LeadScoreChanged>) => ({ ...withoutContact(data), reasons: [] }),
  },
] as const satisfies EventType[]
