import { Link } from '@tanstack/react-router'
import { EmptyNote } from '../components/empty-note.tsx'
import { useWords } from '../words/use-words.tsx'
import { shellWords } from './shell-words.ts'

export function NotFound() {
  const text = useWords(shellWords)
  return (
    <main className="public-page">
      <title>{`${text.notFound} · Laurel`}</title>
      <EmptyNote title={text.notFound}>
        <Link to="/">{text.home}</Link>
      </EmptyNote>
    </main>
  )
}
