import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { aBadge } from '../../../test/support/badges.ts'
import { openCommandLine } from '../../../test/support/command-line.ts'
import { startWorld } from '../../../test/support/harness.ts'

test('badges and their awards are listed, and the credential of an award is written as a file', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const out = async (...args: string[]) => {
    const done = await line.run(['badges', ...args])
    assert.deepEqual([done.code, done.err], [0, ''], args.join(' '))
    return done.out
  }
  const { id, path } = await aBadge(world, { name: 'Speaker' })
  const { body: award } = await world.request('POST', `${path}/awards`, { email: 'ada@example.org', name: 'Ada' })
  assert.equal(await out('list'), `${id}\tSpeaker\tactive\t1\n`)
  assert.match(await out('awards', String(id)), /^\d+\tAda\tada@example\.org\tactive\t.+\/b\//)
  assert.deepEqual(JSON.parse(await out('awards', String(id), '--email', 'bo@example.org', '--json')), [])
  await out('credential', String(award.id), '-o', 'ada.json')
  const { text } = await world.request('GET', `/b/${award.public_id}.json`, undefined, { key: null })
  assert.equal(readFileSync(join(line.folder, 'ada.json'), 'utf8'), text)
  const missing = await line.run(['badges', 'credential', '999', '-o', 'none.json'])
  assert.deepEqual([missing.code, missing.out], [1, ''])
})
