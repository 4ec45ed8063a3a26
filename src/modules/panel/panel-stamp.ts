import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/os/files-below.ts'
import type { PanelLanguage } from './panel-languages.ts'

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../../..')
/** Folder of the built panel; not committed. */
export const BUILT = join(ROOT, 'panel/dist')
/** Stamp of the sources, stored with the build. */
const STAMP = join(BUILT, 'stamp')

/** The page of the panel in a language, in that folder. */
export const pageFile = (language: PanelLanguage) => `index.${language}.html`

const SOURCES = [
  'panel/index.html',
  'panel/vite.config.ts',
  'panel/vite.door.config.ts',
  'panel/vite.file-check.config.ts',
  'panel/door',
  'panel/file-check',
  // The page that checks files reads documents as the service signs them.
  'src/platform/credentials',
  'panel/tools',
  'panel/public',
  'panel/src',
  'panel/languages',
  'client/src',
  'package-lock.json',
]

/**
 * SHA-256 of all sources of the panel, names and contents.
 * @returns null if there are no sources, as in an image that only has the build
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

/** True if the build matches the sources, or there are no sources. */
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
