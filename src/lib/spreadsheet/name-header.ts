import { searchKey } from '../text/search-key.ts'
import { GIVEN_BESIDE_FAMILY, NAME_WORDS, OTHER_WORDS } from './name-words.ts'
import { nearWords } from './near-words.ts'

/** A column of names by the words of its header; `name` may be whole or the given half. */
export type NameHeader = {
  part: 'whole' | 'name' | 'given' | 'family' | 'person'
  /** The header names people who may not be those who get certificates. */
  isOther: boolean
  /** A column of names beside this one holds family names. */
  besideFamily: boolean
}

type Word = keyof typeof NAME_WORDS

/** Longer headers are questions or remarks. */
const MAX_HEADER = 120
const MAX_WORDS = 10
/** Words of this length may differ in one letter. */
const MIN_NEAR = 5
const NEAR: Word[] = ['whole', 'given', 'family', 'full', 'person', 'otherPerson']
/** Scripts that are written without spaces. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const MAX_UNSPACED_WORD = 12

/** Splits a text into words of letters, marks and digits, without case and accents. */
export const headerWords = (text: string) =>
  searchKey(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

const meanings = new Map<string, Set<Word>>()
for (const [meaning, words] of Object.entries(NAME_WORDS) as [Word, string][])
  for (const word of headerWords(words)) meanings.set(word, (meanings.get(word) ?? new Set()).add(meaning))
const others = new Set(headerWords(OTHER_WORDS))
const besideFamily = new Set(headerWords(GIVEN_BESIDE_FAMILY))
const findNear = nearWords(
  [...meanings]
    .filter(([word, of]) => word.length >= MIN_NEAR && NEAR.some((each) => of.has(each)))
    .map(([word]) => word),
)

/** Returns how a header names people, if every word of it is about that; undefined for any other header. */
export function nameHeader(header: string): NameHeader | undefined {
  if (header === '' || header.length > MAX_HEADER) return undefined
  const words = wordsOf(header)
  if (words === undefined || words.length === 0 || words.length > MAX_WORDS) return undefined
  const found: { of: ReadonlySet<Word>; isNear: boolean }[] = []
  for (const word of words) {
    const near = meanings.has(word) ? word : nearest(word)
    if (near === undefined) return undefined
    found.push({ of: meanings.get(near)!, isNear: near !== word })
  }
  const sets = found.map(({ of }) => of)
  const has = (meaning: Word) => sets.some((of) => of.has(meaning))
  const isNamed = has('name') || has('whole')
  if (!isWellPlaced(sets)) return undefined
  const isOther = has('otherPerson') && !has('person')
  const flags = { isOther, besideFamily: words.some((word) => besideFamily.has(word)) }
  const part = partOf(has)
  if (part !== undefined) return { part, ...flags }
  // A word that only looks like one for people means too little on its own.
  if (isNamed || !has('person') || found.some(({ isNear }) => isNear)) return undefined
  return sets.every((of) => of.has('person') || of.has('joint') || of.has('after'))
    ? { part: 'person', ...flags }
    : undefined
}

function partOf(has: (meaning: Word) => boolean): NameHeader['part'] | undefined {
  const isGiven = has('given') || (has('name') && has('givenMark'))
  const isFamily = has('family') || (has('name') && has('familyMark'))
  if (has('whole') || (isGiven && isFamily) || (has('name') && (has('family') || has('given')))) return 'whole'
  if (isGiven) return 'given'
  if (isFamily) return 'family'
  if (!has('name')) return undefined
  return has('full') ? 'whole' : 'name'
}

/**
 * Words on the use of a name are only where they belong: `certificate name` is the title of a certificate, and
 * `certificate recipient` a person.
 */
function isWellPlaced(sets: ReadonlySet<Word>[]): boolean {
  const isName = (of: ReadonlySet<Word>) =>
    (['name', 'whole', 'given', 'family', 'person'] as const).some((each) => of.has(each))
  const only = (of: ReadonlySet<Word>, meaning: Word) =>
    of.has(meaning) && [...of].every((each) => each === 'after' || each === 'before')
  const first = sets.findIndex(isName)
  const last = sets.findLastIndex(isName)
  return sets.every((of, at) => {
    const isBeforePerson = sets[at + 1]?.has('person') ?? false
    if (only(of, 'after') && (isBeforePerson || (at > first && first !== -1))) return true
    if (only(of, 'before') && at < last) return true
    return !only(of, 'after') && !only(of, 'before')
  })
}

function nearest(word: string): string | undefined {
  if (word.length < MIN_NEAR || others.has(word)) return undefined
  return findNear(word)
}

/** Splits a header into words; a number in front, as in a questionnaire, does not count. */
function wordsOf(header: string): string[] | undefined {
  const words = headerWords(header)
  const joined = words.join('')
  // Abbreviations such as Ф.И.О.
  if (meanings.get(joined)?.has('whole')) return [joined]
  if (/^\d{1,2}$/.test(words[0] ?? '')) words.shift()
  const all: string[] = []
  for (const word of words) {
    if (meanings.has(word) || !UNSPACED.test(word)) all.push(word)
    else {
      const parts = splitUnspaced(word)
      if (parts === undefined) return undefined
      all.push(...parts)
    }
    if (all.length > MAX_WORDS) return undefined
  }
  return all
}

/** Splits a text without spaces into known words, the longest first; undefined if something is left. */
function splitUnspaced(text: string): string[] | undefined {
  const parts: string[] = []
  for (let at = 0; at < text.length; ) {
    let length = Math.min(MAX_UNSPACED_WORD, text.length - at)
    while (length > 0 && !meanings.has(text.slice(at, at + length))) length -= 1
    if (length === 0) return undefined
    parts.push(text.slice(at, at + length))
    at += length
  }
  return parts
}

/** Whether a word names people or joins others, so that it adds nothing to the meaning of a header. */
export function isWordOfPeople(word: string): boolean {
  const of = meanings.get(word)
  return of !== undefined && (of.has('person') || of.has('otherPerson') || of.has('joint'))
}
