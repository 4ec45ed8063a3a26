import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { holdLocks, noteStatements } from '../../../../test/support/statements.ts'
import { organisationsWaiting, sequenceTogether } from './sequence-entries.ts'

const positions = async (world: World) =>
  (await world.query<{ position: number }>('select position from certificate_log order by position')).map(
    ({ position }) => position,
  )

/** Entries of several organisations, the first of which has id 1. */
async function ofThree(world: World, entriesOfEach: number): Promise<void> {
  await world.stranger()
  await world.stranger()
  await world.query(`insert into certificate_log (org_id, action, public_id, record_hash, at)
    select org_id, 'issued', gen_random_uuid(), sha256(n::text::bytea), now()
    from generate_series(1, ${entriesOfEach}) n, generate_series(1, 3) org_id`)
}

const waitingByOrganisation = (world: World) =>
  world.query<{ org_id: number; count: number }>(
    'select org_id, count(*)::int as count from certificate_log where position is null group by org_id order by org_id',
  )

test('organisations share a transaction, with so many entries of each, and each has a chain of its own', async () => {
  await using world = await startWorld()
  await ofThree(world, 3)
  const note = noteStatements(world)
  const statements = await note(async () => {
    const entered = await sequenceTogether(world.services, [1, 2, 3], 2)
    assert.deepEqual(
      [...entered],
      [1, 2, 3].map((orgId) => [orgId, 2]),
    )
  })
  assert.equal(statements.filter(({ text }) => text === 'begin').length, 1)
  assert.deepEqual(
    (await waitingByOrganisation(world)).map(({ count }) => count),
    [1, 1, 1],
  )
  await enterLog(world)
  assert.deepEqual(await positions(world), [1, 1, 1, 2, 2, 2, 3, 3, 3])
})

test('when the entries of one organisation are refused, those that share its transaction still wait', async () => {
  await using world = await startWorld()
  await ofThree(world, 1)
  await world.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before update on certificate_log for each row when (new.org_id = 2) execute function refuse()`)
  await assert.rejects(sequenceTogether(world.services, [1, 2, 3], 2), /refused/)
  assert.equal((await waitingByOrganisation(world)).length, 3)
  await world.query('drop function refuse cascade')
  await enterLog(world)
})

test('an organisation whose head another process holds is left to it, and the others are entered', async () => {
  await using world = await startWorld()
  await ofThree(world, 1)
  {
    await using _ = await holdLocks(world, 'select 1 from certificate_log_head where org_id = 2 for update')
    assert.deepEqual([...(await sequenceTogether(world.services, [1, 2, 3], 2)).keys()], [1, 3])
  }
  await enterLog(world)
})

test('organisations that wait are found in turns', async () => {
  await using world = await startWorld()
  await ofThree(world, 2)
  assert.deepEqual(await organisationsWaiting(world.services, { most: 2 }), [1, 2])
  assert.deepEqual(await organisationsWaiting(world.services, { after: 2, most: 2 }), [3])
  assert.deepEqual(await organisationsWaiting(world.services), [1, 2, 3])
  await enterLog(world)
})
