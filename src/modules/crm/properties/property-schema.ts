import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf, Title } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { MAX_PROPERTIES } from '../contacts/contact-profile.ts'

const KEY = /^[a-z][a-z0-9_]{0,62}$/

defineFormat('property-key', {
  accepts: (text) => KEY.test(text),
  problem: ['property_key', 'must begin with a letter from a to z, and have only these, digits and _ behind it'],
  pattern: KEY.source,
})

const fields = {
  key: Type.String({
    maxLength: 63,
    format: 'property-key',
    description: 'By what contacts have it; it never changes',
    examples: ['shoe_size'],
  }),
  label: Title(200, 'What people read'),
  type: oneOf(['text', 'number', 'date', 'choice'], {
    description: 'What its values are; a choice is one of its options',
  }),
  options: Type.Array(Title(200, 'What can be chosen'), { maxItems: 200, description: 'Of a choice; none of others' }),
}

export const ContactProperty = Type.Object(fields, { title: 'ContactProperty' })

const { options, ...needed } = fields
export const PropertiesBody = Type.Array(
  Type.Object({ ...needed, options: Type.Optional(options) }, { title: 'NewContactProperty' }),
  { maxItems: MAX_PROPERTIES, description: 'All own fields, in the order in which they are shown' },
)
export const PropertiesQuery = Type.Object({
  cascade: Type.Optional(
    Type.Boolean({ default: false, description: 'Take the values of fields that go from all contacts that have one' }),
  ),
})

export type ContactProperty = Static<typeof ContactProperty>
export type PropertiesBody = Static<typeof PropertiesBody>
