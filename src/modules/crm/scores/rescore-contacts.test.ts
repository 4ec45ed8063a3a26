import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { outbox } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { rescoreContacts } from './rescore-contacts.ts'

const rescore = (world: World, ids: readonly number[] | 'due') =>
  inTransaction(jobContext(world.services, 1, 'test'), (ctx) => rescoreContacts(ctx, ids))

test('a score is the sum of its reasons, each with its evidence, and is announced once', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-22T10:00:00Z'))
  const [{ id }] = (await world.query<{ id: number }>(`
    insert into contact (org_id, email, email_key, first_name, title, source, folded, created_at, updated_at)
    values (1, 'ada@engines.example', 'ada@engines.example', 'Ada', 'Chief Engineer', 'api', 'ada', now(), now()) returning id`)) as [
    any,
  ]
  await world.query(`
    insert into contact_activity (org_id, contact_id, kind, at) values
      (1, ${id}, 'attended', '2026-11-20T09:00:00Z'), (1, ${id}, 'attended', '2026-05-26T09:00:00Z')`)
  assert.deepEqual(await rescore(world, [id]), { contacts: 1, changed: 1 })
  const [contact] = await world.query<any>(`select lead_score, score_reasons, score_due from contact`)
  assert.deepEqual(contact, {
    lead_score: 50,
    score_due: false,
    score_reasons: [
      {
        rule: 'attended',
        points: 30,
        reason: 'Attended an event: 2 times, last on 2026-11-20',
        evidence: { count: 2, last_at: '2026-11-20T09:00:00.000Z' },
      },
      {
        rule: 'decides',
        points: 15,
        reason: 'Decision maker, by job title: Chief Engineer',
        evidence: { count: 1, last_at: null },
      },
      {
        rule: 'company_email',
        points: 5,
        reason: 'Uses a company email address: ada@engines.example',
        evidence: { count: 1, last_at: null },
      },
    ],
  })
  assert.deepEqual(await rescore(world, [id]), { contacts: 1, changed: 0 })
  await world.query(`update contact_activity set at = at - interval '1 minute'`)
  assert.deepEqual(await rescore(world, [id]), { contacts: 1, changed: 0 }, 'other reasons for the same score')
  const [{ last_at }] = (await world.query<any>(
    `select score_reasons #>> '{0,evidence,last_at}' as last_at from contact`,
  )) as [any]
  assert.equal(last_at, '2026-11-20T08:59:00.000Z')
  const [{ data }, ...more] = await outbox(world, 'crm.lead_score_changed')
  assert.deepEqual([data.previous_lead_score, data.lead_score, data.reasons.length, more.length], [0, 50, 3, 0])
})
