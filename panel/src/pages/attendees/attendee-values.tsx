import type { Attendee, Event } from '@laurel/client'
import { definedValues } from '../../components/defined-values.ts'
import { TextField } from '../../components/fields.tsx'
import { attendeeMessages } from './messages/attendee.ts'

type Props = { event: Event | undefined; values: Attendee['values'] }

/** The own values of an attendee on certificates, under their labels. */
export function AttendeeValues({ event, values }: Props) {
  const text = attendeeMessages
  const labels = new Map(definedValues(event).map(({ key, label }) => [key, label]))
  const own = Object.entries(values)
  if (own.length === 0) return null
  return (
    <section aria-label={text.values}>
      <h2 className="group-title">{text.values}</h2>
      <dl className="facts">
        {own.map(([key, value]) => (
          <div key={key}>
            <dt>
              <bdi>{labels.get(key) ?? key}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Fields for the own values of an attendee; an empty one leaves the value of the event. */
export function AttendeeValueFields({ event, values = {} }: Partial<Props>) {
  const text = attendeeMessages
  const defined = definedValues(event)
  if (defined.length === 0) return null
  return (
    <fieldset className="plain-group stack">
      <legend className="group-title">{text.values}</legend>
      {defined.map(({ key, label }) => (
        <TextField
          key={key}
          name={`${PREFIX}${key}`}
          label={<bdi>{label}</bdi>}
          placeholder={event?.certificate_values.find((each) => each.key === key)?.value ?? undefined}
          defaultValue={values[key] ?? ''}
        />
      ))}
    </fieldset>
  )
}

const PREFIX = 'values.'

/** Reads these fields as the API expects them: null removes a value. */
export function readValues(sent: FormData): Record<string, string | null> {
  const fields = [...sent.entries()].filter(([name]) => name.startsWith(PREFIX))
  return Object.fromEntries(fields.map(([name, value]) => [name.slice(PREFIX.length), String(value).trim() || null]))
}
