import { useMessages } from '../messages/use-messages.tsx'
import { partMessages } from './messages/parts.ts'
import { Note } from './note.tsx'

/** Instead of a page that this person's role has no say over. */
export function NoScope({ scope, role }: { scope: string; role: string }) {
  const text = useMessages(partMessages)
  return <Note title={text.noScope}>{text.lacks(role, scope)}</Note>
}
