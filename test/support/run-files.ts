import { relative } from 'node:path'
import { type FileOutcome, startTestProcess, type TestProcess } from './start-test-process.ts'

/** Files per process, which bounds the memory that they leave behind. */
const FILES_PER_PROCESS = 20

export type RunOptions = {
  /** Files that run at the same time. */
  lanes: number
  /** For the processes that run the tests. */
  env: NodeJS.ProcessEnv
  /** A file that has not ended by then has failed. */
  limitSeconds: number
  /** Only tests whose names match it. */
  namePattern: string | null
  /** Files that may run in one process after others, and so need not load the program again. */
  mayShare: (file: string) => boolean
  /** Repeats the random choices of the run. */
  seed: string
  /** Ends the run. */
  signal: AbortSignal
  print: (text: string) => void
}

/**
 * Runs test files in their order. Prints each report when its file has ended, and a summary in the end.
 * @returns whether all of them passed
 */
export async function runFiles(files: string[], options: RunOptions): Promise<boolean> {
  const waiting = [...files]
  const outcomes: FileOutcome[] = []
  const started = performance.now()

  const runLane = async () => {
    let shared: TestProcess | null = null
    let last: FileOutcome | null = null
    for (let file = waiting.shift(); file !== undefined && !options.signal.aborted; file = waiting.shift()) {
      const isShared = options.mayShare(file)
      const runner: TestProcess = (isShared ? shared : null) ?? startTestProcess({ ...options, isShared })
      const outcome = await runner.run(file)
      const goesOn = isShared && outcome.failed === 0 && runner.filesRun() < FILES_PER_PROCESS
      if (isShared) shared = goesOn ? runner : null
      if (!goesOn) await runner.end(outcome)
      if (isShared) last = outcome
      outcomes.push(outcome)
      options.print(outcome.report)
    }
    await shared?.end(last)
  }
  await Promise.all(Array.from({ length: options.lanes }, runLane))
  options.print(summaryOf(outcomes, options.seed, (performance.now() - started) / 1000))
  return !options.signal.aborted && outcomes.every(({ failed }) => failed === 0)
}

function summaryOf(outcomes: FileOutcome[], seed: string, seconds: number): string {
  const sum = (of: (outcome: FileOutcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const slowest = outcomes.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  const failures = outcomes.filter(({ failed }) => failed > 0)
  const lines = [
    ...failures.map(({ report }) => report),
    ...slowest.map(lineOf),
    ...outcomes.flatMap(({ skipped }) => skipped).map((skipped) => `ℹ left out: ${skipped}`),
    ...(failures.length > 0 ? [`ℹ SEED=${seed} repeats the random choices of this run`] : []),
    `ℹ tests ${sum(({ tests }) => tests)}`,
    `ℹ pass ${sum(({ passed }) => passed)}`,
    `ℹ fail ${sum(({ failed }) => failed)}`,
    `ℹ skipped ${sum(({ skipped }) => skipped.length)}`,
    `ℹ seconds ${seconds.toFixed(1)}`,
  ]
  return `${lines.join('\n')}\n`
}

const lineOf = ({ file, seconds, processor }: FileOutcome) =>
  `ℹ ${figure(seconds)} s, processor ${figure(processor)} s: ${relative(process.cwd(), file)}`

const figure = (seconds: number) => seconds.toFixed(1).padStart(6)
