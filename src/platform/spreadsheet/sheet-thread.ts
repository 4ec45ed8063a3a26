import { yieldToRequests } from '../thread-pool.ts'
import { cpuBudget } from './cpu-budget.ts'
import type { FileKind } from './file-kind.ts'
import { type Row, readWorkbook } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** What the thread is given; `reader` is the address of the module that makes the result, with these options. */
export type SheetTask = { file: Uint8Array; kind: FileKind; limits: SheetLimits; reader: string; options: unknown }
/** What the reader made of the rows; or a problem. Anything else that is thrown is a bug. */
export type SheetAnswer<Result> = { result: Result } | { problem: { reason: SpreadsheetProblem; message: string } }

yieldToRequests()

/** What a reader is: it calls `checkTime` now and then, which throws once all the time of the file is used. */
type MakeOf = (rows: Row[], options: unknown, checkTime: () => void) => unknown

export default async function readInThread(task: SheetTask): Promise<SheetAnswer<unknown>> {
  const { file, limits, reader, options } = task
  const { default: makeOf }: { default: MakeOf } = await import(reader)
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const checkTime = cpuBudget(limits.cpuMilliseconds)
  try {
    return { result: makeOf(await readRowsOf(bytes, task, checkTime), options, checkTime) }
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    return { problem: { reason: error.reason, message: error.message } }
  }
}

async function readRowsOf(bytes: Buffer, { kind, limits }: SheetTask, checkTime: () => void): Promise<Row[]> {
  if (kind === 'workbook') return readWorkbook(bytes, limits, checkTime)
  const { readCsv } = await import('./read-csv.ts')
  return readCsv(bytes, limits, checkTime)
}
