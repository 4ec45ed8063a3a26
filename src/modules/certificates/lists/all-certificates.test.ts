import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const DAY = 86_400_000
let people = 0

async function aNamed(world: World, name: string, fields: object = {}) {
  const event = await anEvent(world, fields)
  const email = `p${++people}@example.org`
  const { id } = await anAttendee(world, event.id, { first_name: name, last_name: '', email })
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] })
  return body.certificates[0]
}

async function found(world: World, query: string, more: object = {}): Promise<number[]> {
  const { status, body, text } = await world.request('GET', `/admin/certificates?${query}`, undefined, more)
  assert.equal(status, 200, text)
  return body.map(({ id }: any) => id)
}

test('certificates of all events are found by name, address, code, public id and pasted link, and no others', async () => {
  await using world = await startWorld()
  const ayse = await aNamed(world, 'Ayşe Yılmaz')
  const wang = await aNamed(world, '王小明')
  const long = await aNamed(world, 'ﷺ'.repeat(110))
  const like = await aNamed(world, '100% a_b')
  const code = ayse.verification_code
  for (const [search, who] of [
    ['ayse yil', [ayse]],
    ['小明', [wang]],
    ['ﷺ', [long]],
    ['0% a_', [like]],
    ['%', [like]],
    ['', [like, long, wang, ayse]],
    [ayse.attendee_email, [ayse]],
    [ayse.attendee_email.toUpperCase().slice(0, -4), [ayse]],
    ['%@example.org', []],
    ['@example.org', []],
    [code, [ayse]],
    [code.toLowerCase().replace(/.{4}/g, '$& - '), [ayse]],
    [wang.public_id, [wang]],
    [ayse.verify_url, [ayse]],
    [` ${wang.cert_url}?utm=1#x `, [wang]],
    [like.pdf_url, [like]],
    ['nobody', []],
    ['/c/', []],
  ] as const) {
    const text = encodeURIComponent(search)
    const ids = who.map(({ id }) => id)
    assert.deepEqual(await found(world, `search=${text}`), ids, search)
    for (const { id, event_id } of who)
      assert.deepEqual(await found(world, `search=${text}&event_id=${event_id}`), [id], search)
    if (who.length === 1) {
      const own = await world.request('GET', `/admin/events/${who[0].event_id}/certificates?search=${text}`)
      assert.deepEqual([own.body.length, own.body[0].id], [1, ids[0]])
    }
  }
})

test('they are narrowed down by event, state, tier and time, and combined filters hold together', async () => {
  await using world = await startWorld()
  world.stopClock(new Date('2030-01-01T00:00:00Z'))
  const tiers = { certificate_tiers: [{ name: 'Gold', min_attendance_percent: 0 }] }
  const gold = await aNamed(world, 'Gold', tiers)
  const gone = await aNamed(world, 'Gone')
  await world.request('POST', `/admin/certificates/${gone.id}/revoke`, {})
  const short = await aNamed(world, 'Short', { certificate_validity_days: 1 })
  world.stopClock(new Date('2030-01-03T00:00:00Z'))
  const late = await aNamed(world, 'Late')
  for (const [query, who] of [
    ['status=active', [late, gold]],
    ['status=revoked', [gone]],
    ['status=expired', [short]],
    ['tier=Gold', [gold]],
    ['tier=gold', []],
    ['since=2030-01-03', [late]],
    ['until=2030-01-03', [short, gone, gold]],
    ['since=2030-01-01&until=2030-01-03&status=active', [gold]],
    ['until=2030-01-03&search=o', [short, gone, gold]],
    [`event_id=${gone.event_id}`, [gone]],
    [`event_id=${gone.event_id}&status=active`, []],
    [`event_id=${short.event_id}&since=2030-01-01&status=expired&search=short`, [short]],
    ['limit=2', [late, short]],
    ['limit=2&page=2', [gone, gold]],
  ] as const) {
    const ids = who.map(({ id }) => id)
    assert.deepEqual(await found(world, query), ids, query)
    if (query.startsWith('limit')) continue
    const { headers } = await world.request('GET', `/admin/certificates?limit=1&${query}`)
    assert.equal(headers['x-total-count'], String(ids.length), query)
    const { text } = await world.request('GET', `/admin/certificates?format=csv&${query}`)
    const lines = text.trim().split('\n').slice(1)
    assert.deepEqual(
      lines.map((line) => Number(line.split(',')[0])),
      ids,
      query,
    )
  }
  assert.equal((await world.request('GET', '/admin/certificates?format=xlsx')).status, 200)
})

test('no organisation sees certificates of another, by whatever it asks', async () => {
  await using world = await startWorld()
  const own = await aCertificate(world)
  const key = await world.stranger()
  for (const search of [
    '',
    own.attendee_name,
    own.attendee_email,
    own.verification_code,
    own.public_id,
    own.verify_url,
  ])
    assert.deepEqual(await found(world, `search=${encodeURIComponent(search)}`, { key }), [])
  for (const format of ['json', 'csv'])
    assert.equal(
      (await world.request('GET', `/admin/certificates?format=${format}&event_id=${own.event_id}`, undefined, { key }))
        .status,
      404,
    )
  const { headers } = await world.request('GET', '/admin/certificates', undefined, { key })
  assert.equal(headers['x-total-count'], '0')
})

test('a total with a filter is exact up to 10,000, and a file has all', async () => {
  await using world = await startWorld({ doctor: false })
  await aCertificate(world)
  await world.query(`insert into certificate (org_id, event_id, public_id, verification_code, attendee_name, event_name, event_timezone,
      issuer_name, design_version_id, issued_at, salt, folded)
    select org_id, event_id, gen_random_uuid(), lpad(n::text, 13, '0'), attendee_name, event_name, event_timezone,
      issuer_name, design_version_id, issued_at, salt, folded from certificate, generate_series(1, 10500) n`)
  const { headers } = await world.request('GET', '/admin/certificates?status=active')
  assert.deepEqual([headers['x-total-count'], headers['x-total-count-capped']], ['10000', 'true'])
  const { text } = await world.request('GET', '/admin/certificates?format=csv&status=active')
  assert.equal(new Set(text.trim().split('\n')).size, 10_502)
  world.advance(DAY)
})
