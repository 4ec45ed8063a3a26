import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../../platform/context/context.ts'
import { type Ended, endAttempt, endAttempts } from './end-attempts.ts'

const PAUSE_MS = 200
/** Less than the time in which a process that lost the lease may still record outcomes. */
const MAX_PAUSE_MS = 2_000
/** After a stop, an unreachable database is not waited for. */
const TRIES_AFTER_STOP = 5

/**
 * Records the outcome of an attempt and retries until it is stored, because no other process knows it. After a failure
 * it is stored separately, so that one failing outcome does not hold up others.
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
      warn({ err: error, email_id: ended.id }, 'the outcome of an email attempt could not be stored')
      if (stopping.aborted && tries >= TRIES_AFTER_STOP) return
      await wait(stopping.aborted ? PAUSE_MS : pauseMs)
    }
  }
}
