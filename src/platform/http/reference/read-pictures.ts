import { readFile } from 'node:fs/promises'

const FOLDER = new URL('../../../../docs/pictures/', import.meta.url)

/** Returns a picture of the guides by its file name, or null if the installation does not have it. */
export async function readPicture(name: string): Promise<Buffer | null> {
  if (!/^[\w-]{1,60}\.webp$/.test(name)) return null
  try {
    return await readFile(new URL(name, FOLDER))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
