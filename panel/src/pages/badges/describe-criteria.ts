import type { Formats } from '../../messages/formats.ts'
import type { Criterion } from './criterion-draft.ts'
import type { criterionMessages } from './messages/criterion.ts'
import type { CriterionNames, Named } from './use-criterion-names.ts'

type Said = { text: typeof criterionMessages; formats: Pick<Formats, 'number' | 'list'>; names: CriterionNames }

/** Says criteria as one sentence, such as `Attended at least 3 events and answered the survey of Node Day`. */
export function describeCriteria(criteria: readonly Criterion[], { text, formats, names }: Said): string {
  if (criteria.length === 0) return text.byHand
  const nameOf = (named: Named, id: number | undefined) =>
    named.find(({ value }) => value === String(id))?.label ?? (id === undefined ? text.notChosen : text.unknown)
  const parts = criteria.map(({ type, min = 1, event_id, programme_id }) => {
    if (type === 'event_attended') return text.said.event_attended(nameOf(names.events, event_id))
    if (type === 'programme_completed') return text.said.programme_completed(nameOf(names.programmes, programme_id))
    if (type === 'survey_completed')
      return event_id === undefined ? text.said.any_survey : text.said.survey_completed(nameOf(names.events, event_id))
    return text.said[type](formats.number(min))
  })
  const sentence = formats.list(parts)
  return sentence.charAt(0).toLocaleUpperCase(text.language) + sentence.slice(1)
}
