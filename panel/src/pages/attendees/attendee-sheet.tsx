import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/session.ts'
import { ActWithPreview } from '../../parts/act-with-preview.tsx'
import { Button } from '../../parts/button.ts'
import { SideSheet } from '../../parts/dialog.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Form } from '../../parts/form.tsx'
import { ProblemNote } from '../../parts/problem-note.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { AttendeeFields, readAttendee } from './attendee-fields.tsx'
import { attendeeWords } from './attendee-words.ts'
import { nameOf } from './name-of.ts'

/** One person of the event: who they are, what became of them, and what can be done. */
export function AttendeeSheet({ eventId, id, close }: { eventId: number; id: number; close: () => void }) {
  const text = useWords(attendeeWords)
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [state, setState] = useState<'seen' | 'edited' | 'removed'>('seen')
  const key = ['attendees', eventId, id]
  const person = useQuery({ queryKey: key, queryFn: () => laurel.attendees.get(eventId, id) })
  const stale = () => client.invalidateQueries({ queryKey: ['attendees', eventId] })
  const { data } = person
  return (
    <SideSheet title={<bdi>{data ? nameOf(data) : text.title}</bdi>} close={close}>
      {person.isPending && <Skeleton height={160} />}
      {person.isError && <ProblemNote error={person.error} retry={() => void person.refetch()} />}
      {data && state === 'edited' && (
        <Form
          submit={text.save}
          save={(values) => laurel.attendees.update(eventId, id, readAttendee(values))}
          done={async () => {
            toast(text.saved)
            await stale()
            setState('seen')
          }}
        >
          <AttendeeFields of={data} />
        </Form>
      )}
      {data && state !== 'edited' && (
        <div className="stack">
          <PersonFacts eventId={eventId} of={data} />
          {may(who, 'attendees:write') && (
            <div className="row">
              <Button variant="default" onClick={() => setState('edited')}>
                {text.edit}
              </Button>
              <Button variant="subtle" color="red" onClick={() => setState('removed')}>
                {text.remove}
              </Button>
            </div>
          )}
        </div>
      )}
      {data && state === 'removed' && (
        <ActWithPreview
          title={text.removeTitle(nameOf(data))}
          label={text.remove}
          isDanger
          act={() => laurel.attendees.delete(eventId, id)}
          done={async () => {
            toast(text.removed(nameOf(data)))
            close()
            await stale()
          }}
          close={() => setState('seen')}
        >
          {text.removeAbout}
        </ActWithPreview>
      )}
    </SideSheet>
  )
}

type Person = Awaited<ReturnType<typeof laurel.attendees.get>>

function PersonFacts({ eventId, of }: { eventId: number; of: Person }) {
  const text = useWords(attendeeWords)
  const { formats } = useLanguage()
  const zone = useQuery(eventQuery(eventId)).data?.event_timezone
  const address = <a href={`mailto:${of.email}`}>{of.email}</a>
  return (
    <Facts
      of={[
        [text.email, address],
        [text.status, text.statuses[of.status] ?? of.status],
        [text.checkedIn, of.checked_in_at ? formats.moment(of.checked_in_at, zone) : '–'],
        [text.sessions, formats.number(of.sessions_attended)],
        [text.certificate, of.certificate_id ? text.issued : text.none],
        [text.tags, of.tags.join(', ') || '–'],
        [text.source, text.sources[of.source] ?? of.source],
        [text.since, formats.moment(of.created_at, zone)],
      ]}
    />
  )
}
