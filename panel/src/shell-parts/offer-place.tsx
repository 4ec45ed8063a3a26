import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../api/laurel.ts'
import { Button } from '../components/button.ts'
import { Dialog } from '../components/dialog.tsx'
import { ProblemNote } from '../components/problem-note.tsx'
import { toast } from '../components/toasts.tsx'
import { useMessages } from '../messages/use-messages.tsx'
import { offerMessages } from './messages/offers.ts'
import type { PlacesFor } from './places-for.ts'

type Props = { eventId: number; attendeeId: number; name: string }

/** Offers a place to a person who waits, and asks first if none is free for them. */
export function OfferPlace({ places: { free, fullType }, ...person }: Props & { places: PlacesFor }) {
  const text = useMessages(offerMessages)
  const { asks, setAsks, act } = useAct(person, (options) =>
    laurel.waitingList.offer(person.eventId, person.attendeeId, options),
  )
  const isFull = free === 0
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text.offerTo(person.name)}
        loading={act.isPending}
        onClick={() => (isFull ? setAsks(true) : act.mutate({ said: text.offered(person.name) }))}
      >
        {text.offer}
      </Button>
      {(asks || act.isError) && (
        <Confirm
          title={text.offer}
          about={
            fullType !== null
              ? text.beyondType(person.name, fullType)
              : isFull
                ? text.beyond(person.name)
                : text.offerAbout(person.name)
          }
          label={isFull ? text.offerBeyond : text.offer}
          error={act.error}
          busy={act.isPending}
          confirm={() => act.mutate({ said: text.offered(person.name), over_capacity: isFull })}
          close={() => {
            setAsks(false)
            act.reset()
          }}
        />
      )}
    </>
  )
}

/** Withdraws the offer of a place, after a question, because the person has an email about it. */
export function WithdrawOffer(person: Props) {
  const text = useMessages(offerMessages)
  const { asks, setAsks, act } = useAct(person, () => laurel.waitingList.withdraw(person.eventId, person.attendeeId))
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text.withdrawFrom(person.name)}
        onClick={() => setAsks(true)}
      >
        {text.withdraw}
      </Button>
      {asks && (
        <Confirm
          title={text.withdraw}
          about={text.withdrawAbout(person.name)}
          label={text.withdraw}
          error={act.error}
          busy={act.isPending}
          confirm={() => act.mutate({ said: text.withdrawn(person.name) })}
          close={() => {
            setAsks(false)
            act.reset()
          }}
        />
      )}
    </>
  )
}

type Acting = { said: string; over_capacity?: boolean }

function useAct({ eventId }: Props, send: (options: { over_capacity: boolean }) => PromiseLike<unknown>) {
  const client = useQueryClient()
  const [asks, setAsks] = useState(false)
  const act = useMutation({
    mutationFn: async ({ over_capacity = false }: Acting) => send({ over_capacity }),
    onSuccess: async (_, { said }) => {
      setAsks(false)
      toast(said)
      await Promise.all([
        client.invalidateQueries({ queryKey: ['attendees', eventId] }),
        client.invalidateQueries({ queryKey: ['events', eventId] }),
      ])
    },
  })
  return { asks, setAsks, act }
}

type ConfirmProps = {
  title: string
  about: string
  label: string
  error: unknown
  busy: boolean
  confirm: () => void
  close: () => void
}

function Confirm({ title, about, label, error, busy, confirm, close }: ConfirmProps) {
  const text = useMessages(offerMessages)
  return (
    <Dialog title={title} close={close}>
      <div className="stack">
        <p>{about}</p>
        {error !== null && <ProblemNote error={error} />}
        <div className="form-end">
          <Button loading={busy} onClick={confirm}>
            {label}
          </Button>
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
