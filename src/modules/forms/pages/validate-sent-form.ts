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
import { leadFormMessages } from './wording/form-words.ts'

/** A submitted form; `refusal` is the reason if it was rejected without a problem in any field. */
export type SentForm = { answers: Record<string, unknown>; problems: QuestionProblem[]; refusal: string | null }

/** Form fields other than questions. `TRAP` is the honeypot that people do not see. */
export const TRAP = 'website'
export const VERSION = 'asked'
export const STAMP = 'stamp'

/** True if a bot has filled in the honeypot. */
export function isTrapped(fields: Fields): boolean {
  return textOf(fields, TRAP) !== ''
}

/** Returns the submitted answers with their problems, as the page shows them. */
export function validateSentForm(services: Services, visit: Visit, form: FoundForm, fields: Fields): SentForm {
  const questions = askedOfVisitors(form)
  const answers = readFormAnswers(questions, fields)
  const { answers: judged, problems } = validateAnswers(questions, answers, { complete: true })
  const { refused } = leadFormMessages[visit.language]
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
