import { useRef } from 'react'
import type { Change } from '../../../../designer/layout-history.ts'
import type { ValueDefinition } from '../../../../designer/sample-values.ts'
import type { Layout, LayoutField, SceneFont } from '../../../../designer/scene-types.ts'
import { useLanguage } from '../../../../messages/use-messages.tsx'
import { actionMessages } from '../../messages/actions.ts'
import { designerMessages } from '../../messages/designer.ts'
import { FieldProperties } from './field-properties.tsx'
import { SharedProperties } from './shared-properties.tsx'

/** Edits without a longer pause form one undo step. */
const TYPING_MS = 1_000

type Props = {
  layout: Layout
  selected: readonly number[]
  fonts: readonly SceneFont[]
  /** The values that events define. */
  values: readonly ValueDefinition[]
  change: (change: Change) => void
  titleOf: (field: LayoutField) => string
  /** Contrast with the background; null if it prints nothing. */
  contrastOf: ((field: LayoutField) => number | null) | undefined
}

/** Properties of the selected field, or the number of selected fields. */
export function SelectedFields({ layout, selected, fonts, values, change, titleOf, contrastOf }: Props) {
  const text = designerMessages
  const words = actionMessages
  const { formats } = useLanguage()
  const last = useRef({ of: '', at: 0 })
  const [index, ...others] = selected
  if (index === undefined) return <p className="soft">{text.noField}</p>
  const isAlone = others.length === 0
  const set = (changed: Partial<LayoutField>) => {
    const now = { of: `${selected} ${Object.keys(changed)}`, at: Date.now() }
    const isSame = now.of === last.current.of && now.at - last.current.at < TYPING_MS
    last.current = now
    const goes = selected.filter(
      (each) => 'color' in changed || isAlone || !['qr', 'image'].includes(layout.fields[each]!.type),
    )
    const fields = new Map(goes.map((each) => [each, changed]))
    change({ kind: 'fields', fields, step: isSame ? 'same' : 'new' })
  }
  if (!isAlone)
    return (
      <>
        <h2 className="group-title">{words.several(formats.number(selected.length))}</h2>
        <p className="soft">{words.severalAbout}</p>
        <SharedProperties fields={selected.map((each) => layout.fields[each]!)} fonts={fonts} set={set} />
      </>
    )
  const field = layout.fields[index]!
  return (
    <>
      <h2 className="group-title">{titleOf(field)}</h2>
      <FieldProperties
        field={field}
        page={layout.page}
        fonts={fonts}
        values={values}
        contrast={contrastOf?.(field) ?? null}
        set={set}
      />
    </>
  )
}
