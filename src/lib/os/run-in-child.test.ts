import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChildEnded, runInChild } from './run-in-child.ts'

const module = new URL('../../../test/fixtures/odd-child.ts', import.meta.url)
const run = (how: string, milliseconds = 60_000, bytes?: Uint8Array) =>
  runInChild<{ pid: number; environment: string[]; bytes: Uint8Array }>(module, { how, bytes }, milliseconds)

/** Waits until a process is gone; signal 0 only checks. */
async function untilGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test('a child gets its task, knows no secret of the environment, and is gone with its answer', async () => {
  process.env['A_SECRET'] = 'x'
  const bytes = new Uint8Array(12 * 1_048_576).fill(7)
  const answer = await run('answer', 60_000, bytes)
  assert.ok(Buffer.from(bytes).equals(answer.bytes))
  assert.notEqual(answer.pid, process.pid)
  assert.deepEqual(
    answer.environment.filter((name) => !/^NODE_/.test(name)),
    [],
  )
  await untilGone(answer.pid)
})

test('a child that ends, breaks or takes too long without an answer is told as such', async () => {
  for (const how of ['end', 'break', 'abort']) await assert.rejects(run(how), ChildEnded, how)
  for (const how of ['work', 'wait']) await assert.rejects(run(how, 1_000), ChildEnded, how)
})
