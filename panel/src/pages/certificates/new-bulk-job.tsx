import type { BulkPreview } from '@laurel/client'
import { useState } from 'react'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { asSentence } from '../../components/problem-sentence.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { createBulkJob, type ListChoices, previewBulkJob } from './bulk-columns/list-choices.ts'
import { MatchColumns } from './bulk-columns/match-columns.tsx'
import { certificateMessages } from './messages.ts'

const NAMED = 3
const TOLD = 10

type Props = { eventId: number; file: File; done: () => void | Promise<void>; close: () => void }

/** Preview of a bulk job, with its columns to match and its rows that have errors, then starts it. */
export function NewBulkJob({ eventId, file, done, close }: Props) {
  const text = certificateMessages
  const [choices, choose] = useState<ListChoices>({ missing_values: 'blank' })
  return (
    <ActionWithPreview
      title={file.name}
      preview={() => previewBulkJob(eventId, file, choices)}
      previewOf={JSON.stringify(choices)}
      isPossible={({ total_count, problems }) => total_count > 0 && problems.length === 0}
      label={({ total_count }) => text.start(total_count)}
      action={() => createBulkJob(eventId, file, choices)}
      done={done}
      close={close}
    >
      {(preview) => (
        <>
          <Outlook of={preview} />
          <MatchColumns {...{ eventId, preview, choices, choose }} />
        </>
      )}
    </ActionWithPreview>
  )
}

function Outlook({ of }: { of: BulkPreview }) {
  const text = certificateMessages
  const { formats } = useLanguage()
  // Without a column of names, the columns are to be matched first.
  if (of.column === null) return null
  const first = of.names.slice(0, NAMED).map(({ name }) => name)
  return (
    <>
      <p>
        <strong>{text.names(of.total_count)}</strong> <bdi>{first.join(', ')}</bdi>
      </p>
      {of.skipped_blank > 0 && <p className="soft">{text.blank(of.skipped_blank)}</p>}
      {of.credits_needed > 0 && (
        <p className="soft">{text.credits(formats.number(of.credits_needed), formats.number(of.credits_available))}</p>
      )}
      {of.problems.length > 0 && <strong>{text.toFix}</strong>}
      <Lines of={of.problems.map(({ message }) => message)} />
      <Lines of={of.warnings} />
    </>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  const text = certificateMessages
  if (of.length === 0) return null
  return (
    <ul className="problems">
      {of.slice(0, TOLD).map((line) => (
        <li key={line}>{asSentence(line)}</li>
      ))}
      {of.length > TOLD && <li>{text.more(of.length - TOLD)}</li>}
    </ul>
  )
}
