import type { Event } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import { CopyButton } from '../../components/copy-button.tsx'
import { eventPageMessages } from './overview/messages.ts'

/** Link to the public page of the event, if there is one. */
export function PageLink({ of }: { of: Event }) {
  const text = eventPageMessages
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.page}</h2>
      {of.public_url === null ? (
        <p className="soft">
          {text.noPage}{' '}
          <Link to="/events/$eventId/settings" params={{ eventId: of.id }}>
            {text.toSettings}
          </Link>
        </p>
      ) : (
        <div className="row">
          <a href={of.public_url} target="_blank" rel="noreferrer" className="cell">
            {of.public_url}
          </a>
          <CopyButton text={of.public_url} />
        </div>
      )}
    </section>
  )
}
