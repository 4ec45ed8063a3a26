import type { Contact } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useId } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { emailMessages } from '../messages/emails.ts'

const SHOWN = 10

/** The newest emails to the address of a contact, for people who may see emails. */
export function ContactEmails({ of: { id, email } }: { of: Contact }) {
  const { who } = useRouteContext({ from: '/inside' })
  if (email === null || !may(who, 'emails:read')) return null
  return <Emails key={id} email={email} />
}

function Emails({ email }: { email: string }) {
  const text = emailMessages
  const { formats } = useLanguage()
  const id = useId()
  const found = useQuery({
    queryKey: ['emails', 'to', email],
    queryFn: async () => laurel.emails.list({ to: email, limit: SHOWN }),
  })
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.title} {total > 0 && <span className="soft count">{formats.number(total)}</span>}
      </h2>
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.isSuccess && total === 0 && <p className="soft">{text.none}</p>}
      <ul className="story">
        {rows.map((mail) => (
          <li key={mail.id}>
            <Link to="/emails/outbox/$emailId" params={{ emailId: String(mail.id) }}>
              <bdi>{mail.subject || mail.kind}</bdi>
            </Link>{' '}
            <span className="soft">
              {text.statuses[mail.status]} · {formats.moment(mail.sent_at ?? mail.created_at)}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link to="/emails/outbox" search={{ to: email } as never}>
          {text.all(formats.number(total))}
        </Link>
      )}
    </section>
  )
}
