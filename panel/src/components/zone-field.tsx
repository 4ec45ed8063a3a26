import type { TextInputProps } from '@mantine/core'
import { useId } from 'react'
import { TextField } from './fields.tsx'

/** A time zone of the tz database, of which the browser offers those that it knows while one types. */
export function ZoneField(props: TextInputProps & { name: string }) {
  const id = useId()
  return (
    <>
      <TextField {...props} list={id} autoComplete="off" spellCheck={false} />
      <datalist id={id}>
        {['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}
