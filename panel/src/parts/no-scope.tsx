import { Alert } from '@mantine/core'
import { useWords } from '../words/use-words.tsx'
import { partWords } from './part-words.ts'

/** Instead of a page that this person's role has no say over. */
export function NoScope({ scope, role }: { scope: string; role: string }) {
  const text = useWords(partWords)
  return (
    <Alert color="gray" variant="light" title={text.noScope}>
      {text.lacks(role, scope)}
    </Alert>
  )
}
