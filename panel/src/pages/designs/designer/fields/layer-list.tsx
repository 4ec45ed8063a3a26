import type { ReactNode } from 'react'
import { Button } from '../../../../components/button.ts'
import { onArrow } from '../../../../designer/certificate-canvas.tsx'
import type { Change } from '../../../../designer/layout-history.ts'
import type { Layout, LayoutField } from '../../../../designer/scene-types.ts'
import { actionMessages } from '../../messages/actions.ts'
import { designerMessages } from '../../messages/designer.ts'
import { Lock, Square, SquareCheck } from '../parts/designer-icons.ts'
import type { FieldActions } from './use-field-actions.ts'

const TYPES = ['name', 'event', 'date', 'issuer', 'tier', 'code', 'qr', 'text'] as const
const NEW: Record<'qr' | 'text' | 'other', Pick<LayoutField, 'x' | 'y' | 'width' | 'height'>> = {
  qr: { x: 0.44, y: 0.4, width: 0.12, height: 0.17 },
  text: { x: 0.25, y: 0.45, width: 0.5, height: 0.08 },
  other: { x: 0.25, y: 0.45, width: 0.5, height: 0.08 },
}

const LOGO = { x: 0.4, y: 0.08, width: 0.2, height: 0.1 }

type Props = {
  layout: Layout
  selected: readonly number[]
  change: (change: Change) => void
  actions: Pick<FieldActions, 'toggle' | 'nudge'>
  nameOf: (field: LayoutField) => string
  /** Button that adds an image. */
  children: ReactNode
}

/** The fields as a list, from the top: everything that dragging does can be done from here. */
export function LayerList({ layout, selected, change, actions, nameOf, children }: Props) {
  const text = designerMessages
  const { fields } = layout
  const add = (type: LayoutField['type']) =>
    change({
      kind: 'add',
      fields: [
        {
          type,
          ...NEW[type === 'qr' || type === 'text' ? type : 'other'],
          ...(type === 'text' && { text: text.types['text']! }),
        },
      ],
    })
  const [only, ...others] = selected
  const ordered = only !== undefined && others.length === 0 ? only : null
  return (
    <section className="stack" aria-label={text.layers}>
      <h2 className="group-title">{text.layers}</h2>
      <ul className="layers" onKeyDown={(event) => selected.length > 0 && onArrow(event, actions.nudge)}>
        {fields.map((each, index) => (
          <Layer
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place among the others
            key={index}
            {...{ index, selected, change, actions }}
            name={nameOf(each)}
            isLocked={each.locked ?? false}
          />
        ))}
      </ul>
      {ordered !== null && <OrderButtons index={ordered} isLast={ordered === fields.length - 1} change={change} />}
      <div className="row">
        <span className="soft">{text.add}</span>
        {TYPES.map((type) => (
          <Button key={type} size="compact-sm" variant="default" onClick={() => add(type)}>
            {text.types[type]}
          </Button>
        ))}
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => change({ kind: 'add', fields: [{ type: 'image', source: 'logo', ...LOGO }] })}
        >
          {text.types['logo']}
        </Button>
        {children}
      </div>
    </section>
  )
}

type LayerProps = Pick<Props, 'selected' | 'change' | 'actions'> & { index: number; name: string; isLocked: boolean }

function Layer({ index, selected, change, actions, name, isLocked }: LayerProps) {
  const { also, lockedField } = actionMessages
  return (
    <li>
      <button
        type="button"
        className="plain also"
        role="checkbox"
        aria-checked={selected.includes(index)}
        aria-label={also(name)}
        onClick={() => actions.toggle(index)}
      >
        {selected.includes(index) ? <SquareCheck aria-hidden size={16} /> : <Square aria-hidden size={16} />}
      </button>
      <button
        type="button"
        className="plain"
        aria-pressed={selected.includes(index)}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey || ctrlKey || metaKey ? actions.toggle(index) : change({ kind: 'select', index })
        }
      >
        {name}
        {isLocked && <Lock role="img" aria-hidden={false} aria-label={lockedField} size={14} />}
      </button>
    </li>
  )
}

function OrderButtons({ index, isLast, change }: { index: number; isLast: boolean; change: Props['change'] }) {
  const text = designerMessages
  return (
    <div className="row">
      <Button
        size="compact-sm"
        variant="default"
        disabled={isLast}
        onClick={() => change({ kind: 'order', index, to: index + 1 })}
      >
        {text.forward}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={index === 0}
        onClick={() => change({ kind: 'order', index, to: index - 1 })}
      >
        {text.back}
      </Button>
    </div>
  )
}
