import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { FieldQr, FieldText } from './field-drawing.tsx'
import { Ground } from './ground.tsx'
import type { Change } from './layout-history.ts'
import { type PrintedRecord, printedText } from './printed-text.ts'
import type { Background, Layout, LayoutField } from './scene-types.ts'
import { type Guide, insidePage, resizeBox, snapBox } from './snap-box.ts'
import './designer.css'

/** Within so many points a field is caught by others. */
const REACH = 6
/** The handle at the corner of the field that is selected, in points. */
const HANDLE = 9

type Props = {
  layout: Layout
  background: Background
  record: PrintedRecord
  selected: number | null
  change: (change: Change) => void
  /** What a field is called, and where it stands, for those who do not see it. */
  nameOf: (field: LayoutField) => string
  label: string
  /** Whether its fonts are loaded, without which no text has its width. */
  isReady: boolean
  /** How the service prints it: shown in place of what is drawn here while it is fresh. */
  printed?: { url: string | null; isFresh: boolean } | undefined
}

type Held = { index: number; grip: 'move' | 'size'; from: { x: number; y: number }; box: LayoutField; moved: boolean }

/** A certificate on which fields are moved by hand or by keys. Everything is in points. */
export function CertificateCanvas({ layout, background, record, selected, change, nameOf, label, ...drawn }: Props) {
  const { page, fields } = layout
  const { isReady, printed } = drawn
  const svg = useRef<SVGSVGElement>(null)
  const held = useRef<Held | null>(null)
  const [guides, setGuides] = useState<Guide[]>([])
  const placeOf = (event: PointerEvent) => {
    const box = svg.current!.getBoundingClientRect()
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
  }
  const take = (index: number, grip: Held['grip']) => (event: PointerEvent<SVGElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { index, grip, from: placeOf(event), box: fields[index]!, moved: false }
    change({ kind: 'select', index })
  }
  const pull = (event: PointerEvent) => {
    const drag = held.current
    if (drag === null) return
    const to = placeOf(event)
    const by = { x: to.x - drag.from.x, y: to.y - drag.from.y }
    const others = fields.filter((_, index) => index !== drag.index)
    const moved = drag.grip === 'size' ? sized(drag, by) : placed(drag, by, event, { others, page, setGuides })
    change({ kind: 'field', index: drag.index, field: moved, step: drag.moved ? 'same' : 'new' })
    drag.moved = true
  }
  const drop = () => {
    held.current = null
    setGuides([])
  }
  return (
    <svg
      ref={svg}
      className="certificate"
      data-ready={isReady}
      data-printed={printed?.isFresh ?? false}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={label}
      onPointerDown={() => change({ kind: 'select', index: null })}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <Ground background={background} page={page} />
      {printed?.url && <image className="printed" href={printed.url} width={page.width} height={page.height} />}
      {fields.map((field, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place among the others
          key={index}
          role="button"
          tabIndex={0}
          className="field"
          data-field={field.type}
          aria-pressed={index === selected}
          aria-label={nameOf(field)}
          transform={`translate(${field.x * page.width} ${field.y * page.height})`}
          onPointerDown={take(index, 'move')}
          onFocus={() => change({ kind: 'select', index })}
          onKeyDown={(event) => nudge(event, { index, field, page, change })}
        >
          <rect width={field.width * page.width} height={field.height * page.height} />
          <g className="drawn">
            {field.type === 'qr' ? (
              <FieldQr field={field} page={page} />
            ) : (
              isReady && <FieldText field={field} text={printedText(field, record)} page={page} />
            )}
          </g>
          {index === selected && (
            <rect
              className="handle"
              x={field.width * page.width - HANDLE / 2}
              y={field.height * page.height - HANDLE / 2}
              width={HANDLE}
              height={HANDLE}
              onPointerDown={take(index, 'size')}
            />
          )}
        </g>
      ))}
      {guides.map(({ across, at }) => (
        <line key={`${across} ${at}`} className="guide" {...lineAt(across, at, page)} />
      ))}
    </svg>
  )
}

type Page = Layout['page']

const lineAt = (across: boolean, at: number, { width, height }: Page) =>
  across
    ? { x1: 0, x2: width, y1: at * height, y2: at * height }
    : { y1: 0, y2: height, x1: at * width, x2: at * width }

function sized({ box }: Held, by: { x: number; y: number }): Partial<LayoutField> {
  return resizeBox(box, { width: by.x, height: by.y })
}

type Around = { others: LayoutField[]; page: Page; setGuides: (guides: Guide[]) => void }

/** Alt frees it of the others, Shift keeps it on its axis. */
function placed({ box }: Held, by: { x: number; y: number }, event: PointerEvent, { others, page, setGuides }: Around) {
  const onAxis = event.shiftKey && (Math.abs(by.x * page.width) > Math.abs(by.y * page.height) ? 'x' : 'y')
  const to = { ...box, x: box.x + (onAxis === 'y' ? 0 : by.x), y: box.y + (onAxis === 'x' ? 0 : by.y) }
  const reach = event.altKey ? 0 : REACH
  const { guides, ...at } = snapBox(to, others, { x: reach / page.width, y: reach / page.height })
  setGuides(guides)
  return insidePage(at, box)
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Nudged = { index: number; field: LayoutField; page: Page; change: (change: Change) => void }

/** Arrows move it by a point, with Shift by ten; Delete takes it away. */
function nudge(event: KeyboardEvent, { index, field, page, change }: Nudged): void {
  const by = ARROWS[event.key]
  if (by === undefined && event.key !== 'Delete') return
  event.preventDefault()
  if (by === undefined) {
    change({ kind: 'remove', index })
    return
  }
  const points = event.shiftKey ? 10 : 1
  const to = { x: field.x + (by[0] * points) / page.width, y: field.y + (by[1] * points) / page.height }
  change({ kind: 'field', index, field: insidePage(to, field), step: 'new' })
}
