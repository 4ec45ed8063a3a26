import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Returns the SHA-256 of the names and contents of files, given by their paths from the repository root. */
export function digestOf(sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    hash.update(`${source}\0`).update(readFileSync(new URL(`../../../${source}`, import.meta.url)))
  return hash.digest('hex')
}
