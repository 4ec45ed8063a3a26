import { open } from 'node:fs/promises'

/** Flushes a file, or the entries of a folder, to disk. A rename lasts only once its folder is flushed. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
