import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { ChooseField } from './choose-field.tsx'
import { ruleMessages } from './messages/rules.ts'
import { ACTIONS, type ActionType, type RuleAction, TARGETS, type Trigger } from './rule-choices.ts'
import type { RowOf, RowsOf } from './use-rows-of.ts'
import type { Targets } from './use-targets.ts'

/** Most actions of a rule. */
const MAX_ACTIONS = 10

type Props = { actions: RowsOf<RuleAction>; targets: Targets; trigger: Trigger }

/** Editor of the actions of a rule. */
export function ActionRows({ actions, targets, trigger }: Props) {
  const text = ruleMessages
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.actionsOf}</legend>
      {actions.rows.map((row, nth) => (
        <ActionRow key={row.id} {...{ row, nth, actions, targets, trigger }} />
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

function ActionRow({ row, nth, actions, targets, trigger }: Props & { row: RowOf<RuleAction>; nth: number }) {
  const text = ruleMessages
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
      <Target at={at} of={value} {...{ targets, trigger }} />
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

type TargetProps = { at: string; of: RuleAction; targets: Targets; trigger: Trigger }

/**
 * Field for the target of an action. Its key has the type of the action, so that no value moves to another, and the
 * trigger, whose own email template is proposed.
 */
function Target({ at, of, targets, trigger }: TargetProps) {
  const text = ruleMessages
  if (of.type === 'issue_certificate') return null
  if (of.type === 'add_crm_tag')
    return <TextField name={`${at}.tag`} label={text.tag} maxLength={50} defaultValue={of.tag ?? ''} />
  const field = TARGETS[of.type]
  const choices = targets[field]
  const proposed =
    field === 'template_id' ? targets.template_id?.find(({ kind }) => kind === trigger)?.value : undefined
  return (
    <ChooseField
      key={`${field} ${trigger} ${proposed}`}
      name={`${at}.${field}`}
      label={text.targets[field]}
      about={choices?.length === 0 ? text.noTargets[field] : undefined}
      choices={choices}
      none={text.choose}
      chosen={of[field] ?? proposed}
    />
  )
}
