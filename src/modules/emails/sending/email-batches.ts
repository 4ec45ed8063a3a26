import { installationSender } from '../own-sender/open-sender.ts'
import { claimEmails } from './claim-emails.ts'
import { composeEmails, type ReadyEmail } from './compose-emails.ts'
import { emailLane } from './email-lane.ts'
import { ownLanes } from './own-lanes.ts'
import type { Serving } from './serving.ts'

/** Maximum emails of the installation's sender in a claim. */
const MAX_AT_ONCE = 100
/** While the installation's server is busy, a claim is for the senders of organisations only, and need not come sooner. */
const BUSY_PAUSE_MS = 250

/** Sends due emails in batches. A server that is slow or away holds up only the emails that it sends. */
export function emailBatches(serving: Serving) {
  const { services, lease, transport, halt, warn } = serving
  const writes = new Set<Promise<void>>()
  let freed = Promise.withResolvers<void>()
  const onFreed = () => {
    freed.resolve()
    freed = Promise.withResolvers()
  }
  const shared = { writes, onFreed }
  const sender = installationSender(services)
  const main = emailLane(serving, { transport, sender, ...shared, mostAtOnce: MAX_AT_ONCE })
  const own = ownLanes(serving, shared)
  let from = 0
  let claimedAt = 0
  return {
    /** Resolves when a server can take more emails than now. */
    freed: () => freed.promise,
    /** Claims emails and begins to send them. @returns whether there were any */
    async sendSome(): Promise<boolean> {
      const max = main.room()
      if (max === 0 && performance.now() - claimedAt < BUSY_PAUSE_MS) return false
      claimedAt = performance.now()
      const asked = { max, own: own.room(), from, limited: transport.isReal }
      const batch = await claimEmails(services, lease, asked)
      if (batch === null) {
        halt.abort()
        return false
      }
      from = batch.next
      const ready = await composeEmails(services, lease, batch.claimed, warn)
      main.send(
        ready.filter(({ sender }) => sender === null),
        claimedAt,
      )
      await own.send(ready.filter(hasOwnSender), claimedAt)
      return batch.seen > 0 || from > 0
    },
    /** Stops all servers and waits for the results of their emails to be stored. */
    async stop(graceMs: number): Promise<void> {
      await Promise.all([main.stop(graceMs), own.stop(graceMs)])
      while (writes.size > 0) await Promise.all(writes)
    },
  }
}

function hasOwnSender(mail: ReadyEmail): mail is ReadyEmail & { sender: string } {
  return mail.sender !== null
}
