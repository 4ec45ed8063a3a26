import { createHash } from 'node:crypto'
import { type FontSubset, subsetFile } from './font-subset.ts'
import { type ObjectWriter, writeData, writeObject } from './pdf-objects.ts'
import { hex4, pdfNumber, utf16Hex } from './pdf-syntax.ts'

/**
 * Embeds a subset as a composite font (ISO 32000-1, 9.7) whose codes are the glyph numbers, with a ToUnicode map that
 * gives every glyph its text.
 * @returns the number of the font object
 */
export function writeFont(writer: ObjectWriter, subset: FontSubset): number {
  const { face } = subset
  const toThousandths = 1000 / face.unitsPerEm
  const file = subsetFile(subset)
  const name = `${subsetTag(subset)}+Laurel-${face.id}`
  const program = writeData(writer, `/Length1 ${file.length}`, file)
  const [ascent, descent, ...box] = [face.ascender, face.descender, ...face.boundingBox].map((value) =>
    Math.round(value * toThousandths),
  )
  const descriptor = writeObject(
    writer,
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${ascent}` +
      `/Descent ${descent}/CapHeight 700/StemV 80/FontFile2 ${program} 0 R>>`,
  )
  const widths = subset.glyphs.map(({ advance }) => pdfNumber(advance * toThousandths)).join(' ')
  const descendant = writeObject(
    writer,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)` +
      `/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[0[${widths}]]>>`,
  )
  const toUnicode = writeData(writer, '', toUnicodeMap(subset))
  return writeObject(
    writer,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]` +
      `/ToUnicode ${toUnicode} 0 R>>`,
  )
}

/** Six capitals derived from the subset's contents (9.6.4), which distinguish subsets of one font. */
function subsetTag(subset: FontSubset): string {
  const digest = createHash('sha256')
    .update([...subset.numbers.keys()].join('\n'))
    .digest()
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)))
}

const CMAP_HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
`
const CMAP_FOOT = 'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'

/** A ToUnicode CMap (9.10.3); a section may have at most 100 entries. */
function toUnicodeMap(subset: FontSubset): string {
  const entries = [...subset.texts].map(([glyph, text]) => `<${hex4(glyph)}><${utf16Hex(text)}>`)
  let map = CMAP_HEAD
  for (let i = 0; i < entries.length; i += 100) {
    const section = entries.slice(i, i + 100)
    map += `${section.length} beginbfchar\n${section.join('\n')}\nendbfchar\n`
  }
  return map + CMAP_FOOT
}
