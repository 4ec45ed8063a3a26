import { Link } from '@tanstack/react-router'
import { EmptyNote } from '../components/empty-note.tsx'
import { useMessages } from '../messages/use-messages.tsx'
import { shellMessages } from './messages/shell.ts'

export function NotFound() {
  const text = useMessages(shellMessages)
  return (
    <main className="public-page">
      <title>{`${text.notFound} · Laurel`}</title>
      <EmptyNote title={text.notFound}>
        <Link to="/">{text.home}</Link>
      </EmptyNote>
    </main>
  )
}
