import { AppError, type FieldProblem, invalidField } from '../../lib/errors.ts'
import { MAX_PROBLEMS } from '../../platform/http/validation/validation.ts'
import { problemText } from '../../platform/questions/problem-text.ts'
import { MAX_WRITTEN, writtenLength } from '../../platform/questions/stored-answer.ts'
import { type Answers, validateAnswers } from '../../platform/questions/validate-answers.ts'
import { askedOfVisitors, CONSENT, formVersion } from './asked-of-visitors.ts'
import type { FormRow } from './form-queries.ts'

/** By the names of the fields, and `_consent`; `version` of the form as it was read, where that is known. */
export type Sent = { answers: Record<string, unknown>; version: string | null }

/** The answers as they are kept, without the consent. @throws AppError validation_failed */
export function validateSubmission(form: FormRow, { answers: given, version }: Sent): Answers {
  const questions = askedOfVisitors(form)
  const { answers, problems } = validateAnswers(questions, given, { complete: true })
  if (problems.length > 0) {
    const told: FieldProblem[] = problems.slice(0, MAX_PROBLEMS).map((problem) => ({
      loc: ['body', problem.id],
      msg: problemText(problem),
      type: problem.type,
    }))
    throw new AppError('validation_failed', told[0]!.msg, { problems: told })
  }
  if (writtenLength(questions, answers) > MAX_WRITTEN)
    throw invalidField(['body'], `all texts together may have ${MAX_WRITTEN} characters`, 'too_long')
  // What is agreed to, and answered, has to be what was read.
  if (version !== null && version !== formVersion(form))
    throw invalidField(['body', '_version'], 'the form has changed since it was read', 'outdated')
  const { [CONSENT]: _consent, ...kept } = answers
  if (Object.keys(kept).length === 0) throw invalidField(['body'], 'no field of the form is answered', 'missing')
  return kept
}
