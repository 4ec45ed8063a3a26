import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { Id } from '../../platform/http/validation/schema.ts'
import { cancelEmail } from './cancel-email.ts'
import { getEmail, listEmails } from './email-queries.ts'
import { Email, EmailsQuery, EmailWithContent, ResendFailedBody, Resent } from './email-schema.ts'
import { resendEmail, resendFailed } from './resend-emails.ts'

/** What was written to people. */
export const emailOperations: readonly Operation[] = [
  operation({
    id: 'listEmails',
    method: 'GET',
    path: '/admin/emails',
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'List emails',
    description: 'Lists the emails of the organisation, newest first, a page at a time.',
    query: EmailsQuery,
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
    description: 'Gives one email, with what it says and the files that it carries.',
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
    summary: 'Send an email once more',
    description:
      'A new email with the same words and `resend_of`. One that an automation rule made is drawn up anew when it is sent, and goes only to whom it should still go.',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    status: 201,
    refusals: { 409: 'It is still to be sent, or whom it was to has been erased' },
    run: (ctx, { params }) => resendEmail(ctx, params.id),
  }),

  operation({
    id: 'resendFailedEmails',
    method: 'POST',
    path: '/admin/emails/resend-failed',
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Send what has failed since a time once more',
    description:
      'The oldest 10,000 that were not sent once more already, also those that were handed over and never answered. Asking twice sends nothing twice.',
    body: ResendFailedBody,
    answer: Resent,
    run: (ctx, { body }) => resendFailed(ctx, body),
  }),

  operation({
    id: 'cancelEmail',
    method: 'POST',
    path: '/admin/emails/:id/cancel',
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Cancel an email',
    description: 'Takes back an email that is still to be sent. One that was sent cannot be taken back.',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    refusals: { 409: 'It has gone out, or does not wait any more' },
    run: (ctx, { params }) => cancelEmail(ctx, params.id),
  }),
]
