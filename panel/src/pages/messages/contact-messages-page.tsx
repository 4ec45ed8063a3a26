import { MessageList } from './message-list.tsx'

export function ContactMessagesPage() {
  return <MessageList eventId={null} />
}
