import { useProblem } from './form.tsx'
import {
  NativeSelect,
  type NativeSelectProps,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from './inputs.ts'

type Named = { name: string }

/** One line of text, which shows what the service says is wrong with the field of its name. */
export function TextField(props: TextInputProps & Named) {
  return <TextInput {...props} error={useProblem(props.name)} />
}

export function LongTextField(props: TextareaProps & Named) {
  return <Textarea autosize minRows={3} {...props} error={useProblem(props.name)} />
}

/** Select whose choice stays when its options change, as each option has its value as its key. */
export function SelectField({ data = [], ...props }: NativeSelectProps & Named) {
  const untouched = props.value === undefined ? (props.defaultValue ?? '') : undefined
  return (
    <NativeSelect data-default={untouched} {...props} error={useProblem(props.name)}>
      {data.map((item) => (
        <SelectOption key={keyOf(item)} of={item} />
      ))}
    </NativeSelect>
  )
}

type Choice = string | { value: string; label?: string | undefined; disabled?: boolean | undefined }
type SelectItem = Choice | { group: string; items: readonly Choice[] }

function keyOf(item: SelectItem): string {
  if (typeof item !== 'object') return item
  return 'group' in item ? `group ${item.group}` : item.value
}

function SelectOption({ of }: { of: SelectItem }) {
  if (typeof of !== 'object') return <option value={of}>{of}</option>
  if (!('group' in of))
    return (
      <option value={of.value} disabled={of.disabled}>
        {of.label ?? of.value}
      </option>
    )
  return (
    <optgroup label={of.group}>
      {of.items.map((item) => (
        <SelectOption key={keyOf(item)} of={item} />
      ))}
    </optgroup>
  )
}

/** The trimmed value of an input. */
export const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim()

/** Value of a number input; null if it is empty. The service rejects anything that is not a number. */
export function numberIn(values: FormData, name: string): number | null {
  const text = textOf(values, name)
  return text === '' ? null : ((Number.isNaN(Number(text)) ? text : Number(text)) as number)
}

/** The trimmed value of an input, or undefined if it is empty, so that the field is not sent. */
export const textOrNone = (values: FormData, name: string) => textOf(values, name) || undefined
