import type { Event, RegistrationStatus } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { may } from '../../api/sign-in-session.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ToDecide } from '../../shell-parts/to-decide.tsx'
import { registrationMessages } from './messages.ts'

type Props = { of: Event; status: RegistrationStatus | undefined }

/** Whether people can register now, and why not; the places, and the link to share. */
export function RegistrationState({ of, status }: Props) {
  const text = registrationMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const opens = of.registration_opens_at && formats.moment(of.registration_opens_at, of.event_timezone)
  const isPrivate = of.public_url === null
  const state = status && (isPrivate ? 'private' : status.state === 'open' && status.full ? 'full' : status.state)
  const isOpen = state === 'open'
  return (
    <section className="surface padded stack" aria-label={text.state}>
      <p className="row registration-state" role="status">
        <span className="state" data-quiet={!isOpen}>
          {state ? text.states[state] : '…'}
        </span>
        {state && <span>{state === 'not_open' ? text.opensOn(opens ?? '') : text.meanings[state]}</span>}
      </p>
      {status && <Places eventId={of.id} status={status} />}
      <div className="row">
        {isPrivate ? (
          may(who, 'events:write') && (
            <Link to="/events/$eventId/settings" params={{ eventId: of.id }} hash="visibility">
              {text.toVisibility}
            </Link>
          )
        ) : (
          <>
            <a href={of.public_url!} target="_blank" rel="noreferrer" className="cell">
              {of.public_url}
            </a>
            <CopyButton text={of.public_url!} label={text.copyLink} />
          </>
        )}
      </div>
    </section>
  )
}

type PlacesProps = { eventId: number; status: RegistrationStatus }

function Places({ eventId, status: { capacity, taken, offered, waiting, pending } }: PlacesProps) {
  const text = registrationMessages
  const { formats } = useLanguage()
  return (
    <div className="stack">
      <p className="row">
        <strong className="count">
          {capacity === null
            ? text.taken(formats.number(taken))
            : text.takenOf(formats.number(taken), formats.number(capacity))}
        </strong>
        {offered > 0 && <span>{text.offered(formats.number(offered))}</span>}
        {waiting > 0 && <span>{text.waiting(formats.number(waiting))}</span>}
        <ToDecide eventId={eventId} count={pending} />
      </p>
      {capacity !== null && (
        <span className="bar" aria-hidden>
          <span style={{ inlineSize: `${Math.min(1, taken / capacity) * 100}%` }} />
        </span>
      )}
    </div>
  )
}
