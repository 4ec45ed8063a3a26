import type { ListState } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'

/** Those whom search and filters of a list leave. */
export const shownOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): Asked => ({
  ...(search && { search }),
  ...filters,
})
