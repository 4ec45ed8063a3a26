import { setTimeout as wait } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { Agent } from 'undici'
import type { Services } from '../../../platform/context/context.ts'
import { isDatabaseAway } from '../../../platform/db/pg-errors.ts'
import { attemptTimes } from './attempt-times.ts'
import { batchSize } from './batch-size.ts'
import { bell } from './bell.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts, type Ended } from './close-attempts.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import { type DueFlag, dueFlag } from './due-flag.ts'
import { acquireLease, type Lease, releaseLease, renewLease } from './endpoint-lease.ts'
import { resultWriter } from './result-writer.ts'
import { slots } from './slots.ts'
import { tracedAttempt } from './traced-attempt.ts'

/** Requests in flight to one endpoint; a failing endpoint gets one at a time, so that a dead one costs little. */
const AT_ONCE = 4
const RENEW_MS = 5_000
/** Time after which the endpoint and its secrets are read again. */
const MAX_MS = 600_000
/** Delay before retrying an endpoint that cannot be served, for example because its secret cannot be decrypted. */
const REST_MS = 15_000

/** Resources shared by all senders of a process. */
export type Shared = {
  services: Services
  /** Created by the first sender. */
  agent: () => Agent
  inFlight: LimitFunction
  warmMs: number
  warn: (context: object, message: string) => void
  /** Schedules the endpoint to be served again after this time. */
  later: (endpointId: number, waitMs: number) => void
  /** True when the process is about to end. */
  stopping: () => boolean
}

export type EndpointSender = {
  /** Signals that something may be due. */
  nudge: () => void
  /** Organisation of the endpoint, once its lease is acquired. */
  orgId: () => number | null
  /** Starts nothing more, and releases the endpoint when requests in flight have ended; at once if it is not active. */
  letGo: () => void
  /** Resolves when the sender has ended, with whether something may be due again. */
  ended: Promise<boolean>
}

/** Sends due deliveries of one endpoint until it has been idle for a while or another process holds it. */
export function startEndpointSender(shared: Shared, endpointId: number): EndpointSender {
  const { services, warn, stopping, later } = shared
  const { ring, rung } = bell()
  const due = dueFlag(ring)
  const halt = new AbortController()
  halt.signal.addEventListener('abort', ring)
  const queue: Claimed[] = []
  let lease: Lease | null = null

  const release = (acquired: Lease, when: 'always' | 'inactive') => {
    const unsent = queue.splice(0).map(({ attemptId }) => attemptId)
    return releaseLease(services, acquired, unsent, when)
  }
  const letGo = () => {
    due.set()
    halt.abort()
    if (lease) release(lease, 'inactive').catch((error) => warn({ err: error }, 'a webhook lease was not released'))
  }
  const serve = async (acquired: Lease) => {
    const close = async (ended: Ended[]) => {
      const waitMs = await closeAttempts(services, acquired, ended)
      if (waitMs !== null) later(endpointId, waitMs)
    }
    const results = resultWriter(close, { warn, stopping, giveUp: letGo })
    const renewal = setInterval(() => {
      // Without a renewal the lease expires, and nothing more is sent.
      renewLease(services, acquired).then(
        (isHeld) => isHeld || letGo(),
        (error) => warn({ err: error }, 'a webhook lease could not be renewed'),
      )
    }, RENEW_MS)
    try {
      await sendAll({ ...shared, lease: acquired, queue, due, halt, letGo, changed: { ring, rung }, done: results.add })
    } finally {
      await results.settled()
      clearInterval(renewal)
      lease = null
      await release(acquired, 'always')
    }
  }
  const serveIt = async () => {
    lease = await acquireLease(services, endpointId)
    if (lease === null) return false
    await serve(lease)
    return due.isSet()
  }
  const rest = async (error: unknown) => {
    warn({ err: error, endpoint_id: endpointId }, 'a webhook endpoint could not be served')
    if (!isDatabaseAway(error)) await wait(REST_MS, undefined, { signal: halt.signal }).catch(() => {})
    return false
  }
  return { nudge: due.set, orgId: () => lease?.orgId ?? null, letGo, ended: serveIt().catch(rest) }
}

type Sending = Shared & {
  lease: Lease
  /** Claimed deliveries that have not been sent yet. */
  queue: Claimed[]
  due: DueFlag
  /** Once aborted, nothing more starts. */
  halt: AbortController
  letGo: () => void
  changed: ReturnType<typeof bell>
  done: (ended: Ended) => void
}

/** Keeps the slots of the endpoint busy; claims the next deliveries while the last ones are being sent. */
async function sendAll(sending: Sending): Promise<void> {
  const { services, warn, inFlight, warmMs, lease, queue, due, halt, changed, done } = sending
  const onError = (error: unknown) => {
    halt.abort()
    warn({ err: error, endpoint_id: lease.endpointId }, 'webhook deliveries are delayed')
  }
  const sends = slots({ limit: () => (lease.failures > 0 ? 1 : AT_ONCE), onEnded: changed.ring, onError })
  const claims = slots({ limit: () => 1, onEnded: changed.ring, onError })
  const start = performance.now()
  const batch = batchSize(start)
  let cold = false
  const cooling = setTimeout(() => {
    cold = true
    changed.ring()
  }, warmMs)

  const sendNext = async () => {
    const claimed = queue.shift()!
    const ended = await inFlight(() => send(sending, claimed))
    cold = false
    cooling.refresh()
    if (ended) done(ended)
    else queue.push(claimed)
  }
  const claim = async () => {
    const now = performance.now()
    if (now - start > MAX_MS) return sending.letGo()
    const max = batch.next(now)
    const claimed = await claimDeliveries(services, lease, max)
    if (claimed === null) return sending.letGo()
    queue.push(...claimed)
    if (claimed.length === max) due.set()
  }
  for (;;) {
    while (!halt.signal.aborted && queue.length > 0 && sends.isFree()) sends.run(sendNext)
    if (!halt.signal.aborted && queue.length <= batch.size() / 2 && claims.isFree() && due.take()) claims.run(claim)
    if (sends.isIdle() && claims.isIdle() && (cold || halt.signal.aborted)) return clearTimeout(cooling)
    await changed.rung()
  }
}

/** Sends one attempt. @returns null when nothing may be sent anymore */
async function send({ services, agent, lease, halt }: Sending, claimed: Claimed): Promise<Ended | null> {
  const mayBegin = () => {
    // A process that was suspended may have lost its lease without noticing.
    if (performance.now() > lease.until) halt.abort()
    return !halt.signal.aborted
  }
  if (!mayBegin()) return null
  const [startedAt, startedMs] = [services.now(), performance.now()]
  const { keys, previous } = lease
  const valid = previous && previous.until > startedAt ? [keys, previous.keys] : [keys]
  const headers = deliveryHeaders(claimed, valid, startedAt, lease.headers)
  const outcome = await tracedAttempt(agent(), { url: lease.url, headers, body: claimed.body, mayBegin }, claimed)
  if (outcome === null) return null
  attemptTimes.observe({ result: outcome.error ?? 'delivered' }, (performance.now() - startedMs) / 1_000)
  return { ...outcome, claimed, startedAt, endedAt: services.now() }
}
