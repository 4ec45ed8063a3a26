import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id } from '../../platform/http/validation/schema.ts'
import { cancelEmail } from './cancel-email.ts'
import { getEmail, listEmails } from './email-queries.ts'
import { Email, EmailsQuery, EmailWithContent, ResendFailedBody, Resent } from './email-schema.ts'
import { countFailed, resendEmail, resendFailed } from './resend-emails.ts'

/** Reading, cancelling and resending emails. */
export const emailOperations: readonly Operation[] = [
  operation({
    id: 'listEmails',
    method: 'GET',
    path: '/admin/emails',
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'List emails',
    description:
      'Lists the emails of the organisation, newest first. `search` matches recipients and subjects of the newest 20,000 emails that the other filters leave.',
    query: EmailsQuery,
    forViewers: ['search'],
    list: Email,
    run: (ctx, { query }) => listEmails(ctx, query),
  }),

  operation({
    id: 'getEmail',
    method: 'GET',
    path: '/admin/emails/:id',
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'Get an email',
    description: 'Returns an email with its text, attachments and delivery attempts.',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    run: (ctx, { params }) => getEmail(ctx, params.id),
  }),

  operation({
    id: 'resendEmail',
    method: 'POST',
    path: '/admin/emails/:id/resend',
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Resend an email',
    description:
      'Sends the email again as a new email with `resend_of`. An email of an automation rule is composed again when it is sent, and only goes to people who should still receive it.',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    status: 201,
    refusals: { 409: 'The email is still to be sent, or its recipient was erased' },
    run: (ctx, { params }) => resendEmail(ctx, params.id),
  }),

  operation({
    id: 'resendFailedEmails',
    method: 'POST',
    path: '/admin/emails/resend-failed',
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Resend failed emails',
    description:
      'Resends the oldest 10,000 failed emails that were not resent yet, including those handed over without an answer. Repeating the call never sends an email twice.',
    body: ResendFailedBody,
    answer: Resent,
    preview: { answer: Resent, run: (ctx, { body }) => countFailed(ctx, body) },
    forViewers: ['dry_run'],
    run: (ctx, { body }) => resendFailed(ctx, body),
  }),

  operation({
    id: 'cancelEmail',
    method: 'POST',
    path: '/admin/emails/:id/cancel',
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Cancel an email',
    description: 'Cancels an email that is still to be sent. A sent email cannot be recalled.',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    refusals: { 409: 'The email was sent, or is no longer waiting' },
    run: (ctx, { params }) => cancelEmail(ctx, params.id),
  }),
]
