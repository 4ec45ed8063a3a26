import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import {
  type CertificateKind,
  type CertificateValue,
  DEFAULT_KIND,
  MAX_VALUES,
  VALIDITY_FIELDS,
  type validity,
} from './certificate-kind-schema.ts'

/** Lists of events carry these settings, so they stay small. */
const MAX_BYTES = 65_536

type Validity = Record<keyof typeof validity, number | null> & { certificate_valid_until: unknown }

/** The values and validity of all certificates of an event, which are checked together. */
export type CertificateSettings = Validity & {
  certificate_values: readonly CertificateValue[]
  certificate_kinds: readonly CertificateKind[]
  registration_questions: readonly Question[] | null
}

/**
 * Rejects settings for problems that their schema cannot express: repeated keys, unknown questions, and more than one
 * validity.
 * @throws AppError validation_failed
 */
export function checkCertificateSettings(settings: CertificateSettings): void {
  const { certificate_values, certificate_kinds, registration_questions } = settings
  const questions = new Set(registration_questions?.map(({ id }) => id))
  const keys = new Set(
    [...certificate_values, ...certificate_kinds.flatMap(({ values }) => values)].map(({ key }) => key),
  )
  const bytes = Buffer.byteLength(JSON.stringify([certificate_values, certificate_kinds]))
  const problems = [
    ...validityProblems(settings, []),
    ...valueProblems(certificate_values, ['certificate_values'], questions),
    ...certificate_kinds.flatMap((kind, nth) => [
      ...kindProblems(certificate_kinds, nth),
      ...validityProblems(kind, ['certificate_kinds', String(nth)]),
      ...valueProblems(kind.values, ['certificate_kinds', String(nth), 'values'], questions),
    ]),
    ...(bytes > MAX_BYTES
      ? [
          problem(
            ['certificate_kinds'],
            `certificate_kinds and certificate_values have ${bytes} bytes as JSON, and at most ${MAX_BYTES} are allowed: use fewer or shorter values`,
            'too_long',
          ),
        ]
      : []),
    ...(keys.size > MAX_VALUES
      ? [
          problem(
            ['certificate_values'],
            `${keys.size} different keys with those of the kinds; at most ${MAX_VALUES} are allowed`,
            'too_many',
          ),
        ]
      : []),
  ]
  if (problems.length > 0)
    throw new AppError('validation_failed', 'The settings of certificates do not fit together.', { problems })
}

function kindProblems(kinds: readonly CertificateKind[], nth: number): FieldProblem[] {
  const { kind } = kinds[nth]!
  const loc = ['certificate_kinds', String(nth), 'kind']
  if (kind === DEFAULT_KIND)
    return [problem(loc, `kind must not be ${DEFAULT_KIND}: the event itself describes that kind`, 'not_allowed')]
  const repeated = kinds.findIndex((other) => other.kind === kind) < nth
  return repeated ? [problem(loc, 'kind is also the kind of an earlier entry', 'repeated')] : []
}

function valueProblems(values: readonly CertificateValue[], loc: string[], questions: Set<string>): FieldProblem[] {
  return values.flatMap(({ key, question_id }, nth) => {
    const at = [...loc, String(nth)]
    const repeated = values.findIndex((other) => other.key === key) < nth
    const unknown = question_id != null && question_id !== '' && !questions.has(question_id)
    return [
      ...(repeated ? [problem([...at, 'key'], 'key is also the key of an earlier value', 'repeated')] : []),
      ...(unknown
        ? [
            problem(
              [...at, 'question_id'],
              `question_id "${question_id}" is not in registration_questions`,
              'unknown_reference',
            ),
          ]
        : []),
    ]
  })
}

function validityProblems(settings: Validity, loc: string[]): FieldProblem[] {
  const set = VALIDITY_FIELDS.filter((field) => settings[field] !== null)
  if (set.length < 2) return []
  const msg = `${set[1]} cannot be set together with ${set[0]}: set one of them to null`
  return [problem([...loc, set[1]!], msg, 'conflicting_fields')]
}

function problem(loc: string[], msg: string, type: string): FieldProblem {
  return { loc: ['body', ...loc], msg, type }
}
