import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { feed, startFeeding } from '../../../../test/support/contact-timeline.ts'
import { aKey, anAttendee, anEmail, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { whyStopped } from '../../emails/index.ts'
import { judgedAddresses, MADE_UP } from '../../emails/sending/validate-addresses.ts'

const PATH = '/admin/sample-data'
const TABLES = [
  'event',
  'session',
  'attendee',
  'check_in',
  'sample_event',
  'sample_record',
  'survey_response',
  'account',
  'contact',
  'contact_note',
  'deal',
  'form',
  'form_submission',
  'training_course',
  'training_programme',
  'training_assignment',
  'training_completion',
  'badge_template',
  'badge_award',
  'email',
  'certificate',
  'event_tally',
]

async function counts(world: World) {
  const [row] = await world.query(`select ${TABLES.map((table) => `(select count(*) from ${table}) as ${table}`)}`)
  return row
}

test('sample data comes once, and goes without a trace, with nothing of what else there is', async () => {
  await using world = await startFeeding()
  const own = await anEvent(world)
  await anAttendee(world, own.id)
  await feed(world)
  const before = await counts(world)
  const answers = await Promise.all([1, 2, 3].map(() => world.request('POST', PATH)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409, 409])
  assertRefused(await world.request('POST', PATH), 409, 'already_exists')
  const { body } = answers.find(({ status }) => status === 201)!
  assert.deepEqual([body.attendees, body.sessions, body.checked_in], [40, 3, 14])
  assert.equal((await world.request('GET', '/admin/overview')).body.sample_event_id, body.event_id)
  const { body: people } = await world.request('GET', `/admin/events/${body.event_id}/attendees?limit=200`)
  assert.equal(people.filter(({ checked_in_at }: any) => checked_in_at !== null).length, 14)
  for (const script of [/\p{Script=Arabic}/u, /\p{Script=Han}/u, /[şğİı]/u, /^.{60,}$/u])
    assert.ok(
      people.some((each: any) => script.test(`${each.first_name} ${each.last_name}`)),
      String(script),
    )
  await feed(world)
  const now = (await counts(world)) as any
  const { contact: contacts } = before as any
  assert.ok(contacts > 0, 'others do become contacts')
  assert.deepEqual(now, {
    ...now,
    ...{ sample_event: 1, account: 3, contact: contacts + 6, contact_note: 2, deal: 5, certificate: 0, email: 0 },
    ...{ survey_response: 8, form: 1, form_submission: 2, badge_template: 1, badge_award: 0 },
    ...{ training_course: 1, training_programme: 1, training_assignment: 12, training_completion: 5 },
  })
  assert.equal((await world.request('DELETE', PATH)).status, 204)
  await feed(world)
  assert.deepEqual(await counts(world), before)
  assertRefused(await world.request('DELETE', PATH), 404, 'not_found')
  assert.equal((await world.request('POST', PATH)).status, 201)
})

test('sample records that were deleted or are in use do not stop the deletion, and what is in use stays', async () => {
  await using world = await startWorld()
  await world.request('POST', PATH)
  const [company] = (await world.request('GET', '/admin/crm/accounts?search=Northwind')).body
  const own = await world.request('POST', '/admin/crm/deals', { title: 'Our own', account_id: company.id })
  const [form] = (await world.request('GET', '/admin/forms')).body
  await world.request('DELETE', `/admin/forms/${form.id}?cascade=true`)
  assert.equal((await world.request('DELETE', PATH)).status, 204)
  const names = async (path: string) =>
    (await world.request('GET', path)).body.map((each: any) => each.name ?? each.title)
  assert.deepEqual(await names('/admin/crm/accounts'), ['Northwind Conferences'])
  assert.deepEqual(await names('/admin/crm/deals'), [own.body.title])
  assert.equal((await world.request('POST', PATH)).status, 201)
})

test('an organisation has no part in the sample of another, and whoever may only read makes none', async () => {
  await using world = await startWorld()
  const { body } = await world.request('POST', PATH)
  const key = await world.stranger()
  assert.equal((await world.request('DELETE', PATH, undefined, { key })).status, 404)
  assert.equal((await world.request('POST', PATH, undefined, { key })).status, 201)
  const { key: reader } = await aKey(world, ['organisation:read', 'events:write', 'attendees:write'])
  for (const method of ['POST', 'DELETE'])
    assertRefused(await world.request(method, PATH, undefined, { key: reader }), 403, 'forbidden')
  await world.request('DELETE', `/admin/events/${body.event_id}`)
  const { body: rest } = await world.request('GET', '/admin/overview')
  assert.deepEqual([rest.has_sample_data, rest.sample_event_id], [true, null])
  assertRefused(await world.request('POST', PATH), 409, 'already_exists')
  assert.equal((await world.request('DELETE', PATH)).status, 204)
  assertRefused(await world.request('DELETE', PATH), 404, 'not_found')
  assert.equal((await world.request('GET', '/admin/overview')).body.has_sample_data, false)
})

test('no mail is sent to sample people, and mails to others are', async () => {
  await using world = await startWorld()
  const to = (address: string) => anEmail(world, { to: { name: '', address } })
  await to('Guest-1@Sample.Example.com')
  await to('ada@example.com')
  const { rows } = await world.services.db.run<{ stopped: string | null }>(sql`
    with chosen as (select *, 1 as turn, null as sender from email), ${judgedAddresses(false, new Date())} select stopped from judged order by id`)
  assert.deepEqual(
    rows.map(({ stopped }: any) => stopped),
    [MADE_UP, null],
  )
  const addresses = ['guest-1@sample.example.com', 'ada@example.com']
  const stopped = await whyStopped(jobContext(world.services, 1, 'test'), addresses)
  assert.deepEqual([...stopped], [[addresses[0], MADE_UP]])
})
