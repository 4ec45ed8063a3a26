import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { changeEmail } from './change-email.ts'
import { ChangedEmail, ChangeEmailBody } from './change-email-schema.ts'

/** What is done for a person over all programmes. */
export const personOperations: readonly Operation[] = [
  operation({
    id: 'changeTrainingEmail',
    method: 'POST',
    path: '/admin/training/change-email',
    scope: 'training:write',
    tag: 'Training',
    summary: 'Change an address in training',
    description:
      'Gives all assignments and completions of a person another e-mail address. What was done under the new address counts too. When nobody has the old one, nothing changes and the counts are 0. 409 when both have the same programme.',
    irreversible: 'The records of both addresses become those of one person. It cannot be undone.',
    body: ChangeEmailBody,
    answer: ChangedEmail,
    refusals: { 409: 'The other address has the same programme' },
    run: (ctx, { body }) => changeEmail(ctx, body),
  }),
]
