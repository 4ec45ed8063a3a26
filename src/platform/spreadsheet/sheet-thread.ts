import { yieldToRequests } from '../thread-pool.ts'
import type { FileKind } from './file-kind.ts'
import { type Row, readWorkbook } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** What the thread is given; `reader` is the address of the module that makes the result, with these options. */
export type SheetTask = { file: Uint8Array; kind: FileKind; limits: SheetLimits; reader: string; options: unknown }
/** What the reader made of the rows; or a problem. Anything else that is thrown is a bug. */
export type SheetAnswer<Result> = { result: Result } | { problem: { reason: SpreadsheetProblem; message: string } }

yieldToRequests()

export default async function readInThread(task: SheetTask): Promise<SheetAnswer<unknown>> {
  const { file, kind, limits, reader, options } = task
  const { default: makeOf }: { default: (rows: Row[], options: unknown) => unknown } = await import(reader)
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  try {
    return { result: makeOf(await readRowsOf(bytes, kind, limits), options) }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    return { problem: { reason: error.reason, message: error.message } }
  }
}

async function readRowsOf(bytes: Buffer, kind: FileKind, limits: SheetLimits): Promise<Row[]> {
  if (kind === 'workbook') return readWorkbook(bytes, limits)
  const { readCsv } = await import('./read-csv.ts')
  return readCsv(bytes, limits)
}
