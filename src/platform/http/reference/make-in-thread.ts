import { memoize } from '../../../lib/caches/memoize.ts'
import { threadPool } from '../../../lib/threads/thread-pool.ts'
import type { PackedFile } from '../responses/packed-file.ts'
import type { ReferenceTask } from './reference-thread.ts'

/**
 * Returns a function that creates a file of the reference in a worker thread, once; null for an unknown name.
 * @param about everything but the name, read with the first file
 */
export function makeInThread(
  about: () => Promise<Omit<ReferenceTask, 'name'>>,
): (name: string) => Promise<PackedFile | null> {
  const thread = new URL('./reference-thread.ts', import.meta.url)
  const threads = threadPool<ReferenceTask, PackedFile | null>(thread, { threads: 1 })
  const made = new Map<string, Promise<PackedFile | null>>()
  return async (name) => {
    let file: PackedFile | null = null
    try {
      file = await memoize(made, name, async () => threads.run({ name, ...(await about()) }))
      return file
    } finally {
      // There is no end of unknown names, and a failure is not cached.
      if (file === null) made.delete(name)
    }
  }
}
