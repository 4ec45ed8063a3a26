import { Link } from '@tanstack/react-router'
import { useLanguage } from '../messages/use-messages.tsx'
import { approvalMessages } from './messages/approval.ts'

/** Says how many registrations wait for a decision, and leads to them; nothing without any. */
export function ToDecide({ eventId, count }: { eventId: number; count: number }) {
  const text = approvalMessages
  const { number } = useLanguage().formats
  if (count === 0) return null
  return (
    <Link to="/events/$eventId/attendees" params={{ eventId }} search={{ status: 'pending' } as never}>
      {text.toDecide(number(count))}
    </Link>
  )
}
