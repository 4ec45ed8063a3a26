import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'

const EVENT = {
  certificate_eligibility: 'attended',
  certificate_tiers: [{ name: 'Gold', min_attendance_percent: 80 }],
  certificate_values: [{ key: 'grade', label: 'Grade' }],
  certificate_kinds: [
    { kind: 'speaker', label: 'Speaker', values: [{ key: 'role', label: 'Role', value: 'Speaker' }] },
  ],
}
const RECIPIENTS = [
  { name: 'Ada King Lovelace', email: 'ada@x.org', values: { grade: 'A' } },
  { name: 'Grace Hopper', tier: 'Gold' },
  { name: 'Grace Hopper', values: { grade: 'B' } },
  { name: 'Alan Turing', email: 'alan@x.org', kind: 'speaker' },
]

const issue = (world: World, eventId: number, body: object, query = '', key?: string) =>
  world.request('POST', `/admin/events/${eventId}/certificates${query}`, body, key ? { key } : {})

test('people without an attendee list get certificates, those with an address as attendees', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, EVENT)
  const { status, body } = await issue(world, event.id, { recipients: RECIPIENTS })
  assert.equal(status, 201)
  assert.deepEqual([body.issued, body.skipped], [4, []])
  const facts = body.certificates.map((each: any) => [
    each.attendee_name,
    each.attendee_email,
    each.kind,
    each.tier,
    each.values.map(({ value }: any) => value),
  ])
  assert.deepEqual(facts.toSorted(), [
    ['Ada King Lovelace', 'ada@x.org', 'attendee', null, ['A']],
    ['Alan Turing', 'alan@x.org', 'speaker', null, ['Speaker']],
    ['Grace Hopper', null, 'attendee', null, ['B']],
    ['Grace Hopper', null, 'attendee', 'Gold', []],
  ])
  const attendees = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  assert.deepEqual(
    attendees
      .map(({ first_name, last_name, source, values }: any) => [first_name, last_name, source, values])
      .toSorted(),
    [
      ['Ada King', 'Lovelace', 'api', { grade: 'A' }],
      ['Alan', 'Turing', 'api', {}],
    ],
  )
  const speakers = (await world.request('GET', `/admin/events/${event.id}/certificates?kind=speaker`)).body
  assert.deepEqual(
    speakers.map(({ attendee_name }: any) => attendee_name),
    ['Alan Turing'],
  )
})

test('the same request again, also at once, issues nothing more and names everyone as skipped', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, EVENT)
  // The first issue of an organisation creates its design version, which others wait for.
  await issue(world, (await anEvent(world)).id, { recipients: [{ name: 'Ada' }] })
  const answers = await Promise.all([1, 2, 3].map(() => issue(world, event.id, { recipients: RECIPIENTS })))
  assert.deepEqual(answers.map(({ body }) => body.issued).toSorted(), [0, 0, 4])
  assert.deepEqual([await count(world, 'certificate'), await count(world, 'attendee')], [5, 2])
  const preview = (await issue(world, event.id, { recipients: RECIPIENTS }, '?dry_run=true')).body
  assert.deepEqual([preview.would_issue, preview.reasons], [0, [{ reason: 'already_issued', count: 4 }]])
  const again = await issue(world, event.id, { recipients: RECIPIENTS })
  assert.equal(again.status, 200)
  assert.deepEqual(
    again.body.skipped.map(({ recipient, reason }: any) => [recipient, reason]),
    [0, 1, 2, 3].map((nth) => [nth, 'already_issued']),
  )
})

test('twin: without its unique key requests at once issue to a name alone several times', async () => {
  await using world = await startWorld()
  await world.query('drop index certificate_one_active_recipient')
  const guard =
    "on conflict (event_id, kind, recipient_key) where status = 'active' and recipient_key is not null do nothing"
  rewrite(world, guard, '')
  const event = await anEvent(world)
  // The first issue of an organisation creates its design version, which others wait for.
  await issue(world, event.id, { recipients: [{ name: 'Ada' }] })
  let most = 0
  for (let nth = 0; nth < 20 && most < 2; nth++) {
    const once = () => issue(world, event.id, { recipients: [{ name: `Grace ${nth}` }] })
    const issued = await Promise.all([1, 2, 3, 4, 5, 6].map(once))
    most = Math.max(most, issued.filter(({ body }) => body.issued === 1).length)
  }
  assert.ok(most > 1)
})

