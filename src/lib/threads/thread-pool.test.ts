import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { OverTime, runWithin, threadPool } from './thread-pool.ts'

const MODULE = `
  export default (task) => {
    if (task === 'wait') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
    if (task === 'run') for (;;);
    return task
  }`

function threadsOf(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-threads-'))
  const file = join(folder, 'task.mjs')
  writeFileSync(file, source)
  return {
    threads: threadPool<string, string>(pathToFileURL(file), { threads: 1 }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  }
}

test('a task that waits for its processor is not over time, one that uses it up is, and the next one runs', async () => {
  using made = threadsOf(MODULE)
  const within = (task: string, milliseconds = 300) => runWithin(made.threads, task, { milliseconds })
  assert.equal(await within('wait'), 'wait')
  await assert.rejects(within('run'), OverTime)
  assert.equal(await within('next'), 'next')
})

test('a task that does nothing ends by the clock in the end, and one whose client has gone at once', async () => {
  using made = threadsOf(`export default () => new Promise(() => setInterval(() => {}, 1e6))`)
  await assert.rejects(runWithin(made.threads, 'never', { milliseconds: 50 }), OverTime)
  const gone = new AbortController()
  const running = runWithin(made.threads, 'never', { milliseconds: 60_000, signal: gone.signal })
  gone.abort(new Error('gone'))
  await assert.rejects(running, /gone/)
})
