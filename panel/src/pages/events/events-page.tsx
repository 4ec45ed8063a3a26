import type { Event } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column, Filter } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { eventMessages } from './messages.ts'
import { isOnDay } from './overview/is-on-day.ts'

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
  const text = useMessages(eventMessages)
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
        columns={columnsOf(text, formats)}
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
  const text = useMessages(eventMessages)
  const all = useQuery({ queryKey: ['events', 'any'], queryFn: () => laurel.events.list({ limit: 1 }) })
  if (all.isError) return <ProblemNote error={all.error} retry={() => void all.refetch()} />
  if (!all.data) return null
  const isFirst = all.data.total === 0
  return (
    <EmptyNote title={isFirst ? text.first : text.noneUpcoming}>
      {isFirst && <p>{text.firstHow}</p>}
      {create}
    </EmptyNote>
  )
}

function filtersOf(text: (typeof eventMessages)['en']): Filter[] {
  const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
  return [
    { name: 'when', label: text.date, options: optionsOf(text.when), asTabs: true },
    { name: 'visibility', label: text.seenBy, options: optionsOf(text.visibility) },
    { name: 'event_type', label: text.kind, options: optionsOf(text.kinds) },
  ]
}

function columnsOf(text: (typeof eventMessages)['en'], formats: Formats): Column<Event>[] {
  return [
    {
      key: 'name',
      sorts: true,
      name: text.name,
      width: 'minmax(12rem, 3fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/events/$eventId" params={{ eventId: id }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'date',
      sorts: true,
      name: text.date,
      width: 'minmax(8rem, 1.2fr)',
      phone: 'second',
      show: ({ event_date, event_end_date, event_timezone }) =>
        event_date ? (
          formats.days(event_date, event_end_date, event_timezone)
        ) : (
          <span className="soft">{text.noDate}</span>
        ),
    },
    {
      key: 'event_location',
      name: text.place,
      width: 'minmax(7rem, 1.2fr)',
      show: ({ event_location }) => <bdi>{event_location}</bdi>,
    },
    {
      key: 'status',
      name: text.status,
      width: 'minmax(9rem, 1fr)',
      show: (event) => statusOf(event, text.statuses),
    },
    {
      key: 'event_type',
      name: text.kind,
      width: 'minmax(6rem, 1fr)',
      show: ({ event_type }) => text.kinds[event_type] ?? event_type,
      hidden: true,
    },
    {
      key: 'attendee_count',
      name: text.attendees,
      width: '7rem',
      phone: 'aside',
      isNumber: true,
      show: ({ attendee_count }) => formats.number(attendee_count),
    },
    {
      key: 'visibility',
      name: text.seenBy,
      width: '9rem',
      hidden: true,
      show: ({ visibility }) => <Badge variant="outline">{text.visibility[visibility] ?? visibility}</Badge>,
    },
  ]
}

function statusOf(event: Event, names: (typeof eventMessages)['en']['statuses']): string {
  const now = Date.now()
  const { event_date, event_end_date, registration_enabled, registration_closed } = event
  if (isOnDay(event, now)) return names.today
  if (event_date && Date.parse(event_end_date ?? event_date) < now) return names.over
  if (!registration_enabled) return names.off
  return registration_closed ? names.closed : names.open
}
