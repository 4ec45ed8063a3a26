import { availableParallelism } from 'node:os'
import { limitWork } from '../limit-work.ts'
import { OverTime, runWithin, threadPool } from '../thread-pool.ts'
import { fileKind } from './file-kind.ts'
import { defaultLimits, type SheetLimits } from './sheet-limits.ts'
import type { SheetAnswer, SheetTask } from './sheet-thread.ts'
import { SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** Files read at the same time, whatever the number of uploads: each may cost 200 MB, and requests need a core too. */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1))

const threads = threadPool<SheetTask, SheetAnswer<unknown>>(new URL('./sheet-thread.ts', import.meta.url), {
  threads: parallel,
  limits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
})

/** The time of a file begins when a thread is free for it, so files wait here and not in the pool. */
const inTurn = limitWork({
  atOnce: parallel,
  waiting: 20,
  busy: 'Too many spreadsheets are being read right now. Try again in a few seconds.',
})

type How = {
  party?: unknown
  limits?: Partial<SheetLimits>
  /** Whether delimited text is taken too; what it may cost, where that is something else. */
  text?: boolean | Partial<SheetLimits>
  /** For the reader. */
  options?: unknown
}

/**
 * What the default export of the module `reader` makes of the rows with content of the first visible sheet of an .xlsx
 * (or .xlsm) file, or of a text; or what its `takeRows` makes of them one after the other. Both run in a thread of
 * limited memory and time, so that a hostile file neither blocks this thread nor takes the process down; only the result
 * comes back, so it should be small. Files of several parties take turns.
 * @throws SpreadsheetError; AppError unavailable when too many files wait already
 */
export async function readSheet<Result>(
  file: Buffer,
  reader: URL,
  { party, limits = {}, text = false, options }: How = {},
): Promise<Result> {
  const kind = fileKind(file, { text: text !== false })
  const more = kind === 'text' && typeof text === 'object' ? text : limits
  const task = { kind, limits: { ...defaultLimits, ...more }, reader: reader.href, options }
  const answer = await inTurn(() => readInThread(file, task), party)
  if ('problem' in answer) throw new SpreadsheetError(answer.problem.reason, answer.problem.message)
  return answer.result as Result
}

/** A thread that takes too much memory or time is ended. */
async function readInThread(file: Buffer, task: Omit<SheetTask, 'file'>): Promise<SheetAnswer<unknown>> {
  const copy = new Uint8Array(file)
  try {
    const { milliseconds } = task.limits
    return await runWithin(threads, { ...task, file: copy }, { milliseconds, transferList: [copy.buffer] })
  } catch (error) {
    if (error instanceof OverTime) throw tooComplex('reading it takes too long')
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw tooComplex('reading it takes too much memory')
    throw error
  }
}
