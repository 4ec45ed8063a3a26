import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'
import { SITE } from './site.ts'

/** Rows asked for at once, the maximum of the API. */
const MOST = 200

export const contactQuery = (id: number) =>
  queryOptions({ queryKey: ['contacts', id], queryFn: () => laurel.crm.contacts.get(id) })

/** The custom fields of contacts. */
export const propertiesQuery = queryOptions({
  queryKey: ['contact-properties'],
  queryFn: () => laurel.crm.properties.get(),
  staleTime: 60_000,
})

/** The tags that most contacts have. */
export const contactTagsQuery = queryOptions({
  queryKey: ['contacts', 'tags'],
  queryFn: async () => laurel.crm.tags.list({ limit: MOST }),
})

/** Members of the organisation, who can own contacts; needs `people:read`. */
export const ownersQuery = queryOptions({
  queryKey: ['people', 'owners'],
  queryFn: async () => (await laurel.people.list({ limit: MOST })).rows.map(({ email, name }) => ({ email, name })),
  staleTime: 60_000,
})

/** Address of the contacts that match a query, as a file. */
export function contactsFile(asked: Readonly<Record<string, unknown>>, format: 'csv' | 'xlsx'): string {
  const pairs = Object.entries({ ...asked, format }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/crm/contacts?${new URLSearchParams(pairs)}`
}

/** Address of all imports of contacts, as a file. */
export const contactImportsFile = (format: 'csv' | 'xlsx') => `${SITE}/api/v1/admin/crm/imports?format=${format}`
