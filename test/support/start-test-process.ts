import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FileRequest, FileResult } from './test-process.ts'

/** How one file went, and how long it took. A file that broke its process has failed once. */
export type FileOutcome = {
  file: string
  report: string
  tests: number
  passed: number
  failed: number
  skipped: string[]
  seconds: number
  /** Processor seconds of its process and of the children that have ended. */
  processor: number
}

/** Worlds leave much garbage, which costs less to collect in large portions: a tenth of a run's processor time. */
const YOUNG_HEAP = ['--min-semi-space-size=16', '--max-semi-space-size=32']
/** How long a process has for its last words when it is ended. */
const LAST_WORDS_MS = 3_000
/** How long its output has to close when it has ended: at once, unless a process that it left behind holds it open. */
const CLOSES_WITHIN_MS = 10_000

export type TestProcess = ReturnType<typeof startTestProcess>

/**
 * Starts a process that runs test files one after another.
 * @param options.isShared whether files share it; a file with a process of its own may look at its heap
 */
export function startTestProcess(options: {
  isShared: boolean
  env: NodeJS.ProcessEnv
  limitSeconds: number
  namePattern: string | null
  signal: AbortSignal
}) {
  const { isShared, limitSeconds, namePattern, signal: stopping } = options
  const child = fork(new URL('test-process.ts', import.meta.url), {
    execArgv: [...(isShared ? YOUNG_HEAP : []), '--import', new URL('without-async-hooks.ts', import.meta.url).href],
    env: options.env,
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  child.stdout!.pipe(process.stdout, { end: false })
  child.stderr!.pipe(process.stderr, { end: false })
  const stopNow = () => child.kill('SIGTERM')
  stopping.addEventListener('abort', stopNow)
  child.once('exit', () => stopping.removeEventListener('abort', stopNow))
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const closed = once(child, 'close').then(() => true)
  let filesRun = 0
  return {
    filesRun: () => filesRun,
    /** Runs a file until it has ended by itself, with all that it opened. */
    async run(file: string): Promise<FileOutcome> {
      filesRun += 1
      const begun = performance.now()
      const stop = stopAfter(child, limitSeconds)
      // A process that has broken off takes nothing any more, which `ended` reports.
      child.send({ file, namePattern } satisfies FileRequest, () => {})
      const result = await Promise.race([once(child, 'message').then(([message]) => message as FileResult), ended])
      clearTimeout(stop)
      const seconds = (performance.now() - begun) / 1000
      if (Array.isArray(result)) return brokenOff(file, how(result), seconds)
      const { tests, passed, failed, cancelled } = result.counts
      return { ...result, tests, passed, failed: failed + cancelled, seconds }
    },
    /** Ends the process after its last file, which has failed if that does not end by itself. */
    async end(last: FileOutcome | null): Promise<void> {
      // Only a process that closes the channel itself has its `close` event emitted here.
      if (child.connected) child.send('end', () => {})
      const stop = stopAfter(child, limitSeconds)
      const [code, signal] = await ended
      clearTimeout(stop)
      const waiting = new AbortController()
      const isClosed = await Promise.race([closed, wait(CLOSES_WITHIN_MS, false, waiting)])
      waiting.abort()
      for (const output of [child.stdout!, child.stderr!]) output.destroy()
      if (last === null || last.failed > 0 || (code === 0 && isClosed)) return
      const problem = code === 0 ? 'it left a process behind' : how([code, signal])
      last.failed += 1
      last.report += `✖ ${relative(process.cwd(), last.file)}: ${problem} after its tests\n`
    },
  }
}

const how = ([code, signal]: [number | null, NodeJS.Signals | null]) =>
  `its process ended with ${signal ?? `code ${code}`}`

function brokenOff(file: string, how: string, seconds: number): FileOutcome {
  const report = `✖ ${relative(process.cwd(), file)}: ${how}\n`
  return { file, report, tests: 1, passed: 0, failed: 1, skipped: [], seconds, processor: 0 }
}

function stopAfter(child: ChildProcess, limitSeconds: number): NodeJS.Timeout {
  return setTimeout(() => {
    process.stderr.write(`A test file did not end by itself within ${limitSeconds} seconds: it is ended.\n`)
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), LAST_WORDS_MS).unref()
  }, limitSeconds * 1000)
}
