/** A part of a whole as a fraction, to four digits; 0 of nobody. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000
}
