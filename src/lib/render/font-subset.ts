import { type Cluster, isPlain } from './cluster.ts'
import { type FontFace, glyphAdvance, glyphBearing, glyphData } from './font-face.ts'
import { sfntFile } from './sfnt-file.ts'

/** A glyph of the subset: one of the source font, or several that form one cluster. */
type SubsetGlyph = { advance: number; source: number } | { advance: number; parts: Cluster['glyphs'] }

/**
 * The part of a font that a document uses. Every (cluster, text) pair has a glyph of its own, so that each glyph maps
 * to one text and ToUnicode alone restores it; glyph numbers follow the order of first use.
 */
export type FontSubset = {
  face: FontFace
  glyphs: SubsetGlyph[]
  /** Cluster and text → number in the subset. */
  numbers: Map<string, number>
  /** Glyph of the source font → number in the subset, for components. */
  bySource: Map<number, number>
  /** Number in the subset → text. */
  texts: Map<number, string>
}

/** Creates an empty subset; glyph 0 is the font's `.notdef`, which every font must have. */
export function fontSubset(face: FontFace): FontSubset {
  const notdef = { source: 0, advance: glyphAdvance(face, 0) }
  return { face, glyphs: [notdef], numbers: new Map(), bySource: new Map([[0, 0]]), texts: new Map() }
}

function clusterKey({ glyphs, ownAdvance, text }: Cluster): string {
  let key = `${ownAdvance}`
  for (const { glyph, x, y } of glyphs) key += `,${glyph},${x},${y}`
  return `${key}|${text}`
}

/** Returns the glyph of a cluster; undefined if the subset does not have it yet. */
export function knownGlyph(subset: FontSubset, cluster: Cluster): number | undefined {
  return subset.numbers.get(clusterKey(cluster))
}

/**
 * Returns the glyph of a cluster, adding it if it is new. Letter spacing is part of its width, so that no reader takes
 * it for a space between words.
 */
export function glyphFor(subset: FontSubset, cluster: Cluster): number {
  const key = clusterKey(cluster)
  const known = subset.numbers.get(key)
  if (known !== undefined) return known
  const number = subset.glyphs.length
  const advance = Math.min(Math.max(cluster.ownAdvance, 0), 0xffff)
  if (!isPlain(cluster)) subset.glyphs.push({ parts: cluster.glyphs, advance })
  else {
    const source = cluster.glyphs[0]!.glyph
    subset.glyphs.push({ source, advance })
    if (!subset.bySource.has(source)) subset.bySource.set(source, number)
  }
  subset.numbers.set(key, number)
  subset.texts.set(number, cluster.text)
  return number
}

function componentNumber(subset: FontSubset, source: number): number {
  let number = subset.bySource.get(source)
  if (number === undefined) {
    number = subset.glyphs.length
    subset.glyphs.push({ source, advance: glyphAdvance(subset.face, source) })
    subset.bySource.set(source, number)
  }
  return number
}

/** Returns the subset as a TrueType file with the tables that a PDF requires (ISO 32000-1, 9.9). */
export function subsetFile(subset: FontSubset): Buffer {
  const { face } = subset
  const outlines: Buffer[] = []
  const bearings: number[] = []
  // Components are appended to the list while it is traversed.
  for (let i = 0; i < subset.glyphs.length; i++) {
    const glyph = subset.glyphs[i]!
    const outline = 'parts' in glyph ? composedOutline(subset, glyph.parts) : sourceOutline(subset, glyph.source)
    outlines.push(outline)
    const composed = 'parts' in glyph
    bearings.push(!composed ? glyphBearing(face, glyph.source) : outline.length ? outline.readInt16BE(2) : 0)
  }
  const count = outlines.length
  const loca = Buffer.alloc(4 * (count + 1))
  const hmtx = Buffer.alloc(4 * count)
  let length = 0
  for (const [i, outline] of outlines.entries()) {
    loca.writeUInt32BE(length, 4 * i)
    length += (outline.length + 3) & ~3
    hmtx.writeUInt16BE(subset.glyphs[i]!.advance, 4 * i)
    hmtx.writeInt16BE(bearings[i]!, 4 * i + 2)
  }
  loca.writeUInt32BE(length, 4 * count)
  const glyf = Buffer.alloc(length)
  for (const [i, outline] of outlines.entries()) outline.copy(glyf, loca.readUInt32BE(4 * i))
  return sfntFile({ glyf, hmtx, loca, ...headers(face, count) })
}

/** The tables that describe the whole font, adapted to a subset of `count` glyphs. */
function headers(face: FontFace, count: number): Record<string, Buffer> {
  const copy = (name: string, length: number) => {
    const { offset } = face.tables[name]!
    return Buffer.from(face.bytes.subarray(offset, offset + length))
  }
  const head = copy('head', 54)
  head.writeInt16BE(1, 50)
  const hhea = copy('hhea', 36)
  hhea.writeUInt16BE(count, 34)
  const maxp = copy('maxp', face.tables['maxp']!.length)
  maxp.writeUInt16BE(count, 4)
  // Points and contours of composites, instructions (none are left), components and their depth.
  for (const [at, value] of [
    [10, 0xffff],
    [12, 0xffff],
    [26, 0],
    [28, 0xffff],
    [30, 8],
  ] as const) {
    maxp.writeUInt16BE(value, at)
  }
  return { head, hhea, maxp }
}

function sourceOutline(subset: FontSubset, source: number): Buffer {
  const { data, components } = glyphData(subset.face, source)
  if (components.length === 0) return data
  const outline = Buffer.from(data)
  for (const { position, glyph } of components) outline.writeUInt16BE(componentNumber(subset, glyph), position)
  return outline
}

const ARGS_ARE_WORDS_AND_OFFSETS = 0x0003
const MORE_COMPONENTS = 0x0020
const int16 = (value: number) => Math.min(Math.max(Math.round(value), -0x8000), 0x7fff)

/** A composite glyph (OpenType specification, `glyf`) of the parts with ink, at the shaper's positions. */
function composedOutline(subset: FontSubset, parts: Cluster['glyphs']): Buffer {
  const inked = parts.filter(({ glyph }) => glyphData(subset.face, glyph).data.length > 0)
  if (inked.length === 0) return Buffer.alloc(0)
  const outline = Buffer.alloc(10 + 8 * inked.length)
  const box = [0x7fff, 0x7fff, -0x8000, -0x8000]
  for (const [i, { glyph, x, y }] of inked.entries()) {
    const { data } = glyphData(subset.face, glyph)
    for (let side = 0; side < 4; side++) {
      const value = int16(data.readInt16BE(2 + 2 * side) + (side % 2 ? y : x))
      box[side] = side < 2 ? Math.min(box[side]!, value) : Math.max(box[side]!, value)
    }
    const at = 10 + 8 * i
    outline.writeUInt16BE(ARGS_ARE_WORDS_AND_OFFSETS | (i < inked.length - 1 ? MORE_COMPONENTS : 0), at)
    outline.writeUInt16BE(componentNumber(subset, glyph), at + 2)
    outline.writeInt16BE(int16(x), at + 4)
    outline.writeInt16BE(int16(y), at + 6)
  }
  outline.writeInt16BE(-1, 0)
  for (const [side, value] of box.entries()) outline.writeInt16BE(value, 2 + 2 * side)
  return outline
}
