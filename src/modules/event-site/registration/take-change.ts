import { compileValidator } from '../../../platform/http/validation/validation.ts'
import type { Fields } from '../../../platform/pages/accept-forms.ts'
import { changeRegistration, findRegistration, RegistrationChange, type Visitor } from '../../attendees/index.ts'
import { answersOf, readTypedChange } from './validate-form.ts'

const validate = compileValidator({ schema: RegistrationChange })

/**
 * Updates the registration of a personal link from its form; blank questions lose their answers.
 * @throws AppError as `changeRegistration`
 */
export async function takeChange(visitor: Visitor, token: string, fields: Fields): Promise<void> {
  const found = await findRegistration(visitor, token)
  const typed = readTypedChange(found, fields)
  const { first_name, last_name } = typed
  const answers = answersOf(found.event, typed)
  const sessions = found.event.sign_up_sessions.length > 0 ? { session_ids: typed.session_ids } : {}
  const change = { first_name, last_name, answers, ...sessions }
  const verdict = validate(change)
  if ('error' in verdict) throw verdict.error
  await changeRegistration(visitor, token, change)
}
