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

type Held<Item, Target> = HeldItem<Item> & { isDragging: boolean; target: Target | null; end: AbortController }

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
  const held = useRef<Held<Item, Target> | null>(null)
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
    show(of)
  }
  const show = (of: Held<Item, Target>) => {
    of.target = latest.current.targetOf(of)
    setDrag({ item: of.item, x: of.x, y: of.y, target: of.target })
  }
  const drop = () => {
    const of = held.current
    stop()
    if (of === null || !of.isDragging) return
    ignoreNextClick()
    // The target that was shown, even if the page moved below the pointer since.
    if (of.target !== null) latest.current.drop(of.item, of.target)
  }
  const begin: BeginDrag<Item> = (item, event) => {
    if (event.button !== 0 || held.current !== null) return
    const end = new AbortController()
    const block = event.currentTarget.closest(options.block)!.getBoundingClientRect()
    const at = { x: event.clientX, y: event.clientY, above: event.clientY - block.top }
    held.current = { item, ...at, isDragging: false, target: null, end }
    const { signal } = end
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  }
  useEffect(() => () => held.current?.end.abort(), [])
  const scroll = useRef((_: Element | null) => {})
  scroll.current = (scroller) => {
    const of = held.current
    // After each step the pointer is above something else.
    if (of !== null && scrollAtEdges(of, scroller)) show(of)
  }
  useWhileDragging(drag !== null, scroll, options.sideways)
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

/** Calls `step` all the time while something is dragged. @param sideways selector of the element that it gets */
function useWhileDragging(
  isDragging: boolean,
  step: { readonly current: (sideways: Element | null) => void },
  sideways: string | undefined,
): void {
  useEffect(() => {
    if (!isDragging) return
    const scroller = sideways === undefined ? null : document.querySelector(sideways)
    const timer = setInterval(() => step.current(scroller), STEP_MS)
    return () => clearInterval(timer)
  }, [isDragging, sideways, step])
}

/** Scrolls the page if the pointer is at its upper or lower edge, and an element at its sides. @returns whether it did */
function scrollAtEdges({ x, y }: { x: number; y: number }, sideways: Element | null): boolean {
  const page = document.querySelector('.main') ?? document.documentElement
  const before = [page.scrollTop, sideways?.scrollLeft]
  if (y < EDGE) page.scrollBy(0, -SCROLL)
  else if (y > window.innerHeight - EDGE) page.scrollBy(0, SCROLL)
  const sides = sideways?.getBoundingClientRect()
  if (sides && x < sides.left + EDGE) sideways!.scrollBy(-SCROLL, 0)
  else if (sides && x > Math.min(sides.right, window.innerWidth) - EDGE) sideways!.scrollBy(SCROLL, 0)
  return page.scrollTop !== before[0] || sideways?.scrollLeft !== before[1]
}
