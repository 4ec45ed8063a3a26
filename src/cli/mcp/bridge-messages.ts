import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { boundedLines, type Line } from './bounded-lines.ts'
import { clientOf, eraHeaders, type Handshake } from './era-headers.ts'
import { forwardMessage } from './forward-message.ts'
import { failure, type Id, INVALID_REQUEST, idInEnds, isMessage, type Message, PARSE_ERROR } from './rpc-message.ts'

const MAX_LINE_BYTES = 1_048_576
/** Hosts send a few requests at once; more wait in the pipe. */
const MAX_UNDER_WAY = 16

export type Bridge = {
  site: string
  key: string
  query: string
  program: { name: string; version: string }
  tell: (line: string) => void
}

/**
 * Connects a host that writes one message per line to the service: requests run concurrently, and their responses are
 * lines of `output`, which carries nothing else. Ends after `input` has ended and everything is answered.
 */
export async function bridgeMessages(bridge: Bridge, input: Readable, output: Writable): Promise<void> {
  const { site, key, query, program, tell } = bridge
  const address = `${site}/mcp${query === '' ? '' : `?${query}`}`
  const handshake: Handshake = { version: null, client: `${program.name}/${program.version}` }
  const underWay = new Map<Promise<void>, { id: Id | null | undefined; end: AbortController }>()

  async function write(message: Message): Promise<void> {
    const { id, result, error } = message
    const agreed = (result as { protocolVersion?: unknown } | undefined)?.protocolVersion
    if (id !== undefined && id === initializing && error === undefined && typeof agreed === 'string')
      handshake.version = agreed
    if (!output.write(`${JSON.stringify(message)}\n`)) await once(output, 'drain')
  }
  let initializing: Id | null | undefined

  function forward(message: Message | unknown[]): void {
    const id = isMessage(message) ? message.id : undefined
    if (isMessage(message) && message.method === 'initialize') {
      initializing = id
      handshake.client = clientOf(message) ?? handshake.client
      handshake.version = null
    }
    const end = new AbortController()
    const headers = { ...eraHeaders(message, handshake), authorization: `Bearer ${key}` }
    const forwarding = { site, address, headers, signal: end.signal, write, tell }
    const done: Promise<void> = forwardMessage(message, forwarding).finally(() => underWay.delete(done))
    underWay.set(done, { id, end })
  }

  for await (const line of boundedLines(input, MAX_LINE_BYTES)) {
    const message = read(line)
    if (message === null) continue
    if ('refused' in message) await write(message.refused)
    else if (!cancelled(message.read)) {
      while (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay.keys())
      forward(message.read)
      // Messages after a handshake need its version.
      if (isMessage(message.read) && message.read.method === 'initialize') await Promise.all(underWay.keys())
    }
  }
  await Promise.all(underWay.keys())

  /** Over HTTP a request is cancelled by closing it, and its response is no longer needed. */
  function cancelled(message: Message | unknown[]): boolean {
    if (!isMessage(message) || message.method !== 'notifications/cancelled') return false
    for (const { id, end } of underWay.values())
      if (id !== undefined && id === message.params?.['requestId']) end.abort()
    return true
  }
}

function read(line: Line): { read: Message | unknown[] } | { refused: Message } | null {
  if ('head' in line) {
    const id = idInEnds(line.head, line.tail)
    return { refused: failure(id, INVALID_REQUEST, 'A message may have 1 MiB at most; this one is longer.') }
  }
  if (line.text.trim() === '') return null
  try {
    const value: unknown = JSON.parse(line.text)
    if (isMessage(value) || Array.isArray(value)) return { read: value }
    return { refused: failure(null, INVALID_REQUEST, 'A message is a JSON object.') }
  } catch (error) {
    return { refused: failure(null, PARSE_ERROR, `A line must be JSON: ${(error as Error).message}`) }
  }
}
