export type PathCommand = { letter: 'M' | 'L' | 'C' | 'Z'; values: number[] }

const LENGTHS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 }

/** Parses an SVG path of absolute M, L, H, V, C and Z commands; H and V become L. */
export function parsePath(path: string): PathCommand[] {
  const commands: PathCommand[] = []
  let x = 0
  let y = 0
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const length = LENGTHS[letter]
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const valid = length === 0 ? values.length === 0 : length && values.length >= length && values.length % length === 0
    if (length === undefined || !valid) throw new Error(`“${letter}${rest}” is not a path command that can be drawn.`)
    if (letter === 'Z') commands.push({ letter, values })
    for (let i = 0; i < values.length; i += length) {
      const piece = values.slice(i, i + length)
      const points = letter === 'H' ? [piece[0]!, y] : letter === 'V' ? [x, piece[0]!] : piece
      // Further pairs after an M are lines (SVG 2, 9.3.3).
      const drawn = letter === 'C' ? 'C' : letter === 'M' && i === 0 ? 'M' : 'L'
      commands.push({ letter: drawn, values: points })
      x = points.at(-2)!
      y = points.at(-1)!
    }
  }
  return commands
}
