import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startDelivering } from '../../../test/support/deliver.ts'
import { enterLog } from '../../../test/support/enter-log.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { aContact, aRule, putRules } from '../../../test/support/scores.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { anEndpoint, CONTRACT_EVENTS, readRequest, settledDeliveries } from '../../../test/support/webhooks.ts'
import { sendExpiryNotices } from '../certificates/expiry/send-expiry-notices.ts'

/** Makes an event announce all that certificates announce. */
async function announceCertificates(world: World, eventId: number): Promise<void> {
  await anAttendee(world, eventId)
  const { body } = await world.request('POST', `/admin/events/${eventId}/certificates`)
  await enterLog(world)
  await sendExpiryNotices(world.services)
  await world.request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`)
  await aBulkJob(world, eventId, ['Grace Hopper'])
  await world.runJobs()
}

/** Changes the profile and the score of a contact, which belong to no event. */
async function changeContact(world: World): Promise<void> {
  await putRules(world, [aRule('cto', 5, { field: 'title', matches: ['cto'] })])
  const { id } = await aContact(world, { email: 'grace@example.org' })
  await world.request('PATCH', `/admin/crm/contacts/${id}`, { title: 'CTO' })
}

/** The events announced in the first organisation since an event id, in order: type, and the event in its data. */
async function announcedSince(world: World, id: number): Promise<[type: string, eventId: number | null][]> {
  const rows = await world.query<{ type: string; event_id: number | null }>(`
    select type, (convert_from(body, 'UTF8')::json -> 'data' ->> 'event_id')::int as event_id from domain_event
    where org_id = 1 and audience = 'subscribers' and id > ${id} order by id`)
  return rows.map(({ type, event_id }) => [type, event_id])
}

test('an endpoint gets the domain events of its events alone, of the six types as of others, and none that has no event', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const fields = { certificate_validity_days: 30 }
  const events: number[] = []
  for (let n = 0; n < 3; n++) events.push((await anEvent(world, fields)).id)
  const [own, other, third] = events as [number, number, number]
  const [{ last }] = await world.query<any>('select max(id)::int as last from domain_event')
  const select = async (event_ids: number[] | null, types: readonly string[] = ['*']) => {
    const { id } = await anEndpoint(world, receiver.url, { events: types, event_ids })
    const takes = ([type, of]: [string, number | null]) =>
      (types.includes('*') || types.includes(type)) && (event_ids === null || event_ids.some((each) => each === of))
    return { id, takes }
  }
  const endpoints = [
    ...[await select(null), await select([own]), await select([own, other]), await select([third])],
    ...[await select(null, CONTRACT_EVENTS), await select([own], CONTRACT_EVENTS)],
  ]
  for (const event of [own, other]) await announceCertificates(world, event)
  await changeContact(world)
  await world.request('DELETE', `/admin/events/${third}`)

  const announced = await announcedSince(world, last)
  const typesOf = (of: number | null) => new Set(announced.flatMap(([type, id]) => (id === of ? [type] : [])))
  const ofEvents = CONTRACT_EVENTS.filter((type) => type.startsWith('cert.'))
  for (const event of [own, other])
    assert.deepEqual(
      ofEvents.filter((type) => !typesOf(event).has(type)),
      [],
    )
  assert.ok(typesOf(null).has('crm.profile_updated') && typesOf(null).has('crm.lead_score_changed'))
  assert.ok(typesOf(own).has('attendee.registered'))

  await using _ = await startDelivering(world)
  for (const { id, takes } of endpoints) {
    const deliveries = await settledDeliveries(world, id)
    assert.deepEqual(
      deliveries.map(({ event }) => event).sort(),
      announced
        .filter(takes)
        .map(([type]) => type)
        .sort(),
    )
  }
  const [, , , { id: ofThird }] = endpoints as [object, object, object, { id: number }]
  assert.deepEqual(
    (await settledDeliveries(world, ofThird)).map(({ event }) => event),
    ['event.deleted'],
  )
  const received = receiver.received.map((request) => readRequest(request).json())
  assert.equal(received.length, endpoints.flatMap(({ takes }) => announced.filter(takes)).length)

  const before = await announcedSince(world, last)
  await world.request('PATCH', `/admin/webhooks/${endpoints[1]!.id}`, { event_ids: [other] })
  await anAttendee(world, own)
  await anAttendee(world, other)
  const moved = (await settledDeliveries(world, endpoints[1]!.id)).slice(before.filter(endpoints[1]!.takes).length)
  assert.deepEqual(
    moved.map(({ event }) => event),
    ['attendee.registered'],
  )
})
