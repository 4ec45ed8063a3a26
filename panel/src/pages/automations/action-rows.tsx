import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { ruleMessages } from './messages/rules.ts'
import { ACTIONS, type ActionType, type RuleAction, TARGETS } from './rule-choices.ts'
import type { RowOf, RowsOf } from './use-rows-of.ts'
import type { Targets } from './use-targets.ts'

/** Most actions of a rule. */
const MAX_ACTIONS = 10

type Props = { actions: RowsOf<RuleAction>; targets: Targets }

/** Editor of the actions of a rule. */
export function ActionRows({ actions, targets }: Props) {
  const text = useMessages(ruleMessages)
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.actionsOf}</legend>
      {actions.rows.map((row, nth) => (
        <ActionRow key={row.id} {...{ row, nth, actions, targets }} />
      ))}
      {actions.rows.length < MAX_ACTIONS && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => actions.add({ type: 'send_email' })}>
            {text.addAction}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function ActionRow({ row, nth, actions, targets }: Props & { row: RowOf<RuleAction>; nth: number }) {
  const text = useMessages(ruleMessages)
  const at = `actions.${nth}`
  const { value } = row
  const change = (type: ActionType) => actions.change(row, { ...value, type })
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nthAction(String(nth + 1))}</legend>
      <div className="beside">
        <SelectField
          name={`${at}.type`}
          label={text.action}
          data={ACTIONS.map((type) => ({ value: type, label: text.actions[type]! }))}
          value={value.type}
          onChange={({ currentTarget }) => change(currentTarget.value as ActionType)}
        />
        <TextField
          name={`${at}.delay_hours`}
          inputMode="numeric"
          label={text.delay}
          defaultValue={value.delay_hours ?? 0}
        />
      </div>
      <Target at={at} of={value} targets={targets} />
      {actions.rows.length > 1 && (
        <div className="value-row-end">
          <Button variant="subtle" size="compact-sm" color="red" onClick={() => actions.remove(row)}>
            {text.removeAction(String(nth + 1))}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Field for the target of an action. It has the type of the action as its key, so that no value moves to another. */
function Target({ at, of, targets }: { at: string; of: RuleAction; targets: Targets }) {
  const text = useMessages(ruleMessages)
  if (of.type === 'issue_certificate') return null
  if (of.type === 'add_crm_tag')
    return <TextField name={`${at}.tag`} label={text.tag} maxLength={50} defaultValue={of.tag ?? ''} />
  const field = TARGETS[of.type]
  const choices = targets[field]
  return (
    <SelectField
      key={`${field} ${choices?.length}`}
      name={`${at}.${field}`}
      label={text.targets[field]}
      description={choices?.length === 0 ? text.noTargets[field] : undefined}
      data={[{ value: '', label: text.choose }, ...(choices ?? [])]}
      defaultValue={of[field] ?? ''}
    />
  )
}
