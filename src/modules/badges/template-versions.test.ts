import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aBadge, aGuest, PICTURE } from '../../../test/support/badges.ts'
import { upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { holdFirst, rewrite, untilBlocked } from '../../../test/support/statements.ts'
import { ok } from '../../../test/support/training.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'

let people = 0
const award = (world: World, { path }: { path: string }, fields: object = {}) =>
  ok(world.request('POST', `${path}/awards`, { email: `p${++people}@example.org`, name: 'Ada', ...fields }))

const publicBadge = async (world: World, { public_id }: { public_id: string }) =>
  (await ok(world.request('GET', `/public/badges/${public_id}`, undefined, { key: null }))).badge

async function pictureOf(world: World, { public_id }: { public_id: string }): Promise<string> {
  const { status, bytes } = await world.request('GET', `/b/${public_id}.png`, undefined, { key: null })
  assert.equal(status, 200)
  return sha256(bytes).toString('hex')
}

const versionsOf = async (world: World, { path }: { path: string }): Promise<any[]> =>
  ok(world.request('GET', `${path}/versions`))

test('an award keeps its name, description and picture, whatever becomes of the template, and changes alone make versions', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world, { name: 'First', description: 'One' })
  const drawn = await award(world, badge)
  const before = await pictureOf(world, drawn)
  for (const change of [{ name: ' First ' }, { active: true }, { validity_months: 3 }, { description: 'One' }])
    await ok(world.request('PATCH', badge.path, change))
  assert.equal((await versionsOf(world, badge)).length, 1)
  const { body, headers } = upload(PICTURE, { name: 'medal.png' })
  for (let twice = 0; twice < 2; twice++) await ok(world.request('POST', `${badge.path}/image`, body, { headers }))
  const uploaded = await award(world, badge)
  const picture = await pictureOf(world, uploaded)
  await world.request('DELETE', `${badge.path}/image`)
  await ok(world.request('PATCH', badge.path, { name: 'Second', description: 'Two' }))
  await ok(world.request('PATCH', badge.path, { criteria: [{ type: 'events_attended', min: 5 }] }))
  const last = await award(world, badge)

  const versions = await versionsOf(world, badge)
  assert.deepEqual(
    versions.map(({ version, name, image, award_count }) => [version, name, image, award_count]),
    [
      [5, 'Second', 'drawn', 1],
      [4, 'Second', 'drawn', 0],
      [3, 'First', 'drawn', 0],
      [2, 'First', 'uploaded', 1],
      [1, 'First', 'drawn', 1],
    ],
  )
  assert.deepEqual(
    [drawn, uploaded, last].map((each) => each.template_version),
    [1, 2, 5],
  )
  assert.deepEqual(
    [(await publicBadge(world, drawn)).name, (await publicBadge(world, drawn)).description],
    ['First', 'One'],
  )
  assert.equal((await publicBadge(world, last)).name, 'Second')
  assert.notEqual(picture, before)
  // The picture that only an award shows is not swept.
  await world.query(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
  await world.runJobs()
  assert.deepEqual([await pictureOf(world, drawn), await pictureOf(world, uploaded)], [before, picture])
  const foreign = await world.request('GET', `${badge.path}/versions`, undefined, { key: await world.stranger() })
  assertRefused(foreign, 404, 'not_found')
  const both = await world.request('PATCH', badge.path, { validity_days: 3 })
  assertRefused(both, 422, 'validation_failed', 'body.validity_months', 'exactly_one')
})

/** Awards a badge, by hand or by criteria, and renames it between the look at its version and the award. */
async function renameDuringAward(world: World, { byRule, waits }: { byRule: boolean; waits: boolean }) {
  await aGuest(world, { email: 'rule@example.org' })
  const badge = await aBadge(world, { name: 'Old', ...(byRule && { criteria: [{ type: 'events_attended', min: 1 }] }) })
  using held = holdFirst(world, 'insert into badge_award')
  const awarding = byRule ? world.runJobs() : award(world, badge)
  await held.reached
  let isRenamed = false
  const renaming = ok(world.request('PATCH', badge.path, { name: 'New' })).then(() => (isRenamed = true))
  await (waits ? untilBlocked(world) : renaming)
  const renamedFirst = isRenamed
  held.release()
  await Promise.all([awarding, renaming])
  const [row] = await ok(world.request('GET', `${badge.path}/awards`))
  return { renamedFirst, name: (await publicBadge(world, row)).name, version: row.template_version }
}

test('a change of a template waits for an award under way, by hand and by criteria, so awards have the current version', async () => {
  for (const byRule of [true, false]) {
    await using world = await startWorld()
    const kept = { renamedFirst: false, name: 'Old', version: 1 }
    assert.deepEqual(await renameDuringAward(world, { byRule, waits: true }), kept)
  }
})

test('twin: without the lock on the template an award has a version that was no longer current', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, 'order by t.id for share of t', 'order by t.id')
  assert.equal((await renameDuringAward(world, { byRule: false, waits: false })).renamedFirst, true)
})

test('a hundred versions are kept, and older ones while an award refers to them', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world)
  const first = await award(world, badge)
  for (let n = 0; n < 103; n++) await ok(world.request('PATCH', badge.path, { description: `${n}` }))
  const [{ versions, oldest }] = (await world.query(`
    select count(*)::int as versions, array_agg(version order by version) as oldest from badge_template_version`)) as any
  assert.equal(versions, 101)
  assert.deepEqual(oldest.slice(0, 2), [1, 5])
  assert.equal((await publicBadge(world, first)).description, '')
})
