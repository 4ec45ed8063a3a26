import type { AttendeeInFull } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { ticketMessages } from './messages/ticket.ts'

/** The ticket of one person: see it, send it, or make all earlier ones invalid. */
export function TicketPart({ eventId, of }: { eventId: number; of: AttendeeInFull }) {
  const text = ticketMessages
  const client = useQueryClient()
  const [renews, setRenews] = useState(false)
  const stale = () => client.invalidateQueries({ queryKey: ['attendees', eventId] })
  const send = useMutation({
    mutationFn: () => laurel.attendees.act(eventId, { action: 'send_ticket', ids: [of.id] }),
    onSuccess: async ({ affected }) => {
      toast(affected > 0 ? text.sent(of.email) : text.notSent)
      await stale()
    },
  })
  return (
    <section aria-label={text.title}>
      <h2 className="group-title">{text.title}</h2>
      <div className="row">
        <a href={of.ticket_url!} target="_blank" rel="noreferrer">
          {text.open}
        </a>
        <Button variant="default" size="compact-sm" loading={send.isPending} onClick={() => send.mutate()}>
          {text.send}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => setRenews(true)}>
          {text.renew}
        </Button>
      </div>
      {send.isError && <ProblemNote error={send.error} />}
      {renews && (
        <ActionWithPreview
          title={text.renew}
          label={text.renew}
          isDanger
          action={() => laurel.tickets.renew(eventId, of.id)}
          done={async () => {
            toast(text.renewed)
            await stale()
          }}
          close={() => setRenews(false)}
        >
          <p>{text.renewAbout}</p>
        </ActionWithPreview>
      )}
    </section>
  )
}
