import type { KeyboardEvent, PointerEvent } from 'react'
import type { Shift } from './arrange-fields.ts'
import { DrawnField } from './drawn-field.tsx'
import { Ground } from './ground.tsx'
import type { Change } from './layout-history.ts'
import type { PrintedRecord } from './printed-text.ts'
import type { Background, Layout, LayoutField } from './scene-types.ts'
import { placedAt } from './turn-field.ts'
import { usePull } from './use-pull.ts'
import './designer.css'

/** The handle at the corner of the field that is selected, in points. */
const HANDLE = 9

type Props = {
  layout: Layout
  background: Background
  record: PrintedRecord
  selected: readonly number[]
  change: (change: Change) => void
  /** Moves what is selected, in points. */
  nudge: (by: Shift) => void
  /** What a field is called, and where it stands, for those who do not see it. */
  nameOf: (field: LayoutField) => string
  label: string
  /** In pixels; left out: as wide as there is room. */
  wide: number | undefined
  /** Whether its fonts are loaded, without which no text has its width. */
  isReady: boolean
  /** How the service prints it: shown in place of what is drawn here while it is fresh. */
  printed?: { url: string | null; isFresh: boolean } | undefined
}

/** A certificate on which fields are moved by hand or by keys. Everything is in points. */
export function CertificateCanvas(props: Props) {
  const { layout, background, record, selected, change, nudge, nameOf, label, wide, isReady, printed } = props
  const { page, fields } = layout
  const { svg, guides, band, takeField, takeCorner, takeTurn, takePage, pull, drop, isHeld } = usePull(props)
  const focused = (index: number) => {
    if (!isHeld() && !selected.includes(index)) change({ kind: 'select', index })
  }
  return (
    <svg
      ref={svg}
      className="certificate"
      style={{ width: wide }}
      data-ready={isReady}
      data-printed={printed?.isFresh ?? false}
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="group"
      aria-label={label}
      onPointerDown={takePage}
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
          data-locked={field.locked ?? false}
          aria-pressed={selected.includes(index)}
          aria-label={nameOf(field)}
          transform={placedAt(field, page)}
          onPointerDown={takeField(index)}
          onFocus={() => focused(index)}
          onKeyDown={(event) => {
            onArrow(event, nudge)
            if (isPress(event)) change({ kind: 'select', index, and: event.shiftKey })
          }}
        >
          <rect width={field.width * page.width} height={field.height * page.height} />
          <g className="drawn">
            <DrawnField {...{ field, page, background, record, isReady }} />
          </g>
          {selected.length === 1 && selected[0] === index && !field.locked && (
            <Handles
              width={field.width * page.width}
              height={field.height * page.height}
              takeCorner={takeCorner(index)}
              takeTurn={takeTurn(index)}
            />
          )}
        </g>
      ))}
      {guides.map(({ across, at }) => (
        <line key={`${across} ${at}`} className="guide" {...lineAt(across, at, page)} />
      ))}
      {band && (
        <rect
          className="band"
          x={band.x * page.width}
          y={band.y * page.height}
          width={band.width * page.width}
          height={band.height * page.height}
        />
      )}
    </svg>
  )
}

type Take = (event: PointerEvent<SVGElement>) => void

/** At the corners of a field: one sizes it, the other turns it. */
function Handles({ width, height, ...take }: { width: number; height: number; takeCorner: Take; takeTurn: Take }) {
  return (
    <>
      <rect
        className="handle"
        x={width - HANDLE / 2}
        y={height - HANDLE / 2}
        width={HANDLE}
        height={HANDLE}
        onPointerDown={take.takeCorner}
      />
      <circle className="handle turn" cx={width} cy={0} r={HANDLE / 2} onPointerDown={take.takeTurn} />
    </>
  )
}

type Page = Layout['page']

const lineAt = (across: boolean, at: number, { width, height }: Page) =>
  across
    ? { x1: 0, x2: width, y1: at * height, y2: at * height }
    : { y1: 0, y2: height, x1: at * width, x2: at * width }

const ARROWS: Record<string, Shift> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Of a button: alone it is selected then, with Shift beside the others or no longer. */
function isPress(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false
  event.preventDefault()
  return true
}

/** An arrow moves by a point, with Shift by ten. */
export function onArrow(event: KeyboardEvent, nudge: (by: Shift) => void): void {
  const by = ARROWS[event.key]
  if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const points = event.shiftKey ? 10 : 1
  nudge({ x: by.x * points, y: by.y * points })
}
