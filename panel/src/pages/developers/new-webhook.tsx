import type { CreatedWebhookEndpoint, NewWebhookEndpoint } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { EVENT_TYPES, eventTypeMessages } from './event-type-messages.ts'
import { developerMessages } from './messages.ts'

/** Adds a webhook. */
export function NewWebhook({ close }: { close: () => void }) {
  const text = useMessages(developerMessages)
  const types = useMessages(eventTypeMessages)
  const client = useQueryClient()
  const [made, setMade] = useState<CreatedWebhookEndpoint | null>(null)
  if (made !== null)
    return (
      <Dialog title={made.url} close={close}>
        <ShownOnce about={text.secretMade} secret={made.secret} kept={text.keyKept} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={text.newWebhook} close={close}>
      <Form
        submit={text.newWebhook}
        save={(values) =>
          laurel.webhooks.create({
            url: textOf(values, 'url'),
            events: values.getAll('events') as NewWebhookEndpoint['events'],
          })
        }
        done={async (endpoint) => {
          setMade(endpoint)
          await client.invalidateQueries({ queryKey: ['webhooks'] })
        }}
      >
        <TextField name="url" type="url" label={text.url} placeholder="https://example.org/laurel" data-autofocus />
        <fieldset className="choices">
          <legend>{text.events}</legend>
          <label>
            <input type="checkbox" name="events" value="*" defaultChecked /> {text.allEvents}
          </label>
          {EVENT_TYPES.map((event) => (
            <label key={event}>
              <input type="checkbox" name="events" value={event} /> {types[event]} <code>{event}</code>
            </label>
          ))}
        </fieldset>
      </Form>
    </Dialog>
  )
}
