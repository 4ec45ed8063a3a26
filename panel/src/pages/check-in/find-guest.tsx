import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { TextInput } from '../../components/inputs.ts'
import { nameOf } from '../../components/name-of.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useTyped } from '../../components/use-typed.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { CheckInOne } from '../../shell-parts/check-in-one.tsx'
import { checkInMessages } from './messages.ts'

const MIN_LETTERS = 2
/** Another letter finds a person sooner than a longer list. */
const MAX_FOUND = 8

/** Finds a guest by name or email address, to be checked in by one press. */
export function FindGuest({ eventId }: { eventId: number }) {
  const text = useMessages(checkInMessages)
  const { formats } = useLanguage()
  const [search, setSearch] = useState('')
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
      <TextInput {...typed} className="search" type="search" label={text.nameOrEmail} autoComplete="off" />
      {isSearching && found.error !== null && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      <p className="soft" role="status">
        {guests && text.found(guests.length)}
      </p>
      {guests?.map((guest) => (
        <div key={guest.id} className="row">
          <bdi>{nameOf(guest)}</bdi>
          <bdi className="soft">{guest.email}</bdi>
          {guest.checked_in_at !== null ? (
            <span className="soft">{text.inSince(formats.moment(guest.checked_in_at))}</span>
          ) : guest.status === 'registered' ? (
            <CheckInOne eventId={eventId} id={guest.id} name={nameOf(guest)} />
          ) : (
            <span className="soft">{text.verdicts.cancelled}</span>
          )}
        </div>
      ))}
    </section>
  )
}
