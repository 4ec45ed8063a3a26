import type { Event } from '@laurel/client'
import { Button } from '../../components/button.ts'
import { SelectField, TextField } from '../../components/fields.tsx'
import { type Condition, FIELDS, FIELDS_OF_ORGANISATION, valuesFor } from './condition-choices.ts'
import { conditionMessages } from './messages/conditions.ts'
import type { RowOf, RowsOf } from './use-rows-of.ts'

/** Most conditions of a rule. */
const MAX_CONDITIONS = 10

/** A condition that the form adds. */
const NEW: Condition = { field: 'tag', question_id: null, operator: 'is', value: '' }

type Props = {
  conditions: RowsOf<Condition>
  /** The event of the rule, once loaded. */
  event: Event | undefined
  isOfOrganisation: boolean
}

/** Editor of the conditions of a rule. */
export function ConditionRows({ conditions, event, isOfOrganisation }: Props) {
  const text = conditionMessages
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.title}</legend>
      <p className="soft">{text.about}</p>
      {conditions.rows.map((row, nth) => (
        <ConditionRow key={row.id} {...{ row, nth, conditions, event, isOfOrganisation }} />
      ))}
      {conditions.rows.length < MAX_CONDITIONS && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => conditions.add(NEW)}>
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function ConditionRow({
  row,
  nth,
  conditions,
  event,
  isOfOrganisation,
}: Props & { row: RowOf<Condition>; nth: number }) {
  const text = conditionMessages
  const at = `conditions.${nth}`
  const { value } = row
  const fields = isOfOrganisation ? FIELDS_OF_ORGANISATION : FIELDS
  const change = (changed: Partial<Condition>) => conditions.change(row, { ...value, value: '', ...changed })
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <SelectField
          name={`${at}.field`}
          label={text.field}
          data={fields.map((field) => ({ value: field, label: text.fields[field] }))}
          value={value.field}
          onChange={({ currentTarget }) =>
            change({ field: currentTarget.value as Condition['field'], question_id: null, operator: 'is' })
          }
        />
        {value.field === 'answer' && (
          <Question at={at} of={value} event={event} choose={(question_id) => change({ question_id })} />
        )}
      </div>
      <div className="beside">
        {value.field !== 'attended' && (
          <SelectField
            name={`${at}.operator`}
            label={text.operator}
            data={Object.entries(text.operators).map(([operator, label]) => ({ value: operator, label }))}
            defaultValue={value.operator}
          />
        )}
        <Value at={at} of={value} event={event} />
      </div>
      <div className="value-row-end">
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => conditions.remove(row)}>
          {text.remove(String(nth + 1))}
        </Button>
      </div>
    </fieldset>
  )
}

type PartProps = { at: string; of: Condition; event: Event | undefined }

function Question({ at, of, event, choose }: PartProps & { choose: (id: string) => void }) {
  const text = conditionMessages
  const questions = event?.registration_questions ?? []
  const chosen = of.question_id ?? ''
  const isKnown = chosen === '' || questions.some(({ id }) => id === chosen)
  return (
    <SelectField
      name={`${at}.question_id`}
      label={text.question}
      description={questions.length === 0 ? text.noQuestions : undefined}
      data={[
        { value: '', label: text.choose },
        ...questions.map(({ id, label }) => ({ value: id, label })),
        ...(isKnown ? [] : [chosen]),
      ]}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  )
}

/** Field for the value. Its key keeps values from moving to another field or question. */
function Value({ at, of, event }: PartProps) {
  const text = conditionMessages
  const choices = valuesFor(text, of, event)
  const { field, question_id, operator } = of
  const key = `${field} ${question_id}`
  if (choices === undefined)
    return <TextField key={key} name={`${at}.value`} label={text.value} defaultValue={of.value} maxLength={500} />
  const isFlipped = field === 'attended' && operator === 'is_not' && of.value !== ''
  const value = isFlipped ? String(of.value !== 'true') : of.value
  const isKnown = value === '' || choices.some((each) => each.value === value)
  return (
    <SelectField
      key={key}
      name={`${at}.value`}
      label={text.value}
      data={[{ value: '', label: text.choose }, ...choices, ...(isKnown ? [] : [value])]}
      defaultValue={value}
    />
  )
}
