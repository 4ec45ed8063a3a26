import { Readable } from 'node:stream'
import type { Position } from './change-source.ts'
import type { Change } from './read-changes.ts'
import { messagesOf, positionText, type Reader } from './stream-messages.ts'

const HEARTBEAT_MS = 15_000
/** Whoever has so much unread is cut off; they catch up when they come again. */
const MAX_UNREAD_BYTES = 65_536

type StreamOptions = {
  reader: Reader
  /** Ends the connection of a reader who does not read. */
  cut: () => void
  /** When readers whose stream was ended come again. */
  retryMs: number
}

export type LiveStream = ReturnType<typeof openStream>

/**
 * What one reader gets. Until it was told where it begins, what happens is kept for it.
 */
export function openStream({ reader, cut, retryMs }: StreamOptions) {
  const out = new Readable({ read() {} })
  let kept: [readonly Change[] | null, Position][] | null = []
  let position: Position | null = null
  const write = (text: string) => {
    if (out.destroyed || out.readableEnded || text === '') return
    if (out.readableLength + text.length > MAX_UNREAD_BYTES) return cut()
    out.push(text)
  }
  const tell = (changes: readonly Change[] | null, at: Position) => {
    if (kept !== null) return void kept.push([changes, at])
    position = at
    write(messagesOf(changes, { reader, position: at }))
  }
  // A comment keeps proxies from closing what is silent; the position with it spares who saw none of the changes a long way back.
  const beat = setInterval(() => write(`: ${position ? `\nid: ${positionText(position)}` : ''}\n\n`), HEARTBEAT_MS)
  beat.unref()
  out.once('close', () => clearInterval(beat))
  return {
    out,
    tell,
    /** The first that is sent: where it begins, and what was missed before. */
    begin(missed: readonly Change[] | null, from: Position): void {
      write(`id: ${positionText(from)}\n\n${messagesOf(missed, { reader, position: from })}`)
      const since = kept ?? []
      kept = null
      for (const [changes, at] of since) tell(changes, at)
    },
    /** Asks the reader to come again after a while. */
    end(): void {
      if (out.destroyed || out.readableEnded) return
      out.push(`retry: ${retryMs}\n\n`)
      out.push(null)
    },
  }
}
