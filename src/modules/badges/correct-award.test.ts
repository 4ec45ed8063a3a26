import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aBadge } from '../../../test/support/badges.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { auditOf } from '../../../test/support/stored.ts'
import { ok } from '../../../test/support/training.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'

const ADA = { email: 'ada@example.org', name: 'Adda' }
const HOSTILE = '<script>alert(1)</script>'

const give = (world: World, { path }: { path: string }, fields: object = {}) =>
  world.request('POST', `${path}/awards`, { ...ADA, ...fields })
const correct = (world: World, id: number, fields: object) =>
  world.request('POST', `/admin/badge-awards/${id}/correct`, fields)
const page = async (world: World, { public_id }: { public_id: string }) =>
  (await world.request('GET', `/b/${public_id}`, undefined, { key: null, headers: { accept: 'text/html' } })).text
const listed = async (world: World, { path }: { path: string }, query = '') =>
  (await ok(world.request('GET', `${path}/awards${query}`))).map(({ id, status }: any) => [id, status])

test('a correction supersedes an award with the current version, and the page of the old one leads to it', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world, { name: 'Wrnog' })
  const evidence = [{ text: 'Talk', url: 'https://example.org/talk' }]
  const { body: old } = await give(world, badge, { evidence })
  await ok(world.request('PATCH', badge.path, { name: 'Right' }))
  const { status, body: next } = await correct(world, old.id, { name: 'Ada', revocation_reason: 'Misspelt' })
  assert.equal(status, 201)
  assert.deepEqual([next.name, next.email, next.template_version, next.source], ['Ada', ADA.email, 2, 'correction'])
  assert.deepEqual([next.awarded_at, next.evidence], [old.awarded_at, evidence])
  assert.deepEqual(await listed(world, badge), [
    [next.id, 'active'],
    [old.id, 'revoked'],
  ])
  const text = await page(world, old)
  for (const part of ['Replaced badge', 'Misspelt', 'Wrnog', `/b/${next.public_id}`])
    assert.ok(text.includes(part), part)
  const { body: facts } = await world.request('GET', `/public/badges/${old.public_id}`, undefined, { key: null })
  assert.deepEqual([facts.status, facts.badge.superseded_by, facts.badge.evidence], ['revoked', next.badge_url, []])
  const png = await world.request('GET', `/b/${old.public_id}.png`, undefined, {
    key: null,
    headers: { accept: 'image/png' },
  })
  assert.equal(png.status, 410)
  assert.ok(png.text.includes(next.badge_url))

  const again = await correct(world, old.id, { name: 'Ada L.' })
  assertRefused(again, 409, 'conflict')
  assert.ok(again.text.includes(`award ${next.id}`))
  const { body: other } = await give(world, badge, { email: 'bob@example.org', name: 'Bob' })
  assertRefused(await correct(world, next.id, { email: 'BOB@example.org' }), 409, 'conflict')
  assert.deepEqual(await listed(world, badge, '?status=active'), [
    [other.id, 'active'],
    [next.id, 'active'],
  ])
  const foreign = { key: await world.stranger() }
  const path = `/admin/badge-awards/${next.id}/correct`
  assertRefused(await world.request('POST', path, {}, foreign), 404, 'not_found')
  assert.equal((await auditOf(world, 'badge_award.correct')).length, 1)
  const events = await world.query(
    `select type from domain_event where subject_id = ${next.id} and type like 'badge.%'`,
  )
  assert.equal(events.length, 1)
})

test('twins of a correction make one award', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world)
  const { body: old } = await give(world, badge)
  const answers = await Promise.all(['A', 'B', 'C'].map((name) => correct(world, old.id, { name })))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409])
  assert.equal((await listed(world, badge)).length, 2)
})

test('a badge expires by calendar months of the organisation, keeps its page, and a new award supersedes it', async () => {
  await using world = await startWorld()
  await ok(world.request('PATCH', '/admin/organisation', { time_zone: 'Europe/Berlin' }))
  world.stopClock(new Date('2026-08-31T22:30:00Z'))
  const badge = await aBadge(world, { validity_months: 6 })
  const { body: old } = await give(world, badge)
  // 1 September 0:30 in Berlin, so 1 March 0:30, in winter time.
  assert.equal(old.expires_at, '2027-02-28T23:30:00.000Z')
  world.stopClock(new Date('2027-02-28T23:29:59.999Z'))
  assert.equal((await give(world, badge)).body.already_awarded, true)
  assert.equal((await ok(world.request('GET', badge.path))).awarded_count, 1)
  world.stopClock(new Date('2027-02-28T23:30:00Z'))
  assert.deepEqual(await listed(world, badge, '?status=expired'), [[old.id, 'expired']])
  assert.deepEqual(await listed(world, badge, '?status=active'), [])
  assert.equal((await ok(world.request('GET', badge.path))).awarded_count, 0)
  assert.match(await page(world, old), /Expired badge[\s\S]*Valid until/)
  const answers = await Promise.all([1, 2, 3].map(() => give(world, badge)))
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 200, 201])
  const next = answers[0]!.body
  assert.ok(answers.every(({ body }) => body.id === next.id && body.status === 'active'))
  assert.deepEqual(await listed(world, badge), [
    [next.id, 'active'],
    [old.id, 'expired'],
  ])
  assert.ok((await page(world, old)).includes(`/b/${next.public_id}`))
})

test('evidence is shown as text and http links, is refused otherwise, and is erased with the person', async () => {
  await using world = await startWorld()
  const badge = await aBadge(world)
  const { status, body } = await give(world, badge, {
    evidence: [{ text: HOSTILE, url: 'https://example.org/?a="b"' }, { text: ' Only text ' }],
  })
  assert.equal(status, 201)
  const text = await page(world, body)
  assert.ok(text.includes('Only text') && text.includes('rel="noopener noreferrer nofollow ugc"'))
  assert.ok(!text.includes('<script') && !text.includes('?a="b"'))
  for (const [given, field] of [
    [[{ text: 'x', url: 'javascript:alert(1)' }], 'body.evidence.0.url'],
    [[{ text: ' ' }], 'body.evidence.0.text'],
    [[{ text: 'x'.repeat(1_001) }], 'body.evidence.0.text'],
    [Array.from({ length: 11 }, () => ({ text: 'x' })), 'body.evidence'],
  ] as const) {
    const refused = await give(world, badge, { email: 'bob@example.org', name: 'Bob', evidence: given })
    assert.equal(refused.status, 422, field)
    assert.equal(refused.body.detail[0].loc.join('.'), field)
  }
  assert.equal((await listed(world, badge)).length, 1)
  await erasePerson(jobContext(world.services, 1, 'test'), { email: ADA.email })
  assert.deepEqual(await world.query('select evidence from badge_award'), [{ evidence: [] }])
})
