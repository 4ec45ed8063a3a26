import { useNavigate, useSearch } from '@tanstack/react-router'

/** State of a list in the address: search, order, filters and the open row. */
export type ListState = {
  search: string
  sort: string | undefined
  filters: Record<string, string>
  open: string | undefined
  /** Keys of the visible columns separated by dots; undefined means the columns this browser remembers. */
  columns: string | undefined
  /** The name of the saved view that was chosen. */
  view: string | undefined
  /** True if a search or filter is active. */
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
