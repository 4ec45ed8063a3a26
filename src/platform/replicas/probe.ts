import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type KeptConnection, keepConnected } from './keep-connected.ts'

const usual = {
  /** A server that takes longer for the shortest statement is silent. */
  answerMs: 2_000,
  pauseMs: 500,
}
/** Responses that arrived while this process was blocked are read first. */
const GRACE_MS = 50

export type Probe<Row> = Pick<KeptConnection, 'unlessAway' | 'stop'> & {
  /**
   * Asks the server. Concurrent callers share a response, whose statement is always sent after they called. Null if the
   * server cannot be reached, does not respond in time or says nothing of use.
   */
  ask: () => Promise<Row | null>
  isAway: () => boolean
}

type Asked<Row> = {
  name: string
  question: string
  /** Whether the response is of use; otherwise the connection is given up, since the address may lead elsewhere soon. */
  isOfUse: (row: Row) => boolean
  onOpen?: (client: pg.Client) => Promise<void>
  onAway: (error: Error) => void
}

/** Asks a server a short question over a connection of its own, so that no busy pool delays it. */
export async function openProbe<Row extends pg.QueryResultRow>(
  url: string,
  { name, question, isOfUse, onOpen, onAway }: Asked<Row>,
  { answerMs, pauseMs } = usual,
): Promise<Probe<Row>> {
  const connection = await keepConnected(url, { name, onOpen, onAway, connectMs: answerMs, pauseMs })
  const send = async (): Promise<Row | null> => {
    const client = connection.client()
    if (client === null) return null
    const answered = client.query<Row>(question).then(({ rows }) => rows[0]!)
    const late = wait(answerMs, undefined, { ref: false }).then(() => wait(GRACE_MS, null, { ref: false }))
    try {
      const row = await Promise.race([answered, late])
      if (row !== null && isOfUse(row)) return row
      answered.catch(() => {})
      connection.lose(client, new Error(row === null ? 'the server is silent' : 'the server has another role now'))
    } catch (error) {
      connection.lose(client, error as Error)
    }
    return null
  }
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Row | null> | null = null
  return {
    ask() {
      next ??= running.then(() => {
        next = null
        const sent = send()
        running = sent
        return sent
      })
      return next
    },
    isAway: () => connection.client() === null,
    unlessAway: connection.unlessAway,
    stop: connection.stop,
  }
}
