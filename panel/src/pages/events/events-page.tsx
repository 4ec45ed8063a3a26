import type { Event } from '@laurel/client'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column, Filter } from '../../components/list-types.ts'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { eventMessages } from './messages.ts'

const NewEvent = lazy(async () => ({ default: (await import('./new-event.tsx')).NewEvent }))

export function EventsPage() {
  const text = useMessages(eventMessages)
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const [making, setMaking] = useState(false)
  const mayWrite = may(who, 'events:write')
  const make = () => mayWrite && setMaking(true)
  useSingleKeys([['c', make]])
  const create = mayWrite && <Button onClick={make}>{text.newEvent}</Button>
  return (
    <>
      <PageHead title={text.back}>{create}</PageHead>
      <DataTable
        name={text.back}
        id="events"
        queryKey={['events']}
        ask={laurel.events.list}
        columns={columnsOf(text, formats)}
        filters={filtersOf(text)}
        searchLabel={text.find}
        onOpen={({ id }) => void navigate({ to: '/events/$eventId', params: { eventId: id } })}
        empty={
          <EmptyNote title={text.first}>
            <p>{text.firstHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {making && (
        <Suspense>
          <NewEvent close={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

function filtersOf(text: (typeof eventMessages)['en']): Filter[] {
  const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))
  return [
    { name: 'when', label: text.date, options: optionsOf(text.when) },
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
      show: ({ visibility }) => <Badge variant="outline">{text.visibility[visibility] ?? visibility}</Badge>,
    },
  ]
}
