import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '../errors.ts'
import { threadPool } from '../thread-pool.ts'
import { refuseForeignFile } from './file-kind.ts'
import type { Row } from './read-workbook.ts'
import { defaultLimits, type SheetLimits } from './sheet-limits.ts'
import type { SheetAnswer, SheetTask } from './sheet-thread.ts'
import { SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** Files read at the same time, whatever the number of uploads: each may cost 200 MB, and requests need a core too. */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Files that wait for their turn. Hostile ones take seconds each, and nobody waits for minutes. */
const MOST_WAITING = 20
const RETRY_AFTER_S = 5
const waiting: (() => void)[] = []
let running = 0

const threads = threadPool<SheetTask, SheetAnswer>(new URL('./sheet-thread.ts', import.meta.url), {
  threads: parallel,
  limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
})

/**
 * The rows with content of the first visible sheet of an .xlsx (or .xlsm) file. The file is read in a thread of
 * limited memory and time, so that a hostile one neither blocks this thread nor takes the process down.
 * @throws SpreadsheetError; AppError unavailable when too many files wait already
 */
export async function readSheet(file: Buffer, limits: Partial<SheetLimits> = {}): Promise<Row[]> {
  refuseForeignFile(file)
  // The time of a file begins when a thread is free for it, so files wait here and not in the pool.
  if (running < parallel) running += 1
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve))
  else throw tooBusy()
  try {
    return await rowsOf(await readInThread(file, { ...defaultLimits, ...limits }))
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** A thread that takes too much memory or time is ended. */
async function readInThread(file: Buffer, limits: SheetLimits): Promise<SheetAnswer> {
  const copy = new Uint8Array(file)
  const signal = AbortSignal.timeout(limits.milliseconds)
  try {
    return await threads.run({ file: copy, limits }, { transferList: [copy.buffer], signal })
  } catch (error) {
    if (signal.aborted) throw tooComplex('reading it takes too long')
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw tooComplex('reading it takes too much memory')
    throw error
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Too many spreadsheets are being read right now. Try again in a few seconds.', {
    retryAfter: RETRY_AFTER_S,
  })
}

async function rowsOf(answer: SheetAnswer): Promise<Row[]> {
  if ('problem' in answer) throw new SpreadsheetError(answer.problem.reason, answer.problem.message)
  const rows: Row[] = []
  for (const batch of answer.batches) {
    for (const row of JSON.parse(Buffer.from(batch).toString()) as Row[]) rows.push(row)
    await nextTurn()
  }
  return rows
}
