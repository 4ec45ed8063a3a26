import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The files in a folder and in those below, by their paths from it with `/`, in order; of a file, its empty path. */
export async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/')).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return ['']
    throw error
  }
}
