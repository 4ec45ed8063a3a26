import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import { aContact, aRule, happened, putRules, rescore } from '../../../../test/support/scores.ts'
import { scoreTables } from './score-tables.ts'

test('the history of a score has every day since the contact was created, and what it was at the end of each', async () => {
  await using world = await startWorld()
  const day = (date: string) => world.stopClock(new Date(`${date}T12:00:00Z`))
  day('2026-11-01')
  await putRules(world, [aRule('note', 10, { activity: 'note' })])
  const { id } = await aContact(world)
  const note = async () => {
    await happened(world, id, 'note', '2026-11-01T00:00:00Z')
    await rescore(world, [id])
  }
  day('2026-11-03')
  await note()
  await note()
  day('2026-11-05')
  await note()
  day('2026-11-06')
  const history = async (query = '') =>
    (await world.request('GET', `/admin/crm/contacts/${id}/score-history${query}`)).body.map(
      ({ day, lead_score }: any) => `${day} ${lead_score}`,
    )
  const all = ['2026-11-01 0', '2026-11-02 0', '2026-11-03 20', '2026-11-04 20', '2026-11-05 30', '2026-11-06 30']
  assert.deepEqual(await history(), all)
  assert.deepEqual(await history('?days=2'), all.slice(-2))
  const { keep } = scoreTables.find(({ table }) => table === 'lead_score_day')!
  assert.ok(typeof keep === 'object' && 'purge' in keep)
  assert.equal(await keep.purge(world.services, new Date('2026-11-05T00:00:00Z'), 100), 1)
  assert.deepEqual(await history('?days=4'), all.slice(-4), 'also when earlier days are purged')
  day('2026-11-02')
  await note()
  assert.deepEqual(
    await history(),
    ['2026-11-01 20', '2026-11-02 40'],
    'today is what holds now, whatever the clock does',
  )
  assert.equal((await world.request('GET', '/admin/crm/contacts/999/score-history')).status, 404)
  for (const days of ['0', '367', 'x'])
    assert.equal((await world.request('GET', `/admin/crm/contacts/${id}/score-history?days=${days}`)).status, 422)
})
