import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBadge, aGuest, PICTURE } from '../../../../test/support/badges.ts'
import { anEvent, upload } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

const HTML = { accept: 'text/html' }
const HOSTILE = '<script>alert(1)</script>"\'& ‮'

const see = (world: World, path: string, headers: Record<string, string> = HTML) =>
  world.request('GET', path, undefined, { key: null, headers })

async function given(world: World, fields: object = {}, person: object = {}) {
  const badge = await aBadge(world, fields)
  const body = { email: 'secret@example.org', name: 'Ada Lovelace', ...person }
  const { body: award } = await world.request('POST', `${badge.path}/awards`, body)
  return { badge, award, page: `/b/${award.public_id}` }
}

test('the page of a badge tells whose it is, what for, from whom and when, and shows nobody’s address or id', async () => {
  await using world = await startWorld()
  const { award, page } = await given(world, { name: 'Regular', description: 'Comes again' })
  const { status, text, headers } = await see(world, page)
  assert.equal(status, 200)
  for (const part of ['Regular', 'Comes again', 'Ada Lovelace', 'Genuine badge', 'My organisation', award.image_url])
    assert.ok(text.includes(part), part)
  assert.match(text, /https:\/\/www\.linkedin\.com\/profile\/add\?startTask.{1,6}CERTIFICATION_NAME/)
  assert.doesNotMatch(text, /secret|@/)
  assert.doesNotMatch(text, /<script|<style| on\w+=/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  assert.equal(headers['cache-control'], 'no-store')
  const { body } = await see(world, `/public/badges/${award.public_id}`)
  assert.deepEqual([body.status, body.badge.recipient_name, body.badge.criteria], ['active', 'Ada Lovelace', []])
  assert.deepEqual((await see(world, page, { accept: 'application/json' })).body.badge, body.badge)
  assert.doesNotMatch(JSON.stringify(body), /secret|template_id|attendee_id|org_id/)
  const turkish = await see(world, page, { ...HTML, 'accept-language': 'tr' })
  assert.match(turkish.text, /lang="tr"[\s\S]*Gerçek rozet/)
})

test('the page tells what was met when it was earned, also after the criteria were changed or the event is gone', async () => {
  await using world = await startWorld()
  const { event } = await aGuest(world, { email: 'ada@example.org' })
  const badge = await aBadge(world, {
    criteria: [
      { type: 'event_attended', event_id: event.id },
      { type: 'events_attended', min: 1 },
    ],
  })
  await world.runJobs()
  await world.request('PATCH', badge.path, { criteria: [{ type: 'sessions_attended', min: 9 }] })
  const [award] = (await world.request('GET', `${badge.path}/awards`)).body
  const text = async () => (await see(world, `/b/${award.public_id}`)).text
  assert.match(await text(), /Attended <bdi lang="">Node Day<\/bdi>[\s\S]*Attended an event/)
  await world.request('DELETE', `/admin/events/${event.id}`)
  assert.match(await text(), /Attended an event that is no longer listed/)
})

test('no stored text is markup', async () => {
  await using world = await startWorld()
  const event = await anEvent(world, { name: HOSTILE })
  const { body: ada } = await world.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: HOSTILE,
    email: 'a@example.org',
  })
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id })
  const criteria = [{ type: 'event_attended', event_id: event.id }]
  const badge = await aBadge(world, { name: HOSTILE, description: HOSTILE, criteria })
  await world.query(`update organisation set name = $$${HOSTILE}$$`)
  await world.runJobs()
  const [award] = (await world.request('GET', `${badge.path}/awards`)).body
  const page = await see(world, `/b/${award.public_id}`)
  const png = await see(world, `/b/${award.public_id}.png`, {})
  await world.request('POST', `/admin/badge-awards/${award.id}/revoke`, { revocation_reason: HOSTILE })
  const revoked = await see(world, `/b/${award.public_id}`)
  assert.deepEqual([page.status, png.status, revoked.status], [200, 200, 200])
  for (const { text } of [page, revoked]) assert.ok(/&(lt|#60);script/.test(text) && !text.includes('<script'))
  assert.doesNotMatch(String(png.headers['content-disposition']), /[<>\u202e]/)
})

test('a badge that was taken back says so, with the reason, and gives out its picture no more', async () => {
  await using world = await startWorld()
  const { award, page } = await given(world)
  assert.equal((await see(world, `${page}.png`, {})).status, 200)
  await world.request('POST', `/admin/badge-awards/${award.id}/revoke`, { revocation_reason: 'A mistake' })
  const { status, text } = await see(world, page)
  assert.equal(status, 200)
  assert.match(text, /No longer valid[\s\S]*A mistake/)
  assert.doesNotMatch(text, /linkedin|<img|og:image/)
  for (const kind of ['png', 'jpg']) {
    assert.equal((await see(world, `${page}.${kind}`, {})).status, 410)
    const asPage = await see(world, `${page}.${kind}`)
    assert.deepEqual([asPage.status, asPage.text.includes('No longer valid')], [410, true])
  }
  assert.equal((await see(world, `/public/badges/${award.public_id}`)).body.status, 'revoked')
})

test('what is no badge is 404 for whoever asks, whatever is asked for', async () => {
  await using world = await startWorld()
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%27', '1', `${'0'.repeat(300)}`]) {
    for (const path of [`/b/${id}`, `/b/${id}.png`]) {
      const { status, text } = await see(world, path)
      assert.deepEqual([status, text.includes('No such badge')], [404, true], path)
      assert.equal((await see(world, path, { accept: 'application/json' })).status, 404)
    }
    assert.equal((await see(world, `/public/badges/${id}`, {})).status, 404)
  }
})

test('a picture is drawn once, known by what it shows, and given as it was uploaded where it was', async () => {
  await using world = await startWorld()
  const { badge, page } = await given(world)
  const drawn = await see(world, `${page}.png`, {})
  assert.deepEqual([drawn.status, drawn.headers['content-type']], [200, 'image/png'])
  const tag = String(drawn.headers['etag'])
  assert.equal((await see(world, `${page}.png`, { 'if-none-match': tag })).status, 304)
  assert.equal((await see(world, `${page}.jpg`, {})).headers['content-type'], 'image/jpeg')
  await world.request('PATCH', badge.path, { name: 'Other' })
  assert.equal((await see(world, `${page}.png`, { 'if-none-match': tag })).status, 304)
  const form = upload(PICTURE, { name: 'medal.png' })
  const { body } = await world.request('POST', `${badge.path}/image`, form.body, { headers: form.headers })
  assert.equal(body.image, 'uploaded')
  const { body: next } = await world.request('POST', `${badge.path}/awards`, { email: 'bob@example.org', name: 'Bob' })
  const nextPage = `/b/${next.public_id}`
  const own = await see(world, `${nextPage}.png`, {})
  assert.notEqual(own.headers['etag'], tag)
  assert.deepEqual([own.status, own.bytes.subarray(1, 4).toString(), own.bytes.length < 20_000], [200, 'PNG', true])
  assert.equal((await see(world, `${nextPage}.jpg`, {})).status, 404)
  assert.ok((await see(world, nextPage)).text.includes(`${nextPage}.png`))
})

test('of who is erased nothing is left on the page or in the row, and the badge holds no more', async () => {
  await using world = await startWorld()
  const { award, page } = await given(world)
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'SECRET@example.org' })
  const { text } = await see(world, page)
  assert.doesNotMatch(text, /Lovelace/)
  assert.match(text, /No longer valid/)
  const rows = await world.query(`select * from badge_award where id = ${award.id}`)
  assert.doesNotMatch(JSON.stringify(rows), /Lovelace|secret/i)
})
