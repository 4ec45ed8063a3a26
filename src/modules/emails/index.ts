import { untilDone } from '../../platform/daemons/until-done.ts'
import type { Module } from '../../platform/module.ts'
import { emailInvariants } from './email-invariants.ts'
import { emailOperations } from './email-operations.ts'
import { emailRoutes } from './email-routes.ts'
import { emailTables } from './email-tables.ts'
import { measureEmails } from './measure-emails.ts'
import { notificationRoutes } from './notifications/notification-routes.ts'
import { emailEventTypes } from './outcomes/email-events.ts'
import { linkRoutes } from './pages/link-routes.ts'
import { unsubscribePageRoutes } from './pages/unsubscribe-page-routes.ts'
import { watchMailbox } from './returned/watch-mailbox.ts'
import { senderOperations } from './sender-operations.ts'
import { sendEmails } from './sending/send-emails.ts'
import { suppressionOperations } from './suppressions/suppression-operations.ts'
import { templateOperations } from './templates/email-template-operations.ts'
import { templateTables } from './templates/email-template-tables.ts'
import { completeStarters, makeStarters } from './templates/make-starters.ts'

export { cancelEmails } from './cancel-emails.ts'
export { cancelQueuedEmails } from './cancel-queued-emails.ts'
export { eraseEmails } from './erase-emails.ts'
export { layOut } from './layout/lay-out.ts'
export { logoOf } from './layout/logo-of.ts'
export { loadMailLook, type MailLook } from './layout/mail-look.ts'
export { trackedUrl } from './links/link-token.ts'
export type { NewAttachment } from './message/stored-attachment.ts'
export { hasMailServer } from './own-sender/sender-queries.ts'
export { type NewEmail, queueEmail, queueEmails } from './queue-email.ts'
export { queuedSince } from './queued-since.ts'
export { sendAgain } from './resend-emails.ts'
export { isMailboxRead } from './returned/mailbox-lease.ts'
export { sendEmails } from './sending/send-emails.ts'
export { STOPS, type Stop, stoppedBy } from './suppressions/stopped-by.ts'
export { whyStopped } from './suppressions/why-stopped.ts'
export { Preview, PreviewBody } from './templates/email-template-schema.ts'
export { loadMailTemplate, type MailTemplate } from './templates/load-mail-template.ts'
export type { MailData } from './templates/mail-data.ts'
export { MAIL_KINDS, type MessageKind, TRIGGERS } from './templates/mail-kinds.ts'
export { starterTemplate } from './templates/make-starters.ts'
export { markdownTemplate } from './templates/markdown-template.ts'
export { nameToGreet } from './templates/name-to-greet.ts'
export { drawSample, previewTemplate } from './templates/preview-template.ts'
export { renderMail } from './templates/render-mail.ts'
export { usedVariables } from './templates/used-variables.ts'
export { validateMessageText } from './templates/validate-message-text.ts'
export { hasVariable } from './templates/variables.ts'
export { unsubscribeLink } from './unsubscribe/unsubscribe-link.ts'

/** Email templates, sending and suppressions. */
export const emails: Module = {
  name: 'emails',
  floor: 'core',
  operations: [...emailOperations, ...senderOperations, ...suppressionOperations, ...templateOperations],
  routes: emailRoutes,
  pages: (services) => async (app) => {
    await app.register(unsubscribePageRoutes(services))
    await app.register(linkRoutes(services))
    await app.register(notificationRoutes(services))
  },
  daemons: [sendEmails, watchMailbox, untilDone(completeStarters, 'starter templates could not be completed')],
  measure: measureEmails,
  organisationSetUps: [{ prepare: makeStarters }],
  eventTypes: emailEventTypes,
  invariants: emailInvariants,
  personal: [...emailTables, ...templateTables],
}
