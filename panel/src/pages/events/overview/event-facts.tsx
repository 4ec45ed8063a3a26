import type { Event } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../../api/sign-in-session.ts'
import { Facts } from '../../../components/facts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { eventFactMessages } from './messages.ts'

/** Date, place and visibility of an event, with a way to change them. */
export function EventFacts({ of }: { of: Event }) {
  const text = eventFactMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const place = [of.event_location, of.online_url ? text.online : null].filter(Boolean).join(' · ')
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.title}</h2>
      <Facts
        of={[
          [text.date, of.event_date ? formats.span(of.event_date, of.event_end_date, of.event_timezone) : text.noDate],
          [text.place, place || text.noPlace],
          [text.seenBy, text.visibilities[of.visibility] ?? of.visibility],
        ]}
      />
      {may(who, 'events:write') && (
        <p>
          <Link to="/events/$eventId/settings" params={{ eventId: of.id }}>
            {text.change}
          </Link>
        </p>
      )}
    </section>
  )
}
