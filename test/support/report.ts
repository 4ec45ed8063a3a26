import { Readable } from 'node:stream'
import { spec } from 'node:test/reporters'
import { rounds } from './rounds.ts'
import { watchFiles } from './watch-files.ts'

type TestEvent = { type: string; data: object }

const limitSeconds = Number(process.env['LAUREL_TEST_FILE_SECONDS'] ?? rounds(300, 7200))
const times = watchFiles(limitSeconds, (text) => process.stderr.write(text))

/** A reporter of node:test: what `spec` says, and before its closing summary the ten files that took longest. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  yield* Readable.from(withSlowest(events)).compose(new spec())
}

async function* withSlowest(events: AsyncIterable<TestEvent>): AsyncGenerator<TestEvent> {
  for await (const event of events) {
    const { message } = event.data as { message?: unknown }
    if (event.type === 'test:diagnostic' && /^tests \d+$/.test(String(message))) yield* slowest().map(diagnostic)
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
