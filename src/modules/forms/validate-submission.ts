import { AppError, type FieldProblem, invalidField } from '../../lib/errors.ts'
import { MAX_PROBLEMS } from '../../platform/http/validation/validation.ts'
import { problemText } from '../../platform/questions/problem-text.ts'
import { MAX_WRITTEN, writtenLength } from '../../platform/questions/stored-answer.ts'
import { type Answers, validateAnswers } from '../../platform/questions/validate-answers.ts'
import { askedOfVisitors, CONSENT, formVersion } from './asked-of-visitors.ts'
import type { FormRow } from './form-queries.ts'

/** Answers by field name, including `_consent`. `version` is the form version that the visitor saw; null: unknown. */
export type Sent = { answers: Record<string, unknown>; version: string | null }

/** Validates answers and returns them without the consent. @throws AppError validation_failed */
export function validateSubmission(form: FormRow, { answers: given, version }: Sent): Answers {
  const questions = askedOfVisitors(form)
  const { answers, problems } = validateAnswers(questions, given, { complete: true })
  if (problems.length > 0) {
    const reported: FieldProblem[] = problems.slice(0, MAX_PROBLEMS).map((problem) => ({
      loc: ['body', problem.id],
      msg: problemText(problem),
      type: problem.type,
    }))
    throw new AppError('validation_failed', reported[0]!.msg, { problems: reported })
  }
  if (writtenLength(questions, answers) > MAX_WRITTEN)
    throw invalidField(['body'], `the texts may have at most ${MAX_WRITTEN} characters in total`, 'too_long')
  // The visitor must have seen what they agree to and answer.
  if (version !== null && version !== formVersion(form))
    throw invalidField(['body', '_version'], 'the form has changed since it was shown; reload it', 'outdated')
  const { [CONSENT]: _consent, ...ownAnswers } = answers
  if (Object.keys(ownAnswers).length === 0)
    throw invalidField(['body'], 'answer at least one field of the form', 'missing')
  return ownAnswers
}
