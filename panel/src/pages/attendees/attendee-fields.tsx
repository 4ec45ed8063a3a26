import type { Attendee, Event, RegistrationType } from '@laurel/client'
import { numberIn, SelectField, TextField, textOf } from '../../components/fields.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { AttendeeValueFields, readValues } from './attendee-values.tsx'
import { attendeeMessages } from './messages/attendee.ts'

type Props = {
  of?: Pick<Attendee, 'first_name' | 'last_name' | 'email' | 'tags' | 'values' | 'registration_type_id'>
  /** The event, which defines the values of certificates; undefined until it is loaded. */
  event: Event | undefined
  /** The registration types to choose from; undefined until they are loaded. */
  types: readonly RegistrationType[] | undefined
}

/** The inputs of one person. */
export function AttendeeFields({ of, event, types = [] }: Props) {
  const text = useMessages(attendeeMessages)
  return (
    <>
      <div className="beside">
        <TextField name="first_name" label={text.firstName} defaultValue={of?.first_name} data-autofocus />
        <TextField name="last_name" label={text.lastName} defaultValue={of?.last_name} />
      </div>
      <TextField name="email" type="email" label={text.email} defaultValue={of?.email} />
      {types.length > 0 && (
        <SelectField
          name="registration_type_id"
          label={text.type}
          defaultValue={of?.registration_type_id ?? ''}
          data={[{ value: '', label: text.none }, ...types.map(({ id, name }) => ({ value: String(id), label: name }))]}
        />
      )}
      <TextField name="tags" label={text.tags} description={text.tagsHint} defaultValue={of?.tags.join(', ')} />
      <AttendeeValueFields event={event} {...(of && { values: of.values })} />
    </>
  )
}

/** Reads the inputs as the API expects them. */
export function readAttendee(values: FormData) {
  return {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    tags: textOf(values, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    values: readValues(values),
    // The field is there only for an event with types.
    ...(values.has('registration_type_id') && { registration_type_id: numberIn(values, 'registration_type_id') }),
  }
}
