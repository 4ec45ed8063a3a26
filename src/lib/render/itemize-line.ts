import bidiFactory, { type Bidi } from 'bidi-js'
import { memoize } from '../caches/memoize.ts'
import { FONT_SCRIPTS, fontsToTry } from './font-catalogue.ts'
import { covers, type FontFace, fontFace } from './font-face.ts'

/** A stretch of text in one script, direction and font. `start` is its offset in the line; an odd `level` runs leftwards. */
export type Run = { text: string; start: number; level: number; script: string; face: FontFace }

type Group = { text: string; graphemes: string[]; start: number; level: number; script: string }

/** The package is CommonJS, so its default export is the factory itself, despite its types. */
const bidi = (bidiFactory as unknown as () => Bidi)()

const COMMON = 'Zyyy'
const EMOJI_SCRIPT = 'Zsye'
const SCRIPTS = ['Latn', 'Cyrl', 'Grek', ...FONT_SCRIPTS].map((name) => ({
  name,
  own: new RegExp(`\\p{sc=${name}}`, 'u'),
  shared: new RegExp(`\\p{scx=${name}}`, 'u'),
}))
const EAST_ASIAN = new Set(['Hani', 'Hira', 'Kana', 'Bopo'])

/** Text of one script and one direction, which lets most names skip the general path. */
const PLAIN_LATIN = /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac]*$/
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Regional_Indicator}|[0-9#*]\ufe0f\u20e3/u
/** Direction marks that are no longer needed once the levels are known (UAX #9, rule X9 and isolates). */
const DIRECTION_MARK = /^[\u200e\u200f\u061c\u2066-\u2069]$/
/** No font can have unassigned characters: a box is drawn. */
const UNASSIGNED = /[\p{Cn}\p{Co}\p{Cs}]/u

const scriptOfGrapheme = new Map<string, string>()

/** The script of the grapheme's first character that has one. */
function scriptOf(grapheme: string): string {
  return memoize(scriptOfGrapheme, grapheme, () => {
    for (const character of grapheme) {
      const found = SCRIPTS.find(({ own }) => own.test(character))
      if (found) return found.name
    }
    return COMMON
  })
}

/**
 * Cuts one line of clean text into runs in visual order, from left to right: bidi levels (UAX #9), graphemes (UAX #29),
 * groups of one script and level, a font for each group, and reordering (rule L2).
 */
export function itemizeLine(text: string, family: string, language: string): Run[] {
  if (text === '') return []
  const han = hanFont(text, language)
  return visualOrder(scriptGroups(text).flatMap((group) => fontRuns(group, family, han)))
}

function scriptGroups(text: string): Group[] {
  if (PLAIN_LATIN.test(text)) return [{ text, graphemes: [], start: 0, level: 0, script: 'Latn' }]
  const { levels } = bidi.getEmbeddingLevels(text, 'auto')
  const groups: Group[] = []
  let last: Group | undefined
  for (const { segment, index } of graphemesOf(text)) {
    if (DIRECTION_MARK.test(segment)) continue
    const level = levels[index]!
    let script = EMOJI.test(segment) ? EMOJI_SCRIPT : scriptOf(segment)
    const neighbours = last !== undefined && last.level === level && last.script !== EMOJI_SCRIPT
    if (neighbours && script === COMMON) script = last!.script
    if (neighbours && last!.script === COMMON && script !== EMOJI_SCRIPT) last!.script = script
    if (last && last.level === level && sameScript(last.script, script)) {
      last.graphemes.push(segment)
      last.text += segment
    } else {
      last = { text: segment, graphemes: [segment], start: index, level, script }
      groups.push(last)
    }
  }
  return groups
}

function sameScript(a: string, b: string): boolean {
  return a === b || (EAST_ASIAN.has(a) && EAST_ASIAN.has(b))
}

/** Kana makes a line Japanese and Hangul makes it Korean; without either, the language of the page decides. */
function hanFont(text: string, language: string): string {
  if (/[\p{sc=Hira}\p{sc=Kana}]/u.test(text)) return 'japanese'
  if (/\p{sc=Hang}/u.test(text)) return 'korean'
  if (/^ja\b/i.test(language)) return 'japanese'
  return /^ko\b/i.test(language) ? 'korean' : 'chinese'
}

/**
 * One font for the whole group if any font covers it, so that no word changes its typeface; otherwise one per grapheme.
 */
function fontRuns(group: Group, family: string, han: string): Run[] {
  const { text, start, level, script } = group
  if (script === EMOJI_SCRIPT) return [{ text, start, level, script, face: fontFace('emoji') }]
  const whole = UNASSIGNED.test(text) ? undefined : findFont(text, script, family, han)
  if (whole) return [{ text, start, level, script, face: whole }]
  const runs: Run[] = []
  let offset = start
  for (const grapheme of group.graphemes.length ? group.graphemes : segmentsOf(text)) {
    const last = runs.at(-1)
    const keep = last && scriptOf(grapheme) === COMMON && covers(last.face, grapheme)
    const face = keep ? last.face : graphemeFont(grapheme, script, family, han)
    if (last?.face === face) last.text += grapheme
    else runs.push({ text: grapheme, start: offset, level, script, face })
    offset += grapheme.length
  }
  return runs
}

let segmenter: Intl.Segmenter | null = null

/** Created on first use, since it takes 8 ms of each start. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

function segmentsOf(text: string): string[] {
  return [...graphemesOf(text)].map(({ segment }) => segment)
}

function graphemeFont(grapheme: string, script: string, family: string, han: string): FontFace {
  const found = UNASSIGNED.test(grapheme) ? undefined : findFont(grapheme, script, family, han)
  return found ?? fontFace('sans')
}

const fontsOf = new Map<string, string[]>()

/** Opens fonts one by one until one covers the text; the large ones come last or belong to its script. */
function findFont(text: string, script: string, family: string, han: string): FontFace | undefined {
  const ids = memoize(fontsOf, `${family} ${script} ${han}`, () => fontsToTry(family, [script], han), 1_000)
  for (const id of ids) {
    if (covers(fontFace(id), text)) return fontFace(id)
  }
  if (script !== COMMON) return undefined
  // A character shared by several scripts, such as a full-width bracket or a danda on its own.
  const first = String.fromCodePoint(text.codePointAt(0)!)
  const scripts = SCRIPTS.filter(({ shared }) => shared.test(first)).map(({ name }) => name)
  const id = fontsToTry(family, scripts, han).find((candidate) => covers(fontFace(candidate), text))
  return id ? fontFace(id) : undefined
}

/** Rule L2 of UAX #9: from the highest level down to the lowest odd one, reverses every stretch at or above it. */
function visualOrder(runs: Run[]): Run[] {
  const levels = runs.map(({ level }) => level)
  const lowestOdd = Math.min(...levels.filter((level) => level % 2 === 1))
  for (let level = Math.max(...levels); level >= lowestOdd; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while (to < runs.length && runs[to]!.level >= level) to++
      if (to - from > 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  }
  return runs
}
