import type { NewWebhookEndpoint, WebhookEndpoint } from '@laurel/client'
import { TextField, textOf } from '../../components/fields.tsx'
import { EventChoice, eventIdsIn } from '../../shell-parts/event-choice.tsx'
import { EVENT_TYPES, eventTypeMessages } from './event-type-messages.ts'
import { HeaderFields, headersIn } from './header-fields.tsx'
import { developerMessages } from './messages.ts'
import { webhookMessages } from './webhook-messages.ts'

/** The typed webhook; stored headers that are kept are left out. */
export function webhookIn(values: FormData): NewWebhookEndpoint {
  const headers = headersIn(values)
  return {
    url: textOf(values, 'url'),
    description: textOf(values, 'description') || null,
    events: values.getAll('events') as NewWebhookEndpoint['events'],
    event_ids: eventIdsIn(values),
    ...(headers && { headers }),
  }
}

/** Fields of a webhook; `of` is the webhook being edited. */
export function WebhookFields({ of }: { of?: WebhookEndpoint }) {
  const text = developerMessages
  const types = eventTypeMessages
  const { description, reach, everywhere, reachAbout } = webhookMessages
  const events = of?.events ?? ['*']
  return (
    <>
      <TextField
        name="url"
        type="url"
        label={text.url}
        placeholder="https://example.org/laurel"
        defaultValue={of?.url}
        data-autofocus
      />
      <TextField name="description" label={description} defaultValue={of?.description ?? ''} />
      <fieldset className="choices">
        <legend>{text.events}</legend>
        <label>
          <input type="checkbox" name="events" value="*" defaultChecked={events.includes('*')} /> {text.allEvents}
        </label>
        {EVENT_TYPES.map((event) => (
          <label key={event}>
            <input type="checkbox" name="events" value={event} defaultChecked={events.includes(event)} /> {types[event]}{' '}
            <code>{event}</code>
          </label>
        ))}
      </fieldset>
      <EventChoice label={reach} every={everywhere} about={reachAbout} of={of?.event_ids ?? null} />
      <HeaderFields stored={of?.header_names ?? []} />
    </>
  )
}
