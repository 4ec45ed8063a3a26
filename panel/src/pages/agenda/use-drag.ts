import type { Session } from '@laurel/client'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { type DropTarget, dropTarget } from './drop-target.ts'
import type { AgendaDay } from './place-sessions.ts'
import type { Move } from './use-move.ts'

/** Pixels that a pointer moves before it drags, so that a click stays a click. */
const SLACK = 5
/** Pixels from the edge of the window within which it scrolls, and pixels of each step. */
const EDGE = 70
const SCROLL = 10
const STEP_MS = 16

/** The session that is being dragged, where the pointer is, and where it would be dropped. */
export type Drag = { session: Session; x: number; y: number; target: DropTarget | null }
export type BeginDrag = (session: Session, event: ReactPointerEvent<HTMLElement>) => void

type Held = { session: Session; above: number; x: number; y: number; isDragging: boolean; end: AbortController }

/** Moves sessions by mouse, pen or touch, within a day and to another one; Escape gives up. */
export function useDrag(days: readonly AgendaDay[], zone: string, move: (to: Move) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const held = useRef<Held | null>(null)
  const stop = () => {
    held.current?.end.abort()
    held.current = null
    setDrag(null)
  }
  const look = (of: Held) => setDrag({ session: of.session, x: of.x, y: of.y, target: dropTarget(of, days, zone) })
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const of = held.current
    if (of === null) return
    of.isDragging ||= Math.hypot(clientX - of.x, clientY - of.y) > SLACK
    if (!of.isDragging) return
    Object.assign(of, { x: clientX, y: clientY })
    look(of)
  }
  const drop = () => {
    const of = held.current
    stop()
    if (of === null || !of.isDragging) return
    ignoreNextClick()
    const target = dropTarget(of, days, zone)
    const { session } = of
    if (target !== null && (target.start !== session.start_time || target.room !== (session.location || null)))
      move({ session, start: target.start, room: target.room })
  }
  const begin: BeginDrag = (session, event) => {
    if (event.button !== 0 || held.current !== null) return
    const end = new AbortController()
    const block = event.currentTarget.closest('.session-block')!.getBoundingClientRect()
    const at = { x: event.clientX, y: event.clientY, above: event.clientY - block.top }
    held.current = { session, ...at, isDragging: false, end }
    const { signal } = end
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  }
  useEffect(() => () => held.current?.end.abort(), [])
  useScrollAtEdges(drag !== null, () => held.current)
  return { drag, begin }
}

/** The end of a drag is no click on what lies below. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }))
}

/** Scrolls the page while something is held at its upper or lower edge. */
function useScrollAtEdges(isDragging: boolean, at: () => { y: number } | null): void {
  const place = useRef(at)
  place.current = at
  useEffect(() => {
    if (!isDragging) return
    const timer = setInterval(() => {
      const { y } = place.current() ?? { y: EDGE }
      if (y < EDGE) window.scrollBy(0, -SCROLL)
      else if (y > window.innerHeight - EDGE) window.scrollBy(0, SCROLL)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isDragging])
}
