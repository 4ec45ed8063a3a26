import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge, aGuest, handle } from '../../../../test/support/badges.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { ok } from '../../../../test/support/training.ts'
import { examine } from '../../../doctor.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { awardCredentials, genuineAwards, markedAwards } from './signed-awards.fixture.ts'

const ADA = { email: 'Ada@example.org', name: 'Ada Lovelace' }

const give = (world: World, { path }: { path: string }, fields: object = {}) =>
  ok(world.request('POST', `${path}/awards`, { ...ADA, ...fields }))

test('an award by hand is signed, with what its version and its evidence say', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world, { name: 'Speaker', description: 'Gave a talk', validity_days: 30 })
  const evidence = [
    { text: 'Talk', url: 'https://example.org/talk' },
    { text: 'Talk', url: 'https://example.org/talk' },
    { text: 'Odd', url: 'https://example.org/?q={a|b}' },
    { text: 'Applause' },
  ]
  const award = await give(world, badge, { evidence })
  await ok(world.request('PATCH', badge.path, { name: 'Other', description: 'Other' }))
  await world.query(`update organisation set name = 'Renamed' where id = 1`)
  const [credential] = (await genuineAwards(world)) as any[]
  assert.equal(credential.id, award.badge_url)
  assert.deepEqual([credential.name, credential.issuer.name === 'Renamed'], ['Speaker', false])
  assert.equal(Date.parse(credential.validUntil) - Date.parse(credential.validFrom), 30 * 86_400_000)
  const { name, identifier, achievement } = credential.credentialSubject
  assert.deepEqual([name, identifier.length, achievement.achievementType], [ADA.name, 2, 'Badge'])
  assert.deepEqual(
    [achievement.description, achievement.criteria.narrative],
    ['Gave a talk', `Chosen by ${credential.issuer.name}.`],
  )
  assert.deepEqual(credential.evidence, [
    { id: 'https://example.org/talk', type: ['Evidence'], narrative: 'Talk' },
    { type: ['Evidence'], narrative: 'Odd (https://example.org/?q={a|b})' },
    { type: ['Evidence'], narrative: 'Applause' },
  ])
  assert.match(credential.credentialStatus.statusListCredential, /\/status\/b0$/)
  assert.equal(JSON.stringify(credential).includes('example.org"'), false, 'the address is hashed')
})

test('awards by a rule, to all and by correction are signed, and the corrected one is refused everywhere', async () => {
  await using world = await startWorld()
  await handle(world)
  const criteria = [{ type: 'events_attended', min: 1 }]
  const before = await aGuest(world, { email: 'early@example.org' })
  await aBadge(world, { criteria })
  await world.runJobs()
  await aGuest(world, { email: 'late@example.org' })
  await handle(world)
  const [early, late] = (await genuineAwards(world)) as any[]
  assert.equal(early.credentialSubject.achievement.id, late.credentialSubject.achievement.id)
  assert.equal(late.credentialSubject.achievement.criteria.narrative, 'Attended at least 1 event.')
  const [{ row }] = (await awardCredentials(world)) as [any]
  await ok(world.request('POST', `/admin/badge-awards/${row.id}/correct`, { name: 'Corrected' }))
  const all = (await genuineAwards(world)) as any[]
  assert.equal(all.at(-1).credentialSubject.name, 'Corrected')
  assert.deepEqual(await markedAwards(world), [row.id])
  await ok(world.request('DELETE', `/admin/events/${before.event.id}`))
  assert.deepEqual(await genuineAwards(world), all, 'the event is not part of the credential')
})

test('revoking marks the award in the transaction that revokes it, and repeating changes nothing', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world)
  const { id } = await give(world, badge)
  await give(world, badge, { email: 'bo@example.org' })
  await ok(world.request('POST', `/admin/badge-awards/${id}/revoke`, {}))
  await ok(world.request('POST', `/admin/badge-awards/${id}/revoke`, {}))
  assert.deepEqual(await markedAwards(world), [id])
  await genuineAwards(world)
})

test('twin: a revocation that does not reach the list is found by the doctor', async () => {
  await using world = await startWorld({ doctor: false })
  const badge = await aBadge(world)
  const { id } = await give(world, badge)
  await world.query(`update badge_award set revoked_at = now() where id = ${id}`)
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.deepEqual(broken, [
    'the status list marks a badge award if and only if it is revoked',
    'status lists mark as many badge awards as are revoked',
  ])
})

test('erasing signs what is left, without name and address, and marks it', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world)
  const { id } = await give(world, badge, { evidence: [{ text: 'Ada did it' }] })
  const [before] = (await genuineAwards(world)) as any[]
  await erasePerson(jobContext(world.services, 1, 'test'), { email: ADA.email })
  const [after] = (await genuineAwards(world)) as any[]
  assert.deepEqual(await markedAwards(world), [id])
  assert.equal(after.credentialSubject.identifier.length, 1)
  assert.equal(after.evidence, undefined)
  assert.doesNotMatch(JSON.stringify(after), /Ada|sha256/)
  assert.deepEqual(after.credentialStatus, before.credentialStatus, 'the copy of the holder is refused too')
})
