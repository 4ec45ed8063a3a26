import { Button } from '@mantine/core'
import type { Change } from '../../designer/layout-history.ts'
import type { Layout, LayoutField } from '../../designer/scene-types.ts'
import { insidePage } from '../../designer/snap-box.ts'
import { useWords } from '../../words/use-words.tsx'
import { designerWords } from './designer-words.ts'

const TYPES = ['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr', 'text'] as const
const NEW: Record<'qr' | 'text' | 'other', Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>> = {
  qr: { x: 0.44, y: 0.4, width: 0.12, height: 0.17 },
  text: { x: 0.25, y: 0.45, width: 0.5, height: 0.08 },
  other: { x: 0.25, y: 0.45, width: 0.5, height: 0.08 },
}

type Props = {
  layout: Layout
  selected: number | null
  change: (change: Change) => void
  nameOf: (field: LayoutField) => string
}

/** The fields as a list, from the top: everything that dragging does can be done from here. */
export function LayerList({ layout, selected, change, nameOf }: Props) {
  const text = useWords(designerWords)
  const { fields } = layout
  const add = (type: LayoutField['type']) =>
    change({
      kind: 'add',
      field: {
        type,
        ...NEW[type === 'qr' || type === 'text' ? type : 'other'],
        ...(type === 'text' && { text: text.types['text']! }),
      },
    })
  const field = selected === null ? undefined : fields[selected]
  return (
    <section className="stack" aria-label={text.layers}>
      <h2 className="group-title">{text.layers}</h2>
      <ul className="layers">
        {fields.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place among the others
          <li key={index}>
            <button
              type="button"
              className="plain"
              aria-pressed={index === selected}
              onClick={() => change({ kind: 'select', index })}
            >
              {nameOf(each)}
            </button>
          </li>
        ))}
      </ul>
      {field && selected !== null && (
        <div className="row">
          <Button
            size="compact-sm"
            variant="default"
            disabled={selected === fields.length - 1}
            onClick={() => change({ kind: 'order', index: selected, to: selected + 1 })}
          >
            {text.forward}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={selected === 0}
            onClick={() => change({ kind: 'order', index: selected, to: selected - 1 })}
          >
            {text.back}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              change({
                kind: 'add',
                field: { ...field, ...insidePage({ x: field.x + 0.02, y: field.y + 0.02 }, field) },
              })
            }
          >
            {text.duplicate}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            onClick={() => change({ kind: 'remove', index: selected })}
          >
            {text.remove}
          </Button>
        </div>
      )}
      <div className="row">
        <span className="soft">{text.add}</span>
        {TYPES.map((type) => (
          <Button key={type} size="compact-sm" variant="default" onClick={() => add(type)}>
            {text.types[type]}
          </Button>
        ))}
      </div>
    </section>
  )
}
