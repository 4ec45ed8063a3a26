import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The SHA-256 of files below the repository, names and contents. */
export function digestOf(sources: string[]): string {
  const hash = createHash('sha256')
  for (const source of sources)
    hash.update(`${source}\0`).update(readFileSync(new URL(`../../../${source}`, import.meta.url)))
  return hash.digest('hex')
}
