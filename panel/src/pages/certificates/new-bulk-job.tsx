import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { asSentence } from '../../components/problem-sentence.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { certificateMessages } from './messages.ts'

const NAMED = 3
const TOLD = 10

type Props = { eventId: number; file: File; done: () => void | Promise<void>; close: () => void }

/** Preview of a bulk job with its rows that have errors, then starts it. */
export function NewBulkJob({ eventId, file, done, close }: Props) {
  const text = useMessages(certificateMessages)
  const { formats } = useLanguage()
  return (
    <ActionWithPreview
      title={file.name}
      preview={() => laurel.bulk.create(eventId, { file }, { dry_run: true })}
      isPossible={({ total_count, problems }) => total_count > 0 && problems.length === 0}
      label={({ total_count }) => text.start(total_count)}
      action={() => laurel.bulk.create(eventId, { file })}
      done={done}
      close={close}
    >
      {({ total_count, names, problems, warnings, skipped_blank, credits_needed, credits_available }) => (
        <>
          <p>
            <strong>{text.names(total_count)}</strong>{' '}
            <bdi>
              {names
                .slice(0, NAMED)
                .map(({ name }) => name)
                .join(', ')}
            </bdi>
          </p>
          {skipped_blank > 0 && <p className="soft">{text.blank(skipped_blank)}</p>}
          {credits_needed > 0 && (
            <p className="soft">{text.credits(formats.number(credits_needed), formats.number(credits_available))}</p>
          )}
          {problems.length > 0 && <strong>{text.toFix}</strong>}
          <Lines of={problems.map(({ message }) => message)} />
          <Lines of={warnings} />
        </>
      )}
    </ActionWithPreview>
  )
}

function Lines({ of }: { of: readonly string[] }) {
  const text = useMessages(certificateMessages)
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
