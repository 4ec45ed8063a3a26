import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Moves a frame over the page by the middle button of a mouse, or by any pointer while the space bar is held. */
export function usePan(frame: RefObject<HTMLDivElement | null>) {
  const space = useRef(false)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const held = (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      space.current = event.type === 'keydown' && !isOwnOfSpace(event.target)
      if (space.current && frame.current!.matches(':hover')) event.preventDefault()
    }
    window.addEventListener('keydown', held)
    window.addEventListener('keyup', held)
    return () => {
      window.removeEventListener('keydown', held)
      window.removeEventListener('keyup', held)
    }
  }, [frame])
  return {
    onPointerDownCapture: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 1 && !space.current) return
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (from.current === null) return
      frame.current!.scrollBy(from.current.x - x, from.current.y - y)
      from.current = { x, y }
    },
    onPointerUp: () => {
      from.current = null
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

/** Elements that handle the space bar themselves. */
const isOwnOfSpace = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, button, a') !== null
