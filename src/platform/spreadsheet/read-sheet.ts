import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { refuseForeignFile } from './file-kind.ts'
import type { Row } from './read-workbook.ts'
import { defaultLimits, type SheetLimits } from './sheet-limits.ts'
import type { SheetAnswer, SheetTask } from './sheet-worker.ts'
import { SpreadsheetError, tooComplex } from './spreadsheet-error.ts'

/** Files read at the same time, whatever the number of uploads: each may cost 200 MB, and requests need a core too. */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1))
const waiting: (() => void)[] = []
let running = 0

/**
 * The rows with content of the first visible sheet of an .xlsx (or .xlsm) file. The file is read in a worker thread
 * of limited memory and time, so that a hostile one neither blocks this thread nor takes the process down.
 * @throws SpreadsheetError
 */
export async function readSheet(file: Buffer, limits: Partial<SheetLimits> = {}): Promise<Row[]> {
  refuseForeignFile(file)
  if (running >= parallel) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await readInWorker(file, { ...defaultLimits, ...limits })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function readInWorker(file: Buffer, limits: SheetLimits): Promise<Row[]> {
  const copy = new Uint8Array(file)
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { file: copy, limits } satisfies SheetTask,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    // A file's content can reach neither secrets in the environment nor this process's options.
    env: {},
    execArgv: [],
  })
  const timer = setTimeout(() => worker.terminate(), limits.milliseconds)
  try {
    return await collectRows(worker)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function collectRows(worker: Worker): Promise<Row[]> {
  const rows: Row[] = []
  return new Promise((resolve, reject) => {
    worker.on('message', (answer: SheetAnswer) => {
      if ('rows' in answer) for (const row of answer.rows) rows.push(row)
      else if ('done' in answer) resolve(rows)
      else reject(new SpreadsheetError(answer.problem.reason, answer.problem.message))
    })
    worker.on('error', (error) => {
      const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(outOfMemory ? tooComplex('reading it takes too much memory') : error)
    })
    // Only the time-out ends a worker that has not answered.
    worker.on('exit', () => reject(tooComplex('reading it takes too long')))
  })
}
