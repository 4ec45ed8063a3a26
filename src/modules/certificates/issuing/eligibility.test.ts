import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, anEvent, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const TIERS = [
  { name: 'Guest', min_attendance_percent: 0 },
  { name: 'Gold', min_attendance_percent: 80 },
  { name: 'Silver', min_attendance_percent: 40 },
]

async function issueTo(world: World, fields: object) {
  const event = await anEvent(world, fields)
  const [present, absent, gone] = [
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
    await anAttendee(world, event.id),
  ]
  for (const { id } of [present, gone])
    await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: id })
  await world.query(`update attendee set status = 'cancelled' where id = ${gone.id}`)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  const tierOf = new Map(body.certificates.map((certificate: any) => [certificate.attendee_id, certificate.tier]))
  return { event, body, tierOf, present, absent, gone }
}

test('registered: everyone whose registration was not cancelled', async () => {
  await using world = await startWorld()
  const { body, tierOf, present, absent, gone } = await issueTo(world, {})
  assert.deepEqual([...tierOf.keys()], [present.id, absent.id])
  assert.deepEqual(body.skipped, [{ attendee_id: gone.id, reason: 'registration_cancelled' }])
})

test('attended: only those who were checked in', async () => {
  await using world = await startWorld()
  const { body, tierOf, present, absent, gone } = await issueTo(world, {
    certificate_eligibility: 'attended',
    certificate_min_attendance_percent: 75,
  })
  assert.deepEqual([...tierOf.keys()], [present.id])
  assert.deepEqual(body.skipped, [
    { attendee_id: absent.id, reason: 'not_attended' },
    { attendee_id: gone.id, reason: 'registration_cancelled' },
  ])
})

test('each gets the highest tier that was reached, and without tiers none', async () => {
  await using world = await startWorld()
  const withTiers = await issueTo(world, { certificate_tiers: TIERS })
  assert.equal(withTiers.tierOf.get(withTiers.present.id), 'Gold')
  assert.equal(withTiers.tierOf.get(withTiers.absent.id), 'Guest')
  const without = await issueTo(world, {})
  assert.equal(without.tierOf.get(without.present.id), null)
})

test('attendance is the share of the sessions as soon as there is one, for eligibility and tiers', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, {
    certificate_eligibility: 'attended',
    certificate_min_attendance_percent: 50,
    certificate_tiers: TIERS,
  })
  const path = `/admin/events/${event.id}`
  const sessions: number[] = []
  for (const title of ['A', 'B', 'C', 'D']) sessions.push((await aSession(world, event.id, { title })).id)
  const attending = async (...attended: number[]) => {
    const { id } = await anAttendee(world, event.id)
    for (const nth of attended)
      await world.request('POST', `${path}/sessions/${sessions[nth]}/checkin`, { attendee_id: id })
    return id
  }
  const [one, two, three, all] = [
    await attending(0),
    await attending(0, 1),
    await attending(1, 2, 3),
    await attending(0, 1, 2, 3),
  ]
  const atTheDoor = await attending()
  await world.request('POST', `${path}/checkin`, { attendee_id: atTheDoor })
  const { body } = await world.request('POST', `${path}/certificates`)
  assert.deepEqual(
    body.certificates.map(({ attendee_id, tier }: any) => [attendee_id, tier]),
    [
      [two, 'Silver'],
      [three, 'Silver'],
      [all, 'Gold'],
    ],
  )
  assert.deepEqual(body.skipped, [
    { attendee_id: one, reason: 'attendance_too_low' },
    { attendee_id: atTheDoor, reason: 'attendance_too_low' },
  ])
  // With half of the sessions gone the one who was at the first of them was at half, and named alone goes by the same rule.
  await world.request('DELETE', `${path}/sessions/${sessions[2]}`)
  await world.request('DELETE', `${path}/sessions/${sessions[3]}`)
  const named = await world.request('POST', `${path}/certificates`, { attendee_ids: [one, atTheDoor] })
  assert.deepEqual(
    named.body.certificates.map(({ tier }: any) => tier),
    ['Silver'],
  )
  assert.deepEqual(named.body.skipped, [{ attendee_id: atTheDoor, reason: 'attendance_too_low' }])
})

test('the summary lists every tier with its share, revoked certificates left out', async () => {
  await using world = await startWorld()
  const { event, body } = await issueTo(world, { certificate_tiers: TIERS.slice(1) })
  const summary = () => world.request('GET', `/admin/events/${event.id}/certificate-tiers/summary`)
  assert.deepEqual((await summary()).body, {
    total: 2,
    tiers: [
      { tier: 'Gold', count: 1, percentage: 50 },
      { tier: 'Silver', count: 0, percentage: 0 },
      { tier: null, count: 1, percentage: 50 },
    ],
  })
  await world.request('PATCH', `/admin/events/${event.id}`, { certificate_tiers: [] })
  assert.deepEqual((await summary()).body.tiers, [
    { tier: 'Gold', count: 1, percentage: 50 },
    { tier: null, count: 1, percentage: 50 },
  ])
  for (const { id } of body.certificates) await world.request('DELETE', `/admin/certificates/${id}`)
  assert.deepEqual((await summary()).body, { total: 0, tiers: [] })
  assert.equal((await world.request('GET', '/admin/events/999/certificate-tiers/summary')).status, 404)
})
