import type { IssuePreview } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { IssueExample } from './issue-example.tsx'
import { certificateMessages } from './messages.ts'
import { type MissingChoice, MissingValues } from './values/missing-values.tsx'

/** Without `attendees` it is about all who are eligible. */
type Props = { eventId: number; attendees?: number[]; done: () => Promise<unknown>; close: () => void }

/** Shows who will receive a certificate and who will not, then issues them. */
export function IssueCertificates({ eventId, attendees = [], done, close }: Props) {
  const text = useMessages(certificateMessages)
  const [choice, choose] = useState<MissingChoice>('blank')
  const body = { attendee_ids: attendees, missing_values: choice }
  return (
    <ActionWithPreview
      title={text.issue}
      preview={() => laurel.certificates.issue(eventId, body, { dry_run: true })}
      previewOf={choice}
      isPossible={({ would_issue }) => would_issue > 0}
      label={({ would_issue }) => text.issueNow(would_issue)}
      action={() => laurel.certificates.issue(eventId, body)}
      done={async ({ issued }) => {
        toast(text.issued(issued))
        await done()
      }}
      close={close}
    >
      {(preview) => (
        <>
          <Outlook of={preview} />
          <MissingValues {...{ eventId, attendees, preview, choice, choose }} />
          {preview.would_issue > 0 && <IssueExample eventId={eventId} attendees={attendees} />}
        </>
      )}
    </ActionWithPreview>
  )
}

function Outlook({ of }: { of: IssuePreview }) {
  const text = useMessages(certificateMessages)
  const { formats } = useLanguage()
  return (
    <>
      <p>
        <strong>{text.willGet(of.would_issue)}</strong> {of.would_skip > 0 && text.willNot(of.would_skip)}
      </p>
      {of.reasons.length > 0 && (
        <ul className="problems">
          {of.reasons.map(({ reason, count }) => (
            <li key={reason}>
              {formats.number(count)} {text.reasons[reason]}
            </li>
          ))}
        </ul>
      )}
      {of.credits_needed > 0 && (
        <p className="soft">{text.credits(formats.number(of.credits_needed), formats.number(of.credits_had))}</p>
      )}
    </>
  )
}
