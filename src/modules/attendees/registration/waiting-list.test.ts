import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { anAttendee } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { anOpenEvent, aRegistration, mailsTo, register, sweepOffers } from '../../../../test/support/register.ts'

const HOUR = 3_600_000

test('a full event has a waiting list, in the order in which people came, each told their position', async () => {
  await using world = await startWorld()
  const [elsewhere, event] = [
    await anOpenEvent(world, { registration_capacity: 1 }),
    await anOpenEvent(world, { registration_capacity: 1 }),
  ]
  for (const { id } of [elsewhere, event]) await anAttendee(world, id)
  // Somebody who has waited for longer, but for another event.
  await aRegistration(world, elsewhere)
  const [first, second] = [await aRegistration(world, event), await aRegistration(world, event)]
  const [mail] = await mailsTo(world, second.email)
  assert.equal(mail.kind, 'registration_waitlisted')
  assert.match(mail.text, /You are number 2 on the waiting list/)
  const { status, position, ticket_url } = await second.see()
  assert.deepEqual([status, position, ticket_url], ['waitlisted', 2, null])
  const ofOrganiser = async (email: string) => {
    const list = `/admin/events/${event.id}/attendees`
    const [{ id }] = (await world.request('GET', `${list}?search=${encodeURIComponent(email)}`)).body
    return (await world.request('GET', `${list}/${id}`)).body.waiting_position
  }
  assert.deepEqual([await ofOrganiser(first.email), await ofOrganiser(second.email)], [1, 2])
  assert.equal((await first.ask('DELETE')).status, 204)
  assert.equal((await second.see()).position, 1)
  assert.equal((await world.request('GET', `/admin/events/${event.id}/attendance`)).body.total, 1)
})

test('who waits, is offered a place or is cancelled holds no ticket, is not let in and gets no certificate', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const [one, offered, waiting] = [
    await aRegistration(world, event),
    await aRegistration(world, event),
    await aRegistration(world, event),
  ]
  await one.ask('DELETE')
  await world.runJobs()
  const admin = `/admin/events/${event.id}`
  for (const [{ email, see }, status, code, reason] of [
    [offered, 'offered', 'not_registered', 'not_registered'],
    [waiting, 'waitlisted', 'not_registered', 'not_registered'],
    [one, 'cancelled', 'registration_cancelled', 'registration_cancelled'],
  ] as const) {
    const own = await see()
    assert.deepEqual([own.status, own.ticket_url], [status, null])
    assertRefused(await world.request('POST', `${admin}/checkin`, { email }), 409, code)
    const [attendee] = (await world.request('GET', `${admin}/attendees?search=${email}`)).body
    assert.equal(attendee.status, status)
    const { body } = await world.request('POST', `${admin}/certificates`, { attendee_ids: [attendee.id] })
    assert.deepEqual(body.skipped, [{ attendee_id: attendee.id, reason }])
  }
})

test('a place that becomes free is offered to the next for so many hours, then to the one after', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1, waitlist_offer_hours: 2 })
  const [one, two, three] = [
    await aRegistration(world, event),
    await aRegistration(world, event),
    await aRegistration(world, event),
  ]
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  await one.ask('DELETE')
  await world.runJobs()
  const offer = await two.see()
  assert.deepEqual([offer.status, offer.offered_until], ['offered', '2026-11-22T14:00:00.000Z'])
  const [mail] = await mailsTo(world, two.email)
  assert.equal(mail.kind, 'place_offered')
  assert.match(mail.text, /22 November 2026, 14:00 \(UTC\)/)
  assert.equal((await three.see()).position, 1)
  world.stopClock(new Date(Date.parse('2026-11-22T12:00:00Z') + 2 * HOUR))
  assertRefused(await two.ask('PATCH', { status: 'registered' }), 409, 'offer_ended')
  await sweepOffers(world)
  assert.deepEqual([(await two.see()).status, (await three.see()).status], ['cancelled', 'offered'])
  assert.equal((await mailsTo(world, two.email))[0].kind, 'offer_ended')
  const { body } = await three.ask('PATCH', { status: 'registered' })
  assert.deepEqual([body.status, body.ticket_url !== null], ['registered', true])
  assert.equal((await mailsTo(world, three.email))[0].kind, 'registration_confirmed')
  assert.equal((await three.ask('PATCH', { status: 'registered' })).status, 200)
})

