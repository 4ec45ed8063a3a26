import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge, aGuest, hear, holders } from '../../../test/support/badges.ts'
import { anAttendee, anEvent, aSession } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob, count, outbox } from '../../../test/support/stored.ts'
import { jobContext } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordEvents } from '../../platform/outbox/record-event.ts'

const EMAIL = 'ada@example.org'
const ada = { email: EMAIL }

const tell = (world: World, type: string, subjectId: number, data: object) =>
  inTransaction(jobContext(world.services, 1, 'test'), (ctx) => recordEvents(ctx, [{ type, subjectId, data }]))

/** A badge with these criteria that nobody has met yet, and a listener that waits. */
async function withBadge(...criteria: object[]) {
  const world = await startWorld()
  const badge = await aBadge(world, { criteria })
  await world.runJobs()
  await hear(world)
  return { world, badge, held: () => hear(world).then(() => holders(world, badge)) }
}

test('events_attended is met at the door of as many events, by an address in whatever case', async () => {
  const { world, badge, held } = await withBadge({ type: 'events_attended', min: 2 })
  await using _ = world
  await aGuest(world, ada)
  assert.deepEqual(await held(), [])
  const { event, attendee } = await aGuest(world, { email: 'ADA@example.org' })
  assert.deepEqual(await held(), ['ADA@example.org'])
  const [award] = (await world.request('GET', `${badge.path}/awards`)).body
  assert.deepEqual(
    [award.source, award.name, award.event_id, award.attendee_id],
    ['rule', 'Ada Lovelace', event.id, attendee.id],
  )
  const [earned] = await outbox(world, 'badge.earned')
  assert.equal(earned.data.award_id, award.id)
  await aGuest(world, ada)
  assert.equal((await held()).length, 1)
})

test('sessions_attended counts sessions over all events, each once', async () => {
  const { world, held } = await withBadge({ type: 'sessions_attended', min: 2 })
  await using _ = world
  for (const expected of [[], [EMAIL]]) {
    const event = await anEvent(world)
    const session = await aSession(world, event.id)
    await anAttendee(world, event.id, ada)
    const door = `/admin/events/${event.id}/sessions/${session.id}/checkin`
    for (const _again of [1, 2]) await world.request('POST', door, ada)
    assert.deepEqual(await held(), expected)
  }
})

test('event_attended is met at that event alone', async () => {
  await using world = await startWorld()
  const wanted = await anEvent(world)
  const badge = await aBadge(world, { criteria: [{ type: 'event_attended', event_id: wanted.id }] })
  await hear(world)
  await anAttendee(world, wanted.id, ada)
  await aGuest(world, ada)
  await hear(world)
  assert.deepEqual(await holders(world, badge), [])
  await world.request('POST', `/admin/events/${wanted.id}/checkin`, ada)
  await hear(world)
  assert.deepEqual(await holders(world, badge), [EMAIL])
})

test('certificates_earned counts a reissued one once', async () => {
  const { world, held } = await withBadge({ type: 'certificates_earned', min: 2 })
  await using _ = world
  const issue = async () => {
    const event = await anEvent(world)
    await anAttendee(world, event.id, ada)
    return (await world.request('POST', `/admin/events/${event.id}/certificates`)).body.certificates[0]
  }
  const first = await issue()
  await world.request('POST', `/admin/certificates/${first.id}/reissue`, { attendee_name: 'Ada King' })
  assert.deepEqual(await held(), [])
  await issue()
  assert.deepEqual(await held(), [EMAIL])
})

