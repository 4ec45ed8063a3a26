import { readFileSync } from 'node:fs'
import * as hb from 'harfbuzzjs'
import { memoize } from '../caches/memoize.ts'
import { fontFile, fontWeight } from './font-catalogue.ts'

/** A glyph of a TrueType font: its `glyf` entry without hinting, and its component glyphs. */
export type GlyphData = { data: Buffer; components: { position: number; glyph: number }[] }

type Table = { offset: number; length: number }

/** A font that is open for shaping (HarfBuzz) and for extracting glyphs. All measures are in font units. */
export type FontFace = {
  id: string
  font: hb.Font
  bytes: Buffer
  tables: Record<string, Table>
  unitsPerEm: number
  ascender: number
  descender: number
  boundingBox: number[]
  hasLongOffsets: boolean
  measuredGlyphs: number
  characters: Map<number, boolean>
  glyphs: Map<number, GlyphData>
  /** The width of the outline that is drawn around each glyph, as a share of the size; 0: none. */
  heavier: number
}

const faces = new Map<string, FontFace>()

/** Returns an open font by name; its file is read on first use and stays open. */
export function fontFace(id: string): FontFace {
  return memoize(faces, id, () => {
    const { drawnBy, heavier } = fontWeight(id)
    return heavier > 0 ? { ...fontFace(drawnBy), id, heavier } : openFont(id, readFileSync(fontFile(id)))
  })
}

/** Opens the bytes of a static TrueType font; only fonts with a `glyf` table can be embedded here. */
export function openFont(id: string, bytes: Buffer): FontFace {
  const tables: Record<string, Table> = {}
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i
    tables[bytes.toString('latin1', entry, entry + 4)] = {
      offset: bytes.readUInt32BE(entry + 8),
      length: bytes.readUInt32BE(entry + 12),
    }
  }
  const { head, hhea } = tables
  if (!tables['glyf'] || !head || !hhea) throw new Error(`The font “${id}” is not a TrueType font with outlines.`)
  const face = new hb.Face(new hb.Blob(bytes), 0)
  return {
    id,
    font: new hb.Font(face),
    bytes,
    tables,
    unitsPerEm: bytes.readUInt16BE(head.offset + 18),
    ascender: bytes.readInt16BE(hhea.offset + 4),
    descender: bytes.readInt16BE(hhea.offset + 6),
    boundingBox: [0, 2, 4, 6].map((at) => bytes.readInt16BE(head.offset + 36 + at)),
    hasLongOffsets: bytes.readInt16BE(head.offset + 50) === 1,
    measuredGlyphs: bytes.readUInt16BE(hhea.offset + 34),
    characters: new Map(),
    glyphs: new Map(),
    heavier: 0,
  }
}

/** Characters that draw nothing and count as covered by every font: joiners, direction marks, selectors, tags. */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u

/** Whether the font has every visible character of the text. */
export function covers(face: FontFace, text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0)!
    const known = memoize(
      face.characters,
      code,
      () => INVISIBLE.test(character) || Boolean(face.font.nominalGlyph(code)),
    )
    if (!known) return false
  }
  return true
}

/** Returns the advance width of a glyph (`hmtx`). */
export function glyphAdvance(face: FontFace, glyph: number): number {
  return face.bytes.readUInt16BE(face.tables['hmtx']!.offset + 4 * Math.min(glyph, face.measuredGlyphs - 1))
}

/** Returns the left side bearing of a glyph (`hmtx`). */
export function glyphBearing(face: FontFace, glyph: number): number {
  const { offset } = face.tables['hmtx']!
  const measured = face.measuredGlyphs
  return face.bytes.readInt16BE(glyph < measured ? offset + 4 * glyph + 2 : offset + 2 * (glyph + measured))
}

/** Returns the outline of a glyph for a subset; empty for a glyph without ink. */
export function glyphData(face: FontFace, glyph: number): GlyphData {
  return memoize(face.glyphs, glyph, () => readGlyph(face, glyph))
}

function readGlyph(face: FontFace, glyph: number): GlyphData {
  const loca = face.tables['loca']!.offset
  const at = (n: number) =>
    face.hasLongOffsets ? face.bytes.readUInt32BE(loca + 4 * n) : 2 * face.bytes.readUInt16BE(loca + 2 * n)
  const start = face.tables['glyf']!.offset
  const source = face.bytes.subarray(start + at(glyph), start + at(glyph + 1))
  if (source.length === 0) return { data: Buffer.alloc(0), components: [] }
  const contours = source.readInt16BE(0)
  return contours >= 0 ? withoutHints(source, contours) : compositeGlyph(source)
}

function withoutHints(source: Buffer, contours: number): GlyphData {
  const position = 10 + 2 * contours
  const length = source.readUInt16BE(position)
  if (length === 0) return { data: source, components: [] }
  const noHints = Buffer.from([0, 0])
  const data = Buffer.concat([source.subarray(0, position), noHints, source.subarray(position + 2 + length)])
  return { data, components: [] }
}

/** Reads the flags of the component records (OpenType specification, `glyf` table, composite glyph description). */
function compositeGlyph(source: Buffer): GlyphData {
  const data = Buffer.from(source)
  const components: GlyphData['components'] = []
  let position = 10
  let flags: number
  do {
    flags = data.readUInt16BE(position)
    components.push({ position: position + 2, glyph: data.readUInt16BE(position + 2) })
    data.writeUInt16BE(flags & ~0x100, position)
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    position += 4 + (flags & 0x01 ? 4 : 2) + scale
  } while (flags & 0x20)
  return { data: data.subarray(0, position), components }
}
