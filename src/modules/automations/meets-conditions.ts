import type { Condition } from './condition-schema.ts'
import type { RunFacts } from './read-runs.ts'

/** Whether all conditions of the rule hold for the person of a run. */
export function meetsConditions(run: RunFacts): boolean {
  return run.rule.conditions.every((condition) => holds(condition, run))
}

function holds(condition: Condition, run: RunFacts): boolean {
  const matches = valuesOf(condition, run).includes(condition.value)
  return condition.operator === 'is' ? matches : !matches
}

/** The values of a field, in text; none for a person who is not an attendee, who has not attended either. */
function valuesOf({ field, question_id, value }: Condition, run: RunFacts): string[] {
  if (field === 'tag') return run.tags ?? []
  if (field === 'attended') return [String(run.checked_in_at !== null)]
  if (field === 'language') {
    const language = run.attendee_language ?? run.event_language ?? run.organisation_language
    const [spoken, wanted] = [language.toLowerCase(), value.toLowerCase()]
    return spoken === wanted || spoken.startsWith(`${wanted}-`) ? [value] : []
  }
  if (field === 'answer') return textsOf(run.answers, question_id!)
  return run.certificates.flatMap((certificate) => certificate[field] ?? [])
}

/** A question that was deleted has no answers; an id such as `constructor` is also a property of every object. */
function textsOf(answers: RunFacts['answers'], questionId: string): string[] {
  if (answers === null || !Object.hasOwn(answers, questionId)) return []
  const answer = answers[questionId]
  return (Array.isArray(answer) ? answer : [answer]).map(String)
}
