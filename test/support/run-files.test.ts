import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { runFiles } from './run-files.ts'

const fixture = (name: string) => join(import.meta.dirname, '..', 'fixtures', 'runner', `${name}.fixture.ts`)

async function runFixtures(names: string[], limitSeconds: number, mayShare = false) {
  let printed = ''
  const passed = await runFiles(names.map(fixture), {
    lanes: 1,
    env: process.env,
    limitSeconds,
    namePattern: null,
    seed: '42',
    signal: new AbortController().signal,
    mayShare: () => mayShare,
    print: (text) => (printed += text),
  })
  return { passed, printed }
}

test('a test file that ends by itself is listed with its seconds, and the figures are those of all files', async () => {
  const { passed, printed } = await runFixtures(['quick'], 100, true)
  assert.ok(passed, printed)
  assert.match(
    printed,
    /✔ it ends by itself.*ℹ +\d+\.\d s, processor +\d+\.\d s: test\/fixtures\/runner\/quick\.fixture\.ts\n/s,
  )
  assert.match(printed, /ℹ tests 2\nℹ pass 1\nℹ fail 0\nℹ skipped 1\n/)
  assert.match(
    printed,
    /ℹ left out: test\/fixtures\/runner\/quick\.fixture\.ts: it is left out \(the machine has no shell\)\n/,
  )
  assert.doesNotMatch(printed, /SEED/)
})

for (const [name, problem] of [
  ['open-server', 'its process ended with code 1'],
  ['endless-loop', 'its process ended with SIGKILL'],
] as const)
  test(`a test file that does not end by itself (${name}) is ended, named, and has failed`, async () => {
    const { passed, printed } = await runFixtures([name], 2)
    assert.equal(passed, false, printed)
    assert.match(printed, new RegExp(`✖ test/fixtures/runner/${name}\\.fixture\\.ts: ${problem}.*ℹ fail 1\n`, 's'))
    assert.match(printed, /ℹ SEED=42 repeats the random choices of this run\n/)
  })

test('a test file that leaves a process behind does not hold up the run, and has failed', async () => {
  const { passed, printed } = await runFixtures(['left-child'], 100)
  assert.equal(passed, false, printed)
  assert.match(printed, /✖ test\/fixtures\/runner\/left-child\.fixture\.ts: it left a process behind/)
})

test('a file that failed does not spoil those that share its process', async () => {
  const { passed, printed } = await runFixtures(['failing', 'quick'], 100, true)
  assert.equal(passed, false, printed)
  assert.match(printed, /✖ it fails.*✔ it ends by itself.*ℹ pass 1\nℹ fail 1\n/s)
})

test('an error that nobody caught fails its file', async () => {
  const { passed, printed } = await runFixtures(['uncaught'], 100, true)
  assert.equal(passed, false, printed)
  assert.match(printed, /nobody catches it.*ℹ fail 1\n/s)
})

test('a hook that fails after the tests of a file or suite fails the file', async () => {
  for (const name of ['failing-hook', 'failing-suite-hook']) {
    const { passed, printed } = await runFixtures([name], 100, true)
    assert.equal(passed, false, printed)
    assert.match(printed, /what is left is broken.*ℹ pass 1\nℹ fail 1\n/s)
  }
})

test('tests of a suite run between its hooks', async () => {
  const { passed, printed } = await runFixtures(['nested'], 100, true)
  assert.ok(passed, printed)
})
