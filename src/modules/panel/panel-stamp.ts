import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/os/files-below.ts'

/** The repository, in which the panel is a folder. */
export const ROOT = join(import.meta.dirname, '../../..')
/** What is built, which no commit holds. */
export const BUILT = join(ROOT, 'panel/dist')
/** Beside what was built, the stamp of what it was built from. */
const STAMP = join(BUILT, 'stamp')

const SOURCES = [
  'panel/index.html',
  'panel/vite.config.ts',
  'panel/public',
  'panel/src',
  'client/src',
  'package-lock.json',
]

/**
 * The SHA-256 of all that the panel is built from, names and contents.
 * @returns null where the sources are not there, as in an image, which has what is built alone
 */
export async function panelStamp(): Promise<string | null> {
  const hash = createHash('sha256')
  try {
    for (const source of SOURCES) {
      const folder = join(ROOT, source)
      for (const file of (await filesBelow(folder)).filter((file) => !file.endsWith('.test.ts')))
        hash.update(`${source}/${file}\0`).update(await readFile(join(folder, file)))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return hash.digest('hex')
}

/** Whether what is built is of these sources, or there are none to build it from. */
export async function isPanelBuilt(): Promise<boolean> {
  const [kept, stamp] = await Promise.all([readStamp(), panelStamp()])
  return kept !== null && (stamp === null || kept === stamp)
}

async function readStamp(): Promise<string | null> {
  try {
    return await readFile(STAMP, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
