import { LaurelError } from '@laurel/client'
import { partMessages } from './messages/parts.ts'
import { Note } from './note.tsx'
import { useProblemText } from './use-problem-text.ts'

/** Shows an error, with the request id to quote when asking for help, and a retry button. */
export function ProblemNote({ error, retry }: { error: unknown; retry?: () => void }) {
  const text = partMessages
  const problem = error instanceof LaurelError ? error : null
  const problemText = useProblemText()
  return (
    <Note tone="problem" role="alert" title={problemText(error)}>
      {problem?.requestId && (
        <p className="soft">
          {text.request} <code>{problem.requestId}</code>
        </p>
      )}
      {retry && (
        <button type="button" className="plain edged" onClick={() => retry()}>
          {text.again}
        </button>
      )}
    </Note>
  )
}
