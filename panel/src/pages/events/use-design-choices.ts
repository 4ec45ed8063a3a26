import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'

/** The designs that an event can have: those that are offered, and its own, which may be archived or older than all of them. */
export function useDesignChoices(own: number | null): { value: string; label: string }[] {
  const offered = useQuery({
    queryKey: ['designs', 'to choose'],
    queryFn: () => laurel.designs.list({ limit: 200 }),
  })
  const rows = offered.data?.rows ?? []
  const isMissing = own !== null && !rows.some(({ id }) => id === own)
  const kept = useQuery({
    queryKey: ['designs', own],
    queryFn: () => laurel.designs.get(own!),
    enabled: isMissing && offered.isSuccess,
  })
  // The current design stays an option before its name is loaded, so that saving does not reset it.
  const all = isMissing ? [{ id: own, name: kept.data?.name ?? `${own}` }, ...rows] : rows
  return all.map(({ id, name }) => ({ value: String(id), label: name }))
}
