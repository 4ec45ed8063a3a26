import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact } from '../../../test/support/crm.ts'
import { aKey, anAttendee, anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'

async function aSearchedWorld(world: World) {
  const [event, other] = [await anEvent(world, { name: 'Lovelace day' }), await anEvent(world, { name: 'Hidden day' })]
  const names = { first_name: 'Ada', last_name: 'Lovelace' }
  const people = [
    await anAttendee(world, event.id, { ...names, email: 'ada@example.org' }),
    await anAttendee(world, other.id, { ...names, email: 'lovelace@example.net' }),
  ]
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {
    attendee_ids: [people[0].id],
  })
  const contact = await aContact(world, { ...names, email: 'ada@example.com' })
  const form = upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'), {
    fields: { name: 'Lovelace gold' },
  })
  await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  return { event, other, people, contact, certificate: body.certificates[0] }
}

const search = async (world: World, q: string, more = {}) => {
  const { status, body } = await world.request('GET', `/admin/search?q=${encodeURIComponent(q)}`, undefined, more)
  assert.equal(status, 200)
  return body.map(({ kind, id }: any) => `${kind} ${id}`)
}

test('one search finds events, attendees of all events, certificates by name, code and link, and contacts', async () => {
  await using world = await startWorld()
  const { event, people, contact, certificate } = await aSearchedWorld(world)
  const [first, second] = people.map(({ id }) => `attendee ${id}`)
  const allowedEvents = [`event ${event.id}`, second, first, `certificate ${certificate.id}`, `contact ${contact.id}`]
  assert.deepEqual(
    (await search(world, ' lóvelace ')).filter((each: string) => !each.startsWith('design')),
    allowedEvents,
  )
  assert.deepEqual(await search(world, 'ada@example.o'), [first, `certificate ${certificate.id}`])
  for (const pasted of [certificate.verification_code, certificate.public_id, certificate.verify_url])
    assert.deepEqual(await search(world, pasted), [`certificate ${certificate.id}`], pasted)
  assert.deepEqual(await search(world, 'nobody at all'), [])
  assert.equal((await world.request('GET', '/admin/search?q=')).status, 422)
  assert.deepEqual(await search(world, 'lovelace', { key: await world.stranger() }), [])
})

test('five of each kind are found at most, and only of the kinds that the scopes of a key allow', async () => {
  await using world = await startWorld()
  await aSearchedWorld(world)
  const { id } = await anEvent(world, { name: 'Crowd' })
  for (let n = 0; n < 7; n++) await anAttendee(world, id, { last_name: 'Lovelace', email: `lovelace${n}@example.org` })
  const kinds = (found: string[]) => [...new Set(found.map((each) => each.split(' ')[0]))]
  const all = await search(world, 'lovelace')
  assert.equal(all.filter((each: string) => each.startsWith('attendee')).length, 5)
  for (const [scope, kind] of [
    ['events:read', 'event'],
    ['attendees:read', 'attendee'],
    ['crm:read', 'contact'],
  ] as const) {
    const { key } = await aKey(world, [scope])
    assert.deepEqual(kinds(await search(world, 'lovelace', { key })), [kind])
  }
  const { key } = await aKey(world, ['webhooks:read'])
  assert.deepEqual(await search(world, 'lovelace', { key }), [])
})

test('a person finds by their role, and one who works on some events alone nothing outside of these', async () => {
  await using world = await startWorld()
  const { event, people, certificate } = await aSearchedWorld(world)
  const owner = await aPerson(world)
  assert.deepEqual(await search(world, 'lovelace', as(owner.token)), await search(world, 'lovelace'))
  const limited = await aPerson(world, { role: 'viewer', events: [event.id] })
  const allowedEvents = [`event ${event.id}`, `attendee ${people[0].id}`, `certificate ${certificate.id}`]
  assert.deepEqual(await search(world, 'lovelace', as(limited.token)), allowedEvents)
  assert.deepEqual(await search(world, 'lovelace@', as(limited.token)), [])
  const door = await aPerson(world, { role: 'checkin' })
  const kinds = (await search(world, 'lovelace', as(door.token))).map((each: string) => each.split(' ')[0])
  assert.deepEqual([...new Set(kinds)], ['event', 'attendee'])
})
