import { invalidField } from '../../lib/errors.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import { distinctiveRuns } from '../../platform/lists/distinctive-runs.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'

/** So many words may be searched for at once: each is looked for in all texts that have those before it. */
const MAX_WORDS = 8
/** The index is asked for so many runs at most. */
const MAX_RUNS = 6

/** What is looked for in folded texts: patterns of LIKE, and runs of at most four characters by which an index finds them. */
export type ListingWords = { words: string[]; place: string | null; runs: string[] }

/** @throws AppError validation_failed for too many words; null when nothing is looked for */
export function listingWords({ search = '', place = '' }: { search?: string; place?: string }): ListingWords | null {
  const words = wordsOf(searchKey(search))
  if (words.length > MAX_WORDS)
    throw invalidField(['query', 'search'], `search has at most ${MAX_WORDS} words; leave some out`, 'too_many_words')
  const folded = searchKey(place)
  if (words.length === 0 && folded === '') return null
  const runs = [...words, ...folded.split(' ')].toSorted((a, b) => b.length - a.length).flatMap(runsOf)
  return {
    words: words.map(likePattern),
    place: folded === '' ? null : likePattern(folded),
    runs: [...new Set(runs)].slice(0, MAX_RUNS),
  }
}

function runsOf(text: string): string[] {
  const runs = distinctiveRuns(text)
  return runs.length === 0 && text !== '' ? [text] : runs
}

/** Each word once; what is in a longer one is found with it. The longest, which tell most, come first. */
function wordsOf(text: string): string[] {
  const all = [...new Set(text.split(' '))].filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  // Who sends many more than are taken is told so without looking at each.
  const some = all.slice(0, 10 * MAX_WORDS)
  return some.filter((word, nth) => !some.slice(0, nth).some((longer) => longer.includes(word)))
}
