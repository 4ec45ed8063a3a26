import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Shift } from './arrange-fields.ts'
import type { Change } from './layout-history.ts'
import { bandBetween, pullFields, touchedBy } from './pull-fields.ts'
import { resizeBox, type Side } from './resize-box.ts'
import type { Box, Layout } from './scene-types.ts'
import type { Guide } from './snap-box.ts'
import { alongField, pullTurn } from './turn-field.ts'

/** Object being dragged, as it was at the start: fields, a corner or side, the rotation handle, or a selection band. */
type Held = {
  of: 'fields' | 'side' | 'turn' | 'band'
  side?: Side
  from: Shift
  layout: Layout
  indices: readonly number[]
  /** The one of several that is selected alone when nothing was moved. */
  alone: number | null
  moved: boolean
}

/** Movement below this many pixels counts as a click. */
const TREMBLE = 3

type Props = { layout: Layout; selected: readonly number[]; change: (change: Change) => void }

/** Fields moved, sized and selected by a pointer. */
export function usePull({ layout, selected, change }: Props) {
  const svg = useRef<SVGSVGElement>(null)
  const held = useRef<Held | null>(null)
  const [guides, setGuides] = useState<Guide[]>([])
  const [band, setBand] = useState<Box | null>(null)
  useDragOverScroll(svg, held)
  const takes = useTakes({ layout, selected, change, svg, held })
  const pull = (event: PointerEvent) => {
    const drag = held.current
    if (drag === null) return
    const to = placeOn(svg.current!, event)
    const by = shiftBetween(drag.from, to)
    if (!drag.moved && isTremble(by, svg.current!)) return
    if (drag.of === 'band') {
      const drawn = bandBetween(drag.from, to)
      setBand(drawn)
      change({ kind: 'choose', indices: [...drag.indices, ...touchedBy(drawn, drag.layout.fields)] })
      drag.moved = true
      return
    }
    const step = drag.moved ? 'same' : 'new'
    if (drag.of === 'fields') {
      const manner = { isFree: event.altKey, isOnAxis: event.shiftKey }
      const pulled = pullFields(drag.layout, drag.indices, by, manner)
      setGuides(pulled.guides)
      if (pulled.changes.size === 0 && !drag.moved) return
      change({ kind: 'fields', fields: back(drag, pulled.changes), step })
    } else
      change({ kind: 'field', index: drag.indices[0]!, field: reshaped(drag, layout.page, to, event.altKey), step })
    drag.moved = true
  }
  const drop = () => {
    const drag = held.current
    if (drag && !drag.moved && drag.alone !== null && selected.length > 1) change({ kind: 'select', index: drag.alone })
    held.current = null
    setGuides([])
    setBand(null)
  }
  /** True while the pointer is down: focus it causes was not requested by a key. */
  const isHeld = () => held.current !== null
  return { svg, guides, band, ...takes, pull, drop, isHeld }
}

type Takes = Props & { svg: RefObject<SVGSVGElement | null>; held: RefObject<Held | null> }

/** Handlers that begin a drag: of fields, a side, the rotation handle or the selection band. */
function useTakes({ layout, selected, change, svg, held }: Takes) {
  const hold = (
    event: PointerEvent<SVGElement>,
    what: Pick<Held, 'of' | 'indices' | 'side'> & { alone?: number | null },
  ) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { alone: null, ...what, from: placeOn(svg.current!, event), layout, moved: false }
  }
  const takeField = (index: number) => (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return
    const and = isAnd(event)
    const isIn = selected.includes(index)
    if (and || !isIn) change({ kind: 'select', index, and })
    const others = selected.filter((each) => each !== index)
    const indices = and && isIn ? [] : and || isIn ? [...others, index] : [index]
    hold(event, { of: 'fields', indices, alone: and ? null : index })
  }
  const takeSide = (index: number) => (side: Side) => (event: PointerEvent<SVGElement>) =>
    hold(event, { of: 'side', side, indices: [index] })
  const takeTurn = (index: number) => (event: PointerEvent<SVGElement>) => hold(event, { of: 'turn', indices: [index] })
  const takePage = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return
    const kept = isAnd(event) ? selected : []
    change({ kind: 'choose', indices: kept })
    hold(event, { of: 'band', indices: kept })
  }
  return { takeField, takeSide, takeTurn, takePage }
}

/** A finger on a field drags it; elsewhere it scrolls. Browsers ignore `touch-action` on parts of an SVG. */
function useDragOverScroll(svg: RefObject<SVGSVGElement | null>, held: RefObject<Held | null>): void {
  useEffect(() => {
    const { current } = svg
    const stay = (event: TouchEvent) => held.current && held.current.of !== 'band' && event.preventDefault()
    current!.addEventListener('touchmove', stay, { passive: false })
    return () => current!.removeEventListener('touchmove', stay)
  }, [svg, held])
}

/** Position of the pointer on the page, from 0 to 1. */
function placeOn(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Shift {
  const box = svg.getBoundingClientRect()
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
}

const shiftBetween = (from: Shift, to: Shift): Shift => ({ x: to.x - from.x, y: to.y - from.y })

/** Size or rotation of a field whose side or rotation handle is pulled. */
function reshaped({ of, side, from, layout, indices }: Held, page: Layout['page'], to: Shift, isFree: boolean) {
  const field = layout.fields[indices[0]!]!
  if (of === 'turn') return { rotation: pullTurn(field, page, [from, to], isFree) }
  return resizeBox(field, alongField(shiftBetween(from, to), field, layout.page), side!, layout.page)
}

const isTremble = ({ x, y }: Shift, { clientWidth, clientHeight }: SVGSVGElement) =>
  Math.hypot(x * clientWidth, y * clientHeight) < TREMBLE

const isAnd = ({ shiftKey, ctrlKey, metaKey }: PointerEvent) => shiftKey || ctrlKey || metaKey

/** Fields back at their start are reported too, since an earlier move changed them. */
function back({ layout: { fields }, indices }: Held, changes: ReturnType<typeof pullFields>['changes']) {
  return new Map(indices.map((index) => [index, changes.get(index) ?? placeIn(fields[index]!)]))
}

const placeIn = ({ x, y }: Box) => ({ x, y })
