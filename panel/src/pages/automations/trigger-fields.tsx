import { SelectField, TextField } from '../../components/fields.tsx'
import { ChooseField } from './choose-field.tsx'
import { ruleMessages } from './messages/rules.ts'
import { triggerMessages } from './messages/triggers.ts'
import { HOURS, type Rule, TRIGGER_GROUPS, type Trigger } from './rule-choices.ts'
import { useSubjects } from './use-choices.ts'

type Props = {
  of: Rule | undefined
  /** null: a rule of the organisation. */
  eventId: number | null
  trigger: Trigger
  setTrigger: (trigger: Trigger) => void
}

/** Fields for when a rule fires. */
export function TriggerFields({ of, eventId, trigger, setTrigger }: Props) {
  const text = triggerMessages
  const { when } = ruleMessages
  const { sessions, forms } = useSubjects(eventId)
  const stored = of?.trigger === trigger ? of : undefined
  return (
    <>
      <SelectField
        name="trigger"
        label={when}
        description={text.abouts[trigger]}
        data={Object.entries(TRIGGER_GROUPS).map(([group, items]) => ({
          group: text.groups[group as keyof typeof TRIGGER_GROUPS],
          items: items.map((value) => ({ value, label: text.names[value] })),
        }))}
        defaultValue={of?.trigger ?? trigger}
        onChange={({ currentTarget }) => setTrigger(currentTarget.value as Trigger)}
      />
      {trigger in HOURS && (
        <div className="beside">
          <TextField
            key={trigger}
            name="trigger_hours"
            inputMode="numeric"
            label={text.hoursFor[trigger]}
            defaultValue={stored?.trigger_hours ?? HOURS[trigger]}
          />
          {trigger === 'before_session' && eventId !== null && (
            <ChooseField
              name="session_id"
              label={text.session}
              choices={sessions}
              none={text.everySession}
              chosen={stored?.session_id}
            />
          )}
        </div>
      )}
      {trigger === 'form_submitted' && (
        <ChooseField
          name="form_id"
          label={text.form}
          about={forms?.length === 0 ? text.noForms : undefined}
          choices={forms}
          none={text.choose}
          chosen={stored?.form_id}
        />
      )}
    </>
  )
}
