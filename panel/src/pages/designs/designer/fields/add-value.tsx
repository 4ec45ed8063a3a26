import { NativeSelect } from '../../../../components/inputs.ts'
import type { Change } from '../../../../designer/layout-history.ts'
import type { ValueDefinition } from '../../../../designer/sample-values.ts'
import { valueMessages } from '../../messages/values.ts'

const PLACE = { x: 0.25, y: 0.45, width: 0.5, height: 0.08 }

type Props = { values: readonly ValueDefinition[]; change: (change: Change) => void }

/** Adds a field that prints a value of the event. */
export function AddValue({ values, change }: Props) {
  const text = valueMessages
  if (values.length === 0) return <p className="soft">{text.noValues}</p>
  return (
    <NativeSelect
      aria-label={text.add}
      size="xs"
      value=""
      data={[{ value: '', label: text.add }, ...values.map(({ key, label }) => ({ value: key, label }))]}
      onChange={({ currentTarget: { value } }) =>
        value !== '' && change({ kind: 'add', fields: [{ type: 'value', value_key: value, ...PLACE }] })
      }
    />
  )
}
