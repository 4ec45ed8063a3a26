/** Longer words are not compared. */
const MAX_WORD = 24

/**
 * Returns a function that finds a word that differs from the given one in one letter at most (one is added, missing or
 * another one). Words are found by what is left without one letter, so the time does not depend on their number.
 */
export function nearWords(words: readonly string[]): (word: string) => string | undefined {
  const byRest = new Map<string, string[]>()
  for (const word of words)
    for (const rest of [word, ...withoutOne(word)]) byRest.set(rest, [...(byRest.get(rest) ?? []), word])
  return (word) => {
    if (word.length > MAX_WORD) return undefined
    for (const rest of [word, ...withoutOne(word)]) {
      const near = byRest.get(rest)?.find((each) => differsInOne(word, each))
      if (near !== undefined) return near
    }
    return undefined
  }
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** Equal rests may have lost different letters, as `ab` and `ba` have. */
function differsInOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}
