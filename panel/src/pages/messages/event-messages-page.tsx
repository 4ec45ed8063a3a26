import { useParams } from '@tanstack/react-router'
import { MessageList } from './message-list.tsx'

export function EventMessagesPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  return <MessageList eventId={eventId} />
}
