import { html } from 'ghtml'
import { problemSummary } from '../../../platform/pages/problem-summary.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import { formChecks } from '../../../platform/questions/question-fields.ts'
import { type FoundRegistration, questionsFor } from '../../attendees/index.ts'
import { type PersonalMessages, personalMessages } from './personal-messages.ts'
import { fieldLabels, registrationFields } from './registration-fields.ts'
import type { RegistrationVisit } from './registration-place.ts'
import type { ValidatedForm } from './validate-form.ts'

/** Accepts the offered place. */
export function acceptForm({ language }: RegistrationVisit, path: string): Html {
  return html`<form class="act" method="post" action="${path}">!${actField('accept')}<button type="submit">${personalMessages[language].accept}</button></form>`
}

/** Returns the UIDs of the sessions that a person has a place or a wish for. */
export function ownSessions(signUps: FoundRegistration['sign_ups']): string[] {
  return signUps.filter(({ status }) => status !== 'missed').map(({ uid }) => uid)
}

/** Changes name, answers and sessions. `form` is the last submission if it had problems. */
export function changeForm(
  visit: RegistrationVisit,
  { event, attendee, sign_ups }: FoundRegistration,
  { path, form }: { path: string; form: ValidatedForm | null },
): Html {
  const { change } = personalMessages[visit.language]
  const questions = questionsFor(event, attendee.registration_type_id)
  const { first_name, last_name, email, answers } = attendee
  const registration_type_id = String(attendee.registration_type_id ?? '')
  const own = ownSessions(sign_ups)
  const typed = { first_name, last_name, email, registration_type_id, answers, session_ids: own }
  const shown = form ?? { typed, problems: [], answerProblems: [], own }
  return html`<details!${form ? ' open' : ''}>
<summary>${change.open}</summary>
!${problemSummary(visit, questions, shown.problems, fieldLabels(visit))}
<form method="post" action="${path}"!${formChecks(questions)}>!${actField('change')}
!${registrationFields(visit, event, shown, false)}
<button type="submit">${change.button}</button>
</form>
</details>`
}

/** Cancels after a confirmation; a form is required because mail programs follow links. */
export function cancelForm(
  { language }: RegistrationVisit,
  status: keyof PersonalMessages['cancel'],
  path: string,
): Html {
  const { open, ask, button } = personalMessages[language].cancel[status]
  return html`<details>
<summary>${open}</summary>
<p>${ask}</p>
<form class="act" method="post" action="${path}">!${actField('cancel')}<button class="grave" type="submit">${button}</button></form>
</details>`
}

/** Names the action of a form: all are sent to the address of the page, so that it can be bookmarked. */
function actField(act: 'accept' | 'change' | 'cancel'): Html {
  return html`<input type="hidden" name="act" value="${act}">`
}
