import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseAway } from '../../../platform/db/pg-errors.ts'

const PAUSE_MS = 500
const MAX_TRIES = 6

/**
 * Writes results in batches: results that arrive during a write form the next batch. During a database outage a batch
 * waits, so that attempts that arrived are not sent again. A batch that cannot be written although the database is
 * available, or when the process must stop, is dropped: its attempts count as interrupted, which the next holder of the
 * lease detects.
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
