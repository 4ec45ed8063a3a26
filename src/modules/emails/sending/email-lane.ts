import { change } from '../../../platform/db/query.ts'
import type { MailSender } from '../own-sender/open-sender.ts'
import type { ReadyEmail } from './compose-emails.ts'
import type { Outcome } from './outcome.ts'
import { restFromFailures } from './rest-from-failures.ts'
import { sendEmail } from './send-email.ts'
import type { Serving } from './serving.ts'
import type { Transport } from './transport.ts'
import { writeUntilStored } from './write-until-stored.ts'

const BATCH_MS = 500
/** Maximum results waiting to be stored, of all servers. */
const MAX_UNWRITTEN = 200

export type EmailLane = ReturnType<typeof emailLane>

type LaneOptions = {
  transport: Transport
  sender: MailSender
  /** Maximum emails taken at once: few enough to be sent soon, since newer emails wait behind them. */
  mostAtOnce: number
  /** Results that are being stored, of all servers. */
  writes: Set<Promise<void>>
  /** Called when there is room for more emails. */
  onFreed: () => void
  /** Called with each outcome of this server. */
  onOutcome?: (outcome: Outcome) => void
}

/** The emails of one server: a few at once, and none for a while after it could not be reached. */
export function emailLane(serving: Serving, options: LaneOptions) {
  const { services, stopping, warn, halt } = serving
  const { transport, mostAtOnce, writes, onFreed, onOutcome } = options
  const rest = restFromFailures()
  const sends = new Set<Promise<void>>()
  let waiting: ReadyEmail[] = []
  const least = Math.min(transport.atOnce, mostAtOnce)
  let max = least
  let began = 0
  let isStopped = false

  const onError = (error: unknown) => {
    warn({ err: error }, 'emails have to wait')
    halt.abort()
  }
  const send = async (mail: ReadyEmail) => {
    while (writes.size >= MAX_UNWRITTEN) await Promise.race(writes)
    const ended = await sendEmail({ ...serving, ...options }, mail)
    if (ended === null) return
    if (ended.outcome.isAway) rest.failed()
    else if (ended.outcome.kind !== 'interrupted') rest.worked()
    onOutcome?.(ended.outcome)
    track(writes, writeUntilStored(services, ended, { stopping, warn }))
  }
  const pump = () => {
    if (waiting.length === 0) return
    if (isStopped || halt.signal.aborted || rest.restMs() > 0)
      return track(sends, putBack(serving, waiting.splice(0)).catch(onError))
    while (waiting.length > 0 && sends.size < transport.atOnce) {
      const work = send(waiting.shift()!).catch(onError)
      track(sends, work)
      work.then(pump)
    }
    if (waiting.length > 0) return
    const isQuick = performance.now() - began < BATCH_MS
    max = isQuick ? Math.min(max * 2, mostAtOnce) : Math.max(max >> 1, least)
    onFreed()
  }
  return {
    /** How many emails it can take now. */
    room: () => (isStopped || waiting.length > 0 || rest.restMs() > 0 ? 0 : rest.isProbing() ? 1 : max),
    isBusy: () => waiting.length > 0 || sends.size > 0,
    isProbing: rest.isProbing,
    /** Sends emails that were claimed at `claimedAt`, as soon as there are free connections. */
    send(mails: readonly ReadyEmail[], claimedAt: number): void {
      if (mails.length === 0) return
      began = claimedAt
      waiting = [...waiting, ...mails]
      pump()
    },
    /** Releases waiting emails, ends the others, and waits for the results to be known. */
    async stop(graceMs: number): Promise<void> {
      isStopped = true
      if (waiting.length > 0) pump()
      await transport.stop(graceMs)
      while (sends.size > 0) await Promise.all(sends)
    },
  }
}

export function track(all: Set<Promise<void>>, one: Promise<void>): void {
  const tracked: Promise<void> = one.finally(() => all.delete(tracked))
  all.add(tracked)
}

/** Releases claimed emails that are not sent now. */
export async function putBack({ services, lease }: Serving, mails: readonly ReadyEmail[]): Promise<void> {
  if (mails.length === 0) return
  await change(services)`
    update email set status = 'queued', claim = null, updated_at = ${services.now()}
    where id = any(${mails.map(({ id }) => id)}::bigint[]) and claim = ${lease.token} and status = 'sending'`
}
