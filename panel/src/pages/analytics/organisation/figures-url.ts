import { SITE } from '../../../api/site.ts'
import type { Range } from '../../../components/charts/range.ts'

const PATHS = {
  overview: 'overview',
  certificates: 'cert-timeline',
  contacts: 'crm',
  training: 'training-compliance',
} as const

/** Returns the address of the figures of a tab, with its range and filters, to which a format is added. */
export function figuresUrl(
  view: keyof typeof PATHS,
  { from, to, interval }: Range,
  search: Readonly<Record<string, string | undefined>>,
): string {
  const narrowed = view === 'certificates' ? certificateFilters(search) : {}
  return `${SITE}/api/v1/admin/analytics/org/${PATHS[view]}?${new URLSearchParams({ from, to, interval, ...narrowed })}`
}

/** Returns the filters of the certificates tab that are set in the address. */
export function certificateFilters(search: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    (['event_type', 'tier', 'event_id'] as const).flatMap((name) => (search[name] ? [[name, search[name]]] : [])),
  )
}
