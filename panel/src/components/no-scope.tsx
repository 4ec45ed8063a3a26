import { useWords } from '../words/use-words.tsx'
import { Note } from './note.tsx'
import { partWords } from './part-words.ts'

/** Instead of a page that this person's role has no say over. */
export function NoScope({ scope, role }: { scope: string; role: string }) {
  const text = useWords(partWords)
  return <Note title={text.noScope}>{text.lacks(role, scope)}</Note>
}
