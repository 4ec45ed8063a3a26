import type { Ask, Asked } from './ask-service.ts'
import type { Operation } from './history.ts'
import type { ObjectHistory } from './models.ts'

/** One of several clients that act at the same time. */
export type Client = { nth: number; below: (n: number) => number; ask: (...request: AskedOf) => Promise<Asked> }
type AskedOf = Parameters<Ask> extends [unknown, ...infer Rest] ? Rest : never

/** An object of the service with a history of its own. */
export type Subject = {
  /** Does something to it, once. */
  act: (client: Client) => Promise<void>
  /** Reads all of it, when nobody acts any more. */
  read: (client: Client) => Promise<void>
  history: () => ObjectHistory
}

/** Collects the operations of an object. */
export function recordHistory<Input, Output>() {
  const operations: Operation<Input, Output>[] = []
  /** Performs an operation. @param perform returns null when its outcome is unknown @returns its output */
  async function record(client: Client, input: Input, perform: () => Promise<Output | null>): Promise<Output | null> {
    const operation: Operation<Input, Output> = { client: client.nth, input, output: null, start: now(), end: null }
    operations.push(operation)
    const output = await perform()
    if (output !== null) Object.assign(operation, { output, end: now() })
    return output
  }
  return { operations, record }
}

const MISSING = { status: 'missing' }

const now = () => performance.now()

/**
 * The outcome of a request as the output of an operation. A record that is gone gives an output that no model accepts.
 * @throws Error for any other status that is not expected
 */
export function outcomeOf<Output>(
  asked: Asked,
  outputs: Record<string, (asked: NonNullable<Asked>) => Output>,
): Output | null {
  if (asked === null) return null
  const named = outputs[`${asked.status} ${asked.body?.code}`] ?? outputs[asked.status]
  if (named === undefined && asked.status === 404) return MISSING as Output
  if (named === undefined) throw new Error(`an answer without a meaning: ${asked.status} ${JSON.stringify(asked.body)}`)
  return named(asked)
}
