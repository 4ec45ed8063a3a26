import { html } from 'ghtml'
import { type Html, stored } from '../../../platform/pages/written-text.ts'
import { countConditions } from '../../../platform/questions/question-condition.ts'
import { questionFields } from '../../../platform/questions/question-fields.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import { allQuestions, isTypeClosed, type RegistrationEvent, type TypeOfEvent } from '../../attendees/index.ts'
import { placesLeftOf } from './public-event.ts'
import type { RegistrationVisit } from './registration-place.ts'
import type { ValidatedForm } from './validate-form.ts'

const NAME = 'registration_type_id'

/** The number by which the stylesheet shows the questions of a type, after the numbers of conditions. */
function classNumberOf(event: RegistrationEvent, type: TypeOfEvent): number {
  return countConditions(allQuestions(event)) + event.registration_types.indexOf(type) + 1
}

/** The choice between the registration types of an event; a full one puts people on the waiting list. */
export function typeChoice(
  visit: RegistrationVisit,
  event: RegistrationEvent,
  { typed, problems }: ValidatedForm,
  prefix: string,
): Html {
  const { registration_types: types } = event
  if (types.length === 0) return ''
  const { label } = visit.words.form.type
  const open = types.filter((type) => !isTypeClosed(type, visit.now))
  const chosen = open.length === 1 ? String(open[0]!.id) : typed.registration_type_id
  const problem = problems.find(({ field }) => field === NAME)
  const name = `${prefix}${NAME}`
  const marks = problem ? html` aria-invalid="true" aria-describedby="${name}.problem"` : ''
  const options = types.map((type, nth) => {
    const isClosed = isTypeClosed(type, visit.now)
    const id = nth === 0 ? name : `${name}.${nth}`
    const state = `${isClosed ? ' disabled' : ''}${chosen === String(type.id) ? ' checked' : ''}`
    return html`<div class="option"><input type="radio" class="opens-${classNumberOf(event, type)}" required id="${id}" name="${name}" value="${type.id}"!${state}><label for="${id}"><bdi lang="">${type.name}</bdi>!${notesOf(visit, event, type)}</label></div>
`
  })
  return html`<fieldset class="question" role="radiogroup"!${marks}>
<legend>${label} <span class="mark">${questionMessages[visit.language].required}</span></legend>
!${problem ? html`<p class="problem" id="${name}.problem">${problem.text}</p>` : ''}
<div class="options">
!${options}</div>
</fieldset>
`
}

function notesOf(visit: RegistrationVisit, event: RegistrationEvent, type: TypeOfEvent): Html {
  const { facts, form } = visit.words
  const left = placesLeftOf(event, type)
  const places = left === null ? '' : left > 0 ? facts.left(left) : form.type.full
  const note = isTypeClosed(type, visit.now) ? form.type.closed : places
  const approval = type.needs_approval && !event.registration_approval ? form.type.approval : ''
  const texts = [
    type.description === null ? '' : stored(type.description),
    note && html`${note}`,
    approval && html`${approval}`,
  ]
  return texts.map((text) => (text ? html` <span class="mark">!${text}</span>` : '')).join('')
}

type Asked = Omit<Parameters<typeof questionFields>[0], 'questions'>

/** The questions of each type, which the stylesheet shows with its type; those of `only` for a person who has one. */
export function typeParts(event: RegistrationEvent, asked: Asked, only: string | null): Html {
  const types = event.registration_types.filter(({ questions }) => questions.length > 0)
  if (only !== null)
    return types
      .filter(({ id }) => String(id) === only)
      .map(({ questions }) => questionFields({ ...asked, questions }))
      .join('')
  return types
    .map(
      (type) => html`<div class="if-${classNumberOf(event, type)}">
!${questionFields({ ...asked, questions: type.questions })}
</div>
`,
    )
    .join('')
}
