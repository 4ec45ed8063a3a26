import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import {
  aRule,
  settledRuns,
  startListening,
  startPerforming,
  templateFor,
  untilHandled,
  untilListening,
} from '../../../test/support/automations.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'

const QUESTIONS = [
  { id: 'diet', type: 'choice', label: 'Diet', options: ['Vegan', 'None'] },
  { id: 'first', type: 'yes_no', label: 'First time?' },
]
/** Everyone who attends gets the tier. */
const CERTIFICATES = {
  certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }],
  certificate_kinds: [{ kind: 'speaker', label: 'Speaker' }],
}

async function automated() {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  opening.use(await startListening(world))
  await untilListening(world)
  opening.use(await startPerforming(world))
  const parts = opening.move()
  return { world, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('an action is done only for people who meet every condition when it is due', async () => {
  await using at = await automated()
  const { world } = at
  const event = await anEvent(world, { registration_questions: QUESTIONS, event_language: 'en', ...CERTIFICATES })
  const conditions = [
    [{ field: 'tag', value: 'vip' }],
    [{ field: 'tag', operator: 'is_not', value: 'vip' }],
    [{ field: 'answer', question_id: 'diet', value: 'Vegan' }],
    [
      { field: 'answer', question_id: 'first', value: 'true' },
      { field: 'language', value: 'tr' },
    ],
    [{ field: 'language', value: 'en' }],
    [{ field: 'attended', value: 'true' }],
    [{ field: 'tier', value: 'Gold' }],
    [{ field: 'tier', operator: 'is_not', value: 'Gold' }],
    [{ field: 'kind', value: 'attendee' }],
    [{ field: 'kind', operator: 'is_not', value: 'speaker' }],
  ]
  const rules = []
  for (const each of conditions)
    rules.push(
      await aRule(world, event.id, {
        ...{
          trigger: 'registered',
          conditions: each,
          actions: [{ type: 'add_crm_tag', tag: `t${rules.length}`, delay_hours: 1 }],
        },
      }),
    )
  const answers = { diet: 'Vegan', first: true }
  const { id } = await anAttendee(world, event.id, {
    ...{ email: 'ada@example.org', tags: ['vip'], answers, language: 'tr-TR' },
  })
  await anAttendee(world, event.id, { email: 'bob@example.org' })
  const cy = await anAttendee(world, event.id, { email: 'cy@example.org' })
  await untilHandled(world)
  const issued = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id, cy.id] })
  // A revoked certificate counts for nothing.
  const revoked = issued.body.certificates.find(({ attendee_id }: any) => attendee_id === cy.id)
  await world.request('POST', `/admin/certificates/${revoked.id}/revoke`)
  world.advance(3_600_000)
  const done = []
  for (const rule of rules) {
    const runs = await settledRuns(world, rule)
    const skipped = runs.filter(({ status }) => status === 'skipped')
    assert.ok(skipped.every(({ reason }) => reason === 'The conditions of the rule are not met.'))
    done.push(runs.flatMap(({ status, email }) => (status === 'done' ? email[0] : [])).join(''))
  }
  assert.deepEqual(done, ['a', 'bc', 'a', 'a', 'bc', '', 'a', 'bc', 'a', 'abc'])
})

test('settings and conditions that cannot work are 422 at their place, and nothing is stored', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { registration_questions: QUESTIONS, ...CERTIFICATES })
  const template_id = await templateFor(world, 'before_event')
  const mail = (delay_hours = 0) => [{ type: 'send_email', template_id, delay_hours }]
  const answer = (fields: object) => ({ conditions: [{ field: 'answer', value: 'x', ...fields }] })
  const cases: [object, string][] = [
    [{ trigger: 'before_event' }, 'trigger_hours'],
    [{ trigger: 'before_session' }, 'trigger_hours'],
    [{ trigger: 'before_event', trigger_hours: 8_761 }, 'trigger_hours'],
    [{ trigger: 'registered', trigger_hours: 1 }, 'trigger_hours'],
    [{ trigger: 'before_event', trigger_hours: 2, actions: mail(3) }, 'actions.0.delay_hours'],
    [{ trigger: 'before_event', trigger_hours: 2, session_id: 1 }, 'session_id'],
    [{ trigger: 'before_session', trigger_hours: 2, session_id: 999 }, 'session_id'],
    [{ trigger: 'form_submitted' }, 'form_id'],
    [{ trigger: 'form_submitted', form_id: 999 }, 'form_id'],
    [{ trigger: 'certificate_expiring', actions: [{ type: 'issue_certificate' }] }, 'actions.0.type'],
    [answer({}), 'conditions.0.question_id'],
    [answer({ question_id: 'constructor' }), 'conditions.0.question_id'],
    [answer({ question_id: 'diet' }), 'conditions.0.value'],
    [answer({ question_id: 'first', value: 'yes' }), 'conditions.0.value'],
    [{ conditions: [{ field: 'tag', question_id: 'diet', value: 'x' }] }, 'conditions.0.question_id'],
    [{ conditions: [{ field: 'attended', value: 'maybe' }] }, 'conditions.0.value'],
    [{ conditions: [{ field: 'tier', value: 'Glod' }] }, 'conditions.0.value'],
    [{ conditions: [{ field: 'kind', value: 'speeker' }] }, 'conditions.0.value'],
    [{ conditions: [{ field: 'language', value: 'english' }] }, 'conditions.0.value'],
    [{ conditions: [{ field: 'tag', value: ' ' }] }, 'conditions.0.value'],
    [{ conditions: Array.from({ length: 11 }, () => ({ field: 'tag', value: 'x' })) }, 'conditions'],
  ]
  for (const [fields, loc] of cases) {
    const body = { name: 'R', trigger: 'registered', actions: [{ type: 'issue_certificate' }], ...fields }
    const refused = await world.request('POST', `/admin/events/${event.id}/automations`, body)
    assert.deepEqual([refused.status, refused.body.detail?.[0]?.loc.join('.')], [422, `body.${loc}`], refused.text)
  }
  assert.deepEqual(await world.query('select 1 from automation_rule'), [])
  const unasked = { name: 'R', trigger: 'registered', actions: mail(), ...answer({}) }
  const missing = await world.request('POST', `/admin/events/${event.id}/automations`, unasked)
  assert.equal(missing.body.detail[0].type, 'missing')
})

