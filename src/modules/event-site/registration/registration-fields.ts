import { html } from 'ghtml'
import type { Html } from '../../../platform/pages/written-text.ts'
import { conditionClasses } from '../../../platform/questions/question-condition.ts'
import { questionFields } from '../../../platform/questions/question-fields.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { allQuestions, type RegistrationEvent } from '../../attendees/index.ts'
import { groupMessages } from './group-messages.ts'
import type { RegistrationVisit } from './registration-place.ts'
import { sessionChoice } from './session-choice.ts'
import { sessionMessages } from './session-messages.ts'
import { typeChoice, typeParts } from './type-choice.ts'
import type { ValidatedForm } from './validate-form.ts'

type Field = { name: string; label: string; value: string; required: boolean; hint?: string; attributes: Html }

/**
 * The fields of a registration; address and choice of a type are for newcomers only.
 * @param prefix text before the names of the fields of a guest
 */
export function registrationFields(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  form: ValidatedForm,
  isNew: boolean,
  prefix = '',
): Html {
  const { typed, answerProblems: problems } = form
  const { firstName, lastName, email: mail } = visit.words.form
  const words = questionMessages[visit.language]
  const asked = { values: typed.answers, problems, words, prefix, classes: conditionClasses(allQuestions(event)) }
  const draw = (field: Field) => textField(visit, { ...field, prefix }, form)
  // The browser knows the visitor, and nobody else.
  const fill = (token: string) => `autocomplete="${prefix === '' ? token : 'off'}"`
  const name = 'maxlength="400" dir="auto"'
  return html`!${draw({ name: 'first_name', label: firstName, value: typed.first_name, required: true, attributes: `${name} ${fill('given-name')}` })}
!${draw({ name: 'last_name', label: lastName, value: typed.last_name, required: false, attributes: `${name} ${fill('family-name')}` })}
!${
    isNew
      ? // With `type="email"` browsers reject addresses with non-ASCII letters.
        draw({
          name: 'email',
          label: mail.label,
          value: typed.email,
          required: true,
          hint: prefix === '' ? mail.hint : groupMessages[visit.language].mailed,
          attributes: `maxlength="254" inputmode="email" ${fill('email')} autocapitalize="none" spellcheck="false"`,
        })
      : ''
  }
!${isNew ? typeChoice(visit, event, form, prefix) : ''}!${questionFields({ ...asked, questions: event.registration_questions ?? [] })}
!${typeParts(event, asked, isNew ? null : typed.registration_type_id)}!${sessionChoice(visit, event, form, prefix)}`
}

function textField(
  visit: RegistrationVisit,
  { name: field, label, value, required, hint, attributes, prefix }: Field & { prefix: string },
  form: ValidatedForm,
): Html {
  const words = questionMessages[visit.language]
  const problem = form.problems.find((found) => found.field === field)
  const name = `${prefix}${field}`
  const notes = [
    hint ? html`<p class="hint" id="${name}.help">${hint}</p>` : '',
    problem ? html`<p class="problem" id="${name}.problem">${problem.text}</p>` : '',
  ]
  const described = [hint && `${name}.help`, problem && `${name}.problem`].filter(Boolean).join(' ')
  return html`<div class="question">
<label for="${name}">${label} <span class="mark">${required ? words.required : words.optional}</span></label>
!${notes}<input type="text" id="${name}" name="${name}" value="${value}" !${attributes}!${required ? ' required' : ''}!${
    problem ? ' aria-invalid="true"' : ''
  }!${described ? html` aria-describedby="${described}"` : ''}>
</div>`
}

/** Returns the labels of the standard fields. */
export function fieldLabels({ words: { form }, language }: RegistrationVisit): Record<string, Html> {
  return {
    first_name: html`${form.firstName}`,
    last_name: html`${form.lastName}`,
    email: html`${form.email.label}`,
    registration_type_id: html`${form.type.label}`,
    session_ids: html`${sessionMessages[language].label}`,
  }
}
