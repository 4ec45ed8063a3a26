import type { Change } from '../../designer/layout-history.ts'
import type { Layout, LayoutField, SceneFont } from '../../designer/scene-types.ts'
import { useLanguage, useWords } from '../../words/use-words.tsx'
import { actsWords } from './acts-words.ts'
import { designerWords } from './designer-words.ts'
import { FieldProperties } from './field-properties.tsx'

type Props = {
  layout: Layout
  selected: readonly number[]
  fonts: readonly SceneFont[]
  change: (change: Change) => void
  titleOf: (field: LayoutField) => string
  /** With what lies behind it; null: it prints nothing. */
  contrastOf: ((field: LayoutField) => number | null) | undefined
}

/** What can be set of the field that is selected, or how many are. */
export function SelectedFields({ layout, selected, fonts, change, titleOf, contrastOf }: Props) {
  const text = useWords(designerWords)
  const words = useWords(actsWords)
  const { formats } = useLanguage()
  const [index, ...others] = selected
  if (index === undefined) return <p className="soft">{text.noField}</p>
  if (others.length > 0)
    return (
      <>
        <h2 className="group-title">{words.several(formats.number(selected.length))}</h2>
        <p className="soft">{words.severalAbout}</p>
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
        contrast={contrastOf?.(field) ?? null}
        set={(changed) => change({ kind: 'field', index, field: changed, step: 'new' })}
      />
    </>
  )
}
