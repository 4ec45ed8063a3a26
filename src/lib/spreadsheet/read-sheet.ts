import { availableParallelism } from 'node:os'
import { fairQueue } from '../threads/fair-queue.ts'
import { OverTime, runWithin, threadPool } from '../threads/thread-pool.ts'
import { fileKind } from './file-kind.ts'
import { defaultLimits, type SheetLimits } from './sheet-limits.ts'
import type { SheetAnswer, SheetTask } from './sheet-thread.ts'
import { SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** A text up to this length takes a tenth of a second, like a workbook. */
const SHORT_BYTES = 524_288
const BUSY = 'Too many spreadsheets are being read right now. Try again in a few seconds.'

/** Threads for files, each of which may take 200 MB. A file's time limit starts when a thread takes it. */
function lane(atOnce: number) {
  const threads = threadPool<SheetTask, SheetAnswer<unknown>>(new URL('./sheet-thread.ts', import.meta.url), {
    threads: atOnce,
    limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
  })
  // No party gets every thread if there are several.
  return { threads, inTurn: fairQueue({ atOnce, ofEach: Math.max(1, atOnce - 1), waiting: 20, busy: BUSY }) }
}
type Lane = ReturnType<typeof lane>

/**
 * Long texts take seconds of processor time, and requests need a core too. Workbooks and short texts never wait for
 * them.
 */
const short = lane(2)
const long = lane(Math.max(1, Math.min(2, availableParallelism() - 1)))

type How = {
  party?: unknown
  limits?: Partial<SheetLimits>
  /** Whether delimited text is accepted, and limits for it that differ. */
  text?: boolean | Partial<SheetLimits>
  /** Passed to the reader. */
  options?: unknown
  /** Aborted when the result is no longer needed: a waiting file is dropped, and one being read is abandoned. */
  signal?: AbortSignal
}

/**
 * Passes the rows with content of the first visible sheet of an .xlsx (or .xlsm) file, or of a text, to the module
 * `reader`: all at once to its default export, or one by one to its `takeRows`. Both run in a thread of limited memory
 * and time, so that a hostile file neither blocks this thread nor crashes the process; only the result comes back, so
 * it should be small. Files of several parties take turns.
 * @throws SpreadsheetError; AppError unavailable when too many files are waiting; the reason of `signal`
 */
export async function readSheet<Result>(
  file: Buffer,
  reader: URL,
  { party, limits = {}, text = false, options, signal }: How = {},
): Promise<Result> {
  const kind = fileKind(file, { text: text !== false })
  const more = kind === 'text' && typeof text === 'object' ? text : limits
  const within = { ...defaultLimits, ...more }
  const isLong = file.length > SHORT_BYTES && within.cpuMilliseconds > defaultLimits.cpuMilliseconds
  const lane = isLong ? long : short
  const task = { kind, limits: within, reader: reader.href, options }
  const answer = await lane.inTurn(() => readInThread(lane, file, task, signal), party, signal)
  if ('problem' in answer) throw new SpreadsheetError(answer.problem.reason, answer.problem.message)
  return answer.result as Result
}

/** A thread that takes too much memory or time is ended. */
async function readInThread(
  { threads }: Lane,
  file: Buffer,
  task: Omit<SheetTask, 'file'>,
  signal?: AbortSignal,
): Promise<SheetAnswer<unknown>> {
  const copy = new Uint8Array(file)
  try {
    const { milliseconds } = task.limits
    const how = { milliseconds, transferList: [copy.buffer], ...(signal ? { signal } : {}) }
    return await runWithin(threads, { ...task, file: copy }, how)
  } catch (error) {
    if (error instanceof OverTime) throw tooComplex('reading it takes too long')
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw tooComplex('reading it takes too much memory')
    throw error
  }
}
