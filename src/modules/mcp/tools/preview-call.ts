import type { Context } from '../../../platform/context/context.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'

type Input = { params: unknown; query: unknown; body: unknown }

/**
 * Describes an irreversible call for the user who decides, from the record or the operation's preview, so that a
 * missing record fails as in the call. Nothing changes.
 * @throws AppError
 */
export async function previewCall(
  ctx: Context,
  operation: Operation,
  operations: readonly Operation[],
  input: Input,
): Promise<string> {
  const { summary, irreversible, preview } = operation
  const reading = readerOf(operation, operations)
  const record = await reading?.run(ctx, { params: input.params, query: {}, body: undefined })
  const described = [shortly(record, isTelling), shortly(await preview?.run(ctx, input), isNumber)].filter(Boolean)
  return `${summary}${described.length > 0 ? ` (${described.join(', ')})` : ''}. ${irreversible}`
}

/** The operation that reads the record of this one, at the same path or the one above. */
function readerOf({ path }: Operation, operations: readonly Operation[]): Operation | undefined {
  const above = path.replace(/\/[a-z-]+$/, '')
  return operations.find((other) => other.method === 'GET' && !other.list && [path, above].includes(other.path))
}

const MAX_CHARACTERS = 300

const NAMES = /^(id|name|title|attendee_name|first_name|last_name|email|event_name)$/
const isTelling = (name: string) => NAMES.test(name)
const isNumber = (_name: string, value: unknown) => typeof value === 'number'

/** Texts and numbers at the top level of a record, in order. */
function shortly(found: unknown, isShown: (name: string, value: unknown) => boolean): string {
  return Object.entries(found ?? {})
    .filter(([name, value]) => ['string', 'number'].includes(typeof value) && isShown(name, value))
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`)
    .join(', ')
    .slice(0, MAX_CHARACTERS)
}
