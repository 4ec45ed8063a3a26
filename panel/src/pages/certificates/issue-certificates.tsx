import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { DEFAULT_KIND } from '../../components/default-kind.ts'
import { toast } from '../../components/toasts.tsx'
import { IssueExample } from './issue-example.tsx'
import { IssueOutlook } from './issue-outlook.tsx'
import { certificateMessages } from './messages.ts'
import { KindSelect } from './people/kind-select.tsx'
import { type MissingChoice, MissingValues } from './values/missing-values.tsx'

/** Without `attendees` it is about all who are eligible. */
type Props = { eventId: number; attendees?: number[]; done: () => Promise<unknown>; close: () => void }

/** Shows who will receive a certificate and who will not, then issues them. */
export function IssueCertificates({ eventId, attendees = [], done, close }: Props) {
  const text = certificateMessages
  const [choice, choose] = useState<MissingChoice>('blank')
  const [kind, chooseKind] = useState(DEFAULT_KIND)
  const body = { attendee_ids: attendees, missing_values: choice, kind }
  return (
    <ActionWithPreview
      title={text.issue}
      preview={() => laurel.certificates.issue(eventId, body, { dry_run: true })}
      previewOf={`${choice} ${kind}`}
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
          {attendees.length > 0 && <KindSelect {...{ eventId, kind }} choose={chooseKind} />}
          <IssueOutlook of={preview} />
          <MissingValues {...{ eventId, attendees, preview, choice, choose }} />
          {preview.would_issue > 0 && <IssueExample eventId={eventId} attendees={attendees} />}
        </>
      )}
    </ActionWithPreview>
  )
}
