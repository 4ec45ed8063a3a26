import pLimit from 'p-limit'
import type { Agent } from 'undici'
import { createSafeAgent } from '../../../lib/safe-fetch/index.ts'
import type { Services } from '../../../platform/context/context.ts'
import { listenTo } from '../../../platform/db/listen.ts'
import { EVENTS_CHANNEL } from '../../../platform/outbox/outbox-notifier.ts'
import { openDeliveryDatabase } from './delivery-database.ts'
import { ATTEMPT_MS } from './delivery-schedule.ts'
import { endpointSenders } from './endpoint-senders.ts'
import { lookForDue } from './look-for-due.ts'
import { CHANNEL } from './notify-deliverers.ts'

/** Requests in flight in this process, to all endpoints; a dead endpoint occupies one of them. */
const IN_FLIGHT = 512
/** Longer than the longest wait before another attempt, and shorter than the lease. */
const WARM_MS = 4_500

/** `stop` may be called more than once. */
export type Deliveries = { stop: () => Promise<void> }

/**
 * Delivers events to webhook endpoints until `stop`, which waits for attempts in flight. Writers of events notify their
 * organisation; deliveries that are due without a notification are found within a second.
 * @param resolve resolves host names instead of the system's name servers
 * @param warmMs how long the lease of an idle endpoint is kept, so that the next event does not have to acquire it
 */
export async function deliverWebhooks(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  resolve?: (name: string) => Promise<string[]>
  warmMs?: number
}): Promise<Deliveries> {
  const { url, warn, resolve, warmMs = WARM_MS } = options
  const database = openDeliveryDatabase(url, (error) => warn({ err: error }, 'an idle database connection broke'))
  const services = { ...options.services, db: database.db }
  const { allowTargets: allow } = services
  const agent = agentWhenNeeded({ allow, timeoutMs: ATTEMPT_MS, ...(resolve ? { resolve } : {}) })
  const senders = endpointSenders({
    services,
    agent: agent.get,
    inFlight: pLimit(IN_FLIGHT),
    warmMs,
    warn,
    onEnded: () => lookout.forget(),
  })
  const lookout = lookForDue({
    services,
    served: senders.served,
    onDue: senders.wake,
    onError: (error) => warn({ err: error }, 'could not poll for due webhook deliveries'),
  })
  const stopListening = services.outboxNotifier.onNotify((orgIds) => {
    for (const orgId of orgIds) senders.nudge(orgId)
    lookout.ask(orgIds)
  })
  const listener = await listenTo(url, {
    name: services.outboxNotifier.name,
    channels: [CHANNEL, EVENTS_CHANNEL],
    onMessage(message, channel) {
      if (channel === EVENTS_CHANNEL) return services.outboxNotifier.receive(message)
      const [word, id] = message.split(' ')
      if (word === 'due') return senders.wake(Number(id))
      lookout.forget()
      senders.letGo(Number(id))
    },
    onError: (error) =>
      warn({ err: error }, 'the connection that listens for new deliveries broke; it is opened again'),
  })
  const end = async () => {
    stopListening()
    await listener.stop()
    await lookout.stop()
    await senders.stop()
    await agent.destroy()
    await database.close()
  }
  let ended: Promise<void> | null = null
  return {
    stop() {
      ended ??= end()
      return ended
    },
  }
}

function agentWhenNeeded(options: Parameters<typeof createSafeAgent>[0]) {
  let made: Agent | null = null
  return {
    get() {
      made ??= createSafeAgent(options)
      return made
    },
    async destroy() {
      await made?.destroy()
    },
  }
}
