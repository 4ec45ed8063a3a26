import type { EmailWithContent } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Facts } from '../../../components/facts.tsx'
import { TitledPart } from '../../../components/titled-part.tsx'
import { languageName } from '../../../messages/content-languages.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { emailMessages } from '../messages/email.ts'
import { outboxMessages } from '../messages/outbox.ts'
import { useKindNames } from '../use-kind-names.ts'
import { EmailStatus } from './email-status.tsx'

type Props = { of: EmailWithContent; fileOf: (name: string) => string }

/** Facts about an email, its attachments, delivery attempts and later reports. */
export function EmailDetails({ of, fileOf }: Props) {
  const text = emailMessages
  return (
    <div className="stack">
      <TitledPart title={text.details}>
        <EmailFacts of={of} />
      </TitledPart>
      {of.attachments.length > 0 && (
        <TitledPart title={text.attachments}>
          <ul>
            {of.attachments.map(({ file_name }) => (
              <li key={file_name}>
                <a href={fileOf(file_name)} download={file_name}>
                  <bdi>{file_name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </TitledPart>
      )}
      <Attempts of={of} />
      <Reports of={of} />
    </div>
  )
}

function EmailFacts({ of }: { of: EmailWithContent }) {
  const text = emailMessages
  const words = outboxMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const { nameOf } = useKindNames()
  const { to, event_id, attendee_id, template_id, resend_of, next_attempt_at, sent_at } = of
  const zone = who.organisation.time_zone
  return (
    <>
      <Facts
        of={[
          [words.status, <EmailStatus key="status" of={of} />],
          [words.to, [to.name, to.address].filter(Boolean).join(' · ') || words.erased],
          [words.kind, nameOf(of.kind)],
          [text.createdAt, formats.moment(of.created_at, zone)],
          ...(next_attempt_at === null ? [] : [[text.nextAttempt, formats.moment(next_attempt_at, zone)] as const]),
          ...(sent_at === null ? [] : [[text.sentAt, formats.moment(sent_at, zone)] as const]),
          [text.language, languageName(of.language)],
          [text.optOut, of.transactional ? text.no : text.yes],
        ]}
      />
      <div className="row">
        {to.address !== '' && (
          <Link to="/person" search={{ email: to.address } as never}>
            {text.everything}
          </Link>
        )}
        {event_id !== null && (
          <Link
            to="/events/$eventId/attendees"
            params={{ eventId: event_id }}
            search={(attendee_id === null ? {} : { open: String(attendee_id) }) as never}
          >
            {words.event}
          </Link>
        )}
        {template_id !== null && (
          <Link to="/emails/templates/$templateId" params={{ templateId: String(template_id) }}>
            {text.template}
          </Link>
        )}
        {resend_of !== null && (
          <Link to="/emails/outbox/$emailId" params={{ emailId: String(resend_of) }}>
            {text.repeatsEmail}
          </Link>
        )}
      </div>
    </>
  )
}

function Attempts({ of: { attempts } }: { of: EmailWithContent }) {
  const text = emailMessages
  const { formats } = useLanguage()
  return (
    <TitledPart title={text.attempts}>
      {attempts.length === 0 && <p className="soft">{text.noAttempts}</p>}
      <ol className="story">
        {attempts.map(({ number, started_at, outcome, response }) => (
          <li key={number}>
            {outcome === null ? text.running : text.outcomes[outcome]}{' '}
            <span className="soft">
              {text.attempt(formats.number(number))} · {formats.moment(started_at)}
            </span>
            {response !== '' && <pre className="body">{response}</pre>}
          </li>
        ))}
      </ol>
    </TitledPart>
  )
}

function Reports({ of: { reports } }: { of: EmailWithContent }) {
  const text = emailMessages
  const words = outboxMessages
  const { formats } = useLanguage()
  if (reports.length === 0) return null
  return (
    <TitledPart title={text.reports}>
      <ol className="story">
        {reports.map(({ kind, detail, occurred_at }) => (
          <li key={`${kind} ${occurred_at}`}>
            {words.bounces[kind]} <span className="soft">{formats.moment(occurred_at)}</span>
            {detail && <pre className="body">{detail}</pre>}
          </li>
        ))}
      </ol>
    </TitledPart>
  )
}
