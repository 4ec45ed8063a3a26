import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

type Built = {
  /** The beginning of the sentence that tells what happened, such as "The panel". */
  what: string
  /** The folder that is built. */
  place: string
  isBuilt: boolean
  /** The package that builds it, which an installation without packages for development has not. */
  builder: string
  /** Makes the folder, at another path than its place. */
  fill: (folder: string) => Promise<void>
}

/** Builds a folder that is not there, or not of today's sources, and tells what was done. @throws what `fill` throws */
export async function buildIfStale({ what, place, isBuilt, builder, fill }: Built): Promise<string> {
  if (isBuilt) return `${what} is built.\n`
  if (!isInstalled(builder))
    return `${what} is not built: what builds it is not installed here (npm ci without --omit=dev has it).\n`
  const started = Date.now()
  await replaceFolder(place, fill)
  return `${what} was built in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`
}

/** Made beside its place and then put there at once, so that nobody reads a half, also when two build at the same time. */
export async function replaceFolder(place: string, fill: Built['fill']): Promise<void> {
  const beside = await mkdtemp(`${place}.building-`)
  try {
    const folder = join(beside, 'new')
    await fill(folder)
    await rename(place, join(beside, 'before')).catch(ignoreMissing)
    await rename(folder, place)
  } finally {
    await rm(beside, { recursive: true, force: true })
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
