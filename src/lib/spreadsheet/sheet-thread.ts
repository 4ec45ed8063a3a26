import { yieldToRequests } from '../threads/thread-pool.ts'
import { cpuBudget } from './cpu-budget.ts'
import type { FileKind } from './file-kind.ts'
import type { Row } from './read-rows.ts'
import { type ChooseSheet, readWorkbook, type SheetChoice, type SheetName } from './read-workbook.ts'
import type { SheetLimits } from './sheet-limits.ts'
import { SpreadsheetError, type SpreadsheetProblem } from './spreadsheet-error.ts'

/** A task for the thread; `reader` is the URL of the module that produces the result, with these options. */
export type SheetTask = { file: Uint8Array; kind: FileKind; limits: SheetLimits; reader: string; options: unknown }
/** The reader's result, or a problem. Any other thrown error is a bug. */
export type SheetAnswer<Result> = { result: Result } | { problem: { reason: SpreadsheetProblem; message: string } }

yieldToRequests()

type CheckTime = () => void
/** The sheets of a workbook in tab order, and the one that was read; a text has none. */
export type ReadSheets = SheetChoice & { sheets: SheetName[] }
const NO_SHEETS: ReadSheets = { sheets: [], at: 0, others: [] }
/** A reader calls `checkTime` regularly, which throws once the file's time is used up. */
type MakeOf = (rows: Row[], options: unknown, checkTime: CheckTime, sheets: ReadSheets) => unknown
/** A reader for files too long to be kept in memory: it takes row by row and then returns its result. */
export type RowTaker<Result> = { take: (row: Row) => void; end: () => Result }
/** `chooseSheet` returns the choice of a sheet, for these options; without it, the first visible sheet is read. */
type Reader =
  | { default: MakeOf; chooseSheet?: (options: unknown, checkTime: CheckTime) => ChooseSheet }
  | { takeRows: (options: unknown, checkTime: CheckTime) => RowTaker<unknown> }

export default async function readInThread(task: SheetTask): Promise<SheetAnswer<unknown>> {
  const { file, limits, options } = task
  const reader: Reader = await import(task.reader)
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const checkTime = cpuBudget(limits.cpuMilliseconds)
  try {
    if ('default' in reader) {
      const rows: Row[] = []
      const choose = reader.chooseSheet?.(options, checkTime)
      const sheets = await readRowsOf(bytes, task, checkTime, (row) => void rows.push(row), choose)
      return { result: reader.default(rows, options, checkTime, sheets) }
    }
    const taker = reader.takeRows(options, checkTime)
    await readRowsOf(bytes, task, checkTime, taker.take)
    return moved({ result: taker.end() })
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error
    return { problem: { reason: error.reason, message: error.message } }
  }
}

/** Transfers the byte arrays of a result; copying them would take as long as a hundred requests. */
async function moved(answer: { result: unknown }): Promise<SheetAnswer<unknown>> {
  const { move, transferableSymbol, valueSymbol } = await import('piscina')
  const bytes = Object.values(answer.result as object).flatMap((list) =>
    Array.isArray(list) ? list.filter((each) => each instanceof Uint8Array).map(({ buffer }) => buffer) : [],
  )
  return move({ [transferableSymbol]: bytes, [valueSymbol]: answer } as never) as never
}

async function readRowsOf(
  bytes: Buffer,
  { kind, limits }: SheetTask,
  checkTime: CheckTime,
  take: (row: Row) => void,
  choose?: ChooseSheet,
): Promise<ReadSheets> {
  let read = NO_SHEETS
  if (kind === 'workbook') {
    const onSheets = (sheets: SheetName[], choice: SheetChoice) => {
      read = { sheets, ...choice }
    }
    for (const row of await readWorkbook(bytes, limits, { checkTime, choose, onSheets })) take(row)
  } else {
    const { readCsv } = await import('./read-csv.ts')
    readCsv(bytes, limits, checkTime, take)
  }
  return read
}
