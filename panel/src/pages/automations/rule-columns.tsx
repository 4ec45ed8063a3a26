import type { AutomationRule } from '@laurel/client'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../components/list-types.ts'
import type { Formats } from '../../messages/formats.ts'
import { describeAction, describeTrigger, type RuleTexts } from './describe-rule.ts'
import './automations.css'
import type { Targets } from './use-targets.ts'

type Props = {
  eventId: number
  text: RuleTexts
  formats: Formats
  targets: Targets
  /** Enables or disables a rule; undefined for people who may only read. */
  turn: ((rule: AutomationRule) => void) | undefined
}

export function ruleColumns({ eventId, text, formats, targets, turn }: Props): Column<AutomationRule>[] {
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10rem, 2.2fr)',
      phone: 'first',
      show: ({ id, name }) => (
        <Link to="/events/$eventId/automations/$ruleId" params={{ eventId, ruleId: String(id) }}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      key: 'when',
      name: text.when,
      width: 'minmax(8rem, 1.5fr)',
      phone: 'second',
      show: (rule) => describeTrigger(text, rule),
    },
    {
      key: 'then',
      name: text.actionsOf,
      width: 'minmax(10rem, 2.5fr)',
      show: ({ actions }) => (
        <bdi>{actions.map((action) => describeAction(text, formats, action, targets)).join(' · ')}</bdi>
      ),
    },
    ...(['pending', 'sent', 'failed'] as const).map((key) => ({
      key,
      name: text.stats[key],
      width: '4.25rem',
      isNumber: true,
      show: ({ stats }: AutomationRule) => formats.number(stats[key]),
    })),
    {
      key: 'enabled',
      name: text.active,
      width: '4.5rem',
      phone: 'aside',
      show: (rule) => <RuleSwitch of={rule} text={text} turn={turn} />,
    },
  ]
}

function RuleSwitch({ of, text, turn }: Pick<Props, 'text' | 'turn'> & { of: AutomationRule }) {
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
