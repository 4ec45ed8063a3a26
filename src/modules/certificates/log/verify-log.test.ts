import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enterLog } from '../../../../test/support/enter-log.ts'
import { aCertificate } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { growTrees } from './grow-trees.ts'
import { logCheckpoint, verifyLog } from './verify-log.ts'

const contextOf = ({ services }: World, orgId = 1) => jobContext(services, orgId, 'test')

/** Changes rows past all triggers, and builds the tree again so that it fits them. */
async function rewrite(world: World, statement: string): Promise<void> {
  await world.pool.query(`begin; set local session_replication_role = replica;
    update certificate_log_head set tree_size = 0, edge = ''; delete from certificate_log_tile; ${statement}; commit`)
  await growTrees(world.services)
}

test('a log is compared with a checkpoint that somebody kept, and with its stored tree', async () => {
  await using world = await startWorld({ doctor: false })
  const ctx = contextOf(world)
  for (let n = 0; n < 3; n++) await aCertificate(world)
  await enterLog(world)
  const kept = await logCheckpoint(ctx)
  for (let n = 0; n < 2; n++) await aCertificate(world)
  await enterLog(world)
  const { entries, kept: size, problem } = await verifyLog(ctx, kept)
  assert.deepEqual({ entries, size, problem }, { entries: 5, size: 3, problem: null })
  await rewrite(world, `update certificate_log set at = at - interval '1 day' where position = 5`)
  assert.equal((await verifyLog(ctx, kept)).problem, null)
  await rewrite(world, `update certificate_log set at = at - interval '1 day' where position = 2`)
  assert.equal((await verifyLog(ctx, null)).problem, null)
  assert.match((await verifyLog(ctx, kept)).problem!, /Of the first 3 entries, some are not those/)
  await world.query(
    `update certificate_log_head set edge = set_byte(edge, 0, 255 - get_byte(edge, 0)) where org_id = 1`,
  )
  assert.match((await verifyLog(ctx, null)).problem!, /The stored tree is not that of the entries/)
})

test('a log that is shorter than the checkpoint is noticed; a checkpoint of another log is refused', async () => {
  await using world = await startWorld({ doctor: false })
  for (let n = 0; n < 3; n++) await aCertificate(world)
  await enterLog(world)
  const kept = await logCheckpoint(contextOf(world))
  await rewrite(world, 'delete from certificate_log where position = 3; update certificate_log_head set position = 2')
  assert.match((await verifyLog(contextOf(world), kept)).problem!, /has 2 entries, and the checkpoint 3/)
  await world.stranger()
  const other = await logCheckpoint(contextOf(world, 2))
  for (const text of [other, kept.replace('\n3\n', '\n2\n'), 'text', ''])
    await assert.rejects(verifyLog(contextOf(world), text), /not one of the log/)
})
