import { html } from 'ghtml'
import type { Language } from '../../../lib/text/languages.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { problemSummary } from '../../../platform/pages/problem-summary.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { QuestionProblem } from '../../../platform/questions/problem-types.ts'
import { questionFields } from '../../../platform/questions/question-fields.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { answerField, readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { currentAnswers, MAX_WRITTEN, questionsKey, writtenLength } from '../../../platform/questions/stored-answer.ts'
import { validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { questionWording } from '../../../platform/questions/wording/question-wording.ts'
import type { FoundSurvey } from '../../surveys/index.ts'
import type { RegistrationVisit } from '../registration/registration-place.ts'
import { surveyWording } from './wording/survey-words.ts'

/** Answers as they were typed, and why they were not taken: for what is wrong with some of them, or with all together. */
type TypedSurvey = { answers: Record<string, unknown>; problems: QuestionProblem[]; refusal: string | null }

/** The answers of a form, and the key of the questions that it was drawn for. */
export function readSurvey(questions: Question[], fields: Fields) {
  return { asked: textOf(fields, 'asked'), answers: readFormAnswers(questions, fields) }
}

/** What is wrong with a form that was not taken. */
function validateSurvey(questions: Question[], fields: Fields, language: Language): TypedSurvey {
  const words = surveyWording[language]
  const { asked, answers } = readSurvey(questions, fields)
  const { problems, answers: judged } = validateAnswers(questions, answers, { complete: true })
  const isTooLong = writtenLength(questions, judged) > MAX_WRITTEN
  const outdated = asked === questionsKey(questions) ? null : words.outdated
  return { answers, problems, refusal: isTooLong ? words.tooLong(MAX_WRITTEN.toLocaleString(language)) : outdated }
}

/** The questions with what was typed into `fields`, else with what was answered before. */
export function surveyForm(
  visit: RegistrationVisit,
  { event, response }: FoundSurvey,
  { path, fields }: { path: string; fields: Fields | null },
): Html {
  const questions = event.survey ?? []
  const words = surveyWording[visit.language]
  const { answers, problems, refusal } = fields
    ? validateSurvey(questions, fields, visit.language)
    : { answers: currentAnswers(questions, response?.answers ?? []), problems: [], refusal: null }
  const sentences = questionWording[visit.language]
  const told = problems.map(({ id, type, params }) => ({
    field: answerField(id),
    text: sentences.problems[type](params?.limit ?? 0),
  }))
  return html`!${problemSummary(visit, questions, told)}
!${refusal ? html`<p class="problem" role="alert">${refusal}</p>` : ''}
<form method="post" action="${path}"><input type="hidden" name="asked" value="${questionsKey(questions)}">
!${questionFields({ questions, values: answers, problems, words: sentences })}
<button type="submit">${response ? words.answered.button : words.open.button}</button>
</form>`
}
