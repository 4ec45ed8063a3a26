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
import { CHANNEL } from './tell-deliverers.ts'

/** Requests in flight in this process, to all endpoints; a dead one takes one of them. */
const IN_FLIGHT = 512
/** Longer than the longest wait before another attempt, and shorter than the time in which a lease is renewed. */
const WARM_MS = 4_500

/** `stop` may be asked for more than once. */
export type Deliveries = { stop: () => Promise<void> }

/**
 * Delivers events to webhook endpoints until `stop`, which lets attempts on their way end. Whoever writes events rings
 * for their organisation; whatever is due without that is found within a second.
 * @param resolve finds the addresses of a name, where it is not the system's name servers that shall be asked
 * @param warmMs so long the lease of an endpoint is kept with nothing to send, so that the next event finds it taken
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
    onError: (error) => warn({ err: error }, 'webhook deliveries that are due could not be looked for'),
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
    onError: (error) => warn({ err: error }, 'the connection that tells of new deliveries broke; it is opened again'),
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
