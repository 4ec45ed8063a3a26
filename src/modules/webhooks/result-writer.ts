import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 500
const MOST_TRIES = 40

/**
 * Writes results down in batches: those that come while a batch is being written make the next one. A batch that cannot be
 * written, because the database is away, is tried again for longer than a lease lasts; after that the attempts count as
 * interrupted, which the next holder of the lease sees by itself.
 */
export function resultWriter<Result>(
  write: (results: Result[]) => Promise<void>,
  warn: (context: object, message: string) => void,
) {
  let waiting: Result[] = []
  let writing: Promise<void> | null = null

  const patiently = async (results: Result[]) => {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      try {
        return await write(results)
      } catch (error) {
        warn({ err: error }, 'the results of webhook attempts could not be stored')
        await wait(PAUSE_MS)
      }
    }
  }
  const drain = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await patiently(batch)
    }
    writing = null
  }
  return {
    add(result: Result): void {
      waiting.push(result)
      writing ??= drain()
    },
    settled: async () => {
      await writing
    },
  }
}
