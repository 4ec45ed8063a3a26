import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'
import { invalidField } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import { csvPieces } from '../../../lib/zip/csv-pieces.ts'
import { safeFileName } from '../../../lib/zip/safe-file-name.ts'
import { oneOf, UploadedFile } from '../validation/schema.ts'
import type { Table } from './operation.ts'

export type FileFormat = 'csv' | 'xlsx'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: XLSX }
/** Spreadsheet programs take long to open a larger workbook. */
const MAX_ROWS = 100_000

/** The query field that requests a list as a file. */
export const TableFormat = Type.Optional(
  oneOf(['json', 'csv', 'xlsx'], {
    default: 'json',
    description: 'csv, xlsx: the whole list as a file, without pages; xlsx up to 100,000 rows',
  }),
)

/** Documents a response that is also available as a file. */
export const orTable = (schema: TSchema) => ({
  description: 'Default Response',
  content: {
    'application/json': { schema },
    'text/csv': { schema: Type.String() },
    [XLSX]: { schema: UploadedFile },
  },
})

/**
 * Sends a list as CSV (RFC 4180) in UTF-8 or as a workbook, written as its rows arrive.
 * @throws AppError validation_failed for more rows than a workbook may have
 */
export async function sendTable(reply: FastifyReply, format: FileFormat, table: Table): Promise<FastifyReply> {
  const file = safeFileName(table.name, { fallback: 'list', maxBytes: 100 })
  const pieces = await PIECES[format](table)
  return reply
    .type(TYPES[format])
    .header('Content-Disposition', `attachment; filename="${file}.${format}"`)
    .send(Readable.from(pieces, { objectMode: false }))
}

const PIECES = {
  csv: async ({ rows }: Table) => csvPieces(Array.isArray(rows) ? [rows] : rows),
  async xlsx({ rows, count }: Table) {
    if (((await count?.(MAX_ROWS + 1)) ?? 0) > MAX_ROWS) throw tooMany()
    const { writeWorkbook } = await import('../../../lib/spreadsheet/write-workbook.ts')
    return writeWorkbook(batchesOf(rows))
  },
}

async function* batchesOf(rows: Table['rows']) {
  if (Array.isArray(rows)) yield rows
  else yield* rows
}

function tooMany() {
  const words = `format=xlsx has room for ${MAX_ROWS} rows, and these are more. Ask for format=csv`
  return invalidField(['query', 'format'], words, 'too_many_rows')
}
