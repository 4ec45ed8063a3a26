import { html } from 'ghtml'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import { problemSummary } from '../../../platform/pages/problem-summary.ts'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import { formChecks } from '../../../platform/questions/question-fields.ts'
import { allQuestions, isFull, type RegistrationEvent } from '../../attendees/index.ts'
import { type GroupForm, groupLabels, problemsOf } from './group-form.ts'
import { firstButton, guestFields } from './guest-fields.ts'
import { registrationFields } from './registration-fields.ts'
import type { RegistrationVisit } from './registration-place.ts'
import type { ValidatedForm } from './validate-form.ts'

/**
 * A rendered form: the last submission, `again` when it was sent too soon or too late, the stamp of its creation, and
 * whether it comes back because a guest was added or removed.
 */
export type DrawnForm = GroupForm & { stamp: string; again: 'quick' | 'late' | null; isEdited: boolean }

const NOBODY: ValidatedForm = {
  typed: { first_name: '', last_name: '', email: '', registration_type_id: '', answers: {}, session_ids: [] },
  problems: [],
  answerProblems: [],
}

/** Returns a form that nobody has filled in. */
export function emptyForm(stamp: string): DrawnForm {
  return { ...NOBODY, guests: [], stamp, again: null, isEdited: false }
}

/** Whether a form comes back to the person who sent it. */
export function isReturned(form: DrawnForm): boolean {
  return form.again !== null || form.isEdited || problemsOf(form).length > 0
}

/** Returns heading and button of the form: registration, with or without approval, or waiting list. */
export function formWords(
  { words: { form } }: RegistrationVisit,
  event: RegistrationEvent,
): { heading: string; text: string; button: string } {
  if (event.registration_approval) return form.approval
  return isFull(event) ? form.wait : form.register
}

/**
 * The registration form, or that of the waiting list when the event is full. It is sent to `action`, and to `people`
 * below it to add or remove a guest.
 */
export function registrationForm(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  form: DrawnForm,
  action = `${visit.site.root}/e/${event.slug}`,
): Html {
  const { words } = visit
  const { heading, text, button } = formWords(visit, event)
  const questions = allQuestions(event)
  const [path, query] = action.split('?')
  const more = `${path}/people${query ? `?${query}` : ''}`
  // A browser would not send what is required of another type.
  const novalidate = event.registration_types.some((type) => type.questions.length > 0)
    ? ' novalidate'
    : formChecks(questions)
  return html`<section class="sheet part lead" id="register" aria-labelledby="register-heading">
<h2 id="register-heading">${heading}</h2>
!${text ? html`<p>${text}</p>` : ''}
!${form.again ? html`<p class="problem" role="alert" tabindex="-1" autofocus>${formMessages[visit.language].again[form.again]}</p>` : ''}
!${problemSummary(visit, questions, problemsOf(form), groupLabels(visit, event, form))}
<form method="post" action="${action}"!${novalidate}>
!${firstButton(form, event)}<div class="person">
!${registrationFields(visit, event, form, true)}
</div>
!${guestFields(visit, event, form, more)}
<div class="trap" aria-hidden="true"><label for="website">${formMessages[visit.language].trap}</label><input id="website" name="website" value="" type="text" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="stamp" value="${form.stamp}">
<p class="hint">!${words.form.goes(stored(event.organiser))}</p>
<button type="submit">${button}</button>
</form>
</section>`
}
