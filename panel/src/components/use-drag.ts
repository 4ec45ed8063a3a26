import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

/** Pixels that a pointer moves before it drags, so that a click stays a click. */
const SLACK = 5
/** Pixels from the edge of the window within which it scrolls, and pixels of each step. */
const EDGE = 70
const SCROLL = 10
const STEP_MS = 16

/** Something that is held: where the pointer is, and how far below the top of its block it began. */
export type HeldItem<Item> = { item: Item; above: number; x: number; y: number }

/** The item that is being dragged, where the pointer is, and where it would be dropped. */
export type Drag<Item, Target> = { item: Item; x: number; y: number; target: Target | null }
export type BeginDrag<Item> = (item: Item, event: ReactPointerEvent<HTMLElement>) => void

type Held<Item> = HeldItem<Item> & { isDragging: boolean; end: AbortController }

type Options<Item, Target> = {
  /** Selector of the element that is dragged, around the element that is pressed. */
  block: string
  /** Finds where an item would be dropped; null: nowhere. */
  targetOf: (held: HeldItem<Item>) => Target | null
  drop: (item: Item, target: Target) => void
  /** Selector of an element that scrolls sideways while something is held at its edge. */
  sideways?: string
}

/** Moves items by mouse, pen or touch; Escape gives up. */
export function useDrag<Item, Target>(options: Options<Item, Target>) {
  const [drag, setDrag] = useState<Drag<Item, Target> | null>(null)
  const held = useRef<Held<Item> | null>(null)
  const latest = useRef(options)
  latest.current = options
  const stop = () => {
    held.current?.end.abort()
    held.current = null
    setDrag(null)
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const of = held.current
    if (of === null) return
    of.isDragging ||= Math.hypot(clientX - of.x, clientY - of.y) > SLACK
    if (!of.isDragging) return
    Object.assign(of, { x: clientX, y: clientY })
    setDrag({ item: of.item, x: of.x, y: of.y, target: latest.current.targetOf(of) })
  }
  const drop = () => {
    const of = held.current
    stop()
    if (of === null || !of.isDragging) return
    ignoreNextClick()
    const target = latest.current.targetOf(of)
    if (target !== null) latest.current.drop(of.item, target)
  }
  const begin: BeginDrag<Item> = (item, event) => {
    if (event.button !== 0 || held.current !== null) return
    const end = new AbortController()
    const block = event.currentTarget.closest(options.block)!.getBoundingClientRect()
    const at = { x: event.clientX, y: event.clientY, above: event.clientY - block.top }
    held.current = { item, ...at, isDragging: false, end }
    const { signal } = end
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  }
  useEffect(() => () => held.current?.end.abort(), [])
  useScrollAtEdges(drag !== null, () => held.current, options.sideways)
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

/** Scrolls the page while something is held at its upper or lower edge, and an element at its sides. */
function useScrollAtEdges(
  isDragging: boolean,
  at: () => { x: number; y: number } | null,
  sideways: string | undefined,
): void {
  const place = useRef(at)
  place.current = at
  useEffect(() => {
    if (!isDragging) return
    const scroller = sideways === undefined ? null : document.querySelector(sideways)
    const page = document.querySelector('.main') ?? document.documentElement
    const timer = setInterval(() => {
      const held = place.current()
      if (held === null) return
      if (held.y < EDGE) page.scrollBy(0, -SCROLL)
      else if (held.y > window.innerHeight - EDGE) page.scrollBy(0, SCROLL)
      if (scroller === null) return
      const { left, right } = scroller.getBoundingClientRect()
      if (held.x < left + EDGE) scroller.scrollBy(-SCROLL, 0)
      else if (held.x > Math.min(right, window.innerWidth) - EDGE) scroller.scrollBy(SCROLL, 0)
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [isDragging, sideways])
}
