import { currentSpan, type OpenSpan, startSpan } from '../../lib/tracing/tracing.ts'

const MAX_TEXT = 2_000

/** Starts the span of a statement that a traced request or job sends; polls of background work have none. */
export function statementSpan(text: string): OpenSpan | null {
  if (currentSpan() === null) return null
  const shown = text.replace(/\s+/g, ' ').trim()
  const operation = /^(?:\/\*.*?\*\/ )?(\w+)/.exec(shown)?.[1]?.toLowerCase() ?? 'statement'
  return startSpan({
    name: operation,
    kind: 'client',
    // Values are parameters, so the text has no data.
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': shown.slice(0, MAX_TEXT),
    },
  })
}
