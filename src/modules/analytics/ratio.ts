/** Returns part / whole, to four digits; 0 if the whole is 0. */
export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000
}
