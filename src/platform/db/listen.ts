import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const PAUSE_MS = 500
const CHECK_MS = 10_000

/**
 * Hears what is said on a channel of the database (NOTIFY), over a connection of its own that is opened again when it
 * breaks. What was said while it was away is lost, so listeners also look for themselves now and then.
 */
export async function listenTo(
  url: string,
  channel: string,
  { onMessage, onError }: { onMessage: (message: string) => void; onError: (error: Error) => void },
): Promise<{ stop: () => Promise<void> }> {
  let stopping = false
  const open = () => openListener(url, channel, onMessage, (error) => stopping || onError(error))
  let client = await open()
  const keepOpen = async () => {
    while (!stopping) {
      await endOf(client)
      while (!stopping) {
        try {
          client = await open()
          break
        } catch (error) {
          onError(error as Error)
          await wait(PAUSE_MS, undefined, { ref: false })
        }
      }
    }
  }
  void keepOpen()
  return {
    async stop() {
      stopping = true
      await client.end()
    },
  }
}

async function openListener(
  url: string,
  channel: string,
  onMessage: (message: string) => void,
  onError: (error: Error) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `laurel ${channel}`,
    connectionTimeoutMillis: 5_000,
    query_timeout: 6_000,
    keepAlive: true,
  })
  client.on('error', onError)
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  try {
    await client.connect()
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Waits until a connection is gone. One that something swallows would say nothing by itself, so it is asked. */
async function endOf(client: pg.Client): Promise<void> {
  const check = setInterval(() => void client.query('select 1').catch(() => client.end()), CHECK_MS)
  try {
    await once(client as never, 'end')
  } finally {
    clearInterval(check)
  }
}
