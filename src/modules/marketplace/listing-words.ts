import { invalidField } from '../../lib/errors.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import { distinctiveRuns } from '../../platform/lists/distinctive-runs.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'

/** Each word is searched in all texts that match the previous ones. */
const MAX_WORDS = 8
/** Most runs to look up in the index. */
const MAX_RUNS = 6

/** LIKE patterns for search keys, and runs of at most four characters for the index. */
export type ListingWords = { words: string[]; place: string | null; runs: string[] }

/** Returns null when there is nothing to search. @throws AppError validation_failed for too many words */
export function listingWords({ search = '', place = '' }: { search?: string; place?: string }): ListingWords | null {
  const words = wordsOf(searchKey(search))
  if (words.length > MAX_WORDS)
    throw invalidField(['query', 'search'], `search can have at most ${MAX_WORDS} words; remove some`, 'too_many_words')
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

/** Removes duplicates and words contained in longer ones. The longest words, which are most selective, come first. */
function wordsOf(text: string): string[] {
  const all = [...new Set(text.split(' '))].filter((word) => word !== '').toSorted((a, b) => b.length - a.length)
  // Too many words are rejected without processing each.
  const some = all.slice(0, 10 * MAX_WORDS)
  return some.filter((word, nth) => !some.slice(0, nth).some((longer) => longer.includes(word)))
}
