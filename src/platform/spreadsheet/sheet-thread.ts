import { yieldToRequests } from '../thread-pool.ts'
import { readWorkbook } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** What the thread is given. */
export type SheetTask = { file: Uint8Array; limits: SheetLimits }

/** Batches of rows as JSON; or a problem. Anything else that is thrown is a bug. */
export type SheetAnswer = { batches: Uint8Array[] } | { problem: { reason: SpreadsheetProblem; message: string } }

/** Few enough that taking a batch over never holds up the thread that serves requests. */
const batchSize = 500

yieldToRequests()

export default async function readInThread({ file, limits }: SheetTask): Promise<SheetAnswer> {
  try {
    const rows = await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits)
    const batches: Uint8Array[] = []
    for (let at = 0; at < rows.length; at += batchSize)
      batches.push(new TextEncoder().encode(JSON.stringify(rows.slice(at, at + batchSize))))
    return { batches }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    return { problem: { reason: error.reason, message: error.message } }
  }
}