test('a name that folding makes far longer is a recipient like any other', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const recipients = [{ name: '\ufdfa'.repeat(200) }]
  assert.equal((await issue(world, event.id, { recipients })).body.issued, 1)
  assert.equal((await issue(world, event.id, { recipients })).body.issued, 0)
})

test('an expired certificate of a name alone makes room for a new one', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { certificate_validity_days: 30 })
  const recipients = [{ name: 'Grace Hopper' }]
  await issue(world, event.id, { recipients })
  world.advance(31 * 86_400_000)
  assert.equal((await issue(world, event.id, { recipients })).body.issued, 1)
  assert.equal((await issue(world, event.id, { recipients })).body.issued, 0)
})

test('a dry run says what issuing then does, and stores nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, EVENT)
  const cancelled = await anAttendee(world, event.id)
  await world.request('PATCH', `/admin/events/${event.id}/attendees/${cancelled.id}`, { status: 'cancelled' })
  const recipients = [...RECIPIENTS, RECIPIENTS[0], { name: 'Gone', email: cancelled.email }]
  const body = { recipients, missing_values: 'skip' }
  const preview = (await issue(world, event.id, body, '?dry_run=true')).body
  assert.deepEqual([await count(world, 'certificate'), await count(world, 'attendee')], [0, 1])
  assert.deepEqual(preview.missing_values, [])
  const { issued, skipped } = (await issue(world, event.id, body)).body
  assert.equal(issued, preview.would_issue)
  const plain = (list: any[]) => list.map(({ recipient, reason }) => [recipient, reason])
  assert.deepEqual(plain(skipped), plain(preview.skipped))
  assert.deepEqual(plain(skipped), [
    [1, 'missing_values'],
    [3, 'missing_values'],
    [4, 'already_issued'],
    [5, 'registration_cancelled'],
  ])
})

test('recipients that do not fit are rejected by place and field, and nothing is issued', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, EVENT)
  const [ada] = RECIPIENTS
  const cases: [object, string][] = [
    [{ recipients: [] }, 'body.recipients'],
    [{ recipients: Array.from({ length: 1_001 }, () => ada) }, 'body.recipients'],
    [{ recipients: [{ name: ' ' }] }, 'body.recipients.0.name'],
    [{ recipients: [{ name: 'A', email: 'no' }] }, 'body.recipients.0.email'],
    [{ recipients: [ada, { name: 'A', kind: 'jury' }] }, 'body.recipients.1.kind'],
    [{ recipients: [ada, { name: 'A', tier: 'Lead' }] }, 'body.recipients.1.tier'],
    [{ recipients: [ada, { name: 'A', values: { role: 'x' } }] }, 'body.recipients.1.values.role'],
    [{ recipients: [ada], attendee_ids: [1] }, 'body.recipients'],
  ]
  for (const [body, loc] of cases)
    for (const query of ['', '?dry_run=true'])
      assertRefused(await issue(world, event.id, body, query), 422, 'validation_failed', loc)
  assert.deepEqual([await count(world, 'certificate'), await count(world, 'attendee')], [0, 0])
})

test('adding recipients as attendees takes the scope for that, and names alone do not', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, EVENT)
  const { key } = await aKey(world, ['certificates:write'])
  const [ada, grace] = RECIPIENTS
  for (const query of ['', '?dry_run=true'])
    assertRefused(await issue(world, event.id, { recipients: [ada] }, query, key), 403, 'forbidden')
  assert.equal((await issue(world, event.id, { recipients: [grace] }, '', key)).status, 201)
})
