import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { Id } from '../../../platform/http/validation/schema.ts'
import { createSuppression, deleteSuppression } from './save-suppression.ts'
import { listSuppressions } from './suppression-queries.ts'
import { EmailSuppression, EmailSuppressionsQuery, NewEmailSuppression } from './suppression-schema.ts'

const path = '/admin/email-suppressions'

/** Whom an organisation writes to no more. */
export const suppressionOperations: readonly Operation[] = [
  operation({
    id: 'listEmailSuppressions',
    method: 'GET',
    path,
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'List stopped addresses',
    description: 'Lists the addresses to which no mails or only transactional mails are sent, newest first.',
    query: EmailSuppressionsQuery,
    list: EmailSuppression,
    run: (ctx, { query }) => listSuppressions(ctx, query),
  }),

  operation({
    id: 'createEmailSuppression',
    method: 'POST',
    path,
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Stop mails to an address',
    description: 'Puts an address on the list of those to which no mails are sent any more.',
    body: NewEmailSuppression,
    answer: EmailSuppression,
    status: 201,
    refusals: { 409: 'already_exists: it was put on the list by hand before' },
    run: (ctx, { body }) => createSuppression(ctx, body),
  }),

  operation({
    id: 'deleteEmailSuppression',
    method: 'DELETE',
    path: `${path}/:id`,
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Allow mails to an address',
    description: 'Takes an address off the list of those to which no mails are sent.',
    params: Type.Object({ id: Id }),
    run: (ctx, { params }) => deleteSuppression(ctx, params.id),
  }),
]
