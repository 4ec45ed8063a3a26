import { invalidField } from '../../../lib/errors.ts'
import { shortName } from '../../../platform/http/validation/short-name.ts'
import type { FieldChange } from '../contacts/update-contacts.ts'
import { type ContactProfile, LIFECYCLE_STAGES, MAX_TAGS } from '../records/contact-profile.ts'
import type { MergedField, MergeInput } from './merge-schema.ts'

export type ContactToMerge = ContactProfile & { id: number }

export type MergePlan = {
  /** Changed fields of the primary contact. */
  set: Partial<ContactProfile>
  changes: FieldChange[]
  fields: MergedField[]
}

const FIELDS = [
  'account_id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'title',
  'owner',
  'lifecycle_stage',
  'email_consent',
] as const

/**
 * Plans the merged profile. Unless chosen, each field keeps the primary value or, if empty, gets that of the first
 * duplicate with one; tags are united, the furthest stage wins, and a
 * denied consent wins over a granted one.
 * @throws AppError validation_failed for an invalid choice, or more tags than a contact can have
 */
export function planMerge(
  primary: ContactToMerge,
  duplicates: readonly ContactToMerge[],
  chosen: MergeInput['fields'] = {},
): MergePlan {
  const all = [primary, ...duplicates]
  const { properties = {}, ...plain } = chosen
  const choices = [
    ...Object.entries(plain).map(([field, id]) => ({ loc: [field], id })),
    ...Object.entries(properties).map(([key, id]) => ({ loc: ['properties', shortName(key)], id })),
  ]
  const ids = new Set(all.map(({ id }) => id))
  for (const { loc, id } of choices)
    if (!ids.has(id))
      throw invalidField(['body', 'fields', ...loc], `contact ${id} is not part of this merge`, 'not_merged')
  // Each address stays with one of the contacts, so that an undo can return it.
  if (plain.email !== undefined && all.find(({ id }) => id === plain.email)!.email === null)
    throw invalidField(['body', 'fields', 'email'], `contact ${plain.email} has no email address`, 'no_email')
  const fields: MergedField[] = FIELDS.map((field) => {
    const values = all.map((contact) => ({ contact_id: contact.id, value: contact[field] }))
    return {
      field,
      values,
      ...merged(field, values, plain[field]),
    }
  })
  fields.push(mergedTags(all, plain.tags))
  for (const key of new Set(all.flatMap((contact) => Object.keys(contact.properties)))) {
    const values = all.map((contact) => ({ contact_id: contact.id, value: contact.properties[key] ?? null }))
    fields.push({ field: `properties.${key}`, values, ...pick(values, properties[key]) })
  }
  return { fields, ...changesOf(fields) }
}

type Values = MergedField['values']
type Choice = Pick<MergedField, 'contact_id' | 'value'>

function pick(values: Values, chosen: number | undefined): Choice {
  const of =
    chosen === undefined
      ? values.find(({ value }) => value !== null && value !== '')
      : values.find(({ contact_id }) => contact_id === chosen)
  return of ?? { contact_id: null, value: values[0]!.value }
}

function merged(field: (typeof FIELDS)[number], values: Values, chosen: number | undefined): Choice {
  if (chosen === undefined && field === 'lifecycle_stage') return furthest(values)
  if (chosen === undefined && field === 'email_consent') return strictest(values)
  return pick(values, chosen)
}

/** A person who denied under one address is not written to under another. */
function strictest(values: Values): Choice {
  const of = (consent: string) => values.find(({ value }) => value === consent)
  return of('denied') ?? of('granted') ?? values[0]!
}

function furthest(values: Values): Choice {
  const place = ({ value }: Values[number]) => LIFECYCLE_STAGES.indexOf(value as ContactProfile['lifecycle_stage'])
  return values.reduce((best, each) => (place(each) > place(best) ? each : best))
}

function mergedTags(all: readonly ContactToMerge[], chosen: number | undefined): MergedField {
  const values = all.map(({ id, tags }) => ({ contact_id: id, value: tags }))
  if (chosen !== undefined) return { field: 'tags', values, ...pick(values, chosen) }
  const value = [...new Set(all.flatMap(({ tags }) => tags))]
  if (value.length > MAX_TAGS)
    throw invalidField(
      ['body', 'fields', 'tags'],
      `the contacts have ${value.length} different tags, but a contact can have at most ${MAX_TAGS}: choose one contact in fields.tags, or remove some tags first`,
      'too_many_tags',
    )
  return { field: 'tags', values, contact_id: null, value }
}

function changesOf(fields: readonly MergedField[]): { set: Partial<ContactProfile>; changes: FieldChange[] } {
  const changes = fields
    .map(({ field, values, value }) => ({ field, before: values[0]!.value, after: value }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  return { set: profileOf(changes, ({ after }) => after), changes }
}

/** Returns the changed part of a profile, before or after the changes. */
export function profileOf(
  changes: readonly FieldChange[],
  value: (change: FieldChange) => unknown,
): Partial<ContactProfile> {
  const own = changes.filter(({ field }) => field.startsWith('properties.'))
  const plain = changes.filter((change) => !own.includes(change))
  const properties = own.map((change) => [change.field.slice('properties.'.length), value(change)])
  return {
    ...Object.fromEntries(plain.map((change) => [change.field, value(change)])),
    ...(own.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
  }
}
