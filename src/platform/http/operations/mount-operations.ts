import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { TObject } from 'typebox'
import { Type } from '../../../lib/type.ts'
import type { Context } from '../../context/context.ts'
import type { Listed } from '../../lists/list-page.ts'
import { errorAnswer, staleAnswer } from '../openapi/openapi-errors.ts'
import { sendPage } from '../responses/send-page.ts'
import { writeInPieces } from '../responses/write-in-pieces.ts'
import { reading } from '../server/read-from-replicas.ts'
import { readIfMatch, revisionTag } from '../validation/if-match.ts'
import { answer, readKey } from './idempotency.ts'
import type { Operation } from './operation.ts'
import { requireFresh } from './require-fresh.ts'
import { type FileFormat, orTable, sendTable, TableFormat } from './send-table.ts'

/** Registers operations as routes: access, idempotency of POST, paging, statuses and their documentation. */
export function mountOperations(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const operation of operations) {
    app.route({
      method: operation.method,
      url: operation.path,
      config: {
        access: operation.scope,
        door: operation.door ?? false,
        sensitive: operation.sensitive === true,
        isPreviewed: operation.preview !== undefined,
        reads: readsReplica(operation) ? 'current' : undefined,
      },
      schema: schemaOf(operation),
      ...(operation.streamedList
        ? { preSerialization: writeInPieces(operation.answer as TObject, operation.streamedList) }
        : {}),
      handler: (request, reply) => handle(operation, request, reply),
    })
  }
}

function readsReplica({ method, list, table, reads }: Operation): boolean {
  if (method !== 'GET') return false
  return reads === undefined ? list !== undefined || table !== undefined : reads === 'replica'
}

async function handle(operation: Operation, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { params, query, body } = request
  const ctx = reading(request, request.ctx)
  const { format = 'json' } = query as { format?: 'json' | FileFormat }
  if (operation.table && format !== 'json')
    return sendTable(reply, format, await operation.table(ctx, { params, query }))
  if (operation.preview && (query as { dry_run?: boolean }).dry_run)
    return operation.preview.run(request.ctx, { params, body })
  if (typeof operation.sensitive === 'function' && operation.sensitive({ query, body }))
    requireFresh(request.ctx.actor, request.ctx.now())
  const ifMatch = operation.versioned ? readIfMatch(request) : null
  const run = (ctx: Context) => operation.run(ctx, { params, query, body, ifMatch })
  const isKept = operation.method === 'POST' && !operation.isRepeatable
  if (operation.isRepeatable) readKey(request)
  const result = await (isKept ? answer(request, reply, statusOf(operation), run) : run(ctx))
  if (operation.versioned && operation.answer) reply.header('ETag', revisionTag(result as { revision: number }))
  if (isKept) return result
  if (operation.list) return sendPage(request, reply, result as Listed<unknown>)
  if (operation.answer) return result
  return reply.code(204).send(null)
}

const statusOf = ({ status, asynchronous }: Operation) =>
  asynchronous === undefined ? (status ?? 200) : (result: unknown) => (asynchronous(result) ? 202 : 200)

function schemaOf(operation: Operation): FastifySchema {
  const { id, tag, summary, description, params, body } = operation
  const query = queryOf(operation)
  return {
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    tags: [tag],
    ...(operation.versioned ? { 'x-versioned': true } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: answersOf(operation),
  }
}

const DryRun = Type.Optional(
  Type.Boolean({ default: false, description: 'true: preview the effect without changing anything' }),
)

function queryOf({ query, table, preview }: Operation): TObject | undefined {
  if (!table && !preview) return query
  const more = { ...(table ? { format: TableFormat } : {}), ...(preview ? { dry_run: DryRun } : {}) }
  return Type.Object({ ...query?.properties, ...more })
}

function answersOf({
  list,
  table,
  preview,
  answer: one,
  status,
  asynchronous,
  refusals = {},
  versioned,
  current,
  method,
}: Operation): Record<number, object> {
  const answered = list ? Type.Array(list) : (one ?? Type.Null())
  const schema = table ? orTable(answered) : answered
  const statuses = typeof status === 'function' ? [200, 201] : [status ?? (list || one ? 200 : 204)]
  if (asynchronous !== undefined) statuses.push(202)
  const told = Object.entries(refusals).map(([code, words]) => [code, errorAnswer(words)])
  const previewed = preview ? [[200, statuses.includes(200) ? eitherOf(schema, preview.answer) : preview.answer]] : []
  const stale = versioned && method !== 'GET' ? [[412, staleAnswer((one ?? current)!)]] : []
  return Object.fromEntries([...statuses.map((code) => [code, schema]), ...previewed, ...stale, ...told])
}

/** The schema of a response whose dry run has the same status. */
const eitherOf = (done: object, told: object) => (done === told ? done : { anyOf: [done, told] })
