import type { AutomationRule, NewAutomationRule } from '@laurel/client'
import { useState } from 'react'
import { SelectField, TextField } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { ActionRows } from './action-rows.tsx'
import { ruleMessages } from './messages/rules.ts'
import { readRule } from './read-rule.ts'
import { type RuleAction, TRIGGERS, type Trigger } from './rule-choices.ts'
import { useRowsOf } from './use-rows-of.ts'
import { useTargets } from './use-targets.ts'

type Props = {
  /** The rule that is edited; without it the form is for a new one. */
  of?: AutomationRule
  submit: string
  save: (rule: NewAutomationRule) => Promise<AutomationRule>
  done: (rule: AutomationRule) => void | Promise<void>
}

/** Form for a rule: when, and then what. */
export function RuleForm({ of, submit, save, done }: Props) {
  const text = useMessages(ruleMessages)
  const targets = useTargets()
  const actions = useRowsOf<RuleAction>(of?.actions ?? [{ type: 'send_email' }])
  const [trigger, setTrigger] = useState<Trigger>(of?.trigger ?? 'attended_event')
  return (
    <Form submit={submit} save={(values) => save(readRule(values, actions.rows))} done={done}>
      <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} maxLength={200} data-autofocus />
      <SelectField
        name="trigger"
        label={text.when}
        description={text.abouts[trigger]}
        data={TRIGGERS.map((value) => ({ value, label: text.triggers[value]! }))}
        value={trigger}
        onChange={({ currentTarget }) => setTrigger(currentTarget.value as Trigger)}
      />
      <ActionRows {...{ actions, targets }} />
    </Form>
  )
}
