import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../../platform/context/context.ts'
import { type Ended, endAttempt, endAttempts } from './end-attempts.ts'

const PAUSE_MS = 200
/** Less than the time in which whoever has lost the lease may still tell. */
const MAX_PAUSE_MS = 2_000
/** After a stop nobody waits for a database that is away. */
const TRIES_AFTER_STOP = 5

/**
 * Writes down how an attempt ended, again and again while that fails: nobody else knows. After a failure it is written
 * alone, so that one which cannot be stored holds up no other.
 */
export async function writeUntilStored(
  services: Services,
  ended: Ended,
  { stopping, warn }: { stopping: AbortSignal; warn: (context: object, message: string) => void },
): Promise<void> {
  let tries = 0
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      await (tries === 0 ? endAttempt(services, ended) : endAttempts(services, [ended]))
      return
    } catch (error) {
      tries += 1
      warn({ err: error, email_id: ended.id }, 'how an attempt at a mail ended could not be stored')
      if (stopping.aborted && tries >= TRIES_AFTER_STOP) return
      await wait(stopping.aborted ? PAUSE_MS : pauseMs)
    }
  }
}
