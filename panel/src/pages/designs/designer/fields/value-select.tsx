import { NativeSelect } from '../../../../components/inputs.ts'
import type { ValueDefinition } from '../../../../designer/sample-values.ts'
import type { LayoutField } from '../../../../designer/scene-types.ts'
import { valueMessages } from '../../messages/values.ts'

type Props = {
  field: LayoutField
  values: readonly ValueDefinition[]
  set: (change: Partial<LayoutField>) => void
}

/** Selects the value that a field prints; the current one stays selectable where no event defines it. */
export function ValueSelect({ field: { value_key = '' }, values, set }: Props) {
  const text = valueMessages
  const isKnown = values.some(({ key }) => key === value_key)
  return (
    <NativeSelect
      label={text.value}
      value={value_key}
      data={[
        ...(isKnown ? [] : [{ value: value_key, label: value_key }]),
        ...values.map(({ key, label }) => ({ value: key, label })),
      ]}
      onChange={({ currentTarget: { value } }) => value !== '' && set({ value_key: value })}
    />
  )
}
