import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the address says of a list: its search, order, filters, and the row that is open. */
export type ListState = {
  search: string
  sort: string | undefined
  filters: Record<string, string>
  open: string | undefined
  /** Whether anything is left out by search or filters. */
  isNarrowed: boolean
  /** Changes some of it; what is undefined or empty goes. */
  change: (to: Record<string, string | undefined>) => void
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
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    change: (to) => void navigate({ to: '.', search: (before) => ({ ...before, ...to }), replace: !('open' in to) }),
  }
}
