import type { Position } from './change-source.ts'
import { maySee } from './may-see.ts'
import type { Change } from './poll-changes.ts'

/** With more changed records of one type than this, no ids are sent: any of them may have changed. */
const MAX_IDS = 100

/** The scopes of a client, and whether it may see ids. */
export type Reader = { scopes: readonly string[]; seesIds: boolean }

/** A position as the id of a message, which browsers keep. */
export function positionText({ at, audit, event }: Position): string {
  return `${at}.${audit}.${event}`
}

/** Parses a position; null when the text is not one. */
export function readPosition(text: string): Position | null {
  const found = /^(\d{1,12})\.(\d{1,15})\.(\d{1,15})$/.exec(text)
  if (found === null) return null
  const [at, audit, event] = found.slice(1).map(Number)
  return { at: at!, audit: audit!, event: event! }
}

/**
 * Formats changes as server-sent events (HTML, section 9.2): one message for each record type. Only the last has the
 * position, so a client cut off in between misses none. Null changes: type `*`, anything may have changed. Empty when
 * the client may see none.
 */
export function messagesOf(
  changes: readonly Change[] | null,
  { reader, position }: { reader: Reader; position: Position },
): string {
  const data = changes === null ? [{ type: '*', ids: [] }] : byKind(changes, reader)
  if (data.length === 0) return ''
  const [last, ...others] = data.toReversed().map((each) => `data: ${JSON.stringify(each)}\n\n`)
  return `${others.join('')}id: ${positionText(position)}\n${last}`
}

function byKind(changes: readonly Change[], { scopes, seesIds }: Reader): { type: string; ids: number[] }[] {
  const kinds = [...Map.groupBy(changes, ({ type }) => type)].filter(([type]) => maySee(scopes, type))
  return kinds.map(([type, rows]) => {
    const ids = [...new Set(rows.map(({ id }) => id))]
    return { type, ids: !seesIds || ids.length > MAX_IDS ? [] : ids.sort((a, b) => a - b) }
  })
}
