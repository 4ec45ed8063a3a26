import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aPerson, as } from '../../../test/support/people.ts'
import { holdLocks, noteStatements, rewrite, untilBlocked } from '../../../test/support/statements.ts'
import { auditOf, count, outbox } from '../../../test/support/stored.ts'
import type { Context } from '../../platform/context/context.ts'
import { createAttendee } from './create-attendee.ts'

type Place = { orgId: number; eventId: number }

/** One event each of two organisations; their tickets have a key, so that additions alone are sent. */
async function twoEvents(world: World): Promise<[Place, Place]> {
  for (const key of [world.key, await world.stranger()]) {
    const event = { name: 'Node Day', template_image_url: 'placeholder' }
    const { body } = await world.request('POST', '/admin/events', event, { key })
    const path = `/admin/events/${body.id}/attendees`
    const first = await world.request('POST', path, { first_name: 'First', email: 'first@example.org' }, { key })
    assert.equal(first.status, 201)
  }
  return (await world.query<Place>('select org_id as "orgId", id as "eventId" from event order by id')) as [
    Place,
    Place,
  ]
}

let people = 0

function add(world: World, { orgId, eventId }: Place, fields: object = {}, ctx: Partial<Context> = {}) {
  const actor = { kind: 'api_key' as const, id: 100 + orgId, scopes: ['*'] }
  const input = { first_name: 'Ada', last_name: 'Lovelace', email: `p${++people}@example.org`, ...fields }
  return createAttendee({ ...world.services, orgId, actor, requestId: `request ${people}`, ...ctx }, eventId, input)
}

const code = (added: Promise<unknown>) =>
  added.then(
    () => 'made',
    (error) => error.code,
  )

test('an attendee is added in one transaction of three statements: the row, its audit entry and its event', async () => {
  await using world = await startWorld()
  const [place] = await twoEvents(world)
  const note = noteStatements(world)
  const statements = await note(() => add(world, place))
  assert.deepEqual(
    statements.map(({ text }) => /begin|insert into \w+|commit/.exec(text)?.[0]),
    ['begin', 'insert into attendee', 'insert into audit_entry', 'insert into domain_event', 'commit'],
  )
})

test('an attendee is stored, audited and announced exactly as sent and returned', async () => {
  await using world = await startWorld()
  const [place] = await twoEvents(world)
  const sent = { first_name: '"Zoë", \\', last_name: "{x}'", language: 'de', tags: ['a"b', 'c,d\\', 'null'] }
  const added = await add(world, place, sent, { via: 'mcp inspector' })
  const { first_name, last_name, language, tags } = added
  assert.deepEqual({ first_name, last_name, language, tags }, sent)
  const stored = await world.request('GET', `/admin/events/${place.eventId}/attendees/${added.id}`)
  assert.deepEqual(stored.body, {
    ...added,
    waiting_position: null,
    minutes_inside: 0,
    registered_with: [],
    signed_up: [],
  })
  const { ticket_url, ...attendee } = added
  assert.match(ticket_url!, /^HTTP/)
  const entry = (await auditOf(world, 'attendee.create')).find(({ subject_id }) => subject_id === added.id)
  assert.deepEqual([entry.before, entry.after], [null, attendee])
  assert.deepEqual(
    [entry.org_id, entry.subject_type, entry.actor, entry.request_id, entry.via],
    [place.orgId, 'attendee', `api_key:${100 + place.orgId}`, `request ${people}`, 'mcp inspector'],
  )
  const { email, source } = added
  const event = (await outbox(world, 'attendee.registered')).at(-1)
  assert.deepEqual(event.data, {
    attendee_id: added.id,
    event_id: place.eventId,
    email,
    first_name,
    last_name,
    status: 'registered',
    source,
    registration_type_id: null,
    registration_type: null,
  })
})

test('names and tags are trimmed, and fields that are left out are empty', async () => {
  await using world = await startWorld()
  const [place] = await twoEvents(world)
  const { last_name, language, tags, answers } = await add(world, place, { last_name: undefined })
  assert.deepEqual({ last_name, language, tags, answers }, { last_name: '', language: null, tags: [], answers: {} })
  const trimmed = await add(world, place, { first_name: ' Ada ', last_name: ' L ', tags: [' vip ', 'vip'] })
  assert.deepEqual([trimmed.first_name, trimmed.last_name, trimmed.tags], ['Ada', 'L', ['vip']])
})

test('an address is unique in an event in any letter case; events of others are not found', async () => {
  await using world = await startWorld()
  const [own, other] = await twoEvents(world)
  const codes = [
    add(world, own, { email: 'twice@example.org' }),
    add(world, own, { email: 'Twice@Example.org' }),
    add(world, other, { email: 'twice@example.org' }),
    add(world, { ...own, eventId: 9_999 }),
    add(world, { ...own, eventId: other.eventId }),
  ].map(code)
  const [first, second, ...rest] = await Promise.all(codes)
  assert.deepEqual([first, second].sort(), ['already_exists', 'made'])
  assert.deepEqual(rest, ['made', 'not_found', 'not_found'])
  assert.equal(await count(world, `attendee where email_key = 'twice@example.org'`), 2)
  assert.equal((await auditOf(world, 'attendee.create')).length, 4)
})

test('an address that another transaction is adding is waited for, and taken when that is rolled back', async () => {
  await using world = await startWorld()
  const [place] = await twoEvents(world)
  const held = await holdLocks(
    world,
    `insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    values (${place.orgId}, ${place.eventId}, 'Ada', 'held@example.org', 'held@example.org', 'api', '', now(), now())`,
  )
  const added = code(add(world, place, { email: 'held@example.org' }))
  await untilBlocked(world)
  assert.equal(await code(add(world, place)), 'made')
  await held[Symbol.asyncDispose]()
  assert.equal(await added, 'made')
})

/** Adds somebody to an event that another transaction deletes. */
async function addWhileDeleting(world: World): Promise<string> {
  const { id } = await anEvent(world)
  await using other = await connection(world.databaseUrl)
  await other.client.query(`begin; delete from event where id = ${id}`)
  const added = code(add(world, { orgId: 1, eventId: id }))
  await untilBlocked(world)
  await other.client.query('commit')
  return added
}

test('an event that is being deleted is waited for, and then not found', async () => {
  await using world = await startWorld()
  assert.equal(await addWhileDeleting(world), 'not_found')
})

test('twin: without the lock on the event its key refuses the row, which is an error inside', async () => {
  await using world = await startWorld()
  rewrite(world, 'for key share', '')
  assert.equal(await addWhileDeleting(world), '23503')
})

test('the source is panel for people who sign in, and api for keys', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { token } = await aPerson(world)
  const add = async (email: string, options: object) =>
    (await world.request('POST', `/admin/events/${event.id}/attendees`, { first_name: 'A', email }, options)).body
      .source
  assert.deepEqual([await add('a@example.org', as(token)), await add('b@example.org', {})], ['panel', 'api'])
})
