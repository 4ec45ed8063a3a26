import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { Note } from '../../../components/note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { outboxMessages } from '../messages/outbox.ts'
import { useKindNames } from '../use-kind-names.ts'
import { EmailFigures } from './email-figures.tsx'
import { emailColumns } from './outbox-columns.tsx'
import { useOutboxFilters } from './use-outbox-filters.ts'

const ResendAllFailed = lazy(async () => ({ default: (await import('./resend-all-failed.tsx')).ResendAllFailed }))

/** Emails of the organisation with their status, and figures of the last thirty days. */
export function OutboxPage() {
  const text = outboxMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const navigate = useNavigate()
  const { nameOf } = useKindNames()
  const [resending, setResending] = useState(false)
  const seesAll = who.event_ids === null
  return (
    <>
      <PageHead title={text.title}>
        {may(who, 'emails:write') && (
          <Button variant="default" onClick={() => setResending(true)}>
            {text.resendAll}
          </Button>
        )}
      </PageHead>
      {seesAll && may(who, 'organisation:read') && <ServerNote />}
      {seesAll && may(who, 'analytics:read') && <EmailFigures />}
      <DataTable
        name={text.title}
        id="outbox"
        queryKey={['emails']}
        ask={laurel.emails.list}
        columns={emailColumns(text, formats, { nameOf, zone: who.organisation.time_zone })}
        filters={useOutboxFilters()}
        searchLabel={text.find}
        onOpen={({ id }) => void navigate({ to: '/emails/outbox/$emailId', params: { emailId: String(id) } })}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            <Link to="/emails">{text.write}</Link>
          </EmptyNote>
        }
      />
      <Suspense>{resending && <ResendAllFailed close={() => setResending(false)} />}</Suspense>
    </>
  )
}

/** Warns that nothing is delivered while no mail server is configured. */
function ServerNote() {
  const text = outboxMessages
  const { data } = useQuery({ queryKey: ['standing'], queryFn: () => laurel.organisation.standing() })
  if (data === undefined || data.has_mail_server) return null
  return (
    <div className="above-list">
      <Note tone="warning">
        <p>
          {text.noServer} <Link to="/settings/email-sender">{text.setUp}</Link>
        </p>
      </Note>
    </div>
  )
}
