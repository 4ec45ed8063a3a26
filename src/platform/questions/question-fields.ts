import { html } from 'ghtml'
import type { QuestionProblem } from './problem-types.ts'
import { type ConditionClasses, conditionClasses, countConditions } from './question-condition.ts'
import { drawControl, type Html } from './question-controls.ts'
import { COUNTED } from './question-limits.ts'
import type { Question } from './question-schema.ts'
import type { QuestionWords } from './question-words.ts'
import { answerField } from './read-form-answers.ts'

type Asked = {
  questions: Question[]
  /** Answers or typed texts by question id, as for `readFormAnswers` and `validateAnswers`. */
  values: Record<string, unknown>
  problems: QuestionProblem[]
  words: QuestionWords
  /** Text before the names of fields, for forms that ask several people; default none. */
  prefix?: string
  /** Classes of all questions on the page, if these are not all. */
  classes?: ConditionClasses
}

/**
 * Renders questions as an HTML form that works without scripts: each answer has the field `answerField(id)`, which is
 * also the id of its first control, so that links can point to it. Questions with conditions are hidden by the
 * stylesheet of the pages, in a form with `formChecks`.
 */
export function questionFields(asked: Asked): Html {
  const classes = asked.classes ?? conditionClasses(asked.questions)
  return asked.questions
    .map((question) => drawQuestion(question, { ...asked, classes, prefix: asked.prefix ?? '' }))
    .join('\n')
}

/**
 * Returns the attribute of a form with these questions: a browser would refuse to send one whose hidden question is
 * required, so the service alone judges forms with conditions.
 */
export function formChecks(questions: Question[]): Html {
  return countConditions(questions) > 0 ? ' novalidate' : ''
}

function drawQuestion(question: Question, { values, problems, words, classes, prefix }: Required<Asked>): Html {
  const value = values[question.id]
  const problem = problems.find(({ id }) => id === question.id) ?? null
  const name = `${prefix}${answerField(question.id)}`
  const limit = limitText(question, words)
  const notes: [id: string, text: string | null, note: (id: string, text: string) => Html][] = [
    [`${name}.help`, question.help || null, helpNote],
    [`${name}.limit`, limit, (id, text) => html`<p class="hint" id="${id}">${text}</p>`],
    [
      `${name}.problem`,
      problem && words.problems[problem.type](problem.params?.limit ?? 0),
      (id, text) => html`<p class="problem" id="${id}">${text}</p>`,
    ],
  ]
  const there = notes.filter(([, text]) => text !== null)
  const control = drawControl({
    question,
    name,
    value,
    words,
    invalid: problem !== null,
    describedBy: there.map(([id]) => id).join(' ') || null,
    opening: classes.opening.get(question.id) ?? null,
  })
  const hidden = classes.hidden.get(question.id)
  const css = hidden ? `question ${hidden}` : 'question'
  const drawn = there.map(([id, text, note]) => note(id, text!)).join('\n')
  const mark = question.required ? words.required : words.optional
  const label = html`<bdi lang="">${question.label}</bdi> <span class="mark">${mark}</span>`
  if (control.kind === 'group')
    return html`<fieldset class="${css}"!${control.attributes}>
<legend>!${label}</legend>
!${drawn}
!${control.html}
</fieldset>`
  if (control.kind === 'box')
    return html`<div class="${css}">
<div class="option">!${control.html}<label for="${name}">!${label}</label></div>
!${drawn}
</div>`
  return html`<div class="${css}">
<label for="${name}">!${label}</label>
!${drawn}
!${control.html}
</div>`
}

function helpNote(id: string, text: string): Html {
  return html`<p class="hint help" id="${id}" lang="" dir="auto">${text}</p>`
}

/**
 * Describes the limits that the author set on the length, size or number of answers; limits of the type are not shown.
 */
function limitText({ type, min = null, max = null }: Question, { limits }: QuestionWords): string | null {
  const counted = COUNTED[type]
  if (counted === undefined || counted === 'rating' || (min === null && max === null)) return null
  return limits[counted](min, max)
}
