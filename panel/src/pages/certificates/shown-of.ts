import type { ListState } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'

/** Search and filters of the list. */
export const shownOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): Asked => ({
  ...(search && { search }),
  ...filters,
})
