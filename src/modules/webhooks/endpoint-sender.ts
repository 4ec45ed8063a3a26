import type { LimitFunction } from 'p-limit'
import type { Agent } from 'undici'
import type { Services } from '../../platform/context.ts'
import { type Claimed, claimDeliveries } from './claim-deliveries.ts'
import { closeAttempts, type Ended } from './close-attempts.ts'
import { deliveryHeaders } from './delivery-headers.ts'
import { type Lease, releaseLease, renewLease, takeLease } from './endpoint-lease.ts'
import { MOST_FAILURES, pauseIfDead } from './pause-endpoint.ts'
import { resultWriter } from './result-writer.ts'
import { sendAttempt } from './send-attempt.ts'

/** In flight to one endpoint; one that has failed gets a single request at a time, so that a dead one costs little. */
const AT_ONCE = 4
const RENEW_MS = 5_000
const SMALLEST_BATCH = 4
const LARGEST_BATCH = 128
/** Of a batch that takes longer to send, less is claimed next time, so that what is on record as begun is sent soon. */
const BATCH_MS = 300
/** After this the endpoint is read anew, with its secrets of that time. */
const LONGEST_MS = 600_000

/** What all senders of a process share. */
export type Outlet = {
  services: Services
  agent: Agent
  inFlight: LimitFunction
  warn: (context: object, message: string) => void
  /** Asks for the endpoint to be served again after this time. */
  later: (endpointId: number, waitMs: number) => void
}

export type EndpointSender = {
  /** Something may be due. */
  nudge: () => void
  /** Begins nothing more, and gives the endpoint back when what is on its way has ended; at once if it is not active. */
  letGo: () => void
  /** Whether something may be due again. */
  ended: Promise<boolean>
}

type Sending = { due: boolean; stopped: boolean; pump: () => void; drop: () => void }

/** Sends what is due at one endpoint, until nothing is or another process sends to it. */
export function startEndpointSender(outlet: Outlet, endpointId: number): EndpointSender {
  const sending: Sending = { due: true, stopped: false, pump: () => {}, drop: () => {} }
  const serveIt = async () => {
    const lease = await takeLease(outlet.services, endpointId)
    if (lease === null) return false
    await serve(outlet, lease, sending)
    return sending.due
  }
  return {
    nudge() {
      sending.due = true
      sending.pump()
    },
    letGo() {
      sending.due = true
      sending.stopped = true
      sending.drop()
      sending.pump()
    },
    ended: serveIt().catch((error) => {
      outlet.warn({ err: error, endpoint_id: endpointId }, 'a webhook endpoint could not be served')
      return false
    }),
  }
}

async function serve(outlet: Outlet, lease: Lease, sending: Sending): Promise<void> {
  const { services, warn } = outlet
  const results = resultWriter(async (batch: Ended[]) => {
    const waitMs = await closeAttempts(services, lease, batch)
    if (waitMs !== null) outlet.later(lease.endpointId, waitMs)
    if (lease.failures >= MOST_FAILURES) await pauseIfDead(services, lease)
  }, warn)
  const renewal = setInterval(() => {
    // Without a renewal the lease runs out, and nothing more is sent.
    renewLease(services, lease).catch((error) => warn({ err: error }, 'a webhook lease could not be renewed'))
  }, RENEW_MS)
  const unsent: Claimed[] = []
  const giveBack = (when: 'always' | 'inactive') => {
    const claimed = unsent.splice(0).map(({ attemptId }) => attemptId)
    return releaseLease(services, lease, claimed, when)
  }
  sending.drop = () =>
    void giveBack('inactive').catch((error) => warn({ err: error }, 'a webhook lease was not released'))
  try {
    await sendAll(outlet, lease, sending, unsent, results.add)
  } finally {
    await results.settled()
    clearInterval(renewal)
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
      .then(sending.pump)
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
    if (active === 0 && !claiming && (sending.stopped || (unsent.length === 0 && !sending.due))) resolve()
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
    if (began - start > LONGEST_MS) {
      sending.stopped = true
      return
    }
    size = began - last < BATCH_MS ? Math.min(size * 2, LARGEST_BATCH) : Math.max(size >> 1, SMALLEST_BATCH)
    last = began
    sending.due = false
    const claimed = await claimDeliveries(outlet.services, lease, size)
    if (claimed === null) sending.stopped = true
    unsent.push(...(claimed ?? []))
    if (claimed?.length === size) sending.due = true
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
  // A process that was stopped for a while may have lost its lease without knowing.
  if (performance.now() > lease.until) sending.stopped = true
  if (sending.stopped) return null
  const startedAt = services.now()
  const headers = deliveryHeaders(claimed, lease.keys, startedAt)
  const outcome = await sendAttempt(agent, lease.url, headers, claimed.body)
  return { ...outcome, claimed, startedAt, endedAt: services.now() }
}
