import { SITE } from '../../api/site.ts'
import type { ListState } from '../../parts/use-list.ts'
import type { Asked } from '../../parts/use-rows.ts'

/** Certificates as a list shows them, as a workbook. */
export function certificatesFile(asked: Asked): string {
  const pairs = Object.entries({ ...asked, format: 'xlsx' }).map(([name, value]) => [name, String(value)])
  return `${SITE}/api/v1/admin/certificates?${new URLSearchParams(pairs)}`
}

/** Those whom search and filters of a list leave. */
export const shownOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): Asked => ({
  ...(search && { search }),
  ...filters,
})
