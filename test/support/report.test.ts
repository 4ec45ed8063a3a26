import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { killAtExit } from './kill-at-exit.ts'
import { NODE_TEST_OPTIONS } from './node-test-options.ts'

const fixtures = join('test', 'fixtures', 'runner')

async function runFixture(name: string, seconds = 2) {
  // Without the word of the outer run the inner one believes that it is none.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  using child = spawn(process.execPath, [...NODE_TEST_OPTIONS, join(fixtures, `${name}.fixture.ts`)], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...env, LAUREL_TEST_FILE_SECONDS: String(seconds), SEED: '42' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  killAtExit(child)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

test('a test file that ends by itself is told with its seconds, before the closing summary', async () => {
  const { out, err, code } = await runFixture('quick', 100)
  assert.equal(code, 0, out + err)
  assert.match(out, /✔ it ends by itself.*ℹ +\d+\.\d s test\/fixtures\/runner\/quick\.fixture\.ts\nℹ tests 1\n/s)
  assert.match(out, /ℹ tests 1\nℹ suites 0\nℹ pass 1\nℹ fail 0\nℹ cancelled 0\nℹ skipped 0\nℹ todo 0\nℹ duration_ms /)
  assert.doesNotMatch(out, /SEED/)
})

test('a test file that leaves a server open is ended, named, and has failed; the seed of the run is told', async () => {
  const { out, err, code } = await runFixture('open-server')
  assert.equal(code, 1, out + err)
  assert.match(out, /ℹ SEED=42 repeats the random choices of this run\n/)
  assert.match(err, /open-server\.fixture\.ts did not end by itself within 2 seconds/)
  assert.match(out, /✖ test\/fixtures\/runner\/open-server\.fixture\.ts.*ℹ fail 1\n/s)
})

test('a test file that never comes back from a loop is ended, named, and has failed', async () => {
  const { out, err, code } = await runFixture('endless-loop')
  assert.equal(code, 1, out + err)
  assert.match(err, /endless-loop\.fixture\.ts did not end by itself within 2 seconds/)
  assert.match(out, /✖ test\/fixtures\/runner\/endless-loop\.fixture\.ts.*ℹ fail 1\n/s)
})

test('a test file that leaves a process behind does not hold up the run, and has failed', async () => {
  const { out, err, code } = await runFixture('left-child', 100)
  assert.equal(code, 1, out + err)
  assert.match(out, /✖ test\/fixtures\/runner\/left-child\.fixture\.ts/)
})
