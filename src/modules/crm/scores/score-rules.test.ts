import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../../test/support/harness.ts'
import { aContact, aRule, happened, putRules, scores } from '../../../../test/support/scores.ts'
import { auditOf } from '../../../../test/support/stored.ts'

const PATH = '/admin/crm/lead-score-rules'

test('an organisation has rules from the start, and goes by its own as soon as it has written them', async () => {
  await using world = await startWorld()
  const ada = await aContact(world, { email: 'ada@engines.example', title: 'Genel MÜDÜR', phone: '+90 212 000 00 00' })
  await happened(world, ada.id, 'form_submitted', world.services.now().toISOString())
  await world.request('POST', '/admin/crm/lead-scores/recalculate')
  assert.deepEqual(await scores(world), [25 + 15 + 5 + 3])
  const { body: builtIn } = await world.request('GET', PATH)
  assert.ok(builtIn.length > 10)
  assert.deepEqual((await world.request('PUT', PATH, builtIn)).body, builtIn, 'what is answered can be sent')
  await putRules(world, [aRule('phone', 7, { field: 'phone' })])
  assert.deepEqual(await scores(world), [7])
  await putRules(world, [])
  assert.deepEqual(await scores(world), [0])
  const [, , { before, after }] = await auditOf(world, 'lead_score_rules.update')
  assert.deepEqual([before.map(({ key }: any) => key), after], [['phone'], []])
})

test('rules that no contact could be judged by are refused, each with its place', async () => {
  await using world = await startWorld()
  const refused: [loc: string, rules: object[]][] = [
    ['1.key', [aRule('a', 1, { tag: 'x' }), aRule('a', 1, { tag: 'y' })]],
    ['0.when', [aRule('a', 1, {})]],
    ['0.when', [aRule('a', 1, { tag: 'x', stage: 'lead' })]],
    ['0.when.matches', [aRule('a', 1, { tag: 'x', matches: ['y'] })]],
    ['0.when.matches.1', [aRule('a', 1, { field: 'title', matches: ['cto', ' *-'] })]],
    ['0.half_life_days', [aRule('a', 1, { field: 'title' }, { half_life_days: 9 })]],
    ['0.max_count', [aRule('a', 1, { stage: 'lead' }, { max_count: 9 })]],
    ['0.half_life_days', [aRule('a', 1, { activity: 'attended' }, { half_life_days: 0 })]],
    ['0.half_life_days', [aRule('a', 1, { activity: 'attended' }, { half_life_days: 0.001 })]],
    ['0.points', [aRule('a', 1001, { deal: 'won' })]],
    ['0.points', [aRule('a', -1001, { deal: 'won' })]],
    ['0.points', [aRule('a', 0.5, { deal: 'won' })]],
    ['0.key', [aRule('A key', 1, { deal: 'won' })]],
    ['0.label', [aRule('a', 1, { deal: 'won' }, { label: ' ' })]],
    ['0.when.activity', [aRule('a', 1, { activity: 'slept' })]],
    ['0.when.matches.0', [aRule('a', 1, { field: 'title', matches: ['x'.repeat(101)] })]],
    ['', Array.from({ length: 51 }, (_, n) => aRule(`a${n}`, 1, { tag: 'x' }))],
    ['', Array.from({ length: 6 }, (_, n) => aRule(`a${n}`, 1, { field: 'title', matches: Array(100).fill('x') }))],
  ]
  for (const [loc, rules] of refused) {
    const { status, body } = await world.request('PUT', PATH, rules)
    assert.equal(status, 422, `${loc}: ${JSON.stringify(body)}`)
    assert.equal(body.detail[0].loc.join('.'), ['body', loc].filter(Boolean).join('.'))
  }
  assert.deepEqual((await world.query('select from lead_score_rules')).length, 0)
})

test('extreme rules, and words and values of hostile length, are counted and never fail', async () => {
  await using world = await startWorld()
  const long = 'ﷺ'.repeat(300)
  const ada = await aContact(world, { title: long, tags: ['𝕍𝕀ℙ'], last_name: '"\\\u2028' })
  const rules = Array.from({ length: 40 }, (_, n) => aRule(`most_${n}`, 1000, { activity: 'note' }))
  const quoted = { label: `"}],'; \\  ${'x'.repeat(80)}` }
  await world.query(`insert into contact_activity (org_id, contact_id, kind, at)
    select 1, ${ada.id}, 'note', timestamptz '0001-01-01Z' + n * interval '1 second' from generate_series(1, 1200) n`)
  await putRules(world, [
    ...rules,
    aRule('least', -1000, { activity: 'note' }, { half_life_days: 1, ...quoted }),
    aRule('tag', -1, { tag: 'vip' }, quoted),
    aRule('words', 5, { field: 'title', matches: Array(100).fill('صلى*') }, quoted),
    aRule('nothing', 0, { field: 'title' }),
  ])
  const { body } = await world.request('GET', `/admin/crm/contacts/${ada.id}`)
  assert.equal(body.lead_score, 40 * 1000 * 1000 - 1 + 5)
  assert.equal(body.score_reasons.length, 42)
  assert.ok(body.score_reasons.every(({ reason }: any) => reason.length < 300))
})

test('who gives an account another name changes the scores of its contacts', async () => {
  await using world = await startWorld()
  const { body: account } = await world.request('POST', '/admin/crm/accounts', { name: 'Engines' })
  await aContact(world, { account_id: account.id })
  await putRules(world, [aRule('bank', 9, { field: 'account', matches: ['bank*'] })])
  assert.deepEqual(await scores(world), [0])
  await world.request('PATCH', `/admin/crm/accounts/${account.id}`, { name: 'The Banking House' })
  assert.deepEqual(await scores(world), [9])
})
