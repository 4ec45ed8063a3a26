import type { KeyboardEvent, PointerEvent } from 'react'
import type { Shift } from './arrange-fields.ts'
import { DrawnField } from './drawn-field.tsx'
import { FieldHandles } from './field-handles.tsx'
import { Ground } from './ground.tsx'
import type { Change } from './layout-history.ts'
import type { PrintedRecord } from './printed-text.ts'
import type { Background, Box, Layout, LayoutField } from './scene-types.ts'
import type { Guide } from './snap-box.ts'
import { placedAt } from './turn-field.ts'
import { usePull } from './use-pull.ts'
import './designer.css'

type Props = {
  layout: Layout
  background: Background
  record: PrintedRecord
  selected: readonly number[]
  change: (change: Change) => void
  /** Moves what is selected, in points. */
  nudge: (by: Shift) => void
  /** Name and position of a field for screen readers. */
  nameOf: (field: LayoutField) => string
  label: string
  /** In pixels of the window; 0 until that is known. */
  wide: number
  /** True if the certificate fills the available width. */
  isFit: boolean
  /** True once the fonts are loaded; text has no width before. */
  isReady: boolean
  /** Fields that are printed elsewhere than they are drawn here; null: not known yet. */
  differing: readonly number[] | null
  /** Rendering by the service, shown in place of the drawing while it is current. */
  printed?: { url: string | null; isFresh: boolean } | undefined
}

/** A certificate on which fields are moved by hand or by keys. Everything is in points. */
export function CertificateCanvas(props: Props) {
  const { layout, background, record, selected, change, nudge, nameOf, label, wide, isFit, isReady } = props
  const { differing, printed } = props
  const { page, fields } = layout
  const { svg, guides, band, takeField, takeSide, takeTurn, takePage, pull, drop, isHeld } = usePull(props)
  // Its handles lie above every field, so that none is out of reach.
  const alone = selected.length === 1 ? fields[selected[0]!] : undefined
  const focused = (index: number) => {
    if (!isHeld() && !selected.includes(index)) change({ kind: 'select', index })
  }
  return (
    <svg
      ref={svg}
      className="certificate"
      data-undoes
      style={{ width: isFit ? undefined : wide }}
      data-ready={isReady}
      data-judged={differing !== null}
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
        <CanvasField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is known by its place among the others
          key={index}
          {...{ field, page, background, record, isReady, nudge }}
          name={nameOf(field)}
          isSelected={selected.includes(index)}
          differs={differing?.includes(index) ?? false}
          select={(and) => change({ kind: 'select', index, and })}
          onFocus={() => focused(index)}
          take={takeField(index)}
        />
      ))}
      {alone && !alone.locked && (
        <g transform={placedAt(alone, page)}>
          <FieldHandles
            width={alone.width * page.width}
            height={alone.height * page.height}
            above={alone.y * page.height}
            pixel={page.width / (wide || page.width)}
            takeSide={takeSide(selected[0]!)}
            takeTurn={takeTurn(selected[0]!)}
          />
        </g>
      )}
      <PullMarks page={page} guides={guides} band={band} />
    </svg>
  )
}

type FieldProps = {
  field: LayoutField
  page: Layout['page']
  background: Background
  record: PrintedRecord
  isReady: boolean
  name: string
  isSelected: boolean
  differs: boolean
  nudge: Props['nudge']
  /** @param and adds the field to the selection, or removes it */
  select: (and: boolean) => void
  onFocus: () => void
  take: (event: PointerEvent<SVGElement>) => void
}

function CanvasField(props: FieldProps) {
  const { field, page, background, record, isReady, name, isSelected, differs, nudge, select, onFocus, take } = props
  return (
    <g
      role="button"
      tabIndex={0}
      className="field"
      data-field={field.source === 'logo' ? 'logo' : field.type}
      data-differs={differs}
      data-locked={field.locked ?? false}
      aria-pressed={isSelected}
      aria-label={name}
      transform={placedAt(field, page)}
      onPointerDown={take}
      onFocus={onFocus}
      onKeyDown={(event) => {
        onArrow(event, nudge)
        if (isPress(event)) select(event.shiftKey)
      }}
    >
      <rect width={field.width * page.width} height={field.height * page.height} />
      <g className="drawn">
        <DrawnField {...{ field, page, background, record, isReady }} />
      </g>
    </g>
  )
}

type MarksProps = { page: Layout['page']; guides: readonly Guide[]; band: Box | null }

/** Guides and the selection band, shown while the pointer pulls. */
function PullMarks({ page, guides, band }: MarksProps) {
  return (
    <>
      {guides.map((guide) => (
        <line
          key={JSON.stringify(guide)}
          className="guide"
          data-gap={guide.from !== undefined}
          {...lineAt(guide, page)}
        />
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
    </>
  )
}

const lineAt = ({ across, at, from = 0, to = 1 }: Guide, { width, height }: Layout['page']) =>
  across
    ? { x1: from * width, x2: to * width, y1: at * height, y2: at * height }
    : { y1: from * height, y2: to * height, x1: at * width, x2: at * width }

const ARROWS: Record<string, Shift> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Click handler: selects the field alone, or toggles it with Shift. */
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
