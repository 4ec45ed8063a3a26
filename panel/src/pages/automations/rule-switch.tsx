import './automations.css'
import { ruleMessages } from './messages/rules.ts'
import type { Rule } from './rule-choices.ts'

type Props = {
  of: Rule
  /** Enables or disables the rule; undefined for people who may only read. */
  turn: ((rule: Rule) => void) | undefined
}

/** Switch of a rule within a row that opens the rule. */
export function RuleSwitch({ of, turn }: Props) {
  const text = ruleMessages
  if (!turn)
    return (
      <span className="state" data-quiet={!of.enabled}>
        {of.enabled ? text.on : text.off}
      </span>
    )
  return (
    <button
      type="button"
      role="switch"
      className="turn"
      aria-checked={of.enabled}
      aria-label={text.turn(of.name)}
      onClick={(event) => {
        event.stopPropagation()
        turn(of)
      }}
    >
      <span className="turn-track" />
    </button>
  )
}
