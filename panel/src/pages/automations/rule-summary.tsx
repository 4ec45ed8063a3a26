import { Facts } from '../../components/facts.tsx'
import { conditionMessages } from './messages/conditions.ts'
import type { Rule } from './rule-choices.ts'
import { useRuleWords } from './use-rule-words.ts'

type Props = {
  of: Rule
  eventId: number | null
  /** Shown after the others. */
  more?: readonly (readonly [name: string, value: string])[]
}

/** A rule in sentences: whether it is enabled, when it fires, for whom, and what it does. */
export function RuleSummary({ of, eventId, more = [] }: Props) {
  const conditionTexts = conditionMessages
  const { text, whenOf, conditionsOf, actionsOf } = useRuleWords(eventId)
  const conditions = conditionsOf(of)
  return (
    <section className="surface padded above-list" aria-label={of.name}>
      <Facts
        of={[
          [text.state, of.enabled ? text.on : text.off],
          [text.when, whenOf(of)],
          [
            conditionTexts.title,
            conditions.length === 0 ? conditionTexts.everyone : <Story key="conditions" of={conditions} />,
          ],
          [text.actionsOf, <Story key="actions" of={actionsOf(of)} />],
          ...more,
        ]}
      />
    </section>
  )
}

function Story({ of }: { of: readonly string[] }) {
  return (
    <ol className="story">
      {of.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and their order is the rule's
        <li key={nth}>{line}</li>
      ))}
    </ol>
  )
}
