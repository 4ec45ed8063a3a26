const STEPS = [50, 75, 100, 125, 150, 200, 300, 400]
export const LEAST_ZOOM = 50
export const MAX_ZOOM = 400

/** Pixels of a screen for a point, at 100 %. */
export const PIXELS_A_POINT = 96 / 72

/** The next step in or out of a zoom in percent, which may lie between two. */
export function nextZoom(percent: number, way: 'in' | 'out'): number {
  const next =
    way === 'in' ? STEPS.find((each) => each > percent + 0.5) : STEPS.findLast((each) => each < percent - 0.5)
  return next ?? (way === 'in' ? MAX_ZOOM : LEAST_ZOOM)
}

/** A zoom that a wheel was turned by; a turn of 100 is about a sixth. */
export function wheeledZoom(percent: number, turned: number): number {
  return Math.round(Math.min(MAX_ZOOM, Math.max(LEAST_ZOOM, percent * Math.exp(-turned / 600))))
}

/**
 * Scroll offset that brings a point of the page to a position of the frame.
 * @param share the point, as a fraction of the page
 * @param at the position, in pixels from the start of the frame
 */
export const scrollTo = (share: number, at: number, size: number) => Math.max(0, share * size - at)
