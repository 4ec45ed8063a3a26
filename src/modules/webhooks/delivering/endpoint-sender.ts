import { setTimeout as wait } from 'node:timers/promises'
import type { LimitFunction } from 'p-limit'
import type { Agent } from 'undici'
import type { Services } from '../../../platform/context.ts'
import { isDatabaseAway } from '../../../platform/db/pg-errors.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts, type Ended } from './close-attempts.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import { type Lease, releaseLease, renewLease, takeLease } from './endpoint-lease.ts'
import { resultWriter } from './result-writer.ts'
import { sendAttempt } from './send-attempt.ts'

/** In flight to one endpoint; one that has failed gets a single request at a time, so that a dead one costs little. */
const AT_ONCE = 4
const RENEW_MS = 5_000
const SMALLEST_BATCH = 4
const MAX_BATCH = 128
/** When a batch takes longer than this, the next one is smaller, so that claimed attempts are sent soon. */
const BATCH_MS = 300
/** After this the endpoint is read anew, with its secrets of that time. */
const MAX_MS = 600_000
/** Before another try at an endpoint that cannot be served, such as one whose secret cannot be opened. */
const REST_MS = 15_000

/** What all senders of a process share. */
export type Outlet = {
  services: Services
  agent: Agent
  inFlight: LimitFunction
  warn: (context: object, message: string) => void
  /** Asks for the endpoint to be served again after this time. */
  later: (endpointId: number, waitMs: number) => void
  /** Whether the process is about to end. */
  stopping: () => boolean
}

export type EndpointSender = {
  /** Something may be due. */
  nudge: () => void
  /** Begins nothing more, and gives the endpoint back when what is on its way has ended; at once if it is not active. */
  letGo: () => void
  /** Whether something may be due again. */
  ended: Promise<boolean>
}

type Sending = { due: boolean; stopped: boolean; pump: () => void; letGo: () => void }

/** Sends what is due at one endpoint, until nothing is or another process sends to it. */
export function startEndpointSender(outlet: Outlet, endpointId: number): EndpointSender {
  const { services, warn } = outlet
  const told = new AbortController()
  const sending: Sending = { due: true, stopped: false, pump: () => {}, letGo: () => {} }
  const serveIt = async () => {
    const lease = await takeLease(services, endpointId)
    if (lease === null) return false
    await serve(outlet, lease, sending)
    return sending.due
  }
  const rest = async (error: unknown) => {
    warn({ err: error, endpoint_id: endpointId }, 'a webhook endpoint could not be served')
    if (!isDatabaseAway(error)) await wait(REST_MS, undefined, { signal: told.signal }).catch(() => {})
    return false
  }
  return {
    nudge() {
      sending.due = true
      sending.pump()
    },
    letGo() {
      sending.stopped = true
      told.abort()
      sending.letGo()
    },
    ended: serveIt().catch(rest),
  }
}

async function serve(outlet: Outlet, lease: Lease, sending: Sending): Promise<void> {
  const { services, warn, stopping } = outlet
  const close = async (batch: Ended[]) => {
    const waitMs = await closeAttempts(services, lease, batch)
    if (waitMs !== null) outlet.later(lease.endpointId, waitMs)
  }
  const results = resultWriter(close, { warn, stopping, giveUp: () => sending.letGo() })
  const renewal = setInterval(() => {
    // Without a renewal the lease runs out, and nothing more is sent.
    renewLease(services, lease).then(
      (held) => held || sending.letGo(),
      (error) => warn({ err: error }, 'a webhook lease could not be renewed'),
    )
  }, RENEW_MS)
  const unsent: Claimed[] = []
  const giveBack = (when: 'always' | 'inactive') => {
    const claimed = unsent.splice(0).map(({ attemptId }) => attemptId)
    return releaseLease(services, lease, claimed, when)
  }
  sending.letGo = () => {
    sending.due = true
    sending.stopped = true
    giveBack('inactive').catch((error) => warn({ err: error }, 'a webhook lease was not released'))
    sending.pump()
  }
  try {
    await sendAll(outlet, lease, sending, unsent, results.add)
  } finally {
    await results.settled()
    clearInterval(renewal)
    sending.letGo = () => {}
    await giveBack('always')
  }
}

/** Keeps the slots of the endpoint busy; the next deliveries are claimed while the last ones are sent. */
function sendAll(
  outlet: Outlet,
  lease: Lease,
  sending: Sending,
  unsent: Claimed[],
  done: (ended: Ended) => void,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { claim, runsLow } = claimer(outlet, lease, sending, unsent)
  let active = 0
  let claiming = false
  const inTurn = (work: Promise<void>, after: () => void) => {
    work
      .catch((error) => {
        sending.stopped = true
        outlet.warn({ err: error, endpoint_id: lease.endpointId }, 'webhook deliveries have to wait')
      })
      .finally(after)
      .then(() => sending.pump())
  }
  sending.pump = () => {
    while (!sending.stopped && unsent.length > 0 && active < (lease.failures > 0 ? 1 : AT_ONCE)) {
      active++
      const claimed = unsent.shift()!
      const sent = outlet.inFlight(() => send(outlet, lease, sending, claimed))
      inTurn(
        sent.then((ended) => void (ended ? done(ended) : unsent.push(claimed))),
        () => active--,
      )
    }
    if (sending.due && !sending.stopped && !claiming && runsLow()) {
      claiming = true
      inTurn(claim(), () => {
        claiming = false
      })
    }
    if (active > 0 || claiming || (!sending.stopped && (unsent.length > 0 || sending.due))) return
    // Whatever becomes due from here on is for the next one: this lease is about to be given back.
    sending.pump = () => {}
    resolve()
  }
  sending.pump()
  return promise
}

/** Claims as many deliveries at a time as are sent quickly, and the next ones when half of them are left. */
function claimer(outlet: Outlet, lease: Lease, sending: Sending, unsent: Claimed[]) {
  const start = performance.now()
  let size = SMALLEST_BATCH
  let last = start
  const claim = async () => {
    const began = performance.now()
    if (began - start > MAX_MS) {
      sending.stopped = true
      return
    }
    size = began - last < BATCH_MS ? Math.min(size * 2, MAX_BATCH) : Math.max(size >> 1, SMALLEST_BATCH)
    last = began
    sending.due = false
    const claimed = await claimDeliveries(outlet.services, lease, size)
    if (claimed === null) return sending.letGo()
    unsent.push(...claimed)
    if (claimed.length === size) sending.due = true
  }
  return { claim, runsLow: () => unsent.length <= size / 2 }
}

/** @returns null when nothing may be sent any more */
async function send(
  { services, agent }: Outlet,
  lease: Lease,
  sending: Sending,
  claimed: Claimed,
): Promise<Ended | null> {
  const mayBegin = () => {
    // A process that was stopped for a while may have lost its lease without knowing.
    if (performance.now() > lease.until) sending.stopped = true
    return !sending.stopped
  }
  if (!mayBegin()) return null
  const startedAt = services.now()
  const headers = deliveryHeaders(claimed, lease.keys, startedAt)
  const outcome = await sendAttempt(agent, { url: lease.url, headers, body: claimed.body, mayBegin })
  return outcome && { ...outcome, claimed, startedAt, endedAt: services.now() }
}
