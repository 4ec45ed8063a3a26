import type { LeadScoreRule } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { propertiesQuery } from '../../../api/contact-queries.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { contactWords } from '../../../shell-parts/messages/contact-words.ts'
import { scoreMessages } from './messages.ts'

/** Returns the evidence of a rule as a sentence. */
export function useRuleText(): (rule: LeadScoreRule) => string {
  const text = scoreMessages
  const { stages } = contactWords
  const { number } = useLanguage().formats
  const properties = useQuery(propertiesQuery)
  const evidence = ({ activity, deal, field, property, tag, stage, inactive_days }: LeadScoreRule['when']): string => {
    if (activity) return text.say.activity(text.activities[activity] ?? activity)
    if (deal) return text.say.deal(text.deals[deal] ?? deal)
    if (field) return text.say.field(text.fields[field] ?? field)
    if (property) return text.say.field(properties.data?.find(({ key }) => key === property)?.label ?? property)
    if (tag) return text.say.tag(tag)
    if (stage) return text.say.stage(stages[stage])
    return text.say.inactive_days(number(inactive_days ?? 0))
  }
  return ({ when, half_life_days, max_count }) =>
    [
      evidence(when),
      when.matches && text.say.matches(number(when.matches.length)),
      half_life_days !== null && text.say.halfLife(number(half_life_days)),
      max_count !== null && text.say.maxCount(number(max_count)),
    ]
      .filter(Boolean)
      .join(' · ')
}
