import { html } from 'ghtml'
import type { Question } from '../questions/question-schema.ts'
import { answerField } from '../questions/read-form-answers.ts'
import { formMessages } from './form-messages.ts'
import type { Visit } from './visit.ts'
import { type Html, stored } from './written-text.ts'

type Problem = { field: string; text: string }

/**
 * Lists the problems of a submitted form, each with a link to its field. The list has the focus, so that screen readers
 * start with it.
 * @param labels of fields that are not questions
 */
export function problemSummary(
  { language }: Pick<Visit, 'language'>,
  questions: Question[],
  problems: Problem[],
  labels: Record<string, Html> = {},
): Html {
  if (problems.length === 0) return ''
  const ofQuestions = Object.fromEntries(questions.map(({ id, label }) => [answerField(id), stored(label)]))
  const labelOf = (field: string) => ofQuestions[field] ?? labels[field] ?? ''
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
<h3>${formMessages[language].problems(problems.length)}</h3>
<ul>
!${problems.map(({ field, text }) => html`<li><a href="#${field}">!${labelOf(field)} – ${text}</a></li>`)}</ul>
</div>`
}
