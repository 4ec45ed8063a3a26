import { passkeyProblem } from '../api/passkeys.ts'
import { Note } from '../components/note.tsx'
import { ProblemNote } from '../components/problem-note.tsx'
import { useWords } from '../words/use-words.tsx'
import { passkeyWords } from './passkey-words.ts'

/** Why a passkey did nothing: browsers say no more than that nobody answered. */
export function PasskeyNote({ error }: { error: unknown }) {
  const text = useWords(passkeyWords)
  const problem = passkeyProblem(error)
  if (problem === null) return <ProblemNote error={error} />
  return (
    <Note role="alert" tone="warning">
      {problem === 'not used' ? text.notUsed : text.hereAlready}
    </Note>
  )
}
