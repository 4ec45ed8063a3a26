import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Filter } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { eventColumns } from './event-columns.tsx'
import { eventMessages } from './messages.ts'

const NewEvent = lazy(async () => ({ default: (await import('./new-event.tsx')).NewEvent }))

type Asked = Omit<NonNullable<Parameters<typeof laurel.events.list>[0]>, 'when'> & { when?: 'past' | 'all' }

/** Upcoming and undated events, the next first; past events and all of them the last first. */
function listEvents({ when, ...asked }: Asked) {
  return laurel.events.list({
    sort: when ? '-date' : 'date',
    ...asked,
    ...(when !== 'all' && { when: when ?? 'current' }),
  })
}

export function EventsPage() {
  const text = eventMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const { new: making } = useSearch({ strict: false })
  const navigate = useNavigate()
  const mayWrite = may(who, 'events:write')
  // The form is in the address, so that other pages can lead to it.
  const show = (isShown: boolean) =>
    void navigate({ to: '.', search: (before) => ({ ...before, new: isShown ? '1' : undefined }), replace: !isShown })
  const make = () => mayWrite && show(true)
  useSingleKeys([['c', make]])
  const create = mayWrite && <Button onClick={make}>{text.newEvent}</Button>
  return (
    <>
      <PageHead title={text.back}>{create}</PageHead>
      <DataTable
        name={text.back}
        id="events"
        queryKey={['events']}
        ask={listEvents}
        columns={eventColumns(text, formats)}
        filters={filtersOf(text)}
        searchLabel={text.find}
        onOpen={({ id }) => void navigate({ to: '/events/$eventId', params: { eventId: id } })}
        empty={<NoEvents create={create} />}
      />
      {making && mayWrite && (
        <Suspense>
          <NewEvent close={() => show(false)} />
        </Suspense>
      )}
    </>
  )
}

/** No upcoming events, or none at all. */
function NoEvents({ create }: { create: ReactNode }) {
  const text = eventMessages
  const all = useQuery({ queryKey: ['events', 'any'], queryFn: () => laurel.events.list({ limit: 1 }) })
  if (all.isError) return <ProblemNote error={all.error} retry={() => void all.refetch()} />
  if (!all.data) return null
  const isFirst = all.data.total === 0
  return (
    <EmptyNote title={isFirst ? text.first : text.noneUpcoming}>
      {isFirst && <p>{text.firstHow}</p>}
      {create}
      {isFirst && <GuideLink to="announce-an-event" />}
    </EmptyNote>
  )
}

function filtersOf(text: typeof eventMessages): Filter[] {
  const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
  return [
    { name: 'when', label: text.date, options: optionsOf(text.when), asTabs: true },
    { name: 'visibility', label: text.seenBy, options: optionsOf(text.visibility) },
    { name: 'event_type', label: text.kind, options: optionsOf(text.kinds) },
  ]
}
