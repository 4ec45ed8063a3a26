import { setTimeout as wait } from 'node:timers/promises'
import { emailBatches, type Serving } from './email-batches.ts'
import { endUnanswered } from './end-unanswered.ts'
import { renewSenderLease } from './sender-lease.ts'

/** Less than a third of the lease. */
const RENEW_MS = 700
/** So long a process that has lost the lease may still tell what became of what it had handed over. */
const TELLING_MS = 5_000
/** A stop lets servers answer for so long. */
const STOP_MS = 4_000

/**
 * Sends what is due under a lease, until it is lost or `halt`.
 * @param idle waits until there may be something new, but not for long
 */
export async function serveEmails(serving: Serving, idle: () => Promise<void>): Promise<void> {
  const { services, lease, transport, halt, warn } = serving
  const { signal } = halt
  const batches = emailBatches(serving)
  let tellingUntil = performance.now() + TELLING_MS
  const renewal = setInterval(() => {
    renewSenderLease(services, lease).then(
      (held) => held ?? halt.abort(),
      (error) => warn({ err: error }, 'the lease of the sender of mails could not be renewed'),
    )
  }, RENEW_MS)
  try {
    while (!signal.aborted) {
      if (performance.now() > tellingUntil) {
        await endUnanswered(services, lease)
        tellingUntil = performance.now() + TELLING_MS
      }
      const look = await renewSenderLease(services, lease)
      if (look === null) return
      const restMs = Math.min(batches.restMs(), TELLING_MS)
      if (restMs > 0) await wait(restMs, undefined, { signal }).catch(() => {})
      else if (!look.isDue || !(await batches.sendSome())) await idle()
    }
  } finally {
    clearInterval(renewal)
    halt.abort()
    await transport.stop(STOP_MS)
    await batches.settled()
  }
}
