import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aContact, aRule, happened, putRules, rescore, scores } from '../../../../test/support/scores.ts'
import { holdBack, holdFirst, rewrite, untilBlocked } from '../../../../test/support/statements.ts'
import { outbox } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

const NOTE = [aRule('note', 10, { activity: 'note' })]

/**
 * Writes a second note and keeps the contact locked while its score is calculated, which ends after the note is
 * committed.
 */
async function noteMeanwhile(world: World): Promise<number[]> {
  const { id } = await aContact(world)
  await putRules(world, NOTE)
  await happened(world, id, 'note', '2026-11-01T00:00:00Z')
  const client = await world.pool.connect()
  await client.query(`begin; update contact set score_due = true where id = ${id};
    insert into contact_activity (org_id, contact_id, kind, at) values (1, ${id}, 'note', now())`)
  const calculating = rescore(world, [id])
  await untilBlocked(world)
  await client.query('commit')
  client.release()
  await calculating
  return scores(world)
}

test('whoever calculates a score waits for those who change what it is made of, and counts that', async () => {
  await using world = await startWorld()
  assert.deepEqual(await noteMeanwhile(world), [20])
})

test('twin: without the lock a score is calculated from what was there before', async () => {
  await using world = await startWorld()
  rewrite(world, 'for no key update) held', ') held')
  assert.deepEqual(await noteMeanwhile(world), [10])
})

test('whoever calculates while rules change comes to what the new ones say', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world)
  await putRules(world, NOTE)
  await happened(world, id, 'note', '2026-11-01T00:00:00Z')
  using held = holdFirst(world, 'for no key update) held')
  const calculating = rescore(world, [id])
  await held.reached
  await putRules(world, [aRule('note', 99, { activity: 'note' })])
  held.release()
  await calculating
  assert.deepEqual(await scores(world), [99])
})

test('a score that several calculate at once is announced once', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world)
  await putRules(world, NOTE)
  await world.query('delete from domain_event')
  await happened(world, id, 'note', '2026-11-01T00:00:00Z')
  holdBack(world, 'for no key update) held', 5)
  await Promise.all(Array.from({ length: 5 }, () => rescore(world, [id])))
  const told = await outbox(world, 'crm.lead_score_changed')
  assert.deepEqual(
    told.map(({ data }) => [data.previous_lead_score, data.lead_score]),
    [[0, 10]],
  )
})

test('recalculations, new rules, merges, erasures and changes at once leave every score as the last rules say', async () => {
  await using world = await startWorld()
  const ids: number[] = []
  for (let n = 0; n < 24; n++) ids.push((await aContact(world, { email: `p${n}@example.org`, title: 'CTO' })).id)
  const context = jobContext(world.services, 1, 'test')
  const send = (method: string, path: string, body?: object) => world.request(method, `/admin/crm/${path}`, body)
  const answers = [
    ...[1, 2, 3].map(() => send('POST', 'lead-scores/recalculate')),
    ...[5, 7].map((points) => send('PUT', 'lead-score-rules', [aRule('title', points, { field: 'title' })])),
    ...ids.slice(0, 6).map((id, n) => send('POST', 'merge', { primary_id: id, duplicate_ids: [ids[n + 6]] })),
    ...ids.slice(12, 15).map((id) => send('DELETE', `contacts/${id}`)),
    ...ids.slice(18).map((id) => send('PATCH', `contacts/${id}`, { title: 'CEO' })),
  ]
  const others = [15, 16, 17].map((n) => erasePerson(context, { email: `p${n}@example.org` }))
  for (const answer of await Promise.all(answers)) assert.ok(answer.status < 300, answer.text)
  await Promise.all([...others, world.runJobs()])
  await world.runJobs()
  const [points] = (await send('GET', 'lead-score-rules')).body.map((rule: any) => rule.points)
  assert.deepEqual(await scores(world), Array(12).fill(points))
  assert.deepEqual((await send('POST', 'lead-scores/recalculate')).body.changed, 0)
})

test('however many recalculations are asked for at once, other requests are answered', async () => {
  await using world = await startWorld()
  await aContact(world)
  using held = holdFirst(world, 'from lead_score_rules')
  const recalculate = () => world.request('POST', '/admin/crm/lead-scores/recalculate')
  const asked = [recalculate()]
  await held.reached
  for (let nth = 0; nth < 40; nth++) asked.push(recalculate())
  for (let nth = 0; nth < 5; nth++) assert.equal((await world.request('GET', '/admin/crm/settings')).status, 200)
  held.release()
  assert.deepEqual(new Set((await Promise.all(asked)).map(({ status }) => status)), new Set([200]))
})
