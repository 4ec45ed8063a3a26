import type { WaitingPerson } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { registrationStatusQuery } from '../../api/registration-status-query.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import type { Asked } from '../../components/use-rows.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { waitingMessages } from './messages.ts'
import { waitingColumns } from './waiting-columns.tsx'

/** Everybody who waits for a place: the order, the offers, and those who did not take one. */
export function WaitingListPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = waitingMessages
  const { formats } = useLanguage()
  const navigate = useNavigate()
  const event = useQuery(eventQuery(eventId))
  const mayWrite = may(who, 'attendees:write')
  const status = useQuery({ ...registrationStatusQuery(eventId), enabled: may(who, 'events:read') })
  const open = ({ attendee_id }: WaitingPerson) =>
    navigate({ to: '/events/$eventId/attendees', params: { eventId }, search: { open: String(attendee_id) } as never })
  const types = useQuery(typesQuery(eventId)).data ?? []
  const free = status.data?.free
  return (
    <>
      <PageHead title={text.title} />
      {status.data && (
        <p className="soft above-list" role="status">
          {[
            free == null ? text.noLimit : text.free(formats.number(free)),
            ...types.flatMap(({ name, capacity, taken }) =>
              capacity === null ? [] : [text.freeOf(name, formats.number(Math.max(0, capacity - taken)))],
            ),
          ].join(' ')}
        </p>
      )}
      <DataTable
        name={text.title}
        id="waiting"
        queryKey={['attendees', eventId, 'waiting']}
        ask={(asked: Asked) => listWaiting(eventId, asked)}
        columns={waitingColumns({ text, formats, eventId, zone: event.data?.event_timezone, free, types, mayWrite })}
        filters={[{ name: 'state', label: text.shown, options: [{ value: 'ended', label: text.ended }] }]}
        onOpen={open}
        empty={
          <EmptyNote title={text.nobody}>
            <p>{event.data?.registration_capacity === null ? text.noCapacity : text.nobodyHow}</p>
            <Link to="/events/$eventId/registration" params={{ eventId }}>
              {text.toRegistration}
            </Link>
          </EmptyNote>
        }
      />
    </>
  )
}

async function listWaiting(eventId: number, asked: Asked) {
  const page = await laurel.waitingList.list(eventId, asked as never)
  return { ...page, rows: page.rows.map((row) => ({ ...row, id: row.attendee_id })) }
}
