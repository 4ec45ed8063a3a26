import type { SceneFont } from './scene-types.ts'

const loading = new Map<string, Promise<FontFace>>()

export const familyOf = (id: string) => `certificate-${id}`

/** Loads the very fonts that the service prints with, so that what is seen is what is issued. */
export async function loadFonts(fonts: readonly SceneFont[]): Promise<void> {
  await Promise.all(
    fonts.map(({ id, url }) => {
      const known = loading.get(url) ?? new FontFace(familyOf(id), `url(${url})`).load()
      loading.set(url, known)
      return known.then((face) => document.fonts.add(face))
    }),
  )
}

let measure: CanvasRenderingContext2D | null = null

/** How wide a text is at the size 1. */
export function widthOf(text: string, font: string, spacing: number): number {
  measure ??= document.createElement('canvas').getContext('2d')!
  measure.font = `100px ${familyOf(font)}`
  return measure.measureText(text).width / 100 + spacing * Math.max(0, [...text].length - 1)
}

type Wanted = {
  size: number
  minSize: number
  spacing: number
  fit: 'shrink' | 'wrap' | 'none'
  width: number
  height: number
}

/** Lines, and the size at which they fit their box: smaller, then two lines, then smaller still. The service has the last word. */
export function fitText(text: string, font: string, wanted: Wanted): { lines: string[]; size: number } {
  const { size, minSize, spacing, fit, width } = wanted
  const natural = widthOf(text, font, spacing)
  if (fit === 'none' || natural * size <= width) return { lines: [text], size }
  if (fit === 'shrink' && width / natural >= minSize) return { lines: [text], size: width / natural }
  const lines = inTwo(text, font, spacing)
  const widest = Math.max(...lines.map((line) => widthOf(line, font, spacing)))
  return { lines, size: Math.min(fit === 'wrap' ? size : minSize, width / widest) }
}

/** Two lines as alike in width as its words allow. */
function inTwo(text: string, font: string, spacing: number): string[] {
  const words = text.split(' ')
  if (words.length === 1) return [text]
  const splits = words.slice(1).map((_, nth) => [words.slice(0, nth + 1).join(' '), words.slice(nth + 1).join(' ')])
  const widest = (lines: string[]) => Math.max(...lines.map((line) => widthOf(line, font, spacing)))
  return splits.reduce((best, each) => (widest(each) < widest(best) ? each : best))
}
