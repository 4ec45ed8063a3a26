import { LaurelError } from '@laurel/client'
import { useMessages } from '../messages/use-messages.tsx'
import { partMessages } from './messages.ts'
import { Note } from './note.tsx'

/** What went wrong, in the service's words, with what to name when asking for help, and a way to try again. */
export function ProblemNote({ error, retry }: { error: unknown; retry?: () => void }) {
  const text = useMessages(partMessages)
  const problem = error instanceof LaurelError ? error : null
  const lost = problem?.code === 'network_error' || problem?.code === 'timeout'
  return (
    <Note tone="problem" role="alert" title={lost ? text.unreachable : (problem?.message ?? text.wrong)}>
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
