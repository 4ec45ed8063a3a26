import { SelectField } from '../../components/fields.tsx'
import type { Choice } from './use-choices.ts'

type Props = {
  name: string
  label: string
  about?: string | undefined
  choices: readonly Choice[] | undefined
  /** Label of the empty choice. */
  none: string
  chosen: number | string | null | undefined
}

/** Select for a record by its id; one that is not among the choices stays selected. */
export function ChooseField({ name, label, about, choices = [], none, chosen }: Props) {
  const value = chosen == null ? '' : String(chosen)
  const isKnown = value === '' || choices.some((each) => each.value === value)
  return (
    <SelectField
      name={name}
      label={label}
      description={about}
      data={[
        { value: '', label: none },
        ...choices.map(({ value, label }) => ({ value, label })),
        ...(isKnown ? [] : [value]),
      ]}
      defaultValue={value}
    />
  )
}
