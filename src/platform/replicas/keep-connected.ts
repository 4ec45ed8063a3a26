import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { cutConnection } from '../db/cut-connection.ts'
import { hostedClient } from '../db/hosted-client.ts'
import { prepareSession } from '../db/prepare-session.ts'

export type KeptConnection = {
  /** The connection; null while the server is away. */
  client: () => pg.Client | null
  /** Gives a connection up for a new one. */
  lose: (client: pg.Client, error: Error) => void
  /** Does work that needs the server. @returns null if the server is away, or goes away before the work ends */
  unlessAway: <T>(work: () => Promise<T>) => Promise<T | null>
  stop: () => void
}

type Options = {
  /** The name of the connection in the database. */
  name: string
  /** Is called with each connection before it is used. */
  onOpen?: ((client: pg.Client) => Promise<void>) | undefined
  onAway: (error: Error) => void
  connectMs: number
  /** Between two attempts to connect. */
  pauseMs: number
}

/**
 * Keeps a connection to a server, which may be a standby: one that breaks is opened again. Returns once the first attempt
 * to connect has ended.
 */
export async function keepConnected(
  url: string,
  { name, onOpen, onAway, connectMs, pauseMs }: Options,
): Promise<KeptConnection> {
  const stopping = new AbortController()
  const leaving = new Set<() => void>()
  let client: pg.Client | null = null

  const open = async () => {
    const opened = await connect(url, name, connectMs)
    await onOpen?.(opened).catch((error) => {
      cutConnection(opened)
      throw error
    })
    opened.on('error', (error) => lose(opened, error)).on('end', () => lose(opened, new Error('the connection ended')))
    client = opened
  }
  const reopen = async () => {
    while (client === null && !stopping.signal.aborted) {
      await wait(pauseMs, undefined, { ref: false })
      if (!stopping.signal.aborted) await open().catch(() => {})
    }
    if (stopping.signal.aborted && client !== null) cutConnection(client)
  }
  const lose = (lost: pg.Client, error: Error) => {
    cutConnection(lost)
    if (client !== lost || stopping.signal.aborted) return
    client = null
    for (const leave of leaving) leave()
    onAway(error)
    void reopen()
  }

  await open().catch((error: Error) => {
    onAway(error)
    void reopen()
  })
  return {
    client: () => client,
    lose,
    unlessAway: (work) =>
      new Promise((resolve, reject) => {
        if (client === null) return resolve(null)
        const leave = () => resolve(null)
        leaving.add(leave)
        work()
          .then(resolve, reject)
          .finally(() => leaving.delete(leave))
      }),
    stop() {
      stopping.abort()
      if (client !== null) cutConnection(client)
    },
  }
}

async function connect(url: string, name: string, connectMs: number): Promise<pg.Client> {
  const client = hostedClient({
    connectionString: url,
    application_name: `laurel ${name}`,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
  })
  // A connection that breaks while it is opened rejects `connect`; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    await prepareSession(client, {}, { mayBeStandby: true })
    return client
  } catch (error) {
    cutConnection(client)
    throw error
  }
}
