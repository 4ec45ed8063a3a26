import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { collectDaemons } from '../../../collect.ts'
import { runSequencer } from './run-sequencer.ts'

type Warning = { context: any; message: string }

async function startSequencer(world: World) {
  const warnings: Warning[] = []
  const { stop } = await runSequencer({
    url: world.databaseUrl,
    services: world.services,
    warn: (context, message) => warnings.push({ context, message }),
    times: { pollMs: 5, pauseMs: 10 },
  })
  return { warnings, [Symbol.asyncDispose]: stop }
}

const waiting = (world: World, org: number) =>
  world.query(`select 1 from certificate_log where org_id = ${org} and position is null`)
const untilEntered = (world: World, org: number) =>
  until(
    () => waiting(world, org),
    (rows) => rows.length === 0,
    5,
  )

test('the sequencer goes on for as long as a worker does', () => {
  assert.ok(collectDaemons().includes(runSequencer))
})

test('what is committed while the sequencer runs gets its position, and what was left when it was stopped, at the next start', async () => {
  await using world = await startWorld()
  {
    await using sequencer = await startSequencer(world)
    for (let n = 0; n < 3; n++) {
      await aCertificate(world)
      await untilEntered(world, 1)
    }
    assert.deepEqual(sequencer.warnings, [])
  }
  await aCertificate(world)
  assert.equal((await waiting(world, 1)).length, 1)
  await using _ = await startSequencer(world)
  await untilEntered(world, 1)
})

test('an organisation with more entries than its share of a transaction goes on alone', async () => {
  await using world = await startWorld()
  await world.stranger()
  await world.query(`insert into certificate_log (org_id, action, public_id, record_hash, at)
    select case when n > 35 then 2 else 1 end, 'issued', gen_random_uuid(), sha256(n::text::bytea), now() from generate_series(1, 36) n`)
  await using sequencer = await startSequencer(world)
  await untilEntered(world, 1)
  await untilEntered(world, 2)
  assert.deepEqual(sequencer.warnings, [])
})

test('an organisation whose entries cannot be entered holds up no other, and is tried again', async () => {
  await using world = await startWorld()
  const key = await world.stranger()
  const request: World['request'] = (method, path, body) => world.request(method, path, body, { key })
  await world.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by a test'; end $$;
    create trigger refuse before update on certificate_log for each row when (new.org_id = 1) execute function refuse()`)
  await aCertificate(world)
  await aCertificate({ ...world, request })
  await using sequencer = await startSequencer(world)
  await untilEntered(world, 2)
  await until(
    async () => sequencer.warnings,
    (warnings) => warnings.length >= 3,
  )
  for (const { context, message } of sequencer.warnings) {
    assert.equal(context.org_id, 1)
    assert.match(context.err.message, /refused by a test/)
    assert.match(message, /tried again/)
  }
  assert.equal((await waiting(world, 1)).length, 1)
  await world.query('drop function refuse cascade')
  await untilEntered(world, 1)
})
