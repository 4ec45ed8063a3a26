/** The largest number of lines above 0. */
const MAX_LINES = 4

/**
 * Returns the values of the lines across a chart: from 0 in equal round steps up to the first that holds the largest value.
 * Counts have no fractions, so no step is below 1.
 */
export function axisSteps(most: number): number[] {
  const step = roundStep(Math.max(1, most / MAX_LINES))
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, nth) => nth * step)
}

/** Returns the next of 1, 2, 5, 10, 20, 50 … that is not below a value. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const factor = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10
  return factor * power
}

/** Returns which marks have a name below them: as many as fit, evenly spaced, with the first. */
export function namedMarks(count: number, fit: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, fit)))
  return Array.from({ length: Math.ceil(count / every) }, (_, nth) => nth * every)
}
