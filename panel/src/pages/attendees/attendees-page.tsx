import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { registrationStatusQuery } from '../../api/registration-status-query.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { type ListState, useList } from '../../components/use-list.ts'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { approvalMessages } from '../../shell-parts/messages/approval.ts'
import { ToDecide } from '../../shell-parts/to-decide.tsx'
import { attendeeColumns } from './attendee-columns.tsx'
import { ATTENDEE_FILTERS, attendeeFilters, attendeesFile, shownOf } from './attendee-filters.ts'
import { decisionColumns } from './decision-column.tsx'
import { attendeeActionMessages } from './messages/actions.ts'
import { attendeeMessages } from './messages/attendee.ts'
import { signUpMessages } from './messages/sign-ups.ts'

const AddAttendee = lazy(async () => ({ default: (await import('./add-attendee.tsx')).AddAttendee }))
const AttendeeActions = lazy(async () => ({ default: (await import('./attendee-actions.tsx')).AttendeeActions }))
const AttendeeDetails = lazy(async () => ({ default: (await import('./attendee-details.tsx')).AttendeeDetails }))

export function AttendeesPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const event = useQuery(eventQuery(eventId))
  const types = useQuery(typesQuery(eventId))
  const text = attendeeMessages
  const approval = approvalMessages
  const { formats } = useLanguage()
  const list = useList(ATTENDEE_FILTERS)
  const [adding, setAdding] = useState(false)
  const mayWrite = may(who, 'attendees:write')
  useSingleKeys([['c', () => setAdding(mayWrite)]])
  // The list of those who wait for approval is for deciding about them.
  const decides = mayWrite && list.filters.status === 'pending'
  const columns = attendeeColumns(text, formats, { event: event.data, types: types.data })
  const waysIn = mayWrite && <WaysIn eventId={eventId} add={() => setAdding(true)} />
  return (
    <>
      <PageHead title={text.title}>{waysIn}</PageHead>
      {may(who, 'events:read') && !decides && <PendingNote eventId={eventId} />}
      <DataTable
        name={text.title}
        id="attendees"
        queryKey={['attendees', eventId]}
        ask={(asked) => laurel.attendees.list(eventId, asked)}
        columns={decides ? decisionColumns(columns, { eventId, name: approval.decision }) : columns}
        filters={useFilters(eventId, list.filters)}
        searchLabel={text.find}
        exportUrl={(asked, format) => attendeesFile(eventId, asked, format)}
        exportFormats={['csv', 'xlsx']}
        {...(mayWrite && {
          actions: (chosen, done) => (
            <Suspense>
              <AttendeeActions eventId={eventId} chosen={chosen} filter={shownOf(list)} done={done} />
            </Suspense>
          ),
        })}
        empty={
          <EmptyNote title={text.nobody}>
            <p>{text.nobodyHow}</p>
            <div className="row centred">{waysIn}</div>
            <GuideLink to="registration" />
          </EmptyNote>
        }
      />
      <Suspense>
        {adding && <AddAttendee eventId={eventId} close={() => setAdding(false)} />}
        {list.open && (
          <AttendeeDetails eventId={eventId} id={Number(list.open)} close={() => list.change({ open: undefined })} />
        )}
      </Suspense>
    </>
  )
}

function PendingNote({ eventId }: { eventId: number }) {
  const status = useQuery(registrationStatusQuery(eventId))
  if (!status.data || status.data.pending === 0) return null
  return (
    <p className="above-list">
      <ToDecide eventId={eventId} count={status.data.pending} />
    </p>
  )
}

function WaysIn({ eventId, add }: { eventId: number; add: () => void }) {
  const text = attendeeMessages
  return (
    <>
      <Button
        variant="default"
        renderRoot={(props) => <Link to="/events/$eventId/attendees/import" params={{ eventId }} {...props} />}
      >
        {text.import}
      </Button>
      <Button onClick={add}>{text.add}</Button>
    </>
  )
}

/** The filters of the list, with the types of the event and its sessions with sign-up to choose from. */
function useFilters(eventId: number, set: ListState['filters']) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = attendeeMessages
  const actions = attendeeActionMessages
  const { filter } = signUpMessages
  const types = useQuery(typesQuery(eventId))
  const sessions = useQuery({ ...sessionsQuery(eventId), enabled: may(who, 'sessions:read') })
  return attendeeFilters({ text, actions, signedUpFor: filter, types: types.data, sessions: sessions.data, set })
}
