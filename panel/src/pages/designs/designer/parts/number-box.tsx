import { TextInput } from '../../../../components/inputs.ts'

/** `value` is null where several fields differ: nothing is shown then. */
type Props = {
  label: string
  value: number | null
  min: number
  max: number
  step?: number
  set: (value: number) => void
}

/** A number within bounds; what is out of them is moved to the nearest that is not, when the box is left. */
export function NumberBox({ label, value, min, max, step = 1, set }: Props) {
  const shown = value === null ? '' : String(Math.round(value * 100) / 100)
  const take = (text: string) => {
    const typed = Number(text)
    if (text.trim() !== '' && !Number.isNaN(typed)) set(Math.min(max, Math.max(min, typed)))
  }
  return (
    <TextInput
      key={shown}
      type="number"
      label={label}
      defaultValue={shown}
      min={min}
      max={max}
      step={step}
      onBlur={(event) => event.currentTarget.value !== shown && take(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
    />
  )
}
