import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cutConnection } from './cut-connection.ts'
import { hostedClient, onMove } from './hosted-client.ts'
import { prepareSession } from './prepare-session.ts'

const usual = {
  /** Between two attempts to reopen a broken connection. */
  pauseMs: 500,
  /** Between two checks whether the connection is alive. */
  checkMs: 10_000,
  /** A longer response will not come. */
  answerMs: 6_000,
}
const GOODBYE_MS = 500

type Hearing = {
  /** The name of the connection in the database. */
  name: string
  channels: readonly string[]
  onMessage: (message: string, channel: string) => void
  onError: (error: Error) => void
}

/**
 * Receives messages on channels of the database (NOTIFY) over a connection of its own, which is reopened when it
 * breaks. Messages sent in between are lost, so listeners also poll.
 */
export async function listenTo(
  url: string,
  { onError, ...hearing }: Hearing,
  times = usual,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController()
  const { signal } = stopping
  const report = (error: Error) => {
    if (!signal.aborted) onError(error)
  }
  const open = () => openListener(url, times.answerMs, { ...hearing, onError: report })
  let client = await open()
  const keepOpen = async () => {
    for (;;) {
      await endOf(client, times.checkMs, signal)
      while (!signal.aborted) {
        try {
          client = await open()
          break
        } catch (error) {
          report(error as Error)
          await wait(times.pauseMs, undefined, { signal }).catch(() => {})
        }
      }
      if (signal.aborted) return close(client)
    }
  }
  const kept = keepOpen()
  return {
    async stop() {
      stopping.abort()
      await kept
    },
  }
}

async function openListener(
  url: string,
  answerMs: number,
  { name, channels, onMessage, onError }: Hearing,
): Promise<pg.Client> {
  const client = hostedClient({
    connectionString: url,
    application_name: `laurel ${name}`,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  })
  client.on('error', onError)
  client.on('notification', ({ payload = '', channel }) => onMessage(payload, channel))
  try {
    await client.connect()
    await prepareSession(client)
    onMove(client, url, () => cutConnection(client))
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    cutConnection(client)
    throw error
  }
}

/**
 * Waits until a connection has ended or is no longer needed. A connection whose packets are dropped reports nothing, so
 * it is checked.
 */
async function endOf(client: pg.Client, checkMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  client.once('end', resolve)
  signal.addEventListener('abort', () => resolve(), { once: true })
  if (signal.aborted) resolve()
  const check = setInterval(() => void client.query('select 1').catch(() => cutConnection(client)), checkMs)
  await promise
  clearInterval(check)
}

/** Says goodbye to the server, which may be unreachable. */
async function close(client: pg.Client): Promise<void> {
  const tooLate = setTimeout(() => cutConnection(client), GOODBYE_MS)
  await client.end().catch(() => {})
  clearTimeout(tooLate)
}
