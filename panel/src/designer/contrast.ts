/** Relative luminance of a colour `#rrggbb`, 0 to 1 (WCAG 2.2). */
export function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return luminanceOf(red!, green!, blue!)
}

export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Contrast ratio from 1 (same) to 21 (black on white). */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** A tenth of what lies behind a text may be worse: a thin line below it does not make it hard to read. */
const OVERLOOKED = 0.1

/** The contrast of a colour with most of what lies behind it, given as luminances; null where nothing does. */
export function contrastWith(colour: string, behind: readonly number[]): number | null {
  const own = luminance(colour)
  const ratios = behind.map((each) => contrast(own, each)).toSorted((a, b) => a - b)
  return ratios[Math.floor(ratios.length * OVERLOOKED)] ?? null
}
