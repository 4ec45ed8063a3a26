import { relative } from 'node:path'
import { Readable } from 'node:stream'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { endProcess } from './at-process-end.ts'
import { running } from './end-at-sigterm.ts'
import { processorSeconds } from './processor-seconds.ts'

/** How one test file went: the report as text, and the figures of its summary. */
export type FileResult = {
  file: string
  report: string
  counts: Record<'tests' | 'passed' | 'failed' | 'cancelled' | 'skipped' | 'todo', number>
  /** Tests that were skipped, with their reasons. */
  skipped: string[]
  /** Processor seconds since the file before it, those of ended child processes included. */
  processor: number
}
export type FileRequest = { file: string; namePattern: string | null }

type TestEvent = { type: string; data: object }
type EventData = {
  name: string
  nesting: number
  message: string
  skip?: string | boolean
  todo?: string | boolean
  file?: string
  counts: FileResult['counts']
}

/** None needs it on a machine that does nothing else. */
const TEST_TIMEOUT_MS = 600_000

/** How the runner speaks of an error that no test caught, which fails no test by itself. */
const UNCAUGHT = 'caught by the test runner'

let measured = 0

// A process that runs one test file after another for its parent, so that they share the modules they import.
process.on('message', async (request: FileRequest | 'end') => {
  if (request === 'end') {
    await endProcess()
    process.disconnect()
    return
  }
  const { file, namePattern } = request
  const result: FileResult = {
    file,
    report: '',
    counts: { tests: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0, todo: 0 },
    skipped: [],
    processor: 0,
  }
  // A run ends when nothing keeps its process alive: a file that leaves something open never does.
  process.channel!.unref()
  const events = run({
    files: [file],
    isolation: 'none',
    timeout: TEST_TIMEOUT_MS,
    ...(namePattern === null ? {} : { testNamePatterns: [namePattern] }),
  }) as AsyncIterable<TestEvent>
  for await (const chunk of Readable.from(noting(events, result)).compose(new spec())) result.report += chunk
  process.channel!.ref()
  process.exitCode = 0
  const total = processorSeconds('self')
  result.processor = total - measured
  measured = total
  process.send!(result)
})

async function* noting(events: AsyncIterable<TestEvent>, result: FileResult): AsyncGenerator<TestEvent> {
  let uncaught = 0
  let isAnyFailed = false
  for await (const event of events) {
    const data = event.data as EventData
    if (event.type === 'test:dequeue') running.add(data.name)
    if (event.type === 'test:complete') running.delete(data.name)
    if (event.type === 'test:summary' && data.file === undefined) result.counts = data.counts
    if (event.type === 'test:diagnostic' && data.message.includes(UNCAUGHT)) uncaught += 1
    if (event.type === 'test:fail' && data.todo === undefined) isAnyFailed = true
    if (event.type === 'test:pass' && data.skip !== undefined)
      result.skipped.push(`${relative(process.cwd(), result.file)}: ${data.name} (${data.skip})`)
    // The parent sums these up over all files.
    const isTotal =
      event.type === 'test:diagnostic' &&
      /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) [\d.]+$/.test(data.message)
    if (!isTotal) yield event
  }
  const failed = result.counts.failed + uncaught
  // The figures leave out hooks of files and suites, such as the one in which the doctor examines what a world stored.
  const isUncounted = isAnyFailed && failed + result.counts.cancelled === 0
  result.counts = { ...result.counts, failed: isUncounted ? 1 : failed }
}
