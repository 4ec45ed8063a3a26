import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aContact, aRule, happened, putRules, scores } from '../../../../test/support/scores.ts'
import { auditOf, count, outbox } from '../../../../test/support/stored.ts'
import { ageScores, findDueScores } from './age-scores.ts'
import { continuePass } from './score-pass.ts'

const RECALCULATE = '/admin/crm/lead-scores/recalculate'
const HALF = [aRule('came', 100, { activity: 'attended' }, { half_life_days: 10 })]

/** Inserts contacts directly into the database, with one note each. */
function many(world: World, howMany: number): Promise<unknown> {
  return world.query(`
    insert into contact (org_id, first_name, source, folded, created_at, updated_at)
    select 1, 'C' || n, 'import', '', now(), now() from generate_series(1, ${howMany}) n;
    insert into contact_activity (org_id, contact_id, kind, at) select 1, id, 'note', now() from contact`)
}

test('recalculating tells how many it looked at and how many changed, and only these are written and announced', async () => {
  await using world = await startWorld()
  await putRules(world, [aRule('note', 3, { activity: 'note' })])
  await many(world, 3)
  await aContact(world)
  const { status, body } = await world.request('POST', RECALCULATE)
  assert.deepEqual([status, body.status, body.contacts, body.changed], [200, 'finished', 4, 3])
  const written = await world.query('select id, xmin from contact order by id')
  const again = await world.request('POST', RECALCULATE)
  assert.deepEqual([again.body.contacts, again.body.changed], [4, 0])
  assert.deepEqual(await world.query('select id, xmin from contact order by id'), written, 'no row was written')
  assert.equal((await outbox(world, 'crm.lead_score_changed')).length, 3)
  assert.deepEqual(
    (await auditOf(world, 'lead_scores.recalculate')).map(({ after }) => after.changed),
    [3, 0],
  )
})

test('more than five thousand are a job, which goes on where it was when it is stopped or killed', async () => {
  await using world = await startWorld({ doctor: false })
  await many(world, 5_001)
  await putRules(world, [])
  await world.query(`insert into lead_score_rules (org_id, rules, updated_at)
    values (1, '${JSON.stringify([aRule('note', 3, { activity: 'note' })])}', now()) on conflict (org_id) do update set rules = excluded.rules`)
  const { status, body } = await world.request('POST', RECALCULATE)
  assert.deepEqual([status, body.status, body.contacts], [202, 'running', 0])
  let steps = 0
  const afterTwo = {
    throwIfAborted() {
      if (steps++ === 2) throw new Error('told to stop')
    },
  } as AbortSignal
  await assert.rejects(continuePass(world.services, { org_id: 1 }, afterTwo), /told to stop/)
  const progress = async () => (await world.request('GET', '/admin/crm/lead-scores/recalculation')).body
  assert.deepEqual([(await progress()).status, (await progress()).contacts], ['running', 1_000])
  await Promise.all([continuePass(world.services, { org_id: 1 }), continuePass(world.services, { org_id: 1 })])
  const { status: ended, contacts, changed } = await progress()
  assert.deepEqual([ended, contacts, changed], ['finished', 5_001, 5_001])
  assert.equal(await count(world, 'contact where lead_score = 3 and not score_due'), 5_001)
})

test('a score is the same all day, and evidence counts less every night', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2026-11-01T00:30:00Z'))
  await putRules(world, HALF)
  const { id } = await aContact(world)
  await happened(world, id, 'attended', '2026-11-01T00:10:00Z')
  const night = async (at: string) => {
    world.stopClock(new Date(at))
    await ageScores(world.services)
    await world.runJobs()
    return scores(world)
  }
  assert.deepEqual(await night('2026-11-01T23:59:00Z'), [100])
  assert.deepEqual(await night('2026-11-06T00:07:00Z'), [71])
  assert.deepEqual(await night('2026-11-11T00:07:00Z'), [50])
  assert.deepEqual(await night('2026-10-30T00:07:00Z'), [100], 'a clock that goes back makes nothing younger than now')
  assert.deepEqual(await night('9998-01-01T00:07:00Z'), [0])
  const [{ status, body }] = [await world.request('GET', `/admin/crm/contacts/${id}`)]
  assert.deepEqual([status, body.score_reasons], [200, []])
})

test('nobody goes through contacts whose scores no day can change', async () => {
  await using world = await startWorld()
  await aContact(world)
  await putRules(world, [aRule('note', 1, { activity: 'note' }), { ...HALF[0]!, active: false }])
  await world.query('delete from lead_score_pass')
  await ageScores(world.services)
  assert.equal(await count(world, 'lead_score_pass'), 0)
  await putRules(world, [aRule('quiet', -5, { inactive_days: 30 })])
  world.advance(31 * 86_400_000)
  await ageScores(world.services)
  await world.runJobs()
  assert.deepEqual(await scores(world), [-5])
})

test('a contact that waits without a job is found', async () => {
  await using world = await startWorld()
  await putRules(world, [aRule('note', 3, { activity: 'note' })])
  await many(world, 2)
  await findDueScores(world.services)
  await world.runJobs()
  assert.deepEqual(await scores(world), [3, 3])
})
