import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { killAtExit } from '../../../test/support/kill-at-exit.ts'

test('a process that ends again and again is started again after pauses that grow, and no more once all are to stop', async () => {
  const fixture = join(import.meta.dirname, 'run-processes.fixture.ts')
  const child = killAtExit(spawn(process.execPath, [fixture], { stdio: ['ignore', 'pipe', 'inherit'] }))
  const ended = once(child, 'exit')
  const seen: { code: number; pause_ms: number }[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    seen.push(JSON.parse(line))
    if (seen.length === 5) child.kill('SIGTERM')
  }
  assert.deepEqual(await ended, [0, null])
  assert.deepEqual(
    seen.slice(0, 5).map(({ code, pause_ms }) => [code, pause_ms]),
    [10, 20, 40, 40, 40].map((pause) => [3, pause]),
  )
})
