import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { threadPool } from '../../platform/thread-pool.ts'
import type { Archived, ArchiveTask } from './archive-thread.ts'
import type { Design } from './render-certificate.ts'

const MOST_THREADS = 4

const threads = threadPool<ArchiveTask, number | null>(new URL('./archive-thread.ts', import.meta.url), {
  threads: Math.min(MOST_THREADS, availableParallelism()),
})

/**
 * Draws certificates into a ZIP archive: one PDF each, in their order, and a manifest. Another thread does it, so that
 * requests are answered meanwhile. The same certificates make the same bytes.
 * @param report hears how many are drawn; whoever answers false, or fails, stops the work
 * @returns the size of `file` in bytes, or null when it was stopped; then `file` holds a part
 */
export async function writeArchiveFile(
  file: string,
  certificates: Archived[],
  design: Design,
  report: (drawn: number) => Promise<boolean>,
): Promise<number | null> {
  const { port1: here, port2: port } = new MessageChannel()
  // Each report waits for the one before it.
  let goesOn = Promise.resolve(true)
  here.on('message', (drawn: number) => {
    goesOn = goesOn.then((still) => still && report(drawn))
    goesOn.then(
      (still) => still || here.postMessage('stop'),
      () => here.postMessage('stop'),
    )
  })
  try {
    const bytes = await threads.run({ file, certificates, design, port }, { transferList: [port] })
    return (await goesOn) ? bytes : null
  } finally {
    here.close()
  }
}
