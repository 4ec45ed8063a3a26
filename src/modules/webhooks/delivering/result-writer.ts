import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '../../../platform/db/pg-errors.ts'

const PAUSE_MS = 500
const MAX_TRIES = 6

/**
 * Writes results down in batches: those that come while a batch is being written make the next one. While the database is
 * away a batch waits for it, so that an outage makes nobody send again what has arrived. One that cannot be written though
 * the database is there, or when the process has to stop, is given up: its attempts count as interrupted, which the next
 * holder of the lease sees by itself.
 */
export function resultWriter<Result>(
  write: (results: Result[]) => Promise<void>,
  {
    warn,
    stopping,
    giveUp,
  }: {
    warn: (context: object, message: string) => void
    stopping: () => boolean
    giveUp: () => void
  },
) {
  let waiting: Result[] = []
  let writing: Promise<void> | null = null

  const patiently = async (results: Result[]) => {
    for (let tries = 1; ; tries++) {
      try {
        return await write(results)
      } catch (error) {
        const givenUp = tries >= MAX_TRIES && (stopping() || !isDatabaseAway(error))
        if (tries === 1 || givenUp) warn({ err: error, given_up: givenUp }, 'webhook attempts could not be closed')
        if (givenUp) return giveUp()
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
