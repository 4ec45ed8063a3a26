import { useProblem } from '../../components/form.tsx'
import { TextInput, type TextInputProps } from '../../components/inputs.ts'

/** A day on the calendar. */
export function DateField(props: TextInputProps & { name: string }) {
  return <TextInput {...props} type="date" error={useProblem(props.name)} />
}
