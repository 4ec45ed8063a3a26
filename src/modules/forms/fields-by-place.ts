import type { QuestionType } from '../../platform/questions/question-schema.ts'
import type { FormRow } from './form-queries.ts'
import type { FormField } from './form-schema.ts'

const WORDS: readonly QuestionType[] = ['short_text', 'choice']

/** Where answers can go in a contact, and of which types they are. */
const PLACES: Record<string, readonly QuestionType[]> = {
  first_name: WORDS,
  last_name: WORDS,
  name: WORDS,
  email: ['email', 'short_text'],
  phone: ['phone', 'short_text'],
  company: WORDS,
  title: WORDS,
}

/** By the type of a property of contacts, the types of questions whose answers it can hold. */
const PROPERTIES: Record<string, readonly QuestionType[]> = {
  text: ['short_text', 'long_text', 'email', 'phone', 'url', 'choice'],
  number: ['number', 'rating'],
  date: ['date'],
  choice: ['choice'],
}

const PROPERTY = 'properties.'

type Mapped = Pick<FormRow, 'fields' | 'contact_mapping'>

/** The key of the property that a place of a contact is; null for its other places. */
export function propertyKey(place: string): string | null {
  return place.startsWith(PROPERTY) ? place.slice(PROPERTY.length) : null
}

/** Whether answers to such a field can go to a place of a contact. `propertyTypes`: the types of properties, by key. */
export function canGoTo(
  place: string,
  { type }: Pick<FormField, 'type'>,
  propertyTypes: ReadonlyMap<string, string>,
): boolean {
  const key = propertyKey(place)
  if (key === null) return Object.hasOwn(PLACES, place) && PLACES[place]!.includes(type)
  const propertyType = propertyTypes.get(key)
  return propertyType !== undefined && PROPERTIES[propertyType]!.includes(type)
}

/** Where answers go: fields by the place of the contact, those that the form says first, then those with a name of a place. */
export function fieldsByPlace({ fields, contact_mapping }: Mapped): Map<string, FormField> {
  const said = fields.flatMap((field): [string, FormField][] => {
    const place = Object.hasOwn(contact_mapping, field.name) ? contact_mapping[field.name]! : null
    return place === null ? [] : [[place, field]]
  })
  const known = fields.flatMap((field): [string, FormField][] =>
    Object.hasOwn(contact_mapping, field.name) || !canGoTo(field.name, field, new Map()) ? [] : [[field.name, field]],
  )
  return new Map([...known, ...said])
}
