import { useQueryClient } from '@tanstack/react-query'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { certificatesFile } from '../../api/certificate-files.ts'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { toast } from '../../components/toasts.tsx'
import { type ListState, useList } from '../../components/use-list.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { GuideLink } from '../../shell-parts/guide-link.tsx'
import { CERTIFICATE_FILTERS, certificateColumns, certificateFilters } from './certificate-columns.tsx'
import { IssueCertificates } from './issue-certificates.tsx'
import { IssueToPeople } from './issue-to-people.tsx'
import { certificateMessages } from './messages.ts'
import { peopleMessages } from './people/messages.ts'
import { shownOf } from './shown-of.ts'

const CertificateActions = lazy(async () => ({
  default: (await import('./certificate-actions.tsx')).CertificateActions,
}))
const CertificateDetails = lazy(async () => ({
  default: (await import('./certificate-details.tsx')).CertificateDetails,
}))

/** The certificates of an event, and how they are issued and mailed. */
export function EventCertificatesPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = certificateMessages
  const people = peopleMessages
  const client = useQueryClient()
  const list = useList(CERTIFICATE_FILTERS)
  // Attendees who were selected in the list.
  const { issue } = useSearch({ strict: false }) as { issue?: string }
  const [asked, setAsked] = useState<'issue' | 'people' | 'mail' | null>(null)
  const mayWrite = may(who, 'certificates:write')
  const stale = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['certificates'] }),
      client.invalidateQueries({ queryKey: ['attendees', eventId] }),
    ])
  const issueNow = mayWrite && <Button onClick={() => setAsked('issue')}>{text.issue}</Button>
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && (
          <Button variant="default" onClick={() => setAsked('mail')}>
            {text.mailAll}
          </Button>
        )}
        {mayWrite && (
          <Button variant="default" onClick={() => setAsked('people')}>
            {people.title}
          </Button>
        )}
        {issueNow}
      </PageHead>
      <EventCertificates {...{ eventId, list, mayWrite, issueNow }} />
      {(asked === 'issue' || issue) && (
        <IssueCertificates
          eventId={eventId}
          attendees={issue ? issue.split(',').map(Number) : []}
          done={stale}
          close={() => {
            setAsked(null)
            list.change({ issue: undefined })
          }}
        />
      )}
      {asked === 'people' && <IssueToPeople eventId={eventId} done={stale} close={() => setAsked(null)} />}
      {asked === 'mail' && <MailAll eventId={eventId} close={() => setAsked(null)} />}
      <Suspense>
        {list.open && (
          <CertificateDetails
            id={Number(list.open)}
            show={(id) => list.change({ open: String(id) })}
            close={() => list.change({ open: undefined })}
          />
        )}
      </Suspense>
    </>
  )
}

type ListProps = { eventId: number; list: ListState; mayWrite: boolean; issueNow: ReactNode }

function EventCertificates({ eventId, list, mayWrite, issueNow }: ListProps) {
  const text = certificateMessages
  const { formats } = useLanguage()
  return (
    <DataTable
      name={text.title}
      id="event-certificates"
      queryKey={['certificates', eventId]}
      ask={(asked: object) => laurel.certificates.listAll({ ...asked, event_id: eventId })}
      columns={certificateColumns(text, formats, false)}
      filters={certificateFilters(text)}
      searchLabel={text.find}
      exportUrl={(asked, format) => certificatesFile({ ...asked, event_id: eventId }, format)}
      exportFormats={['csv', 'xlsx']}
      {...(mayWrite && {
        actions: (chosen, done) => (
          <Suspense>
            <CertificateActions chosen={chosen} filter={{ ...shownOf(list), event_id: eventId }} done={done} />
          </Suspense>
        ),
      })}
      empty={
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
          {issueNow}
          <GuideLink to="certificates" />
        </EmptyNote>
      }
    />
  )
}

function MailAll({ eventId, close }: { eventId: number; close: () => void }) {
  const text = certificateMessages
  return (
    <ActionWithPreview
      title={text.mailAll}
      label={text.mail}
      preview={() => laurel.certificates.emailAll(eventId, {}, { dry_run: true })}
      isPossible={({ queued }) => queued > 0}
      action={() => laurel.certificates.emailAll(eventId, {})}
      done={() => toast(text.mailed)}
      close={close}
    >
      {({ queued }) => <p>{text.mailAllAbout(queued)}</p>}
    </ActionWithPreview>
  )
}
