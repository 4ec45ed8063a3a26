import type { OrganisationSender } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { Note } from '../../components/note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { senderMessages } from './messages/sender.ts'
import { SenderDnsRecords } from './sender-dns-records.tsx'
import { SenderForm } from './sender-form.tsx'
import { SenderTest } from './sender-test.tsx'

const key = ['organisation', 'sender']

/** The organisation's own mail server and address, its DNS records, and a test email. */
export function EmailSenderPage() {
  const text = senderMessages
  const sender = useQuery({ queryKey: key, queryFn: () => laurel.organisation.sender() })
  return (
    <>
      <PageHead title={text.title} />
      {sender.isPending && <Skeleton height={320} />}
      {sender.isError && <ProblemNote error={sender.error} retry={() => void sender.refetch()} />}
      {sender.data && <Parts of={sender.data} />}
    </>
  )
}

function Parts({ of }: { of: OrganisationSender }) {
  const text = senderMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const mayWrite = may(who, 'organisation:write')
  const changed = (message: string) => {
    toast(message)
    return client.invalidateQueries({ queryKey: key })
  }
  return (
    <div className="stack narrow">
      <p className="soft">{text.about}</p>
      {!of.is_own && <Note title={text.installation(of.from_address)} />}
      {of.failing_since && (
        <Note tone="problem" title={text.failing(formats.moment(of.failing_since))}>
          <bdi>{of.failure}</bdi>
        </Note>
      )}
      <section className="surface padded stack">
        <SenderForm of={of} mayWrite={mayWrite} saved={() => changed(text.saved)} />
        {of.is_own && mayWrite && (
          <div className="row">
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {text.remove}
            </Button>
          </div>
        )}
      </section>
      {of.is_own && <SenderDnsRecords changedAt={of.updated_at} />}
      {of.is_own && mayWrite && <SenderTest tested={() => client.invalidateQueries({ queryKey: key, exact: true })} />}
      {isRemoving && (
        <ActionWithPreview
          title={text.removeTitle}
          label={text.remove}
          isDanger
          action={() => laurel.organisation.deleteSender()}
          done={() => changed(text.removed)}
          close={() => setRemoving(false)}
        >
          <p>{text.removeAbout}</p>
        </ActionWithPreview>
      )}
    </div>
  )
}
