import type { WebhookEndpoint } from '@laurel/client'
import { Facts } from '../../components/facts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { EventName } from '../../shell-parts/event-choice.tsx'
import { developerMessages } from './messages.ts'
import { webhookMessages } from './webhook-messages.ts'

/** Settings of a webhook, next to its deliveries. */
export function WebhookFacts({ of: { description, events, event_ids, header_names } }: { of: WebhookEndpoint }) {
  const { events: types, allEvents } = developerMessages
  const text = webhookMessages
  const { formats } = useLanguage()
  const reach = event_ids === null ? text.everywhere : <EventNames ids={event_ids} />
  return (
    <div className="surface padded">
      <Facts
        of={[
          ...(description === null ? [] : [[text.description, description] as const]),
          [types, events.includes('*') ? allEvents : formats.list(events)],
          [text.reach, reach],
          [text.headers, header_names.length === 0 ? text.none : formats.list(header_names)],
        ]}
      />
    </div>
  )
}

function EventNames({ ids }: { ids: readonly number[] }) {
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <EventName id={id} />
    </span>
  ))
}
