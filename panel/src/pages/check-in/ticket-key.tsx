import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { ticketKeyMessages } from './ticket-key-messages.ts'

/** A new key for the tickets of an event, for the case that the old one or many tickets got into the wrong hands. */
export function TicketKey({ eventId }: { eventId: number }) {
  const text = ticketKeyMessages
  const [asked, setAsked] = useState(false)
  const [retires, setRetires] = useState(false)
  return (
    <section className="surface padded stack" aria-label={text.title}>
      <h2 className="group-title">{text.title}</h2>
      <p className="soft">{text.about}</p>
      <div>
        <Button variant="default" onClick={() => setAsked(true)}>
          {text.rotate}
        </Button>
      </div>
      {asked && (
        <ActionWithPreview
          title={text.rotate}
          label={text.rotate}
          isDanger={retires}
          action={() => laurel.tickets.rotateKey(eventId, { retire: retires })}
          done={() => toast(retires ? text.retired : text.rotated)}
          close={() => setAsked(false)}
        >
          <p>{text.explained}</p>
          <label className="switch">
            <input
              type="checkbox"
              checked={retires}
              onChange={({ currentTarget }) => setRetires(currentTarget.checked)}
            />
            <span>
              {text.retire}
              <span className="soft about">{text.retireAbout}</span>
            </span>
          </label>
        </ActionWithPreview>
      )}
    </section>
  )
}
