import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { aMailRule, automatedWorld, settledRuns, untilHandled } from './support/automations.ts'
import { anAttendee, anEvent, aSession } from './support/factories.ts'
import type { World } from './support/harness.ts'
import { aCourse, aProgramme, assign, complete, ok } from './support/training.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ADA = 'Ada@example.org'

/**
 * Steps that fire a rule, and the mail that follows. `at` says when, in hours from now; at once where it is missing.
 */
type Story = {
  event?: object
  /** Data that exists before the rule. */
  before?: (world: World, at: { event: any; ada: any }) => Promise<unknown>
  act: (world: World, at: { event: any; ada: any; found: any }) => Promise<unknown>
  hours?: number
  subject: RegExp
  says: RegExp
}

const checkIn = (world: World, { event, ada }: any) =>
  ok(world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id }))

const sessionEndingIn =
  (hours: number) =>
  (world: World, { event }: any) => {
    const at = (ms: number) => new Date(world.services.now().getTime() + ms).toISOString()
    return aSession(world, event.id, { start_time: at(HOUR / 2), end_time: at(hours * HOUR) })
  }

const stories: Record<string, Story> = {
  attended_event: { act: checkIn, subject: /^Thank you for coming to Node Day$/, says: /Hello Ada/ },
  registered_no_show: {
    before: sessionEndingIn(3),
    act: async () => {},
    hours: 3,
    subject: /^We missed you at Node Day$/,
    says: /Hello Ada/,
  },
  certificate_issued: {
    act: (world, { event }) => ok(world.request('POST', `/admin/events/${event.id}/certificates`, {})),
    subject: /certificate/i,
    says: /http:\/\/laurel\.test\/verify\/[0-9a-f-]{36}/,
  },
  survey_not_completed: {
    event: { survey: [{ id: 'good', type: 'yes_no', label: 'Was it good?' }] },
    before: sessionEndingIn(3),
    act: checkIn,
    hours: 3,
    subject: /^How was Node Day\?$/,
    says: /http:\/\/laurel\.test\/s\/[\w-]+/,
  },
  badge_earned: {
    before: async (world) => ok(world.request('POST', '/admin/badge-templates', { name: 'Pioneer', criteria: [] })),
    act: (world, { ada, found }) =>
      ok(world.request('POST', `/admin/badge-templates/${found.id}/awards`, { attendee_id: ada.id })),
    subject: /Pioneer/,
    says: /http:\/\/laurel\.test\/b\/[0-9a-f-]{36}/,
  },
  lms_course_completed: {
    before: async (world, { event }) => {
      const course = await aCourse(world)
      await aProgramme(world, [{ event_id: event.id }, { course_id: course.id }])
      return course
    },
    act: (world, { found }) => complete(world, found.code, [ADA]),
    subject: /./,
    says: /Hello/,
  },
  compliance_overdue: {
    before: async (world, { event }) => {
      // The organisation is in UTC: overdue from a midnight on.
      world.stopClock(new Date('2027-03-04T22:00:00Z'))
      const programme = await aProgramme(world, [{ event_id: event.id }])
      await assign(world, programme.id, [ADA], { due_date: '2027-03-04' })
    },
    act: async () => {},
    hours: 2,
    subject: /./,
    says: /Hello/,
  },
}

for (const [trigger, story] of Object.entries(stories)) {
  test(`${trigger}: from the act to the message in the mail server, on time, not early, and once`, async () => {
    await using at = await automatedWorld()
    const { world, receiver } = at
    world.stopClock(new Date('2027-03-01T10:00:00Z'))
    const event = await anEvent(world, story.event)
    const ada = await anAttendee(world, event.id, { email: ADA })
    const found = await story.before?.(world, { event, ada })
    const rule = await aMailRule(world, event.id, trigger, 24)
    const made = world.services.now().getTime()
    const goTo = async (ms: number) => {
      world.stopClock(new Date(made + ms))
      await fireMoments(world.services)
    }
    await story.act(world, { event, ada, found })
    await untilHandled(world)
    const happens = (story.hours ?? 0) * HOUR
    if (happens > 0) {
      await goTo(happens - 1)
      assert.deepEqual(await settledRuns(world, rule), [], 'nothing has happened yet')
    }
    await goTo(happens)
    const [waiting] = await settledRuns(world, rule)
    assert.deepEqual([waiting.status, Date.parse(waiting.due_at) - made], ['waiting', happens + DAY])
    await goTo(happens + DAY - 1)
    assert.equal((await settledRuns(world, rule))[0].status, 'waiting')
    assert.equal(receiver.received.length, 0, 'nothing goes out before its time')
    await goTo(happens + DAY)
    const [done, ...more] = await settledRuns(world, rule)
    assert.deepEqual([done.status, done.reason, more.length], ['done', null, 0])
    for (const days of [1, 2, 400]) await goTo(happens + days * DAY)
    await settledRuns(world, rule)
    assert.deepEqual(
      receiver.received.map(({ to }) => to),
      [[ADA]],
    )
    const mail = await receiver.parsed(0)
    assert.match(mail.subject!, story.subject)
    assert.match(mail.text!, story.says)
    assert.match(String(mail.headers.get('list-unsubscribe') ?? JSON.stringify(mail.headers.get('list'))), /\/u\//)
    const stored = await world.request('GET', `/admin/emails?rule_id=${rule.id}`)
    assert.deepEqual(
      stored.body.map(({ id, kind, status }: any) => [id, kind, status]),
      [[done.email_id, trigger, 'sent']],
    )
    assert.deepEqual(at.warnings(), [])
  })
}

test('what somebody earns or completes elsewhere concerns only those events at which they are registered', async () => {
  await using at = await automatedWorld()
  const { world } = at
  const event = await anEvent(world)
  const rule = await aMailRule(world, event.id, 'lms_course_completed')
  const course = await aCourse(world)
  for (const email of [ADA, 'eve@example.org', 'bob@example.org']) await anAttendee(world, event.id, { email })
  await world.query(`update attendee set status = 'cancelled' where email_key = 'eve@example.org'`)
  await world.query(
    `update attendee set status = 'waitlisted', waitlisted_at = now() where email_key = 'bob@example.org'`,
  )
  await complete(world, course.code, [ADA, 'eve@example.org', 'bob@example.org', 'nobody@example.org'])
  await untilHandled(world)
  await fireMoments(world.services)
  const runs = await settledRuns(world, rule)
  assert.deepEqual(
    runs.map(({ email }: any) => email.toLowerCase()),
    [ADA.toLowerCase()],
    JSON.stringify(runs),
  )
})
