import type { NewAutomationRule } from '@laurel/client'
import { useState } from 'react'
import { TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ActionRows } from './action-rows.tsx'
import type { Condition } from './condition-choices.ts'
import { ConditionRows } from './condition-rows.tsx'
import { ruleMessages } from './messages/rules.ts'
import { readRule } from './read-rule.ts'
import type { Rule, RuleAction, Trigger } from './rule-choices.ts'
import { TriggerFields } from './trigger-fields.tsx'
import { useRowsOf } from './use-rows-of.ts'
import { useEventOf } from './use-rule-words.ts'
import { useTargets } from './use-targets.ts'

type Props = {
  /** The rule that is edited; without it the form is for a new one. */
  of?: Rule
  /** null: a rule of the organisation. */
  eventId: number | null
  submit: string
  save: (rule: NewAutomationRule) => Promise<Rule>
  done: (rule: Rule) => void | Promise<void>
}

/** Form for a rule: when, only if, and then what. */
export function RuleForm({ of, eventId, submit, save, done }: Props) {
  const text = ruleMessages
  const targets = useTargets()
  const event = useEventOf(eventId)
  const actions = useRowsOf<RuleAction>(of?.actions ?? [{ type: 'send_email' }])
  const conditions = useRowsOf<Condition>(of?.conditions ?? [])
  const [trigger, setTrigger] = useState<Trigger>(of?.trigger ?? 'attended_event')
  const read = (values: FormData) => readRule(values, { conditions: conditions.rows, actions: actions.rows })
  const behind = [actions, conditions].flatMap(({ takeTheirs }) => takeTheirs ?? [])
  const takeAll = () => {
    for (const take of behind) take()
  }
  return (
    <Form
      submit={submit}
      takeRows={behind.length > 0 ? takeAll : undefined}
      save={(values) => save(read(values))}
      done={done}
    >
      <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} maxLength={200} data-autofocus />
      <TriggerFields {...{ of, eventId, trigger, setTrigger }} />
      <ConditionRows {...{ conditions, event }} isOfOrganisation={eventId === null} />
      <ActionRows {...{ actions, targets, trigger }} />
    </Form>
  )
}
