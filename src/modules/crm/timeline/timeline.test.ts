import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { count } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { ACTIVITY_KINDS } from './activity-kinds.ts'
import { addActivities, type NewActivity } from './add-activities.ts'
import { summariseActivity } from './summarise-activity.ts'

const add = (world: World, activities: NewActivity[]) =>
  inTransaction(jobContext(world.services, 1, 'test'), (ctx) => addActivities(ctx, activities))

async function aContact(world: World, name: string, mergedInto: number | null = null): Promise<number> {
  const [row] = await world.query<{ id: number }>(`
    insert into contact (org_id, merged_into, first_name, source, folded, score_due, created_at, updated_at)
    values (1, ${mergedInto}, '${name}', 'api', '${name}', false, now(), now()) returning id`)
  return row!.id
}

const timeline = (id: number, query = '') => `/admin/crm/contacts/${id}/timeline${query}`

test('a time line lists what happened with a contact, the latest first, in pages and by kind', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, 'Ada')
  const at = (day: number) => new Date(Date.UTC(2026, 4, day))
  const data = { event_name: 'Node Day' }
  await add(world, [
    { contactId: ada, kind: 'attended', at: at(2), eventId: 7, subjectType: 'attendee', subjectId: 70, data },
    { contactId: ada, kind: 'registered', at: at(1), eventId: 7, subjectType: 'attendee', subjectId: 70, data },
    { contactId: ada, kind: 'note', at: at(2), subjectType: 'contact_note', subjectId: 3 },
  ])
  const { body, headers } = await world.request('GET', timeline(ada))
  assert.deepEqual(
    body.map(({ kind, summary }: Record<string, string>) => [kind, summary]),
    [
      ['note', 'A note was added.'],
      ['attended', 'Attended “Node Day”.'],
      ['registered', 'Registered for “Node Day”.'],
    ],
  )
  assert.equal(headers['x-total-count'], '3')
  const { id, ...last } = body[2]
  assert.deepEqual(last, {
    kind: 'registered',
    at: at(1).toISOString(),
    summary: 'Registered for “Node Day”.',
    event_id: 7,
    subject_type: 'attendee',
    subject_id: 70,
    data,
  })
  assert.deepEqual((await world.request('GET', timeline(ada, '?limit=1&page=3'))).body, [body[2]])
  assert.deepEqual((await world.request('GET', timeline(ada, '?kind=attended'))).body, [body[1]])
  assert.deepEqual((await world.request('GET', timeline(ada, '?page=9'))).body, [])
  assertRefused(await world.request('GET', timeline(ada, '?kind=seen')), 422, 'validation_failed', 'query.kind', 'enum')
  assertRefused(await world.request('GET', timeline(ada), undefined, { key: await world.stranger() }), 404, 'not_found')
})

test('a domain event is told once in a time line, and moves the last activity on, never back', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, 'Ada')
  const at = new Date('2026-05-02T10:00:00Z')
  const told: NewActivity = { contactId: ada, kind: 'email_unsubscribed', at, sourceEvent: 12 }
  await add(world, [told, told])
  await add(world, [told, { ...told, at: new Date('2026-05-01T10:00:00Z'), sourceEvent: 11 }])
  assert.equal(await count(world, 'contact_activity'), 2)
  assert.deepEqual(await world.query('select last_activity_at, score_due from contact'), [
    { last_activity_at: at, score_due: true },
  ])
})

test('twin: without the key of what told of it, a domain event is told twice', async () => {
  await using world = await startWorld()
  const told: NewActivity = { contactId: await aContact(world, 'Ada'), kind: 'note', at: new Date(), sourceEvent: 12 }
  await world.query('drop index contact_activity_source_key')
  await add(world, [told])
  await add(world, [told])
  assert.equal(await count(world, 'contact_activity'), 2)
})

test('what happens with a contact that was merged is told of the one that it is now', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, 'Ada')
  const merged = await aContact(world, 'A. L.', ada)
  const at = new Date('2026-05-02T10:00:00Z')
  await add(world, [
    { contactId: merged, kind: 'note', at },
    { contactId: 9_999, kind: 'note', at },
  ])
  assert.equal((await world.request('GET', timeline(ada))).body.length, 1)
  assertRefused(await world.request('GET', timeline(merged)), 404, 'not_found')
})

test('every kind of entry has a sentence, also where nothing else is known', () => {
  for (const kind of ACTIVITY_KINDS) assert.match(summariseActivity(kind, {}), /^[A-Z][^{}]*\.$/)
})
