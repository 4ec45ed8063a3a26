import type { BadgeTemplate } from '@laurel/client'
import { randomId } from '../../components/random-id.ts'

export type Criterion = BadgeTemplate['criteria'][number]
export type CriterionType = Criterion['type']

/** Fields that a criterion of each type has. */
const FIELDS: Record<CriterionType, readonly ('min' | 'event_id' | 'programme_id')[]> = {
  events_attended: ['min'],
  sessions_attended: ['min'],
  event_attended: ['event_id'],
  certificates_earned: ['min'],
  survey_completed: ['event_id'],
  programme_completed: ['programme_id'],
}

export const CRITERION_TYPES = Object.keys(FIELDS) as CriterionType[]

export const MAX_CRITERIA = 10

export const hasField = (type: CriterionType, field: 'min' | 'event_id' | 'programme_id') =>
  FIELDS[type].includes(field)

/** A criterion while it is edited: its inputs as texts. */
export type CriterionDraft = { id: string; type: CriterionType; min: string; event_id: string; programme_id: string }

export const NEW_CRITERION = { type: 'events_attended', min: 2 } as const satisfies Criterion

export const draftOf = ({ type, min, event_id, programme_id }: Criterion): CriterionDraft => ({
  id: randomId(),
  type,
  min: String(min ?? 2),
  event_id: String(event_id ?? ''),
  programme_id: String(programme_id ?? ''),
})

/** Returns a criterion as the service takes it: with the fields of its type. The service judges what is not a number. */
export function criterionOf(draft: CriterionDraft): Criterion {
  const { type } = draft
  return Object.fromEntries([
    ['type', type],
    ...FIELDS[type].flatMap((field) => {
      const text = draft[field].trim()
      return text === '' ? [] : [[field, Number.isNaN(Number(text)) ? text : Number(text)]]
    }),
  ]) as Criterion
}
