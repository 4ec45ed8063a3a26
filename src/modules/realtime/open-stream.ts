import { Readable } from 'node:stream'
import type { Position } from './change-source.ts'
import type { Change } from './poll-changes.ts'
import { messagesOf, positionText, type Reader } from './stream-messages.ts'

const HEARTBEAT_MS = 15_000
/** A client with this much unread data is disconnected; it catches up when it reconnects. */
const MAX_UNREAD_BYTES = 65_536

type StreamOptions = {
  reader: Reader
  /** Closes the connection of a client that does not read. */
  cut: () => void
  /** Milliseconds after which a client reconnects when its stream was ended. */
  retryMs: number
}

export type LiveStream = ReturnType<typeof openStream>

/** The stream of one client. Changes that arrive before its starting position is known are buffered. */
export function openStream({ reader, cut, retryMs }: StreamOptions) {
  const out = new Readable({ read() {} })
  let kept: [readonly Change[] | null, Position][] | null = []
  let position: Position | null = null
  const write = (text: string) => {
    if (out.destroyed || out.readableEnded || text === '') return
    if (out.readableLength + text.length > MAX_UNREAD_BYTES) return cut()
    out.push(text)
  }
  const send = (changes: readonly Change[] | null, at: Position) => {
    if (kept !== null) return void kept.push([changes, at])
    position = at
    write(messagesOf(changes, { reader, position: at }))
  }
  // The comment keeps proxies from closing a silent connection; the position with it saves clients that see few changes
  // a long catch-up.
  const beat = setInterval(() => write(`: ${position ? `\nid: ${positionText(position)}` : ''}\n\n`), HEARTBEAT_MS)
  beat.unref()
  out.once('close', () => clearInterval(beat))
  return {
    out,
    send,
    /** Sends the starting position and missed changes, then the buffered ones. */
    begin(missed: readonly Change[] | null, from: Position): void {
      write(`id: ${positionText(from)}\n\n${messagesOf(missed, { reader, position: from })}`)
      const since = kept ?? []
      kept = null
      for (const [changes, at] of since) send(changes, at)
    },
    /** Ends the stream and asks the client to reconnect later. */
    end(): void {
      if (out.destroyed || out.readableEnded) return
      out.push(`retry: ${retryMs}\n\n`)
      out.push(null)
    },
  }
}
