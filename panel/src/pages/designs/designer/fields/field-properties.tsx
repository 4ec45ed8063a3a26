import { NativeSelect, Textarea, TextInput } from '../../../../components/inputs.ts'
import type { ValueDefinition } from '../../../../designer/sample-values.ts'
import type { LayoutField, SceneFont } from '../../../../designer/scene-types.ts'
import { useLanguage } from '../../../../messages/use-messages.tsx'
import { contrastMessages } from '../../messages/checks.ts'
import { designerMessages } from '../../messages/designer.ts'
import { valueMessages } from '../../messages/values.ts'
import { NumberBox } from '../parts/number-box.tsx'
import { FieldPlace } from './field-place.tsx'
import { ValueSelect } from './value-select.tsx'

type Props = {
  field: LayoutField
  page: { width: number; height: number }
  fonts: readonly SceneFont[]
  values: readonly ValueDefinition[]
  /** Contrast with the background; null if unknown. */
  contrast: number | null
  set: (change: Partial<LayoutField>) => void
}

/** Settings of the selected field. */
export function FieldProperties({ field, page, fonts, values, contrast, set }: Props) {
  const text = designerMessages
  const said = contrastMessages
  const { textAbout: ofEvents } = valueMessages
  const { formats } = useLanguage()
  const placeholders = values.map(({ key }) => `{{values.${key}}}`).join(', ')
  return (
    <div className="stack">
      {field.type === 'value' && <ValueSelect {...{ field, values, set }} />}
      {field.type === 'text' && (
        <Textarea
          label={text.text}
          description={placeholders === '' ? text.textAbout : `${text.textAbout} ${ofEvents(placeholders)}`}
          autosize
          value={field.text ?? ''}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )}
      <fieldset className="place" disabled={field.locked ?? false}>
        <FieldPlace field={field} page={page} set={set} />
      </fieldset>
      {field.type !== 'image' && (
        <TextInput
          label={text.colour}
          description={contrast === null ? undefined : said.contrast(formats.number(Math.round(contrast * 10) / 10))}
          type="color"
          value={field.color ?? '#23302b'}
          onChange={(event) => set({ color: event.currentTarget.value })}
        />
      )}
      {field.type === 'image' && field.source !== 'logo' && (
        <TextInput
          label={text.alt}
          description={text.altAbout}
          maxLength={200}
          value={field.alt ?? ''}
          onChange={(event) => set({ alt: event.currentTarget.value })}
        />
      )}
      {field.source === 'logo' && <AlignSelect field={field} set={set} />}
      {field.type !== 'qr' && field.type !== 'image' && <TypeProperties field={field} fonts={fonts} set={set} />}
    </div>
  )
}

function AlignSelect({ field: { align = 'center' }, set }: Pick<Props, 'field' | 'set'>) {
  const text = designerMessages
  return (
    <NativeSelect
      label={text.align}
      value={align}
      data={Object.entries(text.aligns).map(([value, label]) => ({ value, label }))}
      onChange={(event) => set({ align: event.currentTarget.value as typeof align })}
    />
  )
}

/** Font, size and fit of a field that prints text. */
function TypeProperties({ field, fonts, set }: Pick<Props, 'field' | 'fonts' | 'set'>) {
  const text = designerMessages
  const { font = 'display', size = 24, fit = 'shrink', letter_spacing = 0 } = field
  return (
    <>
      <NativeSelect
        label={text.font}
        value={font}
        // The title goes on with a description in English, which has no room here.
        data={fonts.map(({ id, title }) => ({ value: id, label: title.split(',')[0]! }))}
        onChange={(event) => set({ font: event.currentTarget.value as NonNullable<LayoutField['font']> })}
      />
      <div className="beside small">
        <NumberBox label={text.size} value={size} min={4} max={200} set={(size) => set({ size })} />
        <NumberBox
          label={text.minSize}
          value={field.min_size ?? size / 2}
          min={4}
          max={200}
          set={(min_size) => set({ min_size })}
        />
        <NumberBox
          label={text.spacing}
          value={letter_spacing}
          min={0}
          max={0.5}
          step={0.01}
          set={(letter_spacing) => set({ letter_spacing })}
        />
      </div>
      <AlignSelect field={field} set={set} />
      <NativeSelect
        label={text.fit}
        value={fit}
        data={Object.entries(text.fits).map(([value, label]) => ({ value, label }))}
        onChange={(event) => set({ fit: event.currentTarget.value as typeof fit })}
      />
    </>
  )
}
