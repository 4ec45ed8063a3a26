import { mkdirSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it that are missing. mkdirSync with `recursive` would try for ever in a folder that is
 * there and takes no others, as /proc is. @returns the uppermost that was made; undefined when nothing was missing
 */
export function makeFolders(path: string, mode: number): string | undefined {
  if (find(path)?.isDirectory()) return undefined
  const first = find(dirname(path)) ? undefined : makeFolders(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have been quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !find(path)?.isDirectory()) throw error
    return first
  }
  return first ?? path
}

function find(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
