import type { Page } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'

export type Choice = { value: string; label: string }

type Asked<Row> = {
  /** First parts of the key of the query. */
  key: readonly unknown[]
  scope: string
  ask: () => PromiseLike<Page<Row>>
  isWanted?: boolean
  /** Whether the rows belong to one event, so that members limited to it may read them. */
  isOfEvent?: boolean
}

/** Rows asked for at once, the maximum of the API. */
export const MOST = 200

/** Rows to choose from; undefined until loaded, and without their read scope. */
export function useChoices<Row, Found extends Choice>(
  { key, scope, ask, isWanted = true, isOfEvent = false }: Asked<Row>,
  choiceOf: (row: Row) => Found,
): Found[] | undefined {
  const { who } = useRouteContext({ from: '/inside' })
  const { data } = useQuery({
    queryKey: [...key, 'choices'],
    queryFn: async () => ask(),
    enabled: isWanted && may(who, scope) && (isOfEvent || who.event_ids === null),
  })
  return data?.rows.map(choiceOf)
}

/** Sessions and lead forms that a trigger can name. @param eventId null: a rule of the organisation, without sessions */
export function useSubjects(eventId: number | null) {
  return {
    sessions: useChoices(
      {
        key: ['sessions', eventId],
        scope: 'sessions:read',
        ask: () => laurel.sessions.list(eventId!, { limit: MOST }),
        isWanted: eventId !== null,
        isOfEvent: true,
      },
      ({ id, title }) => ({ value: String(id), label: title }),
    ),
    forms: useChoices(
      { key: ['forms'], scope: 'forms:read', ask: () => laurel.forms.list({ limit: MOST }) },
      ({ id, name }) => ({ value: String(id), label: name }),
    ),
  }
}

export type Subjects = ReturnType<typeof useSubjects>
