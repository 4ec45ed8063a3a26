import type { Criterion, CriterionType } from '../records/badge-criteria.ts'

/** Events and programmes have no names here: they may be renamed and deleted, and a credential must not change. */
const sentences: Record<CriterionType, (min: number, isNamed: boolean) => string> = {
  sessions_attended: (min) => `Attended ${counted(min, 'session')}.`,
  events_attended: (min) => `Attended ${counted(min, 'event')}.`,
  event_attended: () => 'Attended an event that the issuer has named.',
  certificates_earned: (min) => `Earned ${counted(min, 'certificate')}.`,
  survey_completed: (_, isNamed) =>
    isNamed ? 'Answered the survey of an event that the issuer has named.' : 'Answered the survey of an event.',
  programme_completed: () => 'Completed a training programme that the issuer has named.',
}

const counted = (min: number, noun: string) => `at least ${min} ${noun}${min === 1 ? '' : 's'}`

/** Returns how the award was earned: the criteria as they were when they were met. */
export function narrativeOf({ criteria, issuer_name }: { criteria: Criterion[]; issuer_name: string }): string {
  if (criteria.length === 0) return `Chosen by ${issuer_name}.`
  const said = criteria.map(({ type, min, event_id }) => sentences[type](min ?? 1, event_id !== undefined))
  return [...new Set(said)].join(' ')
}
