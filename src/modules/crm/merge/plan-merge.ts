import { invalidField } from '../../../lib/errors.ts'
import { shortName } from '../../../platform/http/validation/short-name.ts'
import { type ContactProfile, LIFECYCLE_STAGES, MAX_TAGS } from '../contacts/contact-profile.ts'
import type { FieldChange } from '../contacts/update-contacts.ts'
import type { MergedField, MergeInput } from './merge-schema.ts'

export type ContactToMerge = ContactProfile & { id: number }

export type MergePlan = {
  /** What becomes another value in the profile of the contact that stays. */
  set: Partial<ContactProfile>
  changes: FieldChange[]
  fields: MergedField[]
}

const FIELDS = ['account_id', 'email', 'first_name', 'last_name', 'phone', 'title', 'owner', 'lifecycle_stage'] as const

/**
 * What a profile will be of several. Where nothing is chosen it keeps what it has, and gets what it has not from the first of
 * the others that does; all tags come together, and the furthest stage is the one.
 * @throws AppError validation_failed for a choice that is none, and for more tags than a contact has
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
      throw invalidField(['body', 'fields', ...loc], `contact ${id} is none of those that are merged`, 'not_merged')
  // Each address stays with one of them, so that an undo finds it.
  if (plain.email !== undefined && all.find(({ id }) => id === plain.email)!.email === null)
    throw invalidField(['body', 'fields', 'email'], `contact ${plain.email} has no e-mail address`, 'no_email')
  const fields: MergedField[] = FIELDS.map((field) => {
    const values = all.map((contact) => ({ contact_id: contact.id, value: contact[field] }))
    return {
      field,
      values,
      ...(field === 'lifecycle_stage' && !plain[field] ? furthest(values) : pick(values, plain[field])),
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
type Picked = Pick<MergedField, 'contact_id' | 'value'>

function pick(values: Values, chosen: number | undefined): Picked {
  const of =
    chosen === undefined
      ? values.find(({ value }) => value !== null && value !== '')
      : values.find(({ contact_id }) => contact_id === chosen)
  return of ?? { contact_id: null, value: values[0]!.value }
}

function furthest(values: Values): Picked {
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
      `together they have ${value.length} tags, and a contact has ${MAX_TAGS} at most; say in fields.tags whose to keep, or take some away before`,
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

/** The part of a profile that changes speak of, before or after them. */
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
