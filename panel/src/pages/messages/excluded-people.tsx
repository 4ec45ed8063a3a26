import type { MessagePreview } from '@laurel/client'
import { useLanguage } from '../../messages/use-messages.tsx'
import { reviewMessages } from './messages/review.ts'

/** Number of people that are named without a click. */
const NAMED = 5

/** People who would not get a message, by reason and by name. */
export function ExcludedPeople({ of: { excluded, excluded_people } }: { of: MessagePreview }) {
  const text = reviewMessages
  const { formats } = useLanguage()
  const reasons = (Object.keys(excluded) as (keyof typeof excluded)[]).filter((reason) => excluded[reason] > 0)
  const total = reasons.reduce((sum, reason) => sum + excluded[reason], 0)
  if (total === 0) return null
  const rest = total - excluded_people.length
  return (
    <details open={total <= NAMED}>
      <summary>
        <strong>{text.excluded(formats.number(total))}</strong>{' '}
        {formats.list(reasons.map((reason) => text.byReason[reason](formats.number(excluded[reason]))))}
      </summary>
      <ul className="excluded-people">
        {excluded_people.map(({ name, email, reason }) => (
          <li key={`${email} ${name}`}>
            <bdi>{name || email}</bdi>: {text.reasons[reason]}
          </li>
        ))}
        {rest > 0 && <li>{text.more(formats.number(rest))}</li>}
      </ul>
    </details>
  )
}
