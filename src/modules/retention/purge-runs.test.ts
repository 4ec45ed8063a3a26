import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdFirst } from '../../../test/support/statements.ts'
import { count } from '../../../test/support/stored.ts'
import { jobContext } from '../../platform/context/context.ts'
import { purgeOrganisation } from './purge-organisation.ts'
import { beginRun, endRun } from './purge-runs.ts'

const purge = (world: World) => purgeOrganisation(world.services, 1)

/** Old events. */
async function longAgo(world: World): Promise<void> {
  await world.query(`insert into domain_event (org_id, uid, type, subject_id, body, occurred_at, audience)
    select 1, gen_random_uuid(), 'attendee.registered', n, '{}', now() - interval '100 days', 'internal' from generate_series(1, 6) n`)
}

test('a run that hangs removes nothing more when another has begun, and each row is counted once', async () => {
  await using world = await startWorld()
  await longAgo(world)
  using first = holdFirst(world, 'set_config')
  const hanging = purge(world)
  await first.reached
  const ctx = jobContext(world.services, 1, 'test')
  await endRun(ctx, await beginRun(ctx), 'complete')
  first.release()
  await hanging
  assert.equal(await count(world, 'domain_event'), 6)
  await purge(world)
  const runs = await world.query<{ status: string; removed: { domain_events?: number } }>(
    'select status, removed from purge_run order by id',
  )
  assert.deepEqual(
    runs.map(({ status, removed }) => [status, removed.domain_events ?? 0]),
    [
      ['interrupted', 0],
      ['complete', 0],
      ['complete', 6],
    ],
  )
})

test('a process that is told to stop stops between two pieces, and the next run goes on', async () => {
  await using world = await startWorld()
  await longAgo(world)
  const giveUp = new AbortController()
  giveUp.abort(new Error('stopping'))
  await assert.rejects(purgeOrganisation(world.services, 1, giveUp.signal), /stopping/)
  assert.equal(await count(world, 'domain_event'), 6)
  await purge(world)
  assert.equal(await count(world, 'domain_event'), 0)
  assert.equal((await world.request('GET', '/admin/retention')).body.last_run.status, 'complete')
})

test('of each organisation 90 runs are remembered', async () => {
  await using world = await startWorld()
  await world.query(`insert into purge_run (org_id, started_at, ended_at, status, removed)
    select 1, now() - interval '1 day' * (200 - n), now(), 'complete', '{"emails": 2}' from generate_series(1, 120) n`)
  await purge(world)
  const { recent } = (await world.request('GET', '/admin/retention')).body
  assert.deepEqual([recent.runs, recent.removed.emails], [90, 178])
})

test('a run of another organisation goes on while one begins', async () => {
  await using world = await startWorld()
  await world.stranger()
  await beginRun(jobContext(world.services, 2, 'test'))
  await purge(world)
  assert.deepEqual(await world.query('select org_id, status from purge_run order by org_id'), [
    { org_id: 1, status: 'complete' },
    { org_id: 2, status: 'running' },
  ])
})
