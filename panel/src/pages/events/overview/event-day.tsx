import type { Event } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ROOT } from '../../../api/site.ts'
import { Button } from '../../../components/button.ts'
import { nameOf } from '../../../components/name-of.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventDayMessages } from './messages.ts'

const DoorLink = lazy(async () => ({ default: (await import('../../../shell-parts/door-link.tsx')).DoorLink }))

/** Maximum number of waiting people shown by name. */
const NAMED = 5

/** Shown on the day of the event: attendance, links to the door, and the waiting list. */
export function EventDay({ of: { id } }: { of: Event }) {
  const text = eventDayMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [linking, setLinking] = useState(false)
  const counts = useQuery({
    queryKey: ['attendees', id, 'in and expected'],
    queryFn: async () => {
      const expected = { status: ['registered' as const], limit: 1 }
      const [all, inside] = await Promise.all([
        laurel.attendees.list(id, expected),
        laurel.attendees.list(id, { ...expected, checked_in: true }),
      ])
      return { expected: all.total, checkedIn: inside.total }
    },
  })
  return (
    <section className="surface padded stack event-day" aria-labelledby="event-day">
      <h2 className="group-title" id="event-day">
        {text.title}
      </h2>
      {counts.isError && <ProblemNote error={counts.error} retry={() => void counts.refetch()} />}
      {counts.data && (
        <>
          <p className="event-day-count" aria-live="polite">
            {text.checkedIn(formats.number(counts.data.checkedIn), formats.number(counts.data.expected))}
          </p>
          <progress aria-label={text.title} max={Math.max(1, counts.data.expected)} value={counts.data.checkedIn} />
        </>
      )}
      <Waiting event={id} />
      {may(who, 'checkin:write') && (
        <div className="row">
          <Button component="a" href={`${ROOT}/door?event=${id}`}>
            {text.openDoor}
          </Button>
          <Button variant="default" onClick={() => setLinking(true)}>
            {text.newLink}
          </Button>
        </div>
      )}
      <Suspense>{linking && <DoorLink eventId={id} close={() => setLinking(false)} />}</Suspense>
    </section>
  )
}

/** Names of the next people on the waiting list. */
function Waiting({ event }: { event: number }) {
  const text = eventDayMessages
  const { formats } = useLanguage()
  const waiting = useQuery({
    queryKey: ['attendees', event, 'who waits'],
    queryFn: () => laurel.waitingList.list(event, { limit: NAMED }),
  })
  if (waiting.isError) return <ProblemNote error={waiting.error} retry={() => void waiting.refetch()} />
  if (!waiting.data || waiting.data.total === 0) return null
  const names = waiting.data.rows.map(nameOf)
  return (
    <p>
      <Link to="/events/$eventId/waiting-list" params={{ eventId: event }}>
        {text.waiting(formats.number(waiting.data.total))}
      </Link>{' '}
      <bdi className="soft">{formats.list(names)}</bdi>
    </p>
  )
}
