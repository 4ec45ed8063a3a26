import { Link } from '@tanstack/react-router'
import { PageHead } from '../components/page-head.tsx'
import { shellMessages } from './messages/shell.ts'

/** Page for an address that leads nowhere. */
export function NotFound() {
  const text = shellMessages
  return (
    <>
      <PageHead title={text.notFound} />
      <p>
        <Link to="/">{text.home}</Link>
      </p>
    </>
  )
}
