import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/**
 * Lists the files in a folder and its subfolders by relative path with `/`, sorted. For a file, the list holds an empty
 * path.
 */
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
