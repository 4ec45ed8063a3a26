import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../api/laurel.ts'
import { ActionWithPreview } from '../components/action-with-preview.tsx'
import { Button } from '../components/button.ts'
import { ProblemNote } from '../components/problem-note.tsx'
import { toast } from '../components/toasts.tsx'
import { offerMessages } from './messages/offers.ts'
import type { PlacesFor } from './places-for.ts'

type Props = { eventId: number; attendeeId: number; name: string }

/** Offers a place to a person who waits, and asks first if none is free for them. */
export function OfferPlace({ eventId, attendeeId, name, places: { free, fullType } }: Props & { places: PlacesFor }) {
  const text = offerMessages
  const [asks, setAsks] = useState(false)
  const isFull = free === 0
  const about = isFull ? text.beyond(name) : text.offerAbout(name)
  const done = useOffered(eventId, text.offered(name))
  const offer = () => laurel.waitingList.offer(eventId, attendeeId, { over_capacity: isFull })
  const atOnce = useMutation({ mutationFn: offer, onSuccess: done })
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text.offerTo(name)}
        loading={atOnce.isPending}
        onClick={() => (isFull ? setAsks(true) : atOnce.mutate())}
      >
        {text.offer}
      </Button>
      {(asks || atOnce.isError) && (
        <ActionWithPreview
          title={text.offer}
          label={isFull ? text.offerBeyond : text.offer}
          action={offer}
          done={done}
          close={() => {
            setAsks(false)
            atOnce.reset()
          }}
        >
          {atOnce.isError && <ProblemNote error={atOnce.error} />}
          <p>{fullType === null ? about : text.beyondType(name, fullType)}</p>
        </ActionWithPreview>
      )}
    </>
  )
}

/** Withdraws the offer of a place, after a question, because the person has an email about it. */
export function WithdrawOffer({ eventId, attendeeId, name }: Props) {
  const text = offerMessages
  const [asks, setAsks] = useState(false)
  const done = useOffered(eventId, text.withdrawn(name))
  return (
    <>
      <Button variant="default" size="compact-sm" aria-label={text.withdrawFrom(name)} onClick={() => setAsks(true)}>
        {text.withdraw}
      </Button>
      {asks && (
        <ActionWithPreview
          title={text.withdraw}
          label={text.withdraw}
          action={() => laurel.waitingList.withdraw(eventId, attendeeId)}
          done={done}
          close={() => setAsks(false)}
        >
          <p>{text.withdrawAbout(name)}</p>
        </ActionWithPreview>
      )}
    </>
  )
}

/** Returns a function that confirms an action and refetches what it changed. */
function useOffered(eventId: number, said: string) {
  const client = useQueryClient()
  return async () => {
    toast(said)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['attendees', eventId] }),
      client.invalidateQueries({ queryKey: ['events', eventId] }),
    ])
  }
}
