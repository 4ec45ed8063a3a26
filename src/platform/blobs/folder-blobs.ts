import { access, constants, copyFile, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolders } from '../../lib/os/make-folders.ts'
import { syncPath } from '../../lib/os/sync-path.ts'
import { type BlobStore, checkKey, checkPrefix } from '../context/blob-store.ts'
import { openTempFiles } from './temp-files.ts'

/**
 * Opens a store of blobs as files below `dir`. A blob is written under a temporary name, flushed to disk and renamed,
 * and the folder is flushed too, so that a stored blob survives a power failure.
 */
export function openFolderBlobs(dir: string): BlobStore {
  const root = resolve(dir)
  makeFolders(root, 0o700)
  const temp = openTempFiles(join(root, '.tmp'))
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }
  return {
    kind: 'folder',
    async put(key, source) {
      const path = pathOf(key)
      const ready = 'file' in source && temp.owns(source.file) ? source.file : temp.next()
      try {
        if ('bytes' in source) await writeSynced(ready, source.bytes)
        else if (ready !== source.file) await copyFile(source.file, ready)
        if ('file' in source) await syncPath(ready)
        await makeFolder(dirname(path))
        await rename(ready, path)
      } catch (error) {
        await rm(ready, { force: true })
        throw error
      }
      await syncPath(dirname(path))
    },
    async read(key) {
      const handle = await unlessMissing(open(pathOf(key), 'r'))
      if (!handle) return null
      return { stream: handle.createReadStream(), size: (await handle.stat()).size }
    },
    bytes: (key) => unlessMissing(readFile(pathOf(key))),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix) => {
      checkPrefix(prefix)
      return walk(root, prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix)
    },
    check: () => access(temp.folder, constants.R_OK | constants.W_OK | constants.X_OK),
    async close() {},
    tempFile: async () => temp.next(),
  }
}

async function* walk(root: string, folder: string, prefix: string): AsyncIterable<string> {
  const entries = (await unlessMissing(readdir(join(root, folder), { withFileTypes: true }))) ?? []
  for (const entry of entries) {
    const key = folder + entry.name
    if (!entry.isDirectory()) {
      if (key.startsWith(prefix)) yield key
    } else if (entry.name !== '.tmp' && (key.startsWith(prefix) || prefix.startsWith(`${key}/`))) {
      yield* walk(root, `${key}/`, prefix)
    }
  }
}

/** Creates a folder and flushes each new name to disk. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncPath(dirname(made))
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
