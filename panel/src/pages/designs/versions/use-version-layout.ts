import { useQuery } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'

/** The layout of a version, asked for once, since a version never changes. */
export function useVersionLayout(designId: number, version: number) {
  const { data } = useQuery({
    queryKey: ['design-version', designId, version],
    queryFn: () => laurel.designs.version(designId, version),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.layout
}
