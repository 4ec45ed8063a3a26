import type { Contact, ContactProperty } from '@laurel/client'
import { numberIn, SelectField, TextField, textOf } from '../../components/fields.tsx'
import { contactFormMessages } from './messages/contact-form.ts'

type Values = Contact['properties']
type Props = { properties: readonly ContactProperty[]; values: Values }

/** An input for each custom field. */
export function PropertyFields({ properties, values }: Props) {
  const text = contactFormMessages
  if (properties.length === 0) return null
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.custom}</legend>
      <div className="beside">
        {properties.map((property) => (
          <PropertyField key={property.key} of={property} value={values[property.key] ?? ''} />
        ))}
      </div>
    </fieldset>
  )
}

function PropertyField({ of: { key, label, type, options }, value }: { of: ContactProperty; value: string | number }) {
  const text = contactFormMessages
  const common = { name: `properties.${key}`, label, defaultValue: String(value) }
  if (type === 'date') return <TextField {...common} type="date" />
  if (type === 'number') return <TextField {...common} type="number" step="any" />
  if (type === 'text') return <TextField {...common} />
  // A value stays even if its option was removed since.
  const kept = value !== '' && !options.includes(String(value)) ? [String(value)] : []
  return <SelectField {...common} data={[{ value: '', label: text.none }, ...options, ...kept]} />
}

/** Reads the custom fields that differ from their stored values; null removes a value. */
export function readProperties(form: FormData, properties: readonly ContactProperty[], stored: Values): Values {
  const given = properties.map(({ key, type }): [string, string | number | null] => {
    const name = `properties.${key}`
    return [key, type === 'number' ? numberIn(form, name) : textOf(form, name) || null]
  })
  return Object.fromEntries(given.filter(([key, value]) => value !== (stored[key] ?? null)))
}
