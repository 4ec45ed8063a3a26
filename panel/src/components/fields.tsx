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

export function SelectField(props: NativeSelectProps & Named) {
  return <NativeSelect {...props} error={useProblem(props.name)} />
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
