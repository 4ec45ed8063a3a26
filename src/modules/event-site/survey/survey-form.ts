import { html } from 'ghtml'
import type { Language } from '../../../lib/text/languages.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { problemSummary } from '../../../platform/pages/problem-summary.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { QuestionProblem } from '../../../platform/questions/problem-types.ts'
import { formChecks, questionFields } from '../../../platform/questions/question-fields.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { answerField, readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { currentAnswers, MAX_WRITTEN, questionsKey, writtenLength } from '../../../platform/questions/stored-answer.ts'
import { validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { questionMessages } from '../../../platform/questions/wording/question-wording.ts'
import type { FoundSurvey } from '../../surveys/index.ts'
import type { RegistrationVisit } from '../registration/registration-place.ts'
import { surveyMessages } from './messages.ts'

/** Submitted answers with their problems, and the reason if the submission as a whole was rejected. */
type TypedSurvey = { answers: Record<string, unknown>; problems: QuestionProblem[]; refusal: string | null }

/** Returns the answers of a form and the key of the questions it was rendered for. */
export function readSurvey(questions: Question[], fields: Fields) {
  return { asked: textOf(fields, 'asked'), answers: readFormAnswers(questions, fields) }
}

/** Validates a form that was rejected, to show its problems. */
function validateSurvey(questions: Question[], fields: Fields, language: Language): TypedSurvey {
  const words = surveyMessages[language]
  const { asked, answers } = readSurvey(questions, fields)
  const { problems, answers: judged } = validateAnswers(questions, answers, { complete: true })
  const isTooLong = writtenLength(questions, judged) > MAX_WRITTEN
  const outdated = asked === questionsKey(questions) ? null : words.outdated
  return { answers, problems, refusal: isTooLong ? words.tooLong(MAX_WRITTEN.toLocaleString(language)) : outdated }
}

/** The questions with the values of `fields`, else with the previous answers. */
export function surveyForm(
  visit: RegistrationVisit,
  { questions, response }: { questions: Question[] } & Pick<FoundSurvey, 'response'>,
  { path, fields }: { path: string; fields: Fields | null },
): Html {
  const words = surveyMessages[visit.language]
  const { answers, problems, refusal } = fields
    ? validateSurvey(questions, fields, visit.language)
    : { answers: currentAnswers(questions, response?.answers ?? []), problems: [], refusal: null }
  const sentences = questionMessages[visit.language]
  const told = problems.map(({ id, type, params }) => ({
    field: answerField(id),
    text: sentences.problems[type](params?.limit ?? 0),
  }))
  return html`!${problemSummary(visit, questions, told)}
!${refusal ? html`<p class="problem" role="alert">${refusal}</p>` : ''}
<form method="post" action="${path}"!${formChecks(questions)}><input type="hidden" name="asked" value="${questionsKey(questions)}">
!${questionFields({ questions, values: answers, problems, words: sentences })}
<button type="submit">${response ? words.answered.button : words.open.button}</button>
</form>`
}
