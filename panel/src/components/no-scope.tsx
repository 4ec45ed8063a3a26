import { partMessages } from './messages/parts.ts'
import { Note } from './note.tsx'

/** Shown instead of a page that the role does not allow. */
export function NoScope({ scope, role }: { scope: string; role: string }) {
  const text = partMessages
  return <Note title={text.noScope}>{text.lacks(role, scope)}</Note>
}
