import { Readable } from 'node:stream'
import { spec } from 'node:test/reporters'
import { rounds } from './rounds.ts'
import { SEED } from './seed.ts'
import { watchFiles } from './watch-files.ts'

type TestEvent = { type: string; data: object }

const limitSeconds = Number(process.env['LAUREL_TEST_FILE_SECONDS'] ?? rounds(900, 7200))
const times = watchFiles(limitSeconds, (text) => process.stderr.write(text))

/** A reporter of node:test: `spec`, and before its closing summary the ten slowest files, and the seed of a failed run. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(withOurs(events)).compose(new spec())
}

async function* withOurs(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  let failed = false
  for await (const event of events) {
    failed ||= event.type === 'test:fail'
    const { message } = event.data as { message?: unknown }
    if (event.type === 'test:diagnostic' && /^tests \d+$/.test(String(message))) {
      yield* slowest().map(diagnostic)
      if (failed) yield diagnostic(`SEED=${SEED} repeats the random choices of this run`)
    }
    yield event
  }
}

function slowest(): string[] {
  const longest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${file}`)
}

const diagnostic = (message: string): TestEvent => ({
  type: 'test:diagnostic',
  data: { nesting: 0, message, level: 'info' },
})
