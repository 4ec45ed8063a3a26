import type { ListState } from '../../parts/use-list.ts'
import type { Asked } from '../../parts/use-rows.ts'

/** Those whom search and filters of a list leave. */
export const shownOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): Asked => ({
  ...(search && { search }),
  ...filters,
})
