import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdFirst } from '../../../test/support/statements.ts'
import { examine } from '../../doctor.ts'
import { jobContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { setStatusBits } from '../credentials/index.ts'
import { areMarked, countMarks } from './credential/marked-certificates.fixture.ts'
import { repairMarks } from './repair-marks.ts'

const broken = async ({ services }: World) => (await examine(services)).map(({ invariant }) => invariant)

/** A world with a revoked certificate and a valid one. */
async function withOneRevoked(world: World): Promise<{ revoked: number; valid: number }> {
  const [revoked, valid] = [(await aCertificate(world)).id, (await aCertificate(world)).id]
  assert.equal((await world.request('POST', `/admin/certificates/${revoked}/revoke`)).status, 200)
  return { revoked, valid }
}

test('lists that were lost are made again from the records, and the doctor says so until then', async () => {
  await using world = await startWorld()
  const { revoked, valid } = await withOneRevoked(world)
  await world.query('delete from status_list')
  assert.deepEqual(await broken(world), [
    'the status list marks a certificate if and only if it is revoked',
    'status lists mark as many certificates as the issuance log has revoked, also when they are deleted',
  ])
  await repairMarks(world.services)
  assert.deepEqual(await areMarked(world, [revoked, valid]), [true, false])
  assert.deepEqual(await broken(world), [])
})

test('the mark of a valid certificate is removed, and others stay', async () => {
  await using world = await startWorld()
  const { revoked, valid } = await withOneRevoked(world)
  await inTransaction(jobContext(world.services, 1, 'test'), (ctx) => setStatusBits(ctx, '', [valid]))
  assert.deepEqual(await areMarked(world, [revoked, valid]), [true, true])
  await repairMarks(world.services)
  assert.deepEqual(await areMarked(world, [revoked, valid]), [true, false])
})

test('a revocation that comes between looking and repairing keeps its mark', async () => {
  await using world = await startWorld()
  const { revoked, valid } = await withOneRevoked(world)
  await world.query('delete from status_list')
  using held = holdFirst(world, 'for update')
  const repairing = repairMarks(world.services)
  await held.reached
  await world.request('POST', `/admin/certificates/${valid}/revoke`)
  held.release()
  await repairing
  assert.deepEqual(await areMarked(world, [revoked, valid]), [true, true])
  assert.equal(await countMarks(world), 2)
})
