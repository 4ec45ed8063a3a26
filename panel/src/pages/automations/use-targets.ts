import type { Page } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'

export type Choice = { value: string; label: string }

/** Rows asked for at once, the maximum of the API. */
const MOST = 200

function useChoices<Row>(
  key: string,
  scope: string,
  ask: () => PromiseLike<Page<Row>>,
  choiceOf: (row: Row) => Choice,
) {
  const { who } = useRouteContext({ from: '/inside' })
  const { data } = useQuery({
    queryKey: [key, 'choices'],
    queryFn: async () => ask(),
    enabled: may(who, scope),
  })
  return data?.rows.map(choiceOf)
}

/** Email templates, badges and webhooks that actions can name; undefined until loaded, and without their read scopes. */
export function useTargets() {
  const limit = MOST
  return {
    template_id: useChoices(
      'email-templates',
      'emails:read',
      () => laurel.emailTemplates.list({ limit }),
      ({ id, name }) => ({ value: String(id), label: name }),
    ),
    badge_template_id: useChoices(
      'badge-templates',
      'badges:read',
      () => laurel.badges.templates.list({ limit }),
      ({ id, name }) => ({ value: String(id), label: name }),
    ),
    endpoint_id: useChoices(
      'webhooks',
      'webhooks:read',
      () => laurel.webhooks.list({ limit }),
      ({ id, url }) => ({ value: String(id), label: url }),
    ),
  }
}

export type Targets = ReturnType<typeof useTargets>
