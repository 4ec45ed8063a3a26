/** The most similar name, or null if none is similar enough. */
export function nearest(name: string, names: readonly string[]): string | null {
  const short = name.slice(0, 100).toLowerCase()
  const [best] = names
    .map((candidate) => ({ candidate, distance: editDistance(short, candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  return best && best.distance <= Math.max(2, short.length / 3) ? best.candidate : null
}

/** Edit distance in letters (Levenshtein 1966). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
