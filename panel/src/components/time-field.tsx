import { instantOf, wallTimeOf } from '../messages/wall-time.ts'
import { textOf } from './fields.tsx'
import { useProblem } from './form.tsx'
import { TextInput, type TextInputProps } from './inputs.ts'

type Props = Omit<TextInputProps, 'defaultValue' | 'type'> & { name: string; zone: string; at?: string | null }

/** A time on the clocks of a zone, which its label names. */
export function TimeField({ zone, at, label, ...props }: Props) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      label={
        <>
          {label} <span className="soft">({zone})</span>
        </>
      }
      defaultValue={at ? wallTimeOf(at, zone) : ''}
      error={useProblem(props.name)}
    />
  )
}

/** The instant that such an input says, or null where it is empty. */
export function timeIn(values: FormData, name: string, zone: string): string | null {
  const wall = textOf(values, name)
  return wall === '' ? null : instantOf(wall, zone)
}
