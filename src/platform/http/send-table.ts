import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'
import { Type } from '../type.ts'
import { csvPieces } from '../zip/csv-pieces.ts'
import { safeFileName } from '../zip/safe-file-name.ts'
import type { Table } from './operation.ts'
import { oneOf } from './schema.ts'

/** The field of the query that asks for a list as a file. */
export const TableFormat = Type.Optional(
  oneOf(['json', 'csv'], { default: 'json', description: 'csv: the whole list as a file, without pages' }),
)

/** An answer that is also offered as CSV. */
export const orTable = (schema: TSchema) => ({
  description: 'Done',
  content: { 'application/json': { schema }, 'text/csv': { schema: Type.String() } },
})

/** The list as CSV (RFC 4180) in UTF-8. */
export function sendTable(reply: FastifyReply, { name, rows }: Table): FastifyReply {
  const file = safeFileName(name, { fallback: 'list', maxBytes: 100 })
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${file}.csv"`)
    .send(Readable.from(csvPieces(Array.isArray(rows) ? [rows] : rows), { objectMode: false }))
}
