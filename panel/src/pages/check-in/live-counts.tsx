import type { Attendance } from '@laurel/client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sessionsQuery } from '../../api/session-queries.ts'
import { Badge } from '../../components/badge.ts'
import { Button } from '../../components/button.ts'
import { EmptyNote } from '../../components/empty-note.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import './check-in.css'
import { checkInMessages } from './messages.ts'

type Session = Attendance['sessions'][number]

/** From this share of its places on, a session is nearly full. */
const NEARLY = 0.9

/** Attendance of the event, and the places taken in each session. */
export function LiveCounts({ eventId, attendance }: { eventId: number; attendance: UseQueryResult<Attendance> }) {
  const text = checkInMessages
  const { data, error, refetch } = attendance
  return (
    <section className="surface padded stack" aria-label={text.counts}>
      <h2 className="group-title">{text.counts}</h2>
      {error !== null && <ProblemNote error={error} retry={() => void refetch()} />}
      {data && data.total === 0 && data.checked_in === 0 ? (
        <EmptyNote title={text.nobody}>
          <p>{text.nobodyHow}</p>
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/events/$eventId/attendees" params={{ eventId }} {...props} />}
          >
            {text.toAttendees}
          </Button>
        </EmptyNote>
      ) : (
        data && <Counts eventId={eventId} of={data} />
      )}
    </section>
  )
}

function Counts({ eventId, of }: { eventId: number; of: Attendance }) {
  const text = checkInMessages
  const agenda = useQuery(sessionsQuery(eventId)).data ?? []
  const { formats } = useLanguage()
  const { number, percent } = formats
  const about = [
    ...(of.checked_out > 0 ? [text.left(number(of.checked_out))] : []),
    ...(of.average_minutes ? [text.minutes(number(of.average_minutes))] : []),
  ]
  return (
    <>
      <div className="stack" aria-live="polite">
        <strong>{text.came(number(of.checked_in), number(of.total), percent(of.ratio))}</strong>
        <meter aria-label={text.atEvent} min={0} max={Math.max(1, of.total)} value={of.checked_in} />
        {about.length > 0 && <p className="soft">{about.join(' · ')}</p>}
      </div>
      {of.sessions.map((session) => (
        <SessionCount
          key={session.session_id}
          of={session}
          total={of.total}
          signedUp={agenda.find(({ id, signup }) => id === session.session_id && signup)?.signed_up_count ?? null}
        />
      ))}
    </>
  )
}

type CountProps = {
  of: Session
  total: number
  /** null: nobody signs up for the session. */
  signedUp: number | null
}

function SessionCount({ of, total, signedUp }: CountProps) {
  const text = checkInMessages
  const { formats } = useLanguage()
  const { number, percent } = formats
  const { capacity, inside } = of
  const state =
    capacity === null || inside < NEARLY * capacity
      ? null
      : inside > capacity
        ? text.over
        : inside === capacity
          ? text.full
          : text.nearlyFull
  const about = [
    text.came(number(of.checked_in), number(total), percent(of.ratio)),
    capacity === null ? text.inside(number(inside)) : text.ofPlaces(number(inside), number(capacity)),
    ...(signedUp === null ? [] : [text.signedUp(number(signedUp), capacity === null ? null : number(capacity))]),
    ...(of.average_minutes ? [text.minutes(number(of.average_minutes))] : []),
  ]
  const most = capacity ?? Math.max(1, total)
  return (
    <div className="session-count">
      <div className="row">
        <bdi>{of.title}</bdi>
        {state !== null && (
          <Badge variant="outline" color="yellow">
            {state}
          </Badge>
        )}
      </div>
      <meter
        aria-label={of.title}
        min={0}
        max={most}
        high={capacity === null ? most : NEARLY * most}
        optimum={0}
        value={Math.min(inside, most)}
      />
      <p className="soft">{about.join(' · ')}</p>
    </div>
  )
}
