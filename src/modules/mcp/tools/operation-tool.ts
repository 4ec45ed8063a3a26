import type { Context } from '../../../platform/context/context.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'
import { compileSerializer } from '../../../platform/http/validation/compile-serializer.ts'
import { type Listed, pageRange } from '../../../platform/lists/list-page.ts'
import { ANY_MEMBER } from '../../organisations/index.ts'
import { answerOnce } from './answer-once.ts'
import { previewCall } from './preview-call.ts'
import { requireAllowed } from './require-allowed.ts'
import { shortenInput } from './shorten-input.ts'
import { inputSplitter, propertiesOf } from './split-input.ts'
import type { Arguments, ObjectSchema, Tool } from './tool.ts'
import { inputSchema, outputSchema } from './tool-schema.ts'
import { toolsetOf } from './toolsets.ts'

/** The tool name of an operation id: `listEvents` becomes `list_events`. */
export function toolName(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const IDEMPOTENCY_KEY = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'Calls with one key run once in 24 hours',
}
const CONFIRM = { type: 'string', description: 'Token returned by the same call, after the user agreed' }
const DONE = { type: 'object', required: ['done'], properties: { done: { type: 'boolean' } } }

/** An operation as a tool, with the same input as one flat object and the same scope, verb and result. */
export function operationTool(operation: Operation, operations: readonly Operation[]): Tool {
  const { id, method, scope, tag, summary, description, irreversible } = operation
  const keyed = method === 'POST' && !operation.isRepeatable
  const input = propertiesOf(operation)
  if (keyed) input.properties['idempotency_key'] = IDEMPOTENCY_KEY
  if (irreversible) input.properties['confirm'] = CONFIRM
  const name = toolName(id)
  const described = inputSchema(input) as Tool['definition']['inputSchema']
  shortenInput(described as never, method === 'PATCH' || method === 'PUT')
  const split = inputSplitter(operation)
  // Unknown arguments stay in place, so that validation rejects them.
  const apart = new Set([...(keyed ? ['idempotency_key'] : []), ...(operation.preview ? ['dry_run'] : [])])
  const takenFrom = (given: Arguments) => Object.fromEntries(Object.entries(given).filter(([name]) => !apart.has(name)))
  const run = async (ctx: Context, given: Arguments) => {
    const taken = takenFrom(given)
    const input = split(taken)
    requireAllowed(ctx, operation, input, operation.preview !== undefined && given['dry_run'] === true)
    if (operation.preview && given['dry_run'] === true) return operation.preview.run(ctx, input)
    const key = keyed ? given['idempotency_key'] : undefined
    if (key === undefined) return operation.run(ctx, input)
    return answerOnce(ctx, { key, name, given: taken }, (ctx) => operation.run(ctx, input))
  }
  const answer = answerOf(operation)
  return {
    definition: {
      name,
      title: summary,
      description: description ?? summary,
      inputSchema: described,
      outputSchema: outputSchema(answer.schema),
      annotations: {
        readOnlyHint: method === 'GET',
        destructiveHint: method === 'DELETE' || irreversible !== undefined,
        idempotentHint: method !== 'POST' || operation.isRepeatable === true,
        openWorldHint: operation.reachesOut === true,
      },
    },
    toolset: toolsetOf(tag),
    scope: scope === ANY_MEMBER ? null : scope,
    operation,
    irreversible: irreversible ?? null,
    previews: operation.preview !== undefined,
    previewCall: irreversible
      ? async (ctx, given) => {
          const input = split(takenFrom(given))
          requireAllowed(ctx, operation, input, false)
          return previewCall(ctx, operation, operations, input)
        }
      : null,
    call: async (ctx, given) => answer.give(await run(ctx, given), given),
  }
}

type Answer = { schema: object; give: (result: unknown, given: Arguments) => object }

/** Every result is an object: a page has its position, and a list gets a name. */
function answerOf({ list, answer, preview }: Operation): Answer {
  if (list) return pageOf(list)
  if (!answer) return { schema: DONE, give: () => ({ done: true }) }
  const isObject = (answer as { type?: unknown }).type === 'object'
  const whole = isObject ? answer : itemsOf(answer)
  const write = compileSerializer({ schema: whole })
  const writePreview = preview && compileSerializer({ schema: preview.answer })
  return {
    schema: preview ? { type: 'object', anyOf: [whole, preview.answer] } : whole,
    give: (result, given) => {
      if (writePreview && given['dry_run'] === true) return JSON.parse(writePreview(result))
      return JSON.parse(write(isObject ? result : { items: result }))
    },
  }
}

function itemsOf(items: object): ObjectSchema {
  return { type: 'object', required: ['items'], properties: { items } }
}

function pageOf(row: object): Answer {
  const schema = {
    type: 'object',
    required: ['items', 'total', 'page', 'has_more'],
    properties: {
      items: { type: 'array', items: row },
      total: { type: 'integer' },
      total_is_a_minimum: { type: 'boolean' },
      page: { type: 'integer' },
      has_more: { type: 'boolean' },
    },
  }
  const write = compileSerializer({ schema })
  return {
    schema,
    give: (result, given) => {
      const { rows, total, capped = false, limit: usual } = result as Listed<unknown>
      const { page = 1, limit = usual } = given as { page?: number; limit?: number }
      const range = pageRange({ page, ...(limit === undefined ? {} : { limit }) })
      const hasMore = range.offset + rows.length < total || (capped && rows.length === range.limit)
      const described = { items: rows, total, page, has_more: hasMore, ...(capped ? { total_is_a_minimum: true } : {}) }
      return JSON.parse(write(described))
    },
  }
}
