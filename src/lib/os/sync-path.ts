import { open } from 'node:fs/promises'

/** Writes a file to the disk itself, or a folder's list of names, which is what makes a rename last. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
