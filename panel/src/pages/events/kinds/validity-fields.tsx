import { useState } from 'react'
import { SelectField, TextField } from '../../../components/fields.tsx'
import { TimeField } from '../../../components/time-field.tsx'
import { kindMessages } from './messages.ts'
import { FIELDS, type Unit, unitOf, type Validity } from './validity.ts'

type Props = { prefix?: string; of: Validity; zone: string }

/** How long certificates are valid: a unit, and the field of that unit alone. */
export function ValidityFields({ prefix = '', of, zone }: Props) {
  const text = kindMessages
  const [unit, setUnit] = useState<Unit>(unitOf(of))
  const units = Object.entries(text.units).map(([value, label]) => ({ value, label }))
  return (
    <div className="beside">
      <SelectField
        name={`${prefix}validity`}
        label={text.validity}
        data={units}
        defaultValue={unitOf(of)}
        onChange={({ currentTarget: { value } }) => setUnit(value as Unit)}
      />
      {unit === 'until' && (
        <TimeField name={`${prefix}${FIELDS.until}`} label={text.until} zone={zone} at={of.certificate_valid_until} />
      )}
      {unit !== 'until' && unit !== 'never' && (
        <TextField
          key={unit}
          name={`${prefix}${FIELDS[unit]}`}
          inputMode="numeric"
          label={text.units[unit]}
          defaultValue={of[FIELDS[unit]] ?? ''}
        />
      )}
    </div>
  )
}