test('certificates_earned: what was revoked before it is heard of does not count', async () => {
  const { world, held } = await withBadge({ type: 'certificates_earned', min: 1 })
  await using _ = world
  const event = await anEvent(world)
  await anAttendee(world, event.id, ada)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`)
  await world.request('POST', `/admin/certificates/${body.certificates[0].id}/revoke`)
  assert.deepEqual(await held(), [])
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  assert.deepEqual(await held(), [EMAIL])
})

test('certificates_earned is met by a bulk job, by the addresses of its certificates', async () => {
  await using world = await startWorld({ doctor: false })
  const badge = await aBadge(world, { criteria: [{ type: 'certificates_earned', min: 1 }] })
  await hear(world)
  const event = await anEvent(world)
  await aBulkJob(world, event.id, ['Ada Lovelace', 'Grace Hopper', 'Nobody'])
  await world.runJobs()
  await world.query(`update certificate set attendee_email = split_part(lower(attendee_name), ' ', 1) || '@Example.org'
    where attendee_name <> 'Nobody'`)
  await hear(world)
  assert.deepEqual(await holders(world, badge), ['ada@Example.org', 'grace@Example.org'])
  const { body } = await world.request('GET', `${badge.path}/awards`)
  assert.deepEqual(
    body.map((award: any) => [award.name, award.event_id, award.attendee_id]),
    [
      ['Grace Hopper', event.id, null],
      ['Ada Lovelace', event.id, null],
    ],
  )
})

test('survey_completed is met by an answer, of any event or of the one that it names', async () => {
  await using world = await startWorld()
  const events = [await anEvent(world), await anEvent(world)]
  const any = await aBadge(world, { criteria: [{ type: 'survey_completed' }] })
  const second = await aBadge(world, { criteria: [{ type: 'survey_completed', event_id: events[1].id }] })
  await hear(world)
  const seen = []
  for (const { id: event_id } of events) {
    const { id: attendee_id } = await anAttendee(world, event_id, ada)
    await world.query(`insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
      values (1, ${event_id}, ${attendee_id}, '[]', '', now(), now())`)
    const data = { response_id: 1, attendee_id, event_id, submitted_at: new Date().toISOString() }
    await tell(world, 'survey.answered', 1, data)
    await hear(world)
    seen.push([await holders(world, any), await holders(world, second)])
  }
  assert.deepEqual(seen, [
    [[EMAIL], []],
    [[EMAIL], [EMAIL]],
  ])
})

test('programme_completed is met by who has completed it, also where they attended nothing', async () => {
  await using world = await startWorld()
  const [{ id }] = (await world.query<{
    id: number
  }>(`insert into training_programme (org_id, name, created_at, updated_at)
    values (1, 'Safety', now(), now()) returning id`)) as [any]
  const badge = await aBadge(world, { criteria: [{ type: 'programme_completed', programme_id: id }] })
  await hear(world)
  const assignments = await world.query<{ id: number }>(`
    insert into training_assignment (org_id, programme_id, email, email_key, name, assigned_at, completed_at, updated_at)
    select 1, ${id}, mail, mail, name, now(), done, now()
    from (values ('a@b.co', 'Ada', now()), ('b@b.co', 'Bob', null)) v (mail, name, done) returning id`)
  for (const { id: assignment_id } of assignments) {
    const data = { assignment_id, programme_id: id, email: '', name: '', completed_at: new Date().toISOString() }
    await tell(world, 'programme.completed', assignment_id, data)
  }
  await hear(world)
  const { body } = await world.request('GET', `${badge.path}/awards`)
  assert.deepEqual(
    body.map((award: any) => [award.email, award.name, award.event_id]),
    [['a@b.co', 'Ada', null]],
  )
})

test('all criteria must hold, whichever of them is met last', async () => {
  const { world, held } = await withBadge({ type: 'events_attended', min: 1 }, { type: 'certificates_earned', min: 1 })
  await using _ = world
  const { event } = await aGuest(world, ada)
  assert.deepEqual(await held(), [])
  await world.request('POST', `/admin/events/${event.id}/certificates`)
  assert.deepEqual(await held(), [EMAIL])
})

test('what was taken back is not given again by its rule, whoever had given it', async () => {
  const { world, badge, held } = await withBadge({ type: 'events_attended', min: 1 })
  await using _ = world
  await aGuest(world, ada)
  await world.request('POST', `${badge.path}/awards`, { email: 'bob@example.org', name: 'Bob' })
  await held()
  for (const { id } of (await world.request('GET', `${badge.path}/awards`)).body)
    await world.request('POST', `/admin/badge-awards/${id}/revoke`, {})
  await aGuest(world, ada)
  await aGuest(world, { email: 'bob@example.org' })
  await held()
  assert.deepEqual(
    [await count(world, 'badge_award'), await count(world, 'badge_award where revoked_at is null')],
    [2, 0],
  )
})

test('a badge without criteria, one that is switched off and one of another organisation are given to nobody', async () => {
  await using world = await startWorld()
  await aBadge(world)
  await aBadge(world, { active: false, criteria: [{ type: 'events_attended', min: 1 }] })
  const key = await world.stranger()
  const body = { name: 'A', criteria: [{ type: 'events_attended', min: 1 }] }
  assert.equal((await world.request('POST', '/admin/badge-templates', body, { key })).status, 201)
  await hear(world)
  await aGuest(world, ada)
  await hear(world)
  await world.runJobs()
  assert.equal(await count(world, 'badge_award'), 0)
})
