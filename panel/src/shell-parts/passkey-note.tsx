import { passkeyProblem } from '../api/passkeys.ts'
import { Note } from '../components/note.tsx'
import { ProblemNote } from '../components/problem-note.tsx'
import { passkeyMessages } from './messages/passkeys.ts'

/** Explains why a passkey did nothing: browsers report only that there was no answer. */
export function PasskeyNote({ error }: { error: unknown }) {
  const text = passkeyMessages
  const problem = passkeyProblem(error)
  if (problem === null) return <ProblemNote error={error} />
  return (
    <Note role="alert" tone="warning">
      {problem === 'not used' ? text.notUsed : text.hereAlready}
    </Note>
  )
}
