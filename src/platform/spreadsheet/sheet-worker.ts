import { parentPort, workerData } from 'node:worker_threads'
import { type Row, readWorkbook } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** What the worker is given. */
export type SheetTask = { file: Uint8Array; limits: SheetLimits }

/** What it answers: rows in batches, then `done`; or a problem. Anything else that it throws is a bug. */
export type SheetAnswer =
  | { rows: Row[] }
  | { done: true }
  | { problem: { reason: SpreadsheetProblem; message: string } }

/** Few enough that taking a batch over never holds up the thread that serves requests. */
const batchSize = 500

async function answer(post: (answer: SheetAnswer) => void, { file, limits }: SheetTask): Promise<void> {
  try {
    const rows = await readWorkbook(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits)
    for (let at = 0; at < rows.length; at += batchSize) post({ rows: rows.slice(at, at + batchSize) })
    post({ done: true })
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    post({ problem: { reason: error.reason, message: error.message } })
  }
}

if (parentPort) {
  const port = parentPort
  await answer((message) => port.postMessage(message), workerData as SheetTask)
}
