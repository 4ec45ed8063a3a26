/** The lowest contrast of readable text (WCAG 2, success criterion 1.4.3). */
const READABLE = 4.5

/** The relative luminance of a colour such as `#1e5140` (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Returns the first ink that is readable on a background, or otherwise the most readable one. */
export function readableInk(ground: string, ...inks: [string, ...string[]]): string {
  const best = inks.toSorted((a, b) => contrast(b, ground) - contrast(a, ground))[0]!
  return inks.find((ink) => contrast(ink, ground) >= READABLE) ?? best
}

/** Moves a colour towards black or white until it is readable on a background. */
export function readableOn(ground: string, colour: string): string {
  // Black and white are equally readable on a luminance of 0.179, where both have a contrast of 4.58.
  const goal = luminance(ground) > 0.179 ? 0 : 255
  for (let step = 0; step < 20; step += 1) {
    const moved = `#${channels(colour)
      .map((channel) => Math.round(channel + ((goal - channel) * step) / 20))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`
    if (contrast(moved, ground) >= READABLE) return moved
  }
  return goal === 0 ? '#000000' : '#ffffff'
}

/** Mixes two colours. @returns `#rrggbb` */
export function mixed(from: string, to: string, share: number): string {
  const [start, end] = [channels(from), channels(to)]
  const channel = (nth: number) => Math.round(start[nth]! + (end[nth]! - start[nth]!) * share)
  return `#${[0, 1, 2].map((nth) => channel(nth).toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