test('whatever frees a place has it offered: a deletion, a change of status, a raised capacity, an offer declined', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 2 })
  const admin = `/admin/events/${event.id}`
  const [a, b] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  const waiting: Awaited<ReturnType<typeof aRegistration>>[] = []
  for (let n = 0; n < 5; n++) waiting.push(await aRegistration(world, event))
  const offered = async () => {
    await world.runJobs()
    const states = await Promise.all(waiting.map(async ({ see }) => (await see()).status))
    return states.map((status) => status[0]).join('')
  }
  assert.equal(await offered(), 'wwwww')
  await world.request('DELETE', `${admin}/attendees/${a.id}`)
  assert.equal(await offered(), 'owwww')
  await world.request('PATCH', `${admin}/attendees/${b.id}`, { status: 'cancelled' })
  assert.equal(await offered(), 'oowww')
  await world.request('PATCH', admin, { registration_capacity: 3 })
  assert.equal(await offered(), 'oooww')
  assert.equal((await waiting[1]!.ask('DELETE')).status, 204)
  assert.equal(await offered(), 'ocoow')
  await world.request('PATCH', admin, { registration_capacity: null })
  assert.equal(await offered(), 'ocooo')
})

test('nobody new passes those who wait, though a place is free', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const one = await aRegistration(world, event)
  const two = await aRegistration(world, event)
  await one.ask('DELETE')
  assert.equal((await register(world, event)).body.status, 'waitlisted')
  await world.runJobs()
  assert.equal((await two.see()).status, 'offered')
})

test('an event that is over or takes no registrations offers nothing, one that is closed does', async () => {
  await using world = await startWorld()
  for (const [change, status] of [
    [{ registration_enabled: false }, 'waitlisted'],
    [{ event_date: '2020-01-01' }, 'waitlisted'],
    [{ registration_closed: true }, 'offered'],
  ] as const) {
    const event = await anOpenEvent(world, { registration_capacity: 1 })
    const attendee = await anAttendee(world, event.id)
    const next = await aRegistration(world, event)
    await world.request('PATCH', `/admin/events/${event.id}`, change)
    await world.request('DELETE', `/admin/events/${event.id}/attendees/${attendee.id}`)
    await sweepOffers(world)
    assert.equal((await next.see()).status, status, JSON.stringify(change))
  }
})

test('an offer that ends after its event ends without a mail', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1, event_date: '2026-12-01T09:00:00Z' })
  world.stopClock(new Date('2026-12-01T12:00:00Z'))
  const [one, two] = [await aRegistration(world, event), await aRegistration(world, event)]
  await one.ask('DELETE')
  await world.runJobs()
  assert.equal((await two.see()).status, 'offered')
  world.stopClock(new Date('2026-12-02T12:00:00Z'))
  await sweepOffers(world)
  assert.equal((await two.see()).status, 'cancelled')
  assert.equal((await mailsTo(world, two.email))[0].kind, 'place_offered')
})

test('organisers may give a place beyond the capacity, and put nobody on the list', async () => {
  await using world = await startWorld()
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  const one = await aRegistration(world, event)
  const two = await aRegistration(world, event)
  const [attendee] = (await world.request('GET', `/admin/events/${event.id}/attendees?search=${two.email}`)).body
  const path = `/admin/events/${event.id}/attendees/${attendee.id}`
  const { status, body } = await world.request('PATCH', path, { status: 'registered' })
  assert.deepEqual([status, body.status, body.ticket_url !== null], [200, 'registered', true])
  assertRefused(await world.request('PATCH', path, { status: 'waitlisted' }), 422, 'validation_failed', 'body.status')
  await one.ask('DELETE')
  await sweepOffers(world)
  assert.equal((await register(world, event)).body.status, 'waitlisted')
})
