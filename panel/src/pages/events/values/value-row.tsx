import type { Event } from '@laurel/client'
import { Button } from '../../../components/button.ts'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { valueSettingsMessages } from './messages.ts'
import type { Row, ValueRows } from './use-value-rows.ts'

type Props = {
  row: Row
  nth: number
  values: ValueRows
  questions: NonNullable<Event['registration_questions']>
}

/** Hints below inputs, so that the inputs of a row are in line. */
/** Fields of a value. The key of a new one follows its label until somebody types a key. */
export function ValueRow({ row, nth, values, questions }: Props) {
  const text = valueSettingsMessages
  const { value, isStored } = row
  const name = values.nameAt(nth)
  const change = (changed: Partial<Row>) => values.change(row, changed)
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <TextField
          name={`${name}.label`}
          label={text.label}
          value={value.label}
          onChange={({ currentTarget: { value: label } }) =>
            change({
              value: { ...value, label, key: isStored || row.isKeyTyped ? value.key : values.propose(label, row) },
            })
          }
        />
        <TextField
          name={`${name}.key`}
          label={text.key}
          description={value.key && text.keyAbout(value.key)}
          value={value.key}
          readOnly={isStored}
          onChange={({ currentTarget: { value: key } }) => change({ value: { ...value, key }, isKeyTyped: true })}
        />
      </div>
      <div className="beside">
        <TextField
          name={`${name}.value`}
          label={text.value}
          description={text.valueAbout}
          placeholder={text.own}
          defaultValue={value.value ?? ''}
        />
        {questions.length > 0 && (
          <SelectField
            name={`${name}.question_id`}
            label={text.question}
            description={text.questionAbout}
            data={[{ value: '', label: text.noQuestion }, ...questions.map(({ id, label }) => ({ value: id, label }))]}
            defaultValue={value.question_id ?? ''}
          />
        )}
      </div>
      <div className="value-row-end">
        {nth > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => values.moveUp(nth)}>
            {text.up}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => values.remove(row)}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}
