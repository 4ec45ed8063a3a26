import { setTimeout as wait } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { Agent } from 'undici'
import type { Services } from '../../../platform/context/context.ts'
import { isDatabaseAway } from '../../../platform/db/pg-errors.ts'
import { batchSize } from './batch-size.ts'
import { bell } from './bell.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts, type Ended } from './close-attempts.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import { type DueFlag, dueFlag } from './due-flag.ts'
import { type Lease, releaseLease, renewLease, takeLease } from './endpoint-lease.ts'
import { resultWriter } from './result-writer.ts'
import { sendAttempt } from './send-attempt.ts'
import { slots } from './slots.ts'

/** In flight to one endpoint; one that has failed gets a single request at a time, so that a dead one costs little. */
const AT_ONCE = 4
const RENEW_MS = 5_000
/** After this the endpoint is read anew, with its secrets of that time. */
const MAX_MS = 600_000
/** Before another try at an endpoint that cannot be served, such as one whose secret cannot be opened. */
const REST_MS = 15_000

/** What all senders of a process share. */
export type Shared = {
  services: Services
  /** Made by the first who sends. */
  agent: () => Agent
  inFlight: LimitFunction
  warmMs: number
  warn: (context: object, message: string) => void
  /** Asks for the endpoint to be served again after this time. */
  later: (endpointId: number, waitMs: number) => void
  /** Whether the process is about to end. */
  stopping: () => boolean
}

export type EndpointSender = {
  /** Something may be due. */
  nudge: () => void
  /** Of the endpoint, once its lease is taken. */
  orgId: () => number | null
  /** Begins nothing more, and gives the endpoint back when what is on its way has ended; at once if it is not active. */
  letGo: () => void
  /** Whether something may be due again. */
  ended: Promise<boolean>
}

/** Sends what is due at one endpoint, until nothing has been for a while or another process sends to it. */
export function startEndpointSender(shared: Shared, endpointId: number): EndpointSender {
  const { services, warn, stopping, later } = shared
  const { ring, rung } = bell()
  const due = dueFlag(ring)
  const halt = new AbortController()
  halt.signal.addEventListener('abort', ring)
  const queue: Claimed[] = []
  let lease: Lease | null = null

  const giveBack = (held: Lease, when: 'always' | 'inactive') => {
    const unsent = queue.splice(0).map(({ attemptId }) => attemptId)
    return releaseLease(services, held, unsent, when)
  }
  const letGo = () => {
    due.set()
    halt.abort()
    if (lease) giveBack(lease, 'inactive').catch((error) => warn({ err: error }, 'a webhook lease was not released'))
  }
  const serve = async (held: Lease) => {
    const close = async (ended: Ended[]) => {
      const waitMs = await closeAttempts(services, held, ended)
      if (waitMs !== null) later(endpointId, waitMs)
    }
    const results = resultWriter(close, { warn, stopping, giveUp: letGo })
    const renewal = setInterval(() => {
      // Without a renewal the lease runs out, and nothing more is sent.
      renewLease(services, held).then(
        (isHeld) => isHeld || letGo(),
        (error) => warn({ err: error }, 'a webhook lease could not be renewed'),
      )
    }, RENEW_MS)
    try {
      await sendAll({ ...shared, lease: held, queue, due, halt, letGo, changed: { ring, rung }, done: results.add })
    } finally {
      await results.settled()
      clearInterval(renewal)
      lease = null
      await giveBack(held, 'always')
    }
  }
  const serveIt = async () => {
    lease = await takeLease(services, endpointId)
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
  /** Claimed, and not sent yet. */
  queue: Claimed[]
  due: DueFlag
  /** Aborted: nothing more begins. */
  halt: AbortController
  letGo: () => void
  changed: ReturnType<typeof bell>
  done: (ended: Ended) => void
}

/** Keeps the slots of the endpoint busy; the next deliveries are claimed while the last ones are sent. */
async function sendAll(sending: Sending): Promise<void> {
  const { services, warn, inFlight, warmMs, lease, queue, due, halt, changed, done } = sending
  const onError = (error: unknown) => {
    halt.abort()
    warn({ err: error, endpoint_id: lease.endpointId }, 'webhook deliveries have to wait')
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
    const most = batch.next(now)
    const claimed = await claimDeliveries(services, lease, most)
    if (claimed === null) return sending.letGo()
    queue.push(...claimed)
    if (claimed.length === most) due.set()
  }
  for (;;) {
    while (!halt.signal.aborted && queue.length > 0 && sends.isFree()) sends.run(sendNext)
    if (!halt.signal.aborted && queue.length <= batch.size() / 2 && claims.isFree() && due.take()) claims.run(claim)
    if (sends.isIdle() && claims.isIdle() && (cold || halt.signal.aborted)) return clearTimeout(cooling)
    await changed.rung()
  }
}

/** @returns null when nothing may be sent any more */
async function send({ services, agent, lease, halt }: Sending, claimed: Claimed): Promise<Ended | null> {
  const mayBegin = () => {
    // A process that was stopped for a while may have lost its lease without knowing.
    if (performance.now() > lease.until) halt.abort()
    return !halt.signal.aborted
  }
  if (!mayBegin()) return null
  const startedAt = services.now()
  const { keys, previous } = lease
  const valid = previous && previous.until > startedAt ? [keys, previous.keys] : [keys]
  const headers = deliveryHeaders(claimed, valid, startedAt)
  const outcome = await sendAttempt(agent(), { url: lease.url, headers, body: claimed.body, mayBegin })
  return outcome && { ...outcome, claimed, startedAt, endedAt: services.now() }
}
