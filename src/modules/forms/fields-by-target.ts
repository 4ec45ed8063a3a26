import type { QuestionType } from '../../platform/questions/question-schema.ts'
import type { FormRow } from './form-queries.ts'
import type { FormField } from './form-schema.ts'

const SHORT_TEXTS: readonly QuestionType[] = ['short_text', 'choice']

/** Contact fields that answers can fill, with the question types that fit. */
const CONTACT_FIELDS: Record<string, readonly QuestionType[]> = {
  first_name: SHORT_TEXTS,
  last_name: SHORT_TEXTS,
  name: SHORT_TEXTS,
  email: ['email', 'short_text'],
  phone: ['phone', 'short_text'],
  company: SHORT_TEXTS,
  title: SHORT_TEXTS,
  email_consent: ['yes_no', 'consent'],
}

/** Question types whose answers fit, by the type of the custom field. */
const CUSTOM_FIELDS: Record<string, readonly QuestionType[]> = {
  text: ['short_text', 'long_text', 'email', 'phone', 'url', 'choice'],
  number: ['number', 'rating'],
  date: ['date'],
  choice: ['choice'],
}

const PROPERTY = 'properties.'

type Mapped = Pick<FormRow, 'fields' | 'contact_mapping'>

/** Returns the custom field key of a contact field; null for built-in fields. */
export function propertyKey(target: string): string | null {
  return target.startsWith(PROPERTY) ? target.slice(PROPERTY.length) : null
}

/**
 * True if answers of a question type can fill a contact field. `propertyTypes` are the types of custom fields by key.
 */
export function canFill(
  target: string,
  { type }: Pick<FormField, 'type'>,
  propertyTypes: ReadonlyMap<string, string>,
): boolean {
  const key = propertyKey(target)
  if (key === null) return Object.hasOwn(CONTACT_FIELDS, target) && CONTACT_FIELDS[target]!.includes(type)
  const propertyType = propertyTypes.get(key)
  return propertyType !== undefined && CUSTOM_FIELDS[propertyType]!.includes(type)
}

/**
 * Returns form fields by the contact field they fill. Explicit mappings win over fields that are named like a contact
 * field.
 */
export function fieldsByTarget({ fields, contact_mapping }: Mapped): Map<string, FormField> {
  const mapped = fields.flatMap((field): [string, FormField][] => {
    const target = Object.hasOwn(contact_mapping, field.name) ? contact_mapping[field.name]! : null
    return target === null ? [] : [[target, field]]
  })
  const sameNamed = fields.flatMap((field): [string, FormField][] =>
    Object.hasOwn(contact_mapping, field.name) || !canFill(field.name, field, new Map()) ? [] : [[field.name, field]],
  )
  return new Map([...sameNamed, ...mapped])
}