test('a condition names tiers and kinds that the event has or has issued, and stays when they are removed', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { ...CERTIFICATES, registration_questions: QUESTIONS })
  const path = `/admin/events/${event.id}`
  const on = (field: string, value: string) => ({ conditions: [{ field, value }] })
  const vegan = { field: 'answer', question_id: 'diet', value: 'Vegan' }
  const asking = await aRule(world, event.id, { conditions: [vegan] })
  const rule = await aRule(world, event.id, on('tier', 'Gold'))
  await aRule(world, event.id, on('kind', 'speaker'))
  const typo = await world.request('POST', `${path}/automations`, { ...rule, ...on('tier', 'Glod') })
  assert.match(typo.text, /The event has no certificate tier Glod\. Use Gold, or add it to certificate_tiers/)
  await world.request('PATCH', path, { certificate_tiers: [], certificate_kinds: [], registration_questions: [] })
  const update = (id: number, body: object) => world.request('PATCH', `${path}/automations/${id}`, body)
  assert.equal((await update(rule.id, { name: 'Renamed', ...on('tier', 'Gold') })).status, 200)
  assert.equal((await update(asking.id, { conditions: [vegan, { field: 'tag', value: 'vip' }] })).status, 200)
  assert.equal((await update(asking.id, { conditions: [{ ...vegan, operator: 'is_not' }] })).status, 422)
  const other = await aRule(world, event.id)
  const unused = await update(other.id, on('tier', 'Gold'))
  assert.equal(unused.status, 422)
  assert.match(unused.text, /Add it to certificate_tiers of the event first/)
  await world.request('PATCH', path, CERTIFICATES)
  const { id } = await anAttendee(world, event.id)
  await world.request('POST', `${path}/certificates`, { attendee_ids: [id] })
  await world.request('PATCH', path, { certificate_tiers: [] })
  assert.equal((await update(other.id, on('tier', 'Gold'))).status, 200)
})

test('registering and cancelling fire their rules once for each person, also when it happens again', async () => {
  await using at = await automated()
  const { world } = at
  const event = await anEvent(world)
  const rules: Record<string, any> = {}
  for (const trigger of ['registered', 'cancelled'])
    rules[trigger] = await aRule(world, event.id, {
      trigger,
      actions: [{ type: 'add_crm_tag', tag: trigger }],
    })
  const ada = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}/attendees/${ada.id}`
  const statuses = async () => {
    await untilHandled(world)
    const all = await Promise.all(Object.values(rules).map((rule) => settledRuns(world, rule)))
    return all.map((runs) => runs.map(({ status, subject_id }) => [status, subject_id === ada.id]))
  }
  assert.deepEqual(await statuses(), [[['done', true]], []])
  for (const status of ['cancelled', 'registered', 'cancelled']) {
    assert.equal((await world.request('PATCH', path, { status })).status, 200)
    assert.deepEqual(await statuses(), [[['done', true]], [['done', true]]])
  }
})

test('a condition can be about a question of a registration type, and holds for the people who answered it so', async () => {
  await using at = await automated()
  const { world } = at
  const event = await anEvent(world)
  const questions = [{ id: 'year', type: 'choice', label: 'Year', options: ['First', 'Last'] }]
  const types = `/admin/events/${event.id}/registration-types`
  const { body: type } = await world.request('POST', types, { name: 'Student', questions })
  const conditions = (value: string) => [{ field: 'answer', question_id: 'year', value }]
  const actions = [{ type: 'add_crm_tag', tag: 'leaves' }]
  const rule = await aRule(world, event.id, { trigger: 'registered', conditions: conditions('Last'), actions })
  for (const [email, year] of [
    ['ada@example.org', 'Last'],
    ['bob@example.org', 'First'],
  ])
    await anAttendee(world, event.id, { email, registration_type_id: type.id, answers: { year } })
  await untilHandled(world)
  const runs = await settledRuns(world, rule)
  assert.deepEqual(runs.map(({ email, status }) => [email, status]).toSorted(), [
    ['ada@example.org', 'done'],
    ['bob@example.org', 'skipped'],
  ])
  const path = `/admin/events/${event.id}/automations`
  const refused = await world.request('POST', path, {
    name: 'x',
    trigger: 'registered',
    conditions: conditions('Next'),
    actions,
  })
  assertRefused(refused, 422, 'validation_failed', 'body.conditions.0.value')
})
