import { familiesOf } from './certificate-fonts.ts'
import { fitField, LINE_PITCH, MEASURED } from './fit-field.ts'
import type { Layout, LayoutField } from './scene-types.ts'

/** A rectangle of the page in points. */
export type Ink = { left: number; top: number; right: number; bottom: number }

let pen: CanvasRenderingContext2D | null = null

/** Measures where this browser puts the ink of an unrotated text, from its first to its last letter. */
export function drawnInk(field: LayoutField, text: string, page: Layout['page']): Ink {
  const { lines, size, first } = fitField(field, text, page)
  const { align = 'center', letter_spacing: spacing = 0, font = 'display' } = field
  const [x, y, width] = [field.x * page.width, field.y * page.height, field.width * page.width]
  pen ??= document.createElement('canvas').getContext('2d')!
  const inks = lines.map((line, nth): Ink => {
    pen!.font = `${MEASURED}px ${familiesOf(font, line)}`
    const measured = pen!.measureText(line)
    const spaced = spacing * Math.max(0, [...line].length - 1)
    const sized = (at100: number) => (at100 / MEASURED) * size
    const wide = sized(measured.width) + spaced * size
    const start = x + { left: 0, center: (width - wide) / 2, right: width - wide }[align]
    const base = y + first + nth * LINE_PITCH * size
    return {
      left: start - sized(measured.actualBoundingBoxLeft),
      right: start + sized(measured.actualBoundingBoxRight) + spaced * size,
      top: base - sized(measured.actualBoundingBoxAscent),
      bottom: base + sized(measured.actualBoundingBoxDescent),
    }
  })
  return {
    left: Math.min(...inks.map(({ left }) => left)),
    right: Math.max(...inks.map(({ right }) => right)),
    top: Math.min(...inks.map(({ top }) => top)),
    bottom: Math.max(...inks.map(({ bottom }) => bottom)),
  }
}
