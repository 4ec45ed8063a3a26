import { mkdirSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. mkdirSync with `recursive` retries without end inside an existing folder
 * that cannot hold others, such as /proc.
 * @returns the uppermost folder that was created; undefined if none was missing
 */
export function makeFolders(path: string, mode: number): string | undefined {
  if (find(path)?.isDirectory()) return undefined
  const first = find(dirname(path)) ? undefined : makeFolders(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    // Another process may have created it first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !find(path)?.isDirectory()) throw error
    return first
  }
  return first ?? path
}

function find(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false })
}
