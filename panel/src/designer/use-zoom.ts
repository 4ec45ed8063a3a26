import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Layout } from './scene-types.ts'
import { nextZoom, PIXELS_A_POINT, scrollTo, wheeledZoom } from './zoom-steps.ts'

/** A point of the page, as fractions, and where in the frame it has to stay, in pixels. */
type Anchor = { x: number; y: number; left: number; top: number }

export type Zoom = ReturnType<typeof useZoom>

/**
 * Zoom in percent of the printed size, or null to fit the width. The point below the pointer, or the middle, stays in
 * place.
 */
export function useZoom({ width, height }: Layout['page']) {
  const frame = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<number | null>(null)
  const full = width * PIXELS_A_POINT
  const percent = zoom ?? Math.round((100 * room) / full)
  const wide = zoom === null ? room : (full * zoom) / 100
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    const held = anchor.current
    if (held === null) return
    anchor.current = null
    frame.current!.scrollLeft = scrollTo(held.x, held.left, wide)
    frame.current!.scrollTop = scrollTo(held.y, held.top, (wide * height) / width)
  }, [wide, width, height])
  const to = useCallback((next: number | null, at?: { clientX: number; clientY: number }) => {
    anchor.current = next === null ? null : anchorOf(frame.current!, at)
    setZoom(next)
  }, [])
  useEffect(() => {
    const { current } = frame
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      to(wheeledZoom(percent, event.deltaY), event)
    }
    // React's own listeners cannot keep the browser from zooming the whole window.
    current!.addEventListener('wheel', turn, { passive: false })
    return () => current!.removeEventListener('wheel', turn)
  }, [percent, to])
  return {
    frame,
    isFit: zoom === null,
    percent,
    /** Width of the page in pixels of the window. */
    wide,
    zoomIn: () => to(nextZoom(percent, 'in')),
    zoomOut: () => to(nextZoom(percent, 'out')),
    fit: () => to(null),
    to: (percent: number) => to(percent),
  }
}

function anchorOf(frame: HTMLDivElement, at?: { clientX: number; clientY: number }): Anchor {
  const box = frame.getBoundingClientRect()
  const page = frame.firstElementChild!.getBoundingClientRect()
  const left = at ? at.clientX - box.left : frame.clientWidth / 2
  const top = at ? at.clientY - box.top : frame.clientHeight / 2
  return { left, top, x: (box.left + left - page.left) / page.width, y: (box.top + top - page.top) / page.height }
}
