import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'
import { holdLocks, noteStatements, rewrite, untilBlocked } from '../../../test/support/statements.ts'
import { auditOf, count } from '../../../test/support/stored.ts'
import type { Context } from '../../platform/context/context.ts'
import { createAttendee } from './create-attendee.ts'

type Place = { orgId: number; eventId: number }

/** One event of each of four organisations. */
async function fourEvents(world: World): Promise<Place[]> {
  const keys = [world.key, await world.stranger(), await world.stranger(), await world.stranger()]
  for (const key of keys) {
    const event = { name: 'Node Day', template_image_url: 'placeholder' }
    assert.equal((await world.request('POST', '/admin/events', event, { key })).status, 201)
  }
  return world.query<Place>('select org_id as "orgId", id as "eventId" from event order by id')
}

let people = 0

/** Adds somebody. Those who are added in one turn of the event loop share a statement. */
function add(world: World, { orgId, eventId }: Place, fields: object = {}, ctx: Partial<Context> = {}) {
  const actor = { kind: 'api_key' as const, id: 100 + orgId, scopes: ['*'] }
  const input = { first_name: 'Ada', last_name: 'Lovelace', email: `p${++people}@example.org`, ...fields }
  return createAttendee({ ...world.services, orgId, actor, requestId: `request ${people}`, ...ctx }, eventId, input)
}

const codes = async (added: Promise<unknown>[]) =>
  (await Promise.allSettled(added)).map((each) => (each.status === 'fulfilled' ? 'made' : each.reason.code))

/** The tickets of an event have a key, so that nothing but the additions is sent. */
async function withKeys(world: World): Promise<Place[]> {
  const places = await fourEvents(world)
  for (const place of places) await add(world, place)
  return places
}

test('those who are added at the same moment share a statement; each is of their own event, with an entry of who added them', async () => {
  await using world = await startWorld()
  const places = await withKeys(world)
  const [{ id: before }] = (await world.query<{ id: number }>('select max(id) as id from audit_entry')) as [any]
  const note = noteStatements(world)
  let added: Awaited<ReturnType<typeof add>>[] = []
  const statements = await note(async () => {
    added = await Promise.all([...places, places[1]!].map((place) => add(world, place)))
  })
  assert.equal(statements.length, 1)
  assert.deepEqual(
    added.map(({ event_id }) => event_id),
    [...places, places[1]!].map(({ eventId }) => eventId),
  )
  const entries = (await auditOf(world, 'attendee.create')).filter(({ id }) => id > before)
  for (const [nth, { ticket_url: ticket, ...attendee }] of added.entries()) {
    assert.match(ticket!, /^HTTP/)
    const entry = entries.find(({ subject_id }) => subject_id === attendee.id)
    assert.deepEqual(entry.after, attendee)
    const { orgId } = [...places, places[1]!][nth]!
    const person = Number(attendee.email.match(/\d+/)![0])
    assert.deepEqual(
      [entry.org_id, entry.actor, entry.request_id],
      [orgId, `api_key:${100 + orgId}`, `request ${person}`],
    )
    assert.equal(await count(world, `attendee where id = ${attendee.id} and org_id = ${orgId}`), 1)
  }
  assert.equal(entries.length, 5)
  // The connection that the statement was on waits for locks as before.
  assert.deepEqual(await world.query('show lock_timeout'), [{ lock_timeout: '3s' }])
})

test('what is added alone or with others is stored as it was sent and answered', async () => {
  await using world = await startWorld()
  const [own, ...others] = (await withKeys(world)) as [Place, ...Place[]]
  const sent = { first_name: '"Zoë", \\', last_name: "{x}'", language: 'de', tags: ['a"b', 'c,d\\', 'null'] }
  for (const beside of [[], others]) {
    const [added] = await Promise.all([add(world, own, sent), ...beside.map((place) => add(world, place))])
    const { first_name, last_name, language, tags } = added
    assert.deepEqual({ first_name, last_name, language, tags }, sent)
    const stored = await world.request('GET', `/admin/events/${own.eventId}/attendees/${added.id}`)
    assert.deepEqual(stored.body, { ...added, waiting_position: null })
  }
})

test('what is refused to one is refused to nobody who is added with them', async () => {
  await using world = await startWorld()
  const [a, b, c, d] = (await withKeys(world)) as [Place, Place, Place, Place]
  await add(world, a, { email: 'there@example.org' })
  const added = [
    add(world, b),
    add(world, a, { email: 'There@Example.org' }),
    add(world, c, { email: 'twice@example.org' }),
    add(world, c, { email: 'Twice@example.org' }),
    add(world, d, { email: 'twice@example.org' }),
    add(world, { ...a, eventId: 9_999 }),
    add(world, { ...a, eventId: b.eventId }),
  ]
  const taken = 'already_exists'
  assert.deepEqual(await codes(added), ['made', taken, 'made', taken, 'made', 'not_found', 'not_found'])
  // No request gets so far with a NUL, which PostgreSQL refuses in the middle of the statement.
  const broken = [add(world, b), add(world, c, { first_name: 'A\0' }), add(world, d), add(world, a)]
  assert.deepEqual(await codes(broken), ['made', '22021', 'made', 'made'])
})

const HOLDS: [string, (place: Place) => string][] = [
  [
    'an address that is just being added',
    ({ orgId, eventId }) => `
      insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
      values (${orgId}, ${eventId}, 'Ada', 'held@example.org', 'held@example.org', 'api', '', now(), now())`,
  ],
  ['an event that is just being deleted', ({ eventId }) => `select from event where id = ${eventId} for update`],
]

/** Lets whatever has no bound of its own wait for ever. */
function waitForEver(world: World): void {
  world.pool.on('acquire', (client) => {
    void client.query("select set_config('lock_timeout', '0', false), set_config('statement_timeout', '0', false)")
  })
}

for (const [what, hold] of HOLDS) {
  test(`${what} holds up only who is added there: those of other organisations are made meanwhile`, async () => {
    await using world = await startWorld()
    const [own, ...others] = (await withKeys(world)) as [Place, ...Place[]]
    const held = await holdLocks(world, hold(own))
    waitForEver(world)
    const mine = codes([add(world, own, { email: 'held@example.org' })])
    const theirs = others.map((place) => add(world, place))
    assert.deepEqual(await codes(theirs), ['made', 'made', 'made'])
    await untilBlocked(world)
    assert.deepEqual(await codes(others.map((place) => add(world, place))), ['made', 'made', 'made'])
    await held[Symbol.asyncDispose]()
    assert.deepEqual(await mine, ['made'])
  })

  test(`twin: a shared statement that waits for ${what} has all wait for it`, async () => {
    await using world = await startWorld()
    const [own, ...others] = (await withKeys(world)) as [Place, ...Place[]]
    rewrite(world, "'20ms'", "'60s'")
    rewrite(world, ' skip locked', '')
    const held = await holdLocks(world, hold(own))
    const mine = codes([add(world, own, { email: 'held@example.org' })])
    let made = 0
    const theirs = others.map((place) => add(world, place).finally(() => made++))
    await untilBlocked(world)
    assert.equal(made, 0)
    await held[Symbol.asyncDispose]()
    assert.deepEqual([await mine, await codes(theirs)], [['made'], ['made', 'made', 'made']])
  })
}

test('whoever is added by a person came by the panel, by a key by the API', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { token } = await aPerson(world)
  const add = async (email: string, options: object) =>
    (await world.request('POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email }, options)).body
      .source
  assert.deepEqual([await add('a@example.org', as(token)), await add('b@example.org', {})], ['panel', 'api'])
})
