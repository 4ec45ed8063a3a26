import pLimit from 'p-limit'
import type { Services } from '../../../platform/context.ts'
import { listenTo } from '../../../platform/db/listen.ts'
import { many } from '../../../platform/db/query.ts'
import { createSafeAgent } from '../../../platform/safe-fetch/index.ts'
import { openDeliveryDatabase } from './delivery-database.ts'
import { ATTEMPT_MS } from './delivery-schedule.ts'
import { endpointSenders } from './endpoint-senders.ts'
import { CHANNEL } from './tell-deliverers.ts'

/** Requests in flight in this process, to all endpoints; a dead one takes one of them. */
const IN_FLIGHT = 512
const POLL_MS = 1_000

/** `stop` may be asked for more than once. */
export type Deliveries = { stop: () => Promise<void> }

/**
 * Delivers events to webhook endpoints until `stop`, which lets attempts on their way end. The database tells of new
 * deliveries; once a second it is asked for those that nobody serves, such as of a process that has died.
 * @param resolve finds the addresses of a name, where it is not the system's name servers that shall be asked
 */
export async function deliverWebhooks(options: {
  url: string
  services: Services
  warn: (context: object, message: string) => void
  resolve?: (name: string) => Promise<string[]>
}): Promise<Deliveries> {
  const { url, warn, resolve } = options
  const database = openDeliveryDatabase(url, (error) => warn({ err: error }, 'an idle database connection broke'))
  const services = { ...options.services, db: database.db }
  const agent = createSafeAgent({
    allow: services.allowTargets,
    timeoutMs: ATTEMPT_MS,
    ...(resolve ? { resolve } : {}),
  })
  const senders = endpointSenders({ services, agent, inFlight: pLimit(IN_FLIGHT), warn })
  const poll = async () => {
    // Those that are served here may have missed a message too.
    senders.nudge()
    for (const id of await unservedEndpoints(services)) senders.wake(id)
  }
  let looking: Promise<void> | null = null
  const listener = await listenTo(url, CHANNEL, {
    onMessage(message) {
      const [word, id] = message.split(' ')
      if (word === 'changed') senders.letGo(Number(id))
      else senders.wake(Number(id))
    },
    onError: (error) => warn({ err: error }, 'the connection that tells of new deliveries broke; it is opened again'),
  })
  const polling = setInterval(() => {
    looking ??= poll()
      .catch((error) => warn({ err: error }, 'webhook deliveries that are due could not be looked for'))
      .finally(() => {
        looking = null
      })
  }, POLL_MS)
  const end = async () => {
    clearInterval(polling)
    await listener.stop()
    await looking
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

/** Endpoints with something due that nobody holds. Each costs one look into an index. */
async function unservedEndpoints({ db }: Services): Promise<number[]> {
  const rows = await many<{ id: number }>({ db })`
    select w.id from webhook_endpoint w
    where w.active and (w.lease_until is null or w.lease_until < now()) and (
      select min(d.next_attempt_at) from webhook_delivery d where d.endpoint_id = w.id and d.status = 'pending') <= now()`
  return rows.map(({ id }) => id)
}
