import { compileValidator } from '../../../platform/http/validation/validation.ts'
import type { Fields } from '../../../platform/pages/accept-forms.ts'
import { changeRegistration, findRegistration, RegistrationChange, type Visitor } from '../../attendees/index.ts'
import { readTyped } from './validate-form.ts'

const validate = compileValidator({ schema: RegistrationChange })

/**
 * Updates the registration of a personal link from its form; blank questions lose their answers.
 * @throws AppError as `changeRegistration`
 */
export async function takeChange(visitor: Visitor, token: string, fields: Fields): Promise<void> {
  const { event } = await findRegistration(visitor, token)
  const { first_name, last_name, answers } = readTyped(event.registration_questions ?? [], fields)
  const change = { first_name, last_name, answers }
  const verdict = validate(change)
  if ('error' in verdict) throw verdict.error
  await changeRegistration(visitor, token, change)
}
