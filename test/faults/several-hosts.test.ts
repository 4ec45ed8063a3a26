import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startLoad, startWatched, works } from '../support/failover-load.ts'
import { dataFolder } from '../support/laurel.ts'
import { startSwitchablePair } from '../support/switchable-pair.ts'

test('with several hosts in the address all goes on at the new primary after switchover, kill and stall, without a 500 and without loss', {
  timeout: 240_000,
}, async (t) => {
  await using pair = await startSwitchablePair(0)
  using data = dataFolder()
  await using started = await startWatched({ DATABASE_URL: pair.urlOfBoth, DATA_DIR: data.path })
  const { service, watched } = started
  const load = startLoad(service)
  for (const disrupt of [pair.switchOver, pair.kill, () => pair.stall(2_000, true)]) {
    await load.enough(10)
    await disrupt()
    await works(service, watched, t, performance.now())
  }
  await load.enough(10)
  const statuses = await load.stop()
  t.diagnostic(JSON.stringify(Object.fromEntries(statuses)))
  const others = [...statuses.keys()].filter((each) => !/^(read 200|write 201|(read|write) 503)$/.test(each))
  assert.deepEqual(others, [])
  const rows = (await pair.query('select name from event')) as { name: string }[]
  const stored = new Set(rows.map(({ name }) => name))
  assert.deepEqual(
    load.acknowledged.filter((name) => !stored.has(name)),
    [],
  )
  assert.equal(service.child.exitCode, null)
})
