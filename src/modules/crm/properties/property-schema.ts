import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf, Title } from '../../../platform/http/validation/schema.ts'
import { defineFormat } from '../../../platform/http/validation/text-formats.ts'
import { MAX_PROPERTIES } from '../records/contact-profile.ts'

const KEY = /^[a-z][a-z0-9_]{0,62}$/

defineFormat('property-key', {
  accepts: (text) => KEY.test(text),
  problem: ['property_key', 'must begin with a letter from a to z, followed by such letters, digits and _'],
  pattern: KEY.source,
})

const fields = {
  key: Type.String({
    maxLength: 63,
    format: 'property-key',
    description: 'Key of the field in `properties` of contacts; never changes',
    examples: ['shoe_size'],
  }),
  label: Title(200, 'Label for people'),
  type: oneOf(['text', 'number', 'date', 'choice'], {
    description: 'Type of the values; a choice is one of its options',
  }),
  options: Type.Array(Title(200, 'Option'), {
    maxItems: 200,
    description: 'Options of a choice; empty for other types',
  }),
}

export const ContactProperty = Type.Object(fields, { title: 'ContactProperty' })

const { options, ...needed } = fields
export const PropertiesBody = Type.Array(
  Type.Object({ ...needed, options: Type.Optional(options) }, { title: 'NewContactProperty' }),
  { maxItems: MAX_PROPERTIES, description: 'All custom fields, in display order' },
)
export const PropertiesQuery = Type.Object({
  cascade: Type.Optional(
    Type.Boolean({ default: false, description: 'Delete the values of removed fields from all contacts' }),
  ),
})

export type ContactProperty = Static<typeof ContactProperty>
export type PropertiesBody = Static<typeof PropertiesBody>
