import { yieldToRequests } from '../thread-pool.ts'
import { type Row, readWorkbook } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** What the thread is given; `reader` is the address of the module that makes the result. */
export type SheetTask = { file: Uint8Array; limits: SheetLimits; reader: string }
/** What the reader made of the rows; or a problem. Anything else that is thrown is a bug. */
export type SheetAnswer<Result> = { result: Result } | { problem: { reason: SpreadsheetProblem; message: string } }

yieldToRequests()

export default async function readInThread({ file, limits, reader }: SheetTask): Promise<SheetAnswer<unknown>> {
  const { default: makeOf }: { default: (rows: Row[]) => unknown } = await import(reader)
  try {
    return { result: makeOf(await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits)) }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    return { problem: { reason: error.reason, message: error.message } }
  }
}
