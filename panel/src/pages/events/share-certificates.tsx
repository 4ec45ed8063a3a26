import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { certificatesFile, certificatesZip, MAX_IN_ZIP } from '../../api/certificate-files.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { SITE } from '../../api/site.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { shareMessages } from './messages.ts'

/** Ways to send certificates to their holders, and the verification page. */
export function ShareCertificates({ eventId }: { eventId: number }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = shareMessages
  return (
    <section className="surface padded stack">
      <h2 className="group-title">{text.certificates}</h2>
      {may(who, 'certificates:read') && <Files eventId={eventId} />}
      <p className="soft">{text.verifyPage}</p>
      <div className="row">
        <a href={`${SITE}/verify`} target="_blank" rel="noreferrer">{`${SITE}/verify`}</a>
        <CopyButton text={`${SITE}/verify`} />
      </div>
    </section>
  )
}

function Files({ eventId }: { eventId: number }) {
  const text = shareMessages
  const { formats } = useLanguage()
  const active = useQuery({
    queryKey: ['certificates', eventId, 'active'],
    queryFn: async () => (await laurel.certificates.list(eventId, { status: 'active', limit: 1 })).total,
  })
  if (active.data === undefined) return null
  const page = (
    <Link to="/events/$eventId/certificates" params={{ eventId }}>
      {active.data === 0 ? text.issue : text.mail}
    </Link>
  )
  if (active.data === 0)
    return (
      <p>
        {text.none} {page}
      </p>
    )
  return (
    <>
      <p>{text.held(formats.number(active.data))}</p>
      <div className="row">
        {active.data <= MAX_IN_ZIP && (
          <a href={certificatesZip(eventId)} download>
            {text.zip}
          </a>
        )}
        <a href={certificatesFile({ event_id: eventId, status: 'active' })} download>
          {text.table}
        </a>
        {page}
      </div>
      <p className="soft">{text.linkedIn}</p>
    </>
  )
}
