import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { Id } from '../../../platform/http/validation/schema.ts'
import { createSuppression, deleteSuppression } from './save-suppression.ts'
import { listSuppressions } from './suppression-queries.ts'
import { EmailSuppression, EmailSuppressionsQuery, NewEmailSuppression } from './suppression-schema.ts'

const path = '/admin/email-suppressions'

/** Addresses to which an organisation does not send emails. */
export const suppressionOperations: readonly Operation[] = [
  operation({
    id: 'listEmailSuppressions',
    method: 'GET',
    path,
    scope: 'emails:read',
    tag: 'Emails',
    summary: 'List suppressed addresses',
    description:
      'Lists the addresses to which no emails, or only transactional emails, are sent, newest first. `search` matches parts of the newest 20,000 addresses that the other filters leave.',
    query: EmailSuppressionsQuery,
    forViewers: ['search'],
    list: EmailSuppression,
    run: (ctx, { query }) => listSuppressions(ctx, query),
  }),

  operation({
    id: 'createEmailSuppression',
    method: 'POST',
    path,
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Suppress an address',
    description: 'Suppresses all emails to an address.',
    body: NewEmailSuppression,
    answer: EmailSuppression,
    status: 201,
    refusals: { 409: 'already_exists: the address was already suppressed by hand' },
    run: (ctx, { body }) => createSuppression(ctx, body),
  }),

  operation({
    id: 'deleteEmailSuppression',
    method: 'DELETE',
    path: `${path}/:id`,
    scope: 'emails:write',
    tag: 'Emails',
    summary: 'Delete a suppression',
    description: 'Allows emails to the address again, unless another suppression applies to it.',
    params: Type.Object({ id: Id }),
    run: (ctx, { params }) => deleteSuppression(ctx, params.id),
  }),
]
