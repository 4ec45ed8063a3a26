import { Alert } from '@mantine/core'
import { passkeyProblem } from '../api/passkeys.ts'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useWords } from '../words/use-words.tsx'
import { passkeyWords } from './passkey-words.ts'

/** Why a passkey did nothing: browsers say no more than that nobody answered. */
export function PasskeyNote({ error }: { error: unknown }) {
  const text = useWords(passkeyWords)
  const problem = passkeyProblem(error)
  if (problem === null) return <ProblemNote error={error} />
  return (
    <Alert role="alert" color="orange" variant="light">
      {problem === 'not used' ? text.notUsed : text.hereAlready}
    </Alert>
  )
}
