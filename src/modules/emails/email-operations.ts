import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { getEmail, listEmails } from './email-queries.ts'
import { Email, EmailsQuery, EmailWithContent } from './email-schema.ts'

/** What was written to people. */
export const emailOperations: readonly Operation[] = [
  operation({
    id: 'listEmails',
    method: 'GET',
    path: '/admin/emails',
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'List emails of the organisation, newest first',
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
    summary: 'Read an email with what it says and carries',
    params: Type.Object({ id: Id }),
    answer: EmailWithContent,
    run: (ctx, { params }) => getEmail(ctx, params.id),
  }),
]
