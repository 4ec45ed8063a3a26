import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { startDelivering } from '../../../../test/support/deliver.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startReceiver } from '../../../../test/support/receiver.ts'
import { aContact, aRule, putRules } from '../../../../test/support/scores.ts'
import { anEndpoint, readRequest } from '../../../../test/support/webhooks.ts'

test('a note, a title and new rules reach a receiver as the scores that they make, each with its reasons', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  await putRules(world, [
    aRule('note', 10, { activity: 'note' }),
    aRule('cto', 5, { field: 'title', matches: ['cto'] }),
  ])
  const { secret } = await anEndpoint(world, receiver.url, { events: ['crm.lead_score_changed'] })
  const name = 'Ada "}\\ \u2028 Ünal 𝕍'
  const { id } = await aContact(world, { first_name: name, email: 'ada@example.org' })
  const path = `/admin/crm/contacts/${id}`
  await world.request('POST', `${path}/notes`, { text: 'Met at the fair' })
  await world.request('PATCH', path, { title: 'CTO' })
  await world.request('PATCH', path, { last_name: 'Lovelace' })
  await putRules(world, [aRule('note', 4, { activity: 'note' }, { label: 'Noted' })])
  await using _ = await startDelivering(world)
  const requests = await until(
    async () => receiver.received.map(readRequest),
    (all) => all.length === 3,
  )
  for (const { headers, body } of requests) {
    const signature = createHmac('sha256', secret).update(body).digest('hex')
    assert.equal(headers['x-service-signature'], `sha256=${signature}`)
  }
  const told = requests.map((request) => request.json().data)
  assert.deepEqual(
    told.map(({ previous_lead_score, lead_score }) => [previous_lead_score, lead_score]),
    [
      [0, 10],
      [10, 15],
      [15, 4],
    ],
  )
  const today = new Date().toISOString().slice(0, 10)
  const { calculated_at, ...last } = told[2]
  assert.match(calculated_at, /^\d{4}-.*Z$/)
  assert.deepEqual(last, {
    contact_id: id,
    email: 'ada@example.org',
    first_name: name,
    last_name: 'Lovelace',
    account_id: null,
    account_name: null,
    lifecycle_stage: 'lead',
    lead_score: 4,
    previous_lead_score: 15,
    reasons: [{ rule: 'note', points: 4, reason: `Noted: on ${today}` }],
  })
})
