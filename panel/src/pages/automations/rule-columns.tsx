import type { ReactNode } from 'react'
import type { Column } from '../../components/list-types.ts'
import { isCopy, type Rule } from './rule-choices.ts'
import { RuleSwitch } from './rule-switch.tsx'
import type { RuleWords } from './use-rule-words.ts'

type Listed = Rule & { event_count?: number }

type Props = {
  words: RuleWords
  /** Enables or disables a rule; undefined for people who may only read. */
  turn: ((rule: Rule) => void) | undefined
  linkTo: (rule: Rule) => ReactNode
  /** Name of a column with the number of events that have the rule; none without it. */
  events?: string
}

/** Columns of a list of rules. */
export function ruleColumns({ words, turn, linkTo, events }: Props): Column<Listed>[] {
  const { text, formats } = words
  return [
    {
      key: 'name',
      name: text.name,
      width: 'minmax(10.5rem, 1.4fr)',
      phone: 'first',
      show: (rule) => (
        <>
          {linkTo(rule)} {isCopy(rule) && <span className="state">{text.copied}</span>}
        </>
      ),
    },
    {
      key: 'when',
      name: text.when,
      width: 'minmax(16.5rem, 2fr)',
      phone: 'second',
      show: (rule) => <bdi title={words.whenOf(rule)}>{words.whenOf(rule)}</bdi>,
    },
    {
      key: 'then',
      name: text.actionsOf,
      width: 'minmax(6rem, 1.6fr)',
      show: (rule) => <bdi title={words.actionsOf(rule).join('\n')}>{words.actionsOf(rule).join(' · ')}</bdi>,
    },
    ...(events === undefined
      ? []
      : [
          {
            key: 'events',
            name: events,
            width: '4.5rem',
            isNumber: true,
            show: ({ event_count = 0 }: Listed) => formats.number(event_count),
          },
        ]),
    ...(['pending', 'sent', 'failed'] as const).map((key) => ({
      key,
      name: text.stats[key],
      width: '4.25rem',
      isNumber: true,
      hidden: events !== undefined && key !== 'sent',
      show: ({ stats }: Listed) => formats.number(stats[key]),
    })),
    {
      key: 'enabled',
      name: text.active,
      width: '4.5rem',
      phone: 'aside',
      show: (rule) => <RuleSwitch of={rule} turn={turn} />,
    },
  ]
}
