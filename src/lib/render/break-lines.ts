import { memoize } from '../caches/memoize.ts'
import type { ShapedLine } from './shape-line.ts'

/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string, granularity: 'word' | 'grapheme'): Intl.Segmenter {
  return memoize(segmenters, `${granularity} ${language}`, () => new Intl.Segmenter(language, { granularity }), 100)
}

/**
 * Returns the offsets at which a new line may begin: between words, and in a single long word after every grapheme.
 */
export function breakOffsets(text: string, language: string): number[] {
  const offsets = wordOffsets(text, language)
  if (offsets.length > 0) return offsets
  return [...segmenter(language, 'grapheme').segment(text)].map(({ index }) => index).slice(1)
}

/**
 * Returns the offsets of words at which a new line may begin: after a space, and between words of scripts without
 * spaces. Only if there is no such place, lines break after a hyphen or slash inside a word, since PDF readers drop a
 * hyphen at the end of a line from the name.
 */
export function wordOffsets(text: string, language: string): number[] {
  const words: number[] = []
  const joints: number[] = []
  let before = ''
  for (const { segment, index, isWordLike } of segmenter(language, 'word').segment(text)) {
    const afterSpace = /\s$/.test(before) && segment.trim() !== ''
    const betweenWords = isWordLike && UNSPACED.test(segment) && UNSPACED.test(before)
    if (afterSpace || betweenWords) words.push(index)
    else if (isWordLike && /[-–—/]$/.test(before)) joints.push(index)
    before = segment
  }
  return words.length > 0 ? words : joints
}

/** Returns the width at one point from the start of the line to each offset of its text: `length + 1` numbers. */
export function widthsUpTo(line: ShapedLine): Float64Array {
  const widths = new Float64Array(line.text.length + 1)
  for (const { face, clusters } of line.runs) {
    for (const { start, text, advance } of clusters) widths[start + text.length]! += advance / face.unitsPerEm
  }
  for (let i = 1; i < widths.length; i++) widths[i]! += widths[i - 1]!
  return widths
}

/** Returns the break that makes the longer of two lines as short as possible; undefined if there is none. */
export function balancedBreak(widths: Float64Array, offsets: number[]): number | undefined {
  const total = widths.at(-1)!
  const longer = (offset: number) => Math.max(widths[offset]!, total - widths[offset]!)
  return offsets.reduce<number | undefined>(
    (best, offset) => (best === undefined || longer(offset) < longer(best) ? offset : best),
    undefined,
  )
}

/**
 * Returns the offsets at which lines of at most `width` begin. Lines are filled one by one and then evened out: just as
 * many, but none longer than needed. A piece wider than `width` gets a line of its own.
 */
export function wrapBreaks(widths: Float64Array, offsets: number[], width: number): number[] {
  const breaks = fillLines(widths, offsets, width)
  let narrow = 0
  let wide = width
  for (let i = 0; i < 8; i++) {
    const middle = (narrow + wide) / 2
    if (fillLines(widths, offsets, middle).length > breaks.length) narrow = middle
    else wide = middle
  }
  return fillLines(widths, offsets, wide)
}

function fillLines(widths: Float64Array, offsets: number[], width: number): number[] {
  const breaks: number[] = []
  let start = 0
  for (const [i, offset] of offsets.entries()) {
    const end = offsets[i + 1] ?? widths.length - 1
    if (widths[end]! - widths[start]! > width && offset > start) {
      breaks.push(offset)
      start = offset
    }
  }
  return breaks
}
