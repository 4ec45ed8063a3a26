import type { Cluster } from './cluster.ts'

/** One character with the joiners before it: PDF.js skips a glyph whose text ends with a joiner. */
const PIECES = /\p{Cf}*\P{Cf}|\p{Cf}+$/gu

/** The width of an empty glyph, as a share of the size: just enough for readers to keep it. */
const MARK_WIDTH = 0.02
/** Poppler drops the second of two equal letters that are less than 0.1 apart. */
const LETTER_WIDTH = 0.12

/**
 * Splits the text of a cluster into glyphs of one character each, so that every reader restores it. The first glyph
 * keeps the outline, the others are narrow and empty; the total width and the look stay the same.
 * - PDF.js gives a glyph whose text has a combining mark no width, and then finds a space after the first letter of a
 * word.
 * - Readers reverse right-to-left text, some by character and some by glyph.
 * - Ghostscript reads only the first character of a glyph.
 * - PDFium takes a repeated glyph at almost the same position for bold type, so each empty glyph is a little wider than
 * the one before, which makes it a different glyph.
 */
export function readableClusters(cluster: Cluster, rightToLeft: boolean, unitsPerEm: number): Cluster[] {
  if (cluster.text.length <= 1) return [cluster]
  const [first, ...others] = rightToLeft ? [...cluster.text] : (cluster.text.match(PIECES) ?? [])
  if (first === undefined || others.length === 0) return [cluster]
  let start = cluster.start + first.length
  let taken = 0
  const most = Math.max(0, cluster.advance) / (others.length + 1)
  const empty = others.map((text, i): Cluster => {
    const share = /^[\p{Mn}\p{Cf}]/u.test(text) ? MARK_WIDTH : LETTER_WIDTH
    const width = Math.round(Math.min(share * unitsPerEm, most)) + i
    const piece = { text, start, glyphs: [], advance: width, ownAdvance: width }
    start += text.length
    taken += width
    return piece
  })
  const letter = { ...cluster, text: first, advance: cluster.advance - taken, ownAdvance: cluster.ownAdvance - taken }
  if (!rightToLeft) return [letter, ...empty]
  return [...empty.reverse(), { ...letter, glyphs: cluster.glyphs.map((glyph) => ({ ...glyph, x: glyph.x - taken })) }]
}
