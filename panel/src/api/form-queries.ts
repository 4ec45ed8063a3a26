import { queryOptions } from '@tanstack/react-query'
import { laurel } from './laurel.ts'

export const formQuery = (id: number) => queryOptions({ queryKey: ['forms', id], queryFn: () => laurel.forms.get(id) })

/** Custom fields of contacts, under the first key that the list of contacts has too. */
export const customFieldsQuery = queryOptions({
  queryKey: ['contacts', 'properties'],
  queryFn: () => laurel.crm.properties.get(),
})
