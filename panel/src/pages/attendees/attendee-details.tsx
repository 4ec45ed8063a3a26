import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { may } from '../../api/sign-in-session.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { Form } from '../../components/form.tsx'
import { nameOf } from '../../components/name-of.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { SurveyLink } from '../../shell-parts/survey-link.tsx'
import { AttendeeAnswers } from './attendee-answers.tsx'
import { AttendeeBadges } from './attendee-badges.tsx'
import { AttendeeFields, readAttendee } from './attendee-fields.tsx'
import { AttendeeStory } from './attendee-story.tsx'
import { AttendeeValues } from './attendee-values.tsx'
import { attendeeMessages } from './messages/attendee.ts'
import { PersonActions } from './person-actions.tsx'
import { SignUpsPart } from './sign-ups-part.tsx'
import { TicketPart } from './ticket-part.tsx'

/** One attendee: details, answers, ticket, history and actions. */
export function AttendeeDetails({ eventId, id, close }: { eventId: number; id: number; close: () => void }) {
  const text = attendeeMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [edits, setEdits] = useState(false)
  const key = ['attendees', eventId, id]
  const person = useQuery({ queryKey: key, queryFn: () => laurel.attendees.get(eventId, id) })
  const stale = () => client.invalidateQueries({ queryKey: ['attendees', eventId] })
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: types } = useQuery(typesQuery(eventId))
  const zone = event?.event_timezone
  const { data } = person
  const mayWrite = may(who, 'attendees:write')
  // A deleted attendee cannot be shown.
  const acted = (action: string) => action === 'delete' && close()
  return (
    <DetailsDrawer title={<bdi>{data ? nameOf(data) : text.title}</bdi>} close={close}>
      {person.isPending && <Skeleton height={160} />}
      {person.isError && <ProblemNote error={person.error} retry={() => void person.refetch()} />}
      {data && edits && (
        <Form
          submit={text.save}
          save={(values) => laurel.attendees.update(eventId, id, readAttendee(values, { of: data, event, types }))}
          done={async () => {
            toast(text.saved)
            await stale()
            setEdits(false)
          }}
        >
          <AttendeeFields of={data} event={event} types={types} />
        </Form>
      )}
      {data && !edits && (
        <div className="stack">
          <PersonFacts eventId={eventId} zone={zone} of={data} />
          <AttendeeAnswers eventId={eventId} answers={data.answers} />
          <AttendeeValues event={event} values={data.values} />
          <PersonActions {...{ eventId, done: acted }} of={data} edit={() => setEdits(true)} />
          <SignUpsPart {...{ eventId, zone, mayWrite }} of={data} />
          {data.ticket_url !== null && mayWrite && <TicketPart eventId={eventId} of={data} />}
          {(event?.survey?.length ?? 0) > 0 && may(who, 'surveys:read') && (
            <div>
              <SurveyLink eventId={eventId} attendeeId={id} name={nameOf(data)} />
            </div>
          )}
          <AttendeeBadges of={data} />
          <AttendeeStory eventId={eventId} id={id} zone={zone} />
        </div>
      )}
    </DetailsDrawer>
  )
}

type Person = Awaited<ReturnType<typeof laurel.attendees.get>>

function PersonFacts({ eventId, zone, of }: { eventId: number; zone: string | undefined; of: Person }) {
  const text = attendeeMessages
  const { formats } = useLanguage()
  const address = (
    <>
      <a href={`mailto:${of.email}`}>{of.email}</a>{' '}
      <Link to="/person" search={{ email: of.email } as never}>
        {text.allRecords}
      </Link>
    </>
  )
  const certificate = (
    <>
      {text.issued}{' '}
      <Link to="/events/$eventId/certificates" params={{ eventId }} search={{ open: String(of.certificate_id) }}>
        {text.seeCertificate}
      </Link>
    </>
  )
  return (
    <Facts
      of={[
        [text.email, address],
        [text.status, text.statuses[of.status] ?? of.status],
        ...(of.waiting_position === null
          ? []
          : [[text.waitingPosition, formats.number(of.waiting_position)] as [string, string]]),
        ...groupFacts(text, eventId, of),
        ...(of.registration_type === null ? [] : [[text.type, of.registration_type] as const]),
        [text.checkedIn, of.checked_in_at ? formats.moment(of.checked_in_at, zone) : '–'],
        [text.sessions, formats.number(of.sessions_attended)],
        [text.certificate, of.certificate_id ? certificate : text.none],
        [text.tags, of.tags.join(', ') || '–'],
        [text.source, text.sources[of.source] ?? of.source],
        [text.since, formats.moment(of.created_at, zone)],
      ]}
    />
  )
}

/** The person who registered this one, and the others of the group, each as a link. */
function groupFacts(text: typeof attendeeMessages, eventId: number, of: Person): [string, ReactNode][] {
  const [first, ...none] = of.registered_with.filter(({ id }) => id === of.registered_by)
  const others = [...none, ...of.registered_with.filter(({ id }) => id !== of.registered_by)]
  const links = (people: Person['registered_with']) => <PersonLinks eventId={eventId} people={people} />
  return [
    ...(first ? ([[text.registeredBy, links([first])]] as [string, ReactNode][]) : []),
    ...(others.length > 0 ? ([[text.registeredWith, links(others)]] as [string, ReactNode][]) : []),
  ]
}

function PersonLinks({ eventId, people }: { eventId: number; people: Person['registered_with'] }) {
  return (
    <span className="people">
      {people.map((person) => (
        <Link
          key={person.id}
          to="/events/$eventId/attendees"
          params={{ eventId }}
          search={{ open: String(person.id) } as never}
        >
          {nameOf(person)}
        </Link>
      ))}
    </span>
  )
}
