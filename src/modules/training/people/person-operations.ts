import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { changeEmail } from './change-email.ts'
import { ChangedEmail, ChangeEmailBody } from './change-email-schema.ts'

/** Operations for one person across all programmes. */
export const personOperations: readonly Operation[] = [
  operation({
    id: 'changeTrainingEmail',
    method: 'POST',
    path: '/admin/training/change-email',
    scope: 'training:write',
    tag: 'Training',
    summary: 'Change an email address in training',
    description:
      'Moves all assignments and completions of a person to another email address. Achievements under the new address count too. If nobody has the old address, nothing changes and the counts are 0. Fails with 409 if both have the same programme.',
    irreversible: 'The records of both addresses are combined into one person. This cannot be undone.',
    body: ChangeEmailBody,
    answer: ChangedEmail,
    refusals: { 409: 'The other address has the same programme' },
    run: (ctx, { body }) => changeEmail(ctx, body),
  }),
]
