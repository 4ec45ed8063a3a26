import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'

const MOST = 200

export type Named = { value: string; label: string }[]

/** The newest events and programmes, which criteria can name. Empty until loaded, and without their read scopes. */
export function useCriterionNames() {
  const { who } = useRouteContext({ from: '/inside' })
  const events = useQuery({
    queryKey: ['events', 'for badges'],
    queryFn: async () => (await laurel.events.list({ limit: MOST })).rows,
    enabled: may(who, 'events:read'),
  })
  const programmes = useQuery({
    queryKey: ['training', 'programmes', 'for badges'],
    queryFn: async () => (await laurel.training.programmes.list({ limit: MOST })).rows,
    enabled: may(who, 'training:read'),
  })
  const named = (rows: readonly { id: number; name: string }[] = []): Named =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }))
  return { events: named(events.data), programmes: named(programmes.data) }
}

export type CriterionNames = ReturnType<typeof useCriterionNames>
