import type { Position } from './change-source.ts'
import { maySee } from './may-see.ts'
import type { Change } from './read-changes.ts'

/** Of more rows of a kind none is named: any of them may have changed. */
const MAX_IDS = 100

/** Who is told: what they may know of, and whether they may know which of a kind it was. */
export type Reader = { scopes: readonly string[]; seesIds: boolean }

/** A position as browsers keep it, the id of a message. */
export function positionText({ at, audit, event }: Position): string {
  return `${at}.${audit}.${event}`
}

/** @returns null for what is no position */
export function readPosition(text: string): Position | null {
  const found = /^(\d{1,12})\.(\d{1,15})\.(\d{1,15})$/.exec(text)
  if (found === null) return null
  const [at, audit, event] = found.slice(1).map(Number)
  return { at: at!, audit: audit!, event: event! }
}

/**
 * What is sent of changes to a reader, as server-sent events (HTML, section 9.2): a message for each kind
 * of row, the last of which has the position, so that none is missed by who was cut off between them. Null: anything may
 * have changed, of the kind `*`. Empty when they may see none of it.
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
