/** Glyphs that together represent a piece of text, with positions relative to the cluster's origin, in font units. */
export type Cluster = {
  text: string
  /** The offset of its text in the line. */
  start: number
  glyphs: { glyph: number; x: number; y: number }[]
  /** How far the pen moves, kerning included. */
  advance: number
  /** The advance of the cluster as a glyph by itself: with letter spacing, without kerning that draws letters together. */
  ownAdvance: number
}

/** Whether the cluster is a single glyph at its default position. */
export function isPlain({ glyphs }: Cluster): boolean {
  return glyphs.length === 1 && glyphs[0]!.x === 0 && glyphs[0]!.y === 0
}
