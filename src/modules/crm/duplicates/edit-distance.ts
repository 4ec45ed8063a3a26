/**
 * How many typing errors lead from one text to another: letters that are left out, added or replaced, and neighbours that
 * changed places (optimal string alignment).
 * @param most what is of interest; more errors than these are told as one more
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > most) return most + 1
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
    if (Math.min(...line) > most) return most + 1
    before = above
    above = line
  }
  return Math.min(above[b.length]!, most + 1)
}

/** Whether texts differ by no more typing errors than people make in so many letters. */
export function isTypingError(a: string, b: string): boolean {
  const letters = Math.min(a.length, b.length)
  const most = letters >= 8 ? 2 : letters >= 4 ? 1 : 0
  return most > 0 && editDistance(a, b, most) <= most
}
