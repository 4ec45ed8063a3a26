import type { Standing } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { Facts } from '../../components/facts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { overviewMessages } from './messages/overview.ts'

/** The next event with its numbers. */
export function NextPart({ of: { next_event: next } }: { of: Standing }) {
  const text = overviewMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  return (
    <section className="surface padded stack" aria-labelledby="next">
      <h2 className="group-title" id="next">
        {text.next}
      </h2>
      {next === null ? (
        <p className="soft">{text.noNext}</p>
      ) : (
        <>
          <div>
            {may(who, 'events:read') ? (
              <Link to="/events/$eventId" params={{ eventId: next.id }}>
                <bdi>{next.name}</bdi>
              </Link>
            ) : (
              <bdi>{next.name}</bdi>
            )}
            {next.event_date && (
              <p className="soft">
                {formats.span(next.event_date, next.event_end_date, next.event_timezone)} ·{' '}
                {formats.distance(next.event_date, Date.now())}
              </p>
            )}
          </div>
          <Facts
            of={[
              [text.attendees, formats.number(next.attendees)],
              [text.certificates, formats.number(next.certificates)],
            ]}
          />
        </>
      )}
    </section>
  )
}
