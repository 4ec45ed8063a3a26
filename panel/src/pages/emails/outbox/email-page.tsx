import type { EmailWithContent } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { SITE } from '../../../api/site.ts'
import { Note } from '../../../components/note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { MailView } from '../mail-view.tsx'
import { emailMessages } from '../messages/email.ts'
import { reasonMessages } from '../messages/outbox.ts'
import { useKindNames } from '../use-kind-names.ts'
import { EmailActions } from './email-actions.tsx'
import { EmailDetails } from './email-details.tsx'

/** Interval between two requests for an email that is about to leave. */
const AGAIN_MS = 2_000

/** Address of the file of an attachment. */
const fileOf = (id: number, name: string) => `${SITE}/api/v1/admin/emails/${id}/attachments/${encodeURIComponent(name)}`

/** An email with its content, attachments, delivery attempts and later reports. */
export function EmailPage() {
  const id = Number(useParams({ from: '/inside/emails/outbox/$emailId' }).emailId)
  const text = emailMessages
  const { nameOf } = useKindNames()
  const email = useQuery({
    queryKey: ['emails', id],
    queryFn: () => laurel.emails.get(id),
    refetchInterval: ({ state }) => (['queued', 'sending'].includes(state.data?.status ?? '') ? AGAIN_MS : false),
  })
  const { data } = email
  return (
    <>
      <PageHead title={data ? data.subject || nameOf(data.kind) : text.email}>
        {data && <EmailActions of={data} />}
      </PageHead>
      {email.isPending && <Skeleton height={320} />}
      {email.isError && <ProblemNote error={email.error} retry={() => void email.refetch()} />}
      {data && (
        <>
          <WhyNotSent of={data} />
          <div className="email-page">
            <Content of={data} />
            <EmailDetails of={data} fileOf={(name) => fileOf(data.id, name)} />
          </div>
        </>
      )}
    </>
  )
}

function WhyNotSent({ of: { status, reason, unanswered } }: { of: EmailWithContent }) {
  const text = emailMessages
  const reasons = reasonMessages
  const about = [
    ...(reason === null ? [] : [reasons[reason] ?? reason]),
    ...(status === 'kept' ? [text.kept] : []),
    ...(unanswered ? [text.unanswered] : []),
  ]
  if (about.length === 0) return null
  return (
    <div className="above-list">
      <Note tone={status === 'failed' ? 'problem' : 'warning'}>
        {about.map((each) => (
          <p key={each}>
            <bdi>{each}</bdi>
          </p>
        ))}
      </Note>
    </div>
  )
}

function Content({ of: { id, html, text: plain, to, attachments } }: { of: EmailWithContent }) {
  const text = emailMessages
  const pictures = useMemo(
    () =>
      Object.fromEntries(
        attachments.flatMap(({ inline_id, file_name }) => (inline_id ? [[inline_id, fileOf(id, file_name)]] : [])),
      ),
    [id, attachments],
  )
  return (
    <section className="surface padded stack" aria-labelledby="content">
      <h2 className="group-title" id="content">
        {text.content}
      </h2>
      {html === '' ? (
        <p className="soft">{to.address === '' ? text.erased : text.noContent}</p>
      ) : (
        <MailView title={text.content} html={html} text={plain} pictures={pictures} />
      )}
    </section>
  )
}
