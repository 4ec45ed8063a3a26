import type { ContactProperty } from '@laurel/client'
import { Button } from '../../../components/button.ts'
import { LongTextField, SelectField, TextField } from '../../../components/fields.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'
import type { FieldRows, Row } from './use-field-rows.ts'

type Props = { row: Row; nth: number; fields: FieldRows }

/** Inputs of a custom field. The key of a new one follows its label until somebody types a key. */
export function FieldRow({ row, nth, fields }: Props) {
  const text = crmSettingsMessages
  const { field, isStored } = row
  const change = (changed: Partial<ContactProperty>, isKeyTyped = row.isKeyTyped ?? false) =>
    fields.change(row, { field: { ...field, ...changed }, isKeyTyped })
  return (
    <fieldset className="value-row">
      <legend className="soft">{text.nth(String(nth + 1))}</legend>
      <div className="beside">
        <TextField
          name={`${nth}.label`}
          label={text.label}
          value={field.label}
          onChange={({ currentTarget: { value: label } }) =>
            change({ label, key: isStored || row.isKeyTyped ? field.key : fields.propose(label, row) })
          }
        />
        <TextField
          name={`${nth}.key`}
          label={text.key}
          description={text.keyAbout}
          value={field.key}
          readOnly={isStored}
          onChange={({ currentTarget: { value: key } }) => change({ key }, true)}
        />
        <SelectField
          name={`${nth}.type`}
          label={text.type}
          data={Object.entries(text.types).map(([value, label]) => ({ value, label }))}
          value={field.type}
          onChange={({ currentTarget: { value } }) => change({ type: value as ContactProperty['type'] })}
        />
      </div>
      {field.type === 'choice' && (
        <LongTextField
          name={`${nth}.options`}
          label={text.options}
          description={text.optionsAbout}
          minRows={2}
          maxRows={10}
          defaultValue={field.options.join('\n')}
        />
      )}
      <RowEnd {...{ row, nth, fields }} />
    </fieldset>
  )
}

function RowEnd({ row, nth, fields }: Props) {
  const text = crmSettingsMessages
  const name = row.field.label || text.nth(String(nth + 1))
  return (
    <div className="value-row-end">
      {nth > 0 && (
        <Button variant="subtle" size="compact-sm" aria-label={text.upOf(name)} onClick={() => fields.moveUp(nth)}>
          {text.up}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        color="red"
        aria-label={text.removeOf(name)}
        onClick={() => fields.remove(row)}
      >
        {text.remove}
      </Button>
    </div>
  )
}
