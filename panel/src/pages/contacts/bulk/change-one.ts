import { laurel } from '../../../api/laurel.ts'

/** A change that is made to many contacts. */
export type ChangeOfMany = { what: 'add_tag' | 'remove_tag' | 'lifecycle_stage' | 'owner'; value: string }

/** False while a tag is missing; an empty owner means nobody. */
export const isReady = ({ what, value }: ChangeOfMany): boolean => what === 'owner' || value.trim() !== ''

/** Makes a change to one contact. Tags are read first, since the service replaces all of them. */
export async function changeOne(id: number, { what, value }: ChangeOfMany): Promise<unknown> {
  const text = value.trim()
  if (what === 'owner') return laurel.crm.contacts.update(id, { owner: text || null })
  if (what === 'lifecycle_stage') return laurel.crm.contacts.update(id, { lifecycle_stage: text as 'lead' })
  const { tags } = await laurel.crm.contacts.get(id)
  const others = tags.filter((tag) => tag !== text)
  const isThere = others.length < tags.length
  if (isThere === (what === 'add_tag')) return null
  return laurel.crm.contacts.update(id, { tags: what === 'add_tag' ? [...tags, text] : others })
}
