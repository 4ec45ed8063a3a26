import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact } from '../../../test/support/crm.ts'
import type { World } from '../../../test/support/harness.ts'
import { aProgramme, assign, assignmentsOf, ok, startTraining } from '../../../test/support/training.ts'
import { applyRules, recheckRules } from './apply-rules.ts'

const ruleOf = (id: number) => `/admin/training/programmes/${id}/assignment-rule`
const setRule = (world: World, id: number, tags: string[], query = '') =>
  ok(world.request('PUT', `${ruleOf(id)}${query}`, { tags }))
const emailsOf = async (world: World, id: number) =>
  (await ok(world.request('GET', `/admin/training/programmes/${id}/assignments?limit=200`)))
    .map((each: any) => each.email)
    .toSorted()

test('contacts with a tag get the programme, now and when they come to match, with its due days', async () => {
  await using world = await startTraining()
  world.stopClock(new Date('2026-11-20T23:30:00Z'))
  await world.query(`update organisation set time_zone = 'Europe/Istanbul'`)
  const { id } = await aProgramme(world, [], { due_days: 14 })
  await aContact(world, { email: 'ada@example.org', first_name: 'Ada', tags: ['staff'] })
  const later = await aContact(world, { email: 'bob@example.org', tags: ['guest'] })
  await aContact(world, { email: null, phone: '+905321234567', tags: ['staff'] })
  const preview = await setRule(world, id, [' staff ', 'crew', 'staff'], '?dry_run=true')
  assert.deepEqual([preview, await emailsOf(world, id)], [{ contacts: 1, would_assign: 1 }, []])
  assert.deepEqual((await setRule(world, id, [' staff ', 'crew', 'staff'])).tags, ['staff', 'crew'])
  await world.runJobs()
  assert.deepEqual(await emailsOf(world, id), ['ada@example.org'])
  const [assignment] = await assignmentsOf(world, 'ada@example.org')
  assert.deepEqual([assignment.name.split(' ')[0], assignment.due_date], ['Ada', '2026-12-05'])
  await ok(world.request('PATCH', `/admin/crm/contacts/${later.id}`, { tags: ['crew'] }))
  await aContact(world, { email: 'carol@example.org', tags: ['staff'] })
  await applyRules(world.services)
  assert.deepEqual(await emailsOf(world, id), ['ada@example.org', 'bob@example.org', 'carol@example.org'])
  const [rule] = await ok(world.request('GET', '/admin/training/assignment-rules'))
  assert.deepEqual([rule.programme_id, rule.reached], [id, 3])
})

test('each contact is reached once, by concurrent runs too, and a deleted assignment does not come back', async () => {
  await using world = await startTraining()
  const { id } = await aProgramme(world, [])
  for (let n = 0; n < 30; n++) await aContact(world, { email: `person${n}@example.org` })
  const had = await assign(world, id, ['person0@example.org'], { due_date: '2026-12-24' })
  await setRule(world, id, [])
  await Promise.all(Array.from({ length: 5 }, () => applyRules(world.services)))
  assert.equal((await emailsOf(world, id)).length, 30)
  assert.equal((await assignmentsOf(world, 'person0@example.org'))[0].id, had.assignments[0].id)
  await ok(world.request('DELETE', `/admin/training/assignments/${had.assignments[0].id}`))
  await applyRules(world.services)
  assert.equal((await emailsOf(world, id)).length, 29)
  const made = await world.query(`select after from audit_entry where action = 'training_programme.assign' order by id`)
  assert.equal(
    made.map(({ after }: any) => after.assigned).reduce((sum: number, each: number) => sum + each),
    30,
  )
})

test('a rule that is deleted assigns no more, and goes with its programme', async () => {
  await using world = await startTraining()
  const [first, second] = [await aProgramme(world, []), await aProgramme(world, [])]
  for (const { id } of [first, second]) await setRule(world, id, [])
  assert.equal((await world.request('DELETE', ruleOf(first.id))).status, 204)
  assert.equal((await world.request('DELETE', ruleOf(first.id))).status, 404)
  await aContact(world, { email: 'ada@example.org' })
  await applyRules(world.services)
  assert.deepEqual([await emailsOf(world, first.id), await emailsOf(world, second.id)], [[], ['ada@example.org']])
  await ok(world.request('DELETE', `/admin/training/programmes/${second.id}`))
  await applyRules(world.services)
  assert.deepEqual(await world.query('select 1 from training_rule_contact'), [])
  assert.equal((await world.request('PUT', ruleOf(second.id), { tags: [] })).status, 404)
})

test('a rule that has seen all contacts looks only at those that changed since, and daily at all of them', async () => {
  await using world = await startTraining()
  const { id } = await aProgramme(world, [])
  await setRule(world, id, ['staff'])
  const silent = await aContact(world, { email: 'silent@example.org', tags: ['guest'] })
  world.advance(3_600_000)
  await applyRules(world.services)
  // As if it had come to match without a change that says when.
  await world.query(`update contact set tags = '{staff}' where id = ${silent.id}`)
  await aContact(world, { email: 'ada@example.org', tags: ['staff'] })
  await applyRules(world.services)
  assert.deepEqual(await emailsOf(world, id), ['ada@example.org'])
  await recheckRules(world.services)
  assert.deepEqual(await emailsOf(world, id), ['ada@example.org', 'silent@example.org'])
  await aContact(world, { email: 'old@example.org', tags: ['crew'] })
  world.advance(86_400_000)
  await applyRules(world.services)
  await setRule(world, id, ['crew'])
  await applyRules(world.services)
  assert.deepEqual(await emailsOf(world, id), ['ada@example.org', 'old@example.org', 'silent@example.org'])
})
