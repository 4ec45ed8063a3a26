import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextInput } from '../../components/inputs.ts'
import { nameOf } from '../../components/name-of.ts'
import { SurveyLink } from '../../shell-parts/survey-link.tsx'
import { resultMessages } from './messages/results.ts'

const SHOWN = 8

/** Finds one attendee, whose personal link to the survey is then copied. */
export function PersonalLink({ eventId }: { eventId: number }) {
  const text = resultMessages
  const { who } = useRouteContext({ from: '/inside' })
  const [isOpen, setOpen] = useState(false)
  if (!may(who, 'attendees:read')) return null
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {text.link}
      </Button>
      {isOpen && (
        <Dialog title={text.link} close={() => setOpen(false)}>
          <FindPerson eventId={eventId} />
        </Dialog>
      )}
    </>
  )
}

function FindPerson({ eventId }: { eventId: number }) {
  const text = resultMessages
  const [search, setSearch] = useState('')
  const people = useQuery({
    queryKey: ['attendees', eventId, 'for survey', search],
    queryFn: async () => (await laurel.attendees.list(eventId, { limit: SHOWN, ...(search && { search }) })).rows,
    placeholderData: (before) => before,
  })
  return (
    <div className="stack">
      <p className="soft">{text.linkAbout}</p>
      <TextInput
        type="search"
        label={text.findPerson}
        value={search}
        data-autofocus
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {people.data?.length === 0 && <p role="status">{text.noPerson}</p>}
      <ul className="survey-people">
        {people.data?.map((person) => (
          <li key={person.id}>
            <span>
              <bdi>{nameOf(person)}</bdi> <span className="soft">{person.email}</span>
            </span>
            <SurveyLink eventId={eventId} attendeeId={person.id} name={nameOf(person)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
