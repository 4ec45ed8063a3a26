/**
 * Counts the typing errors between two texts: missing, added or replaced letters, and swapped neighbours (optimal
 * string alignment).
 * @param max limit of the count; more errors return `max + 1`
 */
export function editDistance(a: string, b: string, max: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1))
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, before[column - 2]! + 1)
      line.push(least)
    }
    if (Math.min(...line) > max) return max + 1
    before = above
    above = line
  }
  return Math.min(above[b.length]!, max + 1)
}

/** True if two texts differ by no more typing errors than people make in texts of that length. */
export function isTypingError(a: string, b: string): boolean {
  const letters = Math.min(a.length, b.length)
  const max = letters >= 8 ? 2 : letters >= 4 ? 1 : 0
  return max > 0 && editDistance(a, b, max) <= max
}
