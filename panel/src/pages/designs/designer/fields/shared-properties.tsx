import { NativeSelect, TextInput } from '../../../../components/inputs.ts'
import type { LayoutField, SceneFont } from '../../../../designer/scene-types.ts'
import { sharedValue } from '../../../../designer/shared-value.ts'
import { actionMessages } from '../../messages/actions.ts'
import { designerMessages } from '../../messages/designer.ts'
import { NumberBox } from '../parts/number-box.tsx'

type Props = {
  fields: readonly LayoutField[]
  fonts: readonly SceneFont[]
  set: (change: Partial<LayoutField>) => void
}

/** Properties of several fields. Differing values appear empty, and a new value applies to all. */
export function SharedProperties({ fields, fonts, set }: Props) {
  const text = designerMessages
  const { differ } = actionMessages
  const colour = sharedValue(fields, ({ color = '#23302b' }) => color)
  const texts = fields.filter(({ type }) => type !== 'qr')
  const font = sharedValue(texts, ({ font = 'display' }) => font)
  const align = sharedValue(texts, ({ align = 'center' }) => align)
  const none = { value: '', label: differ, disabled: true }
  return (
    <div className="stack">
      <TextInput
        label={text.colour}
        description={colour === null ? differ : undefined}
        type="color"
        value={colour ?? '#808080'}
        onChange={(event) => set({ color: event.currentTarget.value })}
      />
      {texts.length > 0 && (
        <>
          <NativeSelect
            label={text.font}
            value={font ?? ''}
            data={[...(font === null ? [none] : []), ...fonts.map(({ id, title }) => ({ value: id, label: title }))]}
            onChange={(event) => set({ font: event.currentTarget.value as NonNullable<LayoutField['font']> })}
          />
          <NumberBox
            label={text.size}
            value={sharedValue(texts, ({ size = 24 }) => size)}
            min={4}
            max={200}
            set={(size) => set({ size })}
          />
          <NativeSelect
            label={text.align}
            value={align ?? ''}
            data={[
              ...(align === null ? [none] : []),
              ...Object.entries(text.aligns).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(event) => set({ align: event.currentTarget.value as NonNullable<LayoutField['align']> })}
          />
        </>
      )}
    </div>
  )
}
