import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

type Built = {
  /** The subject of the reported sentence, such as "The panel". */
  what: string
  /** The folder to build. */
  place: string
  isBuilt: boolean
  /** The package that builds it; an installation without development packages lacks it. */
  builder: string
  /** Writes the built files into another folder, which then replaces `place`. */
  fill: (folder: string) => Promise<void>
}

/**
 * Builds a folder that is missing or older than its sources.
 * @returns a sentence that says what was done
 * @throws what `fill` throws
 */
export async function buildIfStale({ what, place, isBuilt, builder, fill }: Built): Promise<string> {
  if (isBuilt) return `${what} is built.\n`
  if (!isInstalled(builder))
    return `${what} is not built: its build tools are not installed here (run npm ci without --omit=dev).\n`
  const started = Date.now()
  await replaceFolder(place, fill)
  return `${what} was built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`
}

/**
 * Fills a temporary folder next to `place` and swaps it in at once, so that readers never see half a build, even when
 * two processes build at the same time.
 */
export async function replaceFolder(place: string, fill: Built['fill']): Promise<void> {
  const temporary = await mkdtemp(`${place}.building-`)
  try {
    const folder = join(temporary, 'new')
    await fill(folder)
    await rename(place, join(temporary, 'before')).catch(ignoreMissing)
    await rename(folder, place)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
