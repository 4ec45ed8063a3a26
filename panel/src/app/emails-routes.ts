import { emails } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofEmails = placesIn(emails)

/** Pages about emails: messages to contacts, the outbox, templates and suppressed addresses. */
export const pagesOfEmails = [
  ofEmails(
    '/',
    { name: 'contactMessages', scope: 'emails:read', within: 'emails' },
    () => import('../pages/messages/contact-messages-page.tsx'),
    'ContactMessagesPage',
  ),
  ofEmails(
    '/messages/new',
    { name: 'newMessage', scope: 'emails:write' },
    () => import('../pages/messages/new-contact-message-page.tsx'),
    'NewContactMessagePage',
  ),
  ofEmails(
    '/messages/$messageId',
    { name: 'message', scope: 'emails:read' },
    () => import('../pages/messages/message-page.tsx'),
    'MessagePage',
  ),
] as const
