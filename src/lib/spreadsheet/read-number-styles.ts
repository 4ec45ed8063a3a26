import { parseXml } from './parse-xml.ts'

/** How a program shows the numbers of a cell style; null: as numbers. */
export type NumberStyle = 'date' | 'date and time' | 'time' | 'elapsed' | 'percent' | null

/** Excel allows this many cell styles. */
const MAX_STYLES = 65_490
/** Longer than any format that a program writes. */
const MAX_FORMAT = 300

/** Built-in formats (ECMA-376 part 1, 18.8.30), including those whose dates depend on the language. */
const BUILT_IN: [NumberStyle, ids: number[]][] = [
  ['percent', [9, 10]],
  ['date', [14, 15, 16, 17, ...range(27, 31), 36, ...range(50, 54), 57, 58]],
  ['time', [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56]],
  ['date and time', [22]],
  ['elapsed', [46]],
]
const builtIn = new Map(BUILT_IN.flatMap(([style, ids]) => ids.map((id) => [id, style] as const)))

/** Reads how the numbers of each cell style are shown, in the order in which cells refer to them. @throws SpreadsheetError */
export async function readNumberStyles(part: AsyncIterable<Buffer>): Promise<NumberStyle[]> {
  const formats = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  let inCells = false
  await parseXml(part, {
    open(name, { numFmtId, formatCode }, depth) {
      if (depth === 2) inCells = name === 'cellXfs'
      if (depth !== 3) return
      const id = Number(numFmtId)
      if (name === 'numFmt' && formats.size < MAX_STYLES) formats.set(id, styleOfFormat(formatCode ?? ''))
      if (name === 'xf' && inCells && styles.length < MAX_STYLES)
        styles.push(formats.get(id) ?? builtIn.get(id) ?? null)
    },
    close(name, depth) {
      if (depth === 2 && name === 'cellXfs') inCells = false
    },
  })
  return styles
}

/** Returns how a number format shows a positive number, such as `dd.mm.yyyy` or `[h]:mm`. */
export function styleOfFormat(code: string): NumberStyle {
  const letters = code
    .slice(0, MAX_FORMAT)
    .replace(/"[^"]*"|[\\_*]./g, '')
    .split(';')[0]!
    .toLowerCase()
  if (/\[(?:h+|m+|s+)\]/.test(letters)) return 'elapsed'
  const bare = letters.replace(/\[[^\]]*\]|am\/pm|a\/p/g, '')
  const hasTime = /[hs]/.test(bare)
  if (/[yd]/.test(bare) || (!hasTime && bare.includes('m'))) return hasTime ? 'date and time' : 'date'
  if (hasTime) return 'time'
  return bare.includes('%') ? 'percent' : null
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}
