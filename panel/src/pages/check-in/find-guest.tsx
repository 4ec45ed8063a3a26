import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { may } from '../../api/sign-in-session.ts'
import { NativeSelect, TextInput } from '../../components/inputs.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useTyped } from '../../components/use-typed.ts'
import { guestMessages } from './guest-messages.ts'
import { GuestRow } from './guest-row.tsx'
import { checkInMessages } from './messages.ts'

const MIN_LETTERS = 2
/** Another letter finds a person sooner than a longer list. */
const MAX_FOUND = 8

/** Finds a guest by name or email address, to be checked in or out by one press, at the event or in a session. */
export function FindGuest({ eventId }: { eventId: number }) {
  const text = checkInMessages
  const [search, setSearch] = useState('')
  const [session, setSession] = useState<number | null>(null)
  const typed = useTyped(search, setSearch, 200)
  const isSearching = search.length >= MIN_LETTERS
  const found = useQuery({
    queryKey: ['attendees', eventId, 'at-door', search],
    queryFn: () => laurel.checkIn.lookUp(eventId, { query: search, limit: MAX_FOUND }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  })
  const guests = isSearching ? found.data?.rows : undefined
  return (
    <section className="surface padded stack" aria-label={text.findGuest}>
      <h2 className="group-title">{text.findGuest}</h2>
      <div className="beside">
        <TextInput {...typed} type="search" label={text.nameOrEmail} autoComplete="off" />
        <Where eventId={eventId} session={session} choose={setSession} />
      </div>
      {isSearching && found.error !== null && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      <p className="soft" role="status">
        {guests && text.found(guests.length)}
      </p>
      {guests?.map((guest) => (
        <GuestRow key={guest.id} eventId={eventId} session={session} of={guest} />
      ))}
    </section>
  )
}

type WhereProps = { eventId: number; session: number | null; choose: (session: number | null) => void }

/** The door at which guests are checked in; an event without sessions has one. */
function Where({ eventId, session, choose }: WhereProps) {
  const text = guestMessages
  const { who } = useRouteContext({ from: '/inside' })
  const sessions = useQuery({ ...sessionsQuery(eventId), enabled: may(who, 'sessions:read') }).data ?? []
  if (sessions.length === 0) return null
  return (
    <NativeSelect
      label={text.where}
      value={session ?? ''}
      data={[
        { value: '', label: text.event },
        ...sessions.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    />
  )
}
