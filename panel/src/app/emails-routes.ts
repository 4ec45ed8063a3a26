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
  ofEmails(
    '/outbox',
    { name: 'outbox', scope: 'emails:read', within: 'emails' },
    () => import('../pages/emails/outbox/outbox-page.tsx'),
    'OutboxPage',
  ),
  ofEmails(
    '/outbox/$emailId',
    { name: 'email', scope: 'emails:read' },
    () => import('../pages/emails/outbox/email-page.tsx'),
    'EmailPage',
  ),
  ofEmails(
    '/templates',
    { name: 'emailTemplates', scope: 'emails:read', within: 'emails' },
    () => import('../pages/emails/templates/templates-page.tsx'),
    'TemplatesPage',
  ),
  ofEmails(
    '/templates/$templateId',
    { name: 'emailTemplate', scope: 'emails:read' },
    () => import('../pages/emails/templates/template-page.tsx'),
    'TemplatePage',
  ),
  ofEmails(
    '/suppressions',
    { name: 'suppressions', scope: 'emails:read', within: 'emails' },
    () => import('../pages/emails/suppressions/suppressions-page.tsx'),
    'SuppressionsPage',
  ),
] as const
