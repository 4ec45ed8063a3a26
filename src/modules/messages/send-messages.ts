import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../../platform/context/context.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { advanceMessage } from './advance-message.ts'
import { openMessages } from './open-messages.ts'

const usual = {
  /** Interval between polls for due messages. */
  pollMs: 500,
  /** Pause after a failure. */
  pauseMs: 1_000,
}

/**
 * Starts due messages, makes their recipients and finishes them, until `stop`. Messages take turns with a batch each, so
 * a long one holds up no other; any number of processes may do it at once.
 */
export async function sendMessages(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  times?: typeof usual
}): Promise<{ stop: () => Promise<void> }> {
  const { url, warn, times = usual } = options
  const onError = (error: Error) => warn({ err: error }, 'an idle database connection broke')
  const database = openDatabase(url, { name: 'messages', max: 1, onError })
  const services = { ...options.services, db: database.db }
  const stopping = new AbortController()
  const { signal } = stopping

  const round = async () => {
    let [worked, failed] = [false, false]
    for (const message of await openMessages(services)) {
      if (signal.aborted) break
      try {
        worked = (await advanceMessage(services, message)) || worked
      } catch (error) {
        failed = true
        warn({ err: error, message_id: message.id }, 'a message could not be sent on; it is retried')
      }
    }
    if (failed) return times.pauseMs
    return worked ? 0 : times.pollMs
  }
  const go = async () => {
    while (!signal.aborted) {
      const pause = await round().catch((error) => {
        warn({ err: error }, 'could not poll for messages; trying again')
        return times.pauseMs
      })
      if (pause > 0) await wait(pause, undefined, { signal }).catch(() => {})
    }
  }
  const going = go()
  return {
    async stop() {
      stopping.abort()
      await going
      await database.close()
    },
  }
}
