import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import type { Filter } from '../../../components/list-types.ts'
import { useList } from '../../../components/use-list.ts'
import { outboxMessages } from '../messages/outbox.ts'
import { useKindNames } from '../use-kind-names.ts'

/** Events to choose from: the newest, as many as one request returns. */
const MOST = 200

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** Filters of the outbox. */
export function useOutboxFilters(): Filter[] {
  const text = outboxMessages
  const { who } = useRouteContext({ from: '/inside' })
  const { all } = useKindNames()
  const events = useQuery({
    queryKey: ['events', 'choices'],
    queryFn: async () => laurel.events.list({ limit: MOST }),
    enabled: may(who, 'events:read'),
  })
  const { filters } = useList(['template_id'])
  const templates = useQuery({
    queryKey: ['email-templates', 'choices'],
    queryFn: async () => laurel.emailTemplates.list({ limit: MOST }),
    enabled: filters['template_id'] !== undefined,
  })
  return [
    { name: 'status', label: text.status, options: optionsOf(text.statuses) },
    { name: 'kind', label: text.kind, options: all },
    {
      name: 'event_id',
      label: text.event,
      options: (events.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'bounce', label: text.bounce, options: optionsOf(text.bounces) },
    { name: 'to', label: text.address },
    // Only links from templates set it.
    ...(filters['template_id'] === undefined
      ? []
      : [
          {
            name: 'template_id',
            label: text.template,
            options: (templates.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]),
  ]
}
