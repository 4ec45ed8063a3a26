import { emailBatches } from './email-batches.ts'
import { endUnanswered } from './end-unanswered.ts'
import { renewSenderLease } from './sender-lease.ts'
import type { Serving } from './serving.ts'

/** Less than a third of the lease. */
const RENEW_MS = 700
/** Time in which a process that lost the lease may still record outcomes of emails it had handed over. */
const GRACE_MS = 5_000
/** On stop, servers have this long to answer. */
const STOP_MS = 4_000

/**
 * Sends due emails under a lease, until the lease is lost or `halt` is aborted.
 * @param idle waits until there may be new emails, for a short time at most, or until `earlier`
 */
export async function serveEmails(serving: Serving, idle: (earlier: Promise<void>) => Promise<void>): Promise<void> {
  const { services, lease, halt, warn } = serving
  const { signal } = halt
  const batches = emailBatches(serving)
  let graceUntil = performance.now() + GRACE_MS
  const renewal = setInterval(() => {
    renewSenderLease(services, lease).then(
      (held) => held ?? halt.abort(),
      (error) => warn({ err: error }, 'the lease of the email sender could not be renewed'),
    )
  }, RENEW_MS)
  try {
    while (!signal.aborted) {
      if (performance.now() > graceUntil) {
        await endUnanswered(services, lease)
        graceUntil = performance.now() + GRACE_MS
      }
      const look = await renewSenderLease(services, lease)
      if (look === null) return
      const freed = batches.freed()
      if (!look.isDue || !(await batches.sendSome())) await idle(freed)
    }
  } finally {
    clearInterval(renewal)
    halt.abort()
    await batches.stop(STOP_MS)
  }
}
