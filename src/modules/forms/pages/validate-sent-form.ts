import type { Services } from '../../../platform/context/context.ts'
import { type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { formMessages } from '../../../platform/pages/form-messages.ts'
import { checkStamp } from '../../../platform/pages/form-stamp.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import type { QuestionProblem } from '../../../platform/questions/problem-types.ts'
import { readFormAnswers } from '../../../platform/questions/read-form-answers.ts'
import { MAX_WRITTEN, writtenLength } from '../../../platform/questions/stored-answer.ts'
import { validateAnswers } from '../../../platform/questions/validate-answers.ts'
import { askedOfVisitors, CONSENT, formVersion } from '../asked-of-visitors.ts'
import type { FoundForm } from '../find-form.ts'
import { stampOf } from './form-meta.ts'
import { formWording } from './wording/form-words.ts'

/** A form as it was sent; `refusal`: why it was not taken where no field is wrong by itself. */
export type SentForm = { answers: Record<string, unknown>; problems: QuestionProblem[]; refusal: string | null }

/** The fields of the form beside its questions. `TRAP` is one that people do not see. */
export const TRAP = 'website'
export const VERSION = 'asked'
export const STAMP = 'stamp'

/** Whether a program has filled in what people do not see. */
export function isTrapped(fields: Fields): boolean {
  return textOf(fields, TRAP) !== ''
}

/** What was typed, and what is wrong with it, as the page tells. */
export function validateSentForm(services: Services, visit: Visit, form: FoundForm, fields: Fields): SentForm {
  const questions = askedOfVisitors(form)
  const answers = readFormAnswers(questions, fields)
  const { answers: judged, problems } = validateAnswers(questions, answers, { complete: true })
  const { refused } = formWording[visit.language]
  const { again } = formMessages[visit.language]
  const refusals: [isSo: boolean, text: string][] = [
    [writtenLength(questions, judged) > MAX_WRITTEN, refused.tooLong(MAX_WRITTEN.toLocaleString(visit.language))],
    [Object.keys(judged).every((id) => id === CONSENT), refused.empty],
    [textOf(fields, VERSION) !== formVersion(form), refused.outdated],
    [stampVerdict(services, form, fields) === 'early', again.quick],
    [stampVerdict(services, form, fields) === 'bad', again.late],
  ]
  const refusal = problems.length > 0 ? null : (refusals.find(([isSo]) => isSo)?.[1] ?? null)
  return { answers, problems, refusal }
}

export function stampVerdict(services: Services, form: FoundForm, fields: Fields): 'good' | 'early' | 'bad' {
  return checkStamp(services, stampOf(form), textOf(fields, STAMP))
}
