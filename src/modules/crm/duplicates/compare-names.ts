import { searchKey } from '../../../lib/text/search-key.ts'
import { isTypingError } from './edit-distance.ts'

/** Titles in front of names. */
const TITLES = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'miss',
  'sir',
  'bay',
  'bayan',
  'av',
  'doc',
  'herr',
  'frau',
  'mme',
  'ing',
  'dipl',
])

/** Returns the words of a name for comparison: folded, without titles and punctuation. */
export function nameWords(name: string): string[] {
  const words = searchKey(name)
    .replace(/['’.]/g, (sign) => (sign === '.' ? ' ' : ''))
    .split(/[^\p{L}\p{N}]+/u)
  const all = words.filter((word) => word !== '')
  const telling = all.filter((word) => !TITLES.has(word))
  return telling.length > 0 ? telling : all
}

/** Similarity of two names. `partial`: one is part of the other, or has an initial where the other has a name. */
export type NameLikeness = 'same' | 'swapped' | 'typing' | 'partial' | 'different' | 'unknown'

const sorted = (words: readonly string[]) => words.toSorted().join(' ')

export function compareNames(a: readonly string[], b: readonly string[]): NameLikeness {
  if (a.length === 0 || b.length === 0) return 'unknown'
  // Some people write two names as one.
  if (a.join('') === b.join('')) return 'same'
  if (sorted(a) === sorted(b)) return 'swapped'
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  if (pairs(fewer, more, isTypingError)) return fewer.length === more.length ? 'typing' : 'partial'
  return pairs(fewer, more, isInitial) ? 'partial' : 'different'
}

/**
 * True if each word pairs with its own word in the other name, the same or similar, and at least one is the same; at
 * least two pairs if only some words must match.
 */
function pairs(
  words: readonly string[],
  others: readonly string[],
  alike: (word: string, other: string) => boolean,
): boolean {
  const left = others.slice()
  let same = 0
  const unlike: string[] = []
  for (const word of words) {
    const at = left.indexOf(word)
    if (at === -1) unlike.push(word)
    else {
      left.splice(at, 1)
      same += 1
    }
  }
  for (const word of unlike) {
    const at = left.findIndex((other) => alike(word, other))
    if (at === -1) return false
    left.splice(at, 1)
  }
  return same > 0 || words.every((word) => word.length >= 5)
}

function isInitial(word: string, other: string): boolean {
  return (word.length === 1 || other.length === 1) && word[0] === other[0]
}
