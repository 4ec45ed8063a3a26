import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says of a list: its search, order, filters, and the row that is open. */
export type ListState = {
  search: string
  sort: string | undefined
  filters: Record<string, string>
  open: string | undefined
  /** Which columns are shown, with points between them; undefined: as this browser remembers them. */
  columns: string | undefined
  /** The name of the saved view that was chosen. */
  view: string | undefined
  /** Whether anything is left out by search or filters. */
  isNarrowed: boolean
  /** Changes some of it; what is undefined or empty goes. */
  change: (to: Record<string, string | undefined>) => void
  /** Shows it as a query says that was kept under a name, and by nothing else. */
  show: (query: string, view: string | undefined) => void
}

/** @param filterNames the parameters of the list's address that are filters */
export function useList(filterNames: readonly string[] = []): ListState {
  const address = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const filters = Object.fromEntries(filterNames.flatMap((name) => (address[name] ? [[name, address[name]]] : [])))
  const search = address['q'] ?? ''
  return {
    search,
    sort: address['sort'],
    filters,
    open: address['open'],
    columns: address['columns'],
    view: address['view'],
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    change: (to) => void navigate({ to: '.', search: (before) => ({ ...before, ...to }), replace: !('open' in to) }),
    show: (query, view) =>
      void navigate({ to: '.', search: { ...Object.fromEntries(new URLSearchParams(query)), view } }),
  }
}
