import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'

const address = (description: string) => Type.String({ maxLength: 254, format: 'email', description })

export const ChangeEmailBody = Type.Object(
  { from: address('The address by which they are known in training'), to: address('Their address from now on') },
  { title: 'TrainingEmailChange', description: 'The old and the new e-mail address of a person' },
)

export const ChangedEmail = Type.Object(
  {
    assignments: Type.Integer({ description: 'How many assignments have the new address now' }),
    completions: Type.Integer({ description: 'How many completions have it now' }),
  },
  { title: 'ChangedTrainingEmail', description: 'How much has the new e-mail address now' },
)

export type ChangeEmail = Static<typeof ChangeEmailBody>
export type ChangedEmail = Static<typeof ChangedEmail>
