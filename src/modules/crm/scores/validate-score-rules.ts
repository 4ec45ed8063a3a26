import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import { plainWords } from './match-words.ts'
import type { ScoreRule } from './score-rule.ts'

/** Limit for all rules together: each contact is searched for all of these words. */
const MAX_WORDS = 500

const KINDS = ['activity', 'deal', 'field', 'property', 'tag', 'stage', 'inactive_days'] as const

/** Validates rules beyond their schema. @throws AppError validation_failed */
export function validateScoreRules(rules: readonly ScoreRule[]): void {
  const problems = rules.flatMap((rule, nth) => [
    ...duplicateKeys(rules, nth),
    ...validateEvidence(rule).map(({ field, msg, type }) => ({ loc: ['body', String(nth), ...field], msg, type })),
  ])
  const words = rules.reduce((sum, { when }) => sum + (when.matches?.length ?? 0), 0)
  if (words > MAX_WORDS)
    problems.push({
      loc: ['body'],
      msg: `all rules together may have at most ${MAX_WORDS} words in matches`,
      type: 'too_long',
    })
  if (problems.length > 0) throw new AppError('validation_failed', problems[0]!.msg, { problems })
}

function duplicateKeys(rules: readonly ScoreRule[], nth: number): FieldProblem[] {
  const { key } = rules[nth]!
  if (rules.findIndex((each) => each.key === key) === nth) return []
  return [
    { loc: ['body', String(nth), 'key'], msg: `key ${key} is used by another rule; make it unique`, type: 'duplicate' },
  ]
}

type Problem = { field: string[]; msg: string; type: string }

function validateEvidence({ when, half_life_days, max_count }: ScoreRule): Problem[] {
  const kinds = KINDS.filter((kind) => when[kind] !== undefined)
  if (kinds.length !== 1)
    return [{ field: ['when'], msg: `when needs exactly one of ${KINDS.join(', ')}`, type: 'one_of' }]
  const [kind] = kinds as [(typeof KINDS)[number]]
  const problems: Problem[] = []
  const refuse = (field: string[], msg: string) => problems.push({ field, msg, type: 'not_for_type' })
  if (kind !== 'activity' && kind !== 'deal') {
    const only = 'is only for activity and deal; set it to null'
    if (half_life_days !== null) refuse(['half_life_days'], `half_life_days ${only}`)
    if (max_count !== null) refuse(['max_count'], `max_count ${only}`)
  }
  if (when.matches !== undefined && kind !== 'field' && kind !== 'property')
    refuse(['when', 'matches'], 'is only for field and property; leave it out')
  for (const [at, word] of (when.matches ?? []).entries())
    if (plainWords(word) === '')
      problems.push({
        field: ['when', 'matches', String(at)],
        msg: 'each word in matches needs a letter or a digit',
        type: 'not_blank',
      })
  return problems
}
