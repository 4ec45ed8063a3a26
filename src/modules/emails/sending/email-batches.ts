import type { Services } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { claimEmails } from './claim-emails.ts'
import { composeEmails, type ReadyEmail } from './compose-emails.ts'
import { restFromFailures } from './rest-from-failures.ts'
import { sendEmail } from './send-email.ts'
import type { SenderLease } from './sender-lease.ts'
import type { Transport } from './transport.ts'
import { writeUntilStored } from './write-until-stored.ts'

/** Maximum emails in a claim: few enough to be sent soon, since newer emails wait behind them. */
const MAX_AT_ONCE = 100
const BATCH_MS = 500
/** Maximum results waiting to be stored. */
const MAX_UNWRITTEN = 200

export type Serving = {
  services: Services
  lease: SenderLease
  transport: Transport
  /** Aborted: no new sends begin. */
  halt: AbortController
  /** Aborted: the process is about to exit. */
  stopping: AbortSignal
  warn: (context: object, message: string) => void
}

/** Sends due emails in batches. */
export function emailBatches(serving: Serving) {
  const { services, lease, transport, halt, stopping, warn } = serving
  const { signal } = halt
  const rest = restFromFailures()
  const sends = new Set<Promise<void>>()
  const writes = new Set<Promise<void>>()
  let max = transport.atOnce
  let from = 0

  const send = async (mail: ReadyEmail) => {
    const ended = await sendEmail(serving, mail)
    if (ended === null) return
    if (ended.outcome.isAway) rest.failed()
    else if (ended.outcome.kind !== 'interrupted') rest.worked()
    track(writes, writeUntilStored(services, ended, { stopping, warn }))
  }
  const onError = (error: unknown) => {
    warn({ err: error }, 'emails have to wait')
    halt.abort()
  }
  const sendAll = async (mails: ReadyEmail[]) => {
    for (const [nth, mail] of mails.entries()) {
      while (sends.size >= transport.atOnce) await Promise.race(sends)
      while (writes.size >= MAX_UNWRITTEN) await Promise.race(writes)
      if (signal.aborted || rest.restMs() > 0) return putBack(serving, mails.slice(nth))
      track(sends, send(mail).catch(onError))
    }
  }
  return {
    /** Milliseconds until the server may be tried again. */
    restMs: rest.restMs,
    /** Claims emails and begins to send them. @returns whether there were any */
    async sendSome(): Promise<boolean> {
      const began = performance.now()
      const asked = { max: rest.isProbing() ? 1 : max, from, limited: transport.isReal }
      const batch = await claimEmails(services, lease, asked)
      if (batch === null) {
        halt.abort()
        return false
      }
      from = batch.next
      await sendAll(await composeEmails(services, lease, batch.claimed, warn))
      const tookMs = performance.now() - began
      max = tookMs < BATCH_MS ? Math.min(max * 2, MAX_AT_ONCE) : Math.max(max >> 1, transport.atOnce)
      return batch.seen > 0 || from > 0
    },
    /** Waits for all sends that began, and for their results to be stored. */
    async settled(): Promise<void> {
      await Promise.all(sends)
      await Promise.all(writes)
    },
  }
}

function track(all: Set<Promise<void>>, one: Promise<void>): void {
  const tracked: Promise<void> = one.finally(() => all.delete(tracked))
  all.add(tracked)
}

/** Releases claimed emails that are not sent now. */
async function putBack({ services, lease }: Serving, mails: readonly ReadyEmail[]): Promise<void> {
  await change(services)`
    update email set status = 'queued', claim = null, updated_at = ${services.now()}
    where id = any(${mails.map(({ id }) => id)}::bigint[]) and claim = ${lease.token} and status = 'sending'`
}
