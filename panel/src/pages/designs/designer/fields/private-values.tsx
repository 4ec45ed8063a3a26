import type { Change } from '../../../../designer/layout-history.ts'
import { valueKeys } from '../../../../designer/printed-text.ts'
import type { ValueDefinition } from '../../../../designer/sample-values.ts'
import type { Layout } from '../../../../designer/scene-types.ts'
import { valueMessages } from '../../messages/values.ts'

type Props = { layout: Layout; values: readonly ValueDefinition[]; change: (change: Change) => void }

/** Switches for the values that are printed and shown nowhere else. */
export function PrivateValues({ layout, values, change }: Props) {
  const text = valueMessages
  const hidden = layout.private_values ?? []
  const ofEvents = values.filter(({ events }) => events > 0).map(({ key }) => key)
  const keys = [...new Set([...valueKeys(layout.fields), ...ofEvents, ...hidden])]
  if (keys.length === 0) return null
  const set = (key: string, isPrivate: boolean) => {
    const { private_values: _, ...rest } = layout
    const others = hidden.filter((each) => each !== key)
    const next = isPrivate ? [...others, key] : others
    change({ kind: 'layout', layout: next.length === 0 ? rest : { ...rest, private_values: next } })
  }
  return (
    <fieldset className="place stack">
      <legend className="group-title">{text.private}</legend>
      <p className="soft">{text.privateAbout}</p>
      {keys.map((key) => (
        <label key={key} className="switch">
          <input
            type="checkbox"
            checked={hidden.includes(key)}
            onChange={({ currentTarget }) => set(key, currentTarget.checked)}
          />
          <bdi>{values.find((each) => each.key === key)?.label ?? key}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
