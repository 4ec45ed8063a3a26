import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'

const address = (description: string) => Type.String({ maxLength: 254, format: 'email', description })

export const ChangeEmailBody = Type.Object(
  { from: address('Current address of the person in training'), to: address('New address') },
  { title: 'TrainingEmailChange', description: 'Old and new email address of a person' },
)

export const ChangedEmail = Type.Object(
  {
    assignments: Type.Integer({ description: 'Number of assignments that changed' }),
    completions: Type.Integer({ description: 'Number of completions that changed' }),
  },
  { title: 'ChangedTrainingEmail', description: 'Number of changed records' },
)

export type ChangeEmail = Static<typeof ChangeEmailBody>
export type ChangedEmail = Static<typeof ChangedEmail>
