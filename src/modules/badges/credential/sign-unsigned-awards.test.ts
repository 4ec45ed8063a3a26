import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge } from '../../../../test/support/badges.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { breakingConnections, type Fault, holdFirst, rewrite } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'
import { ok } from '../../../../test/support/training.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { repairAwardMarks } from './repair-award-marks.ts'
import { signUnsignedAwards } from './sign-unsigned-awards.ts'
import { forgetAwardSignatures, genuineAwards, markedAwards } from './signed-awards.fixture.ts'

/** Awards from before credentials, of which the first is revoked. */
async function oldAwards(world: World): Promise<number[]> {
  const badge = await aBadge(world)
  const ids: number[] = []
  for (const name of ['Ada', 'Bo', 'Cy'])
    ids.push((await ok(world.request('POST', `${badge.path}/awards`, { name, email: `${name}@example.org` }))).id)
  await ok(world.request('POST', `/admin/badge-awards/${ids[0]}/revoke`, {}))
  await forgetAwardSignatures(world)
  return ids
}

test('awards from before credentials are signed once, with their time, and revoked ones are marked', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-28T10:00:00Z'))
  const [revoked] = await oldAwards(world)
  world.stopClock(new Date('2026-11-29T10:00:00Z'))
  await Promise.all([signUnsignedAwards(world.services), signUnsignedAwards(world.services)])
  const credentials = (await genuineAwards(world)) as any[]
  for (const { validFrom, proof } of credentials)
    assert.deepEqual([validFrom, proof.created.slice(0, 19)], ['2026-11-28T10:00:00Z', '2026-11-29T10:00:00'])
  assert.deepEqual(await markedAwards(world), [revoked])
  await signUnsignedAwards(world.services)
  assert.deepEqual(await genuineAwards(world), credentials)
})

test('wherever the connection breaks, the next run signs and marks what is left', async () => {
  for (const fault of ['not done', 'done, answer lost'] satisfies Fault[]) {
    await using world = await startWorld()
    const [revoked] = await oldAwards(world)
    const breaking = breakingConnections(world)
    let struck = 0
    for (let nth = 1; ; nth++) {
      breaking.arm(nth, fault)
      await signUnsignedAwards(world.services).catch(() => {})
      const isStruck = breaking.struck() !== null
      breaking.arm(0, fault)
      if (!isStruck) break
      struck++
      await signUnsignedAwards(world.services)
      await genuineAwards(world)
      assert.deepEqual(await markedAwards(world), [revoked])
      await forgetAwardSignatures(world)
    }
    assert.ok(struck > 4, `${struck}`)
    await signUnsignedAwards(world.services)
  }
})

/** Erases the recipient of an award between the reading and the signing. */
async function eraseMeanwhile(world: World): Promise<void> {
  await oldAwards(world)
  using held = holdFirst(world, 'update badge_award w set issuer_name')
  const signing = signUnsignedAwards(world.services)
  await held.reached
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'bo@example.org' })
  held.release()
  await signing
}

test('an award that changes while it is being signed is signed by the next run, as it is then', async () => {
  await using world = await startWorld()
  await eraseMeanwhile(world)
  assert.equal(await count(world, 'badge_award where signature is null'), 1)
  await signUnsignedAwards(world.services)
  await genuineAwards(world)
  assert.equal((await markedAwards(world)).length, 2)
})

test('twin: without the guard the old name is signed, and the doctor finds it', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, 'and r.state::xid = w.xmin', '')
  await eraseMeanwhile(world)
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.deepEqual(broken, ['the signature of every badge award fits the award and its key'])
})

test('awards of a withdrawn key are signed again; a run that is to give up signs nothing', async () => {
  await using world = await startWorld()
  await oldAwards(world)
  await signUnsignedAwards(world.services, AbortSignal.abort())
  await signUnsignedAwards({ ...world.services, siteUrl: 'http://[::1]:8080' })
  assert.equal(await count(world, 'badge_award where signature is not null'), 0)
  await signUnsignedAwards(world.services)
  const [before] = (await genuineAwards(world)) as any[]
  await world.query('update signing_key set retired_at = now(), withdrawn_at = now(), sealed_private = null')
  await signUnsignedAwards(world.services)
  const [after] = (await genuineAwards(world)) as any[]
  assert.notEqual(after.proof.verificationMethod, before.proof.verificationMethod)
  assert.deepEqual({ ...after, proof: null }, { ...before, proof: null }, 'the document is the same')
})

test('lists that a restore has lost are set again, and wrong marks are taken away', async () => {
  await using world = await startWorld()
  const [revoked] = await oldAwards(world)
  await signUnsignedAwards(world.services)
  await world.query(`delete from status_list where series = 'b'`)
  await repairAwardMarks(world.services)
  assert.deepEqual(await markedAwards(world), [revoked])
  await world.query(`update status_list set bits = decode(repeat('ff', 16384), 'hex') where series = 'b'`)
  await repairAwardMarks(world.services)
  assert.deepEqual(await markedAwards(world), [revoked])
  await world.query(`delete from status_list where series = 'b'`)
  await repairAwardMarks(world.services)
})
