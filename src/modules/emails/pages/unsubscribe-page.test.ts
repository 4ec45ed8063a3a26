import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { assertUsable, formsOf, open, send, sendBody } from '../../../../test/support/public-forms.ts'
import { unsubscribeLink } from '../unsubscribe/unsubscribe-link.ts'

const TURKISH = { 'accept-language': 'tr' }
const ONE_CLICK = 'List-Unsubscribe=One-Click'

async function aMail(world: World, fields: { address?: string; language?: string } = {}) {
  const { address = 'Ada@example.org', language = 'en' } = fields
  const id = await anEmail(world, { to: { name: 'Ada', address }, language, transactional: false })
  return { id, link: new URL(unsubscribeLink(world.services, { emailId: id, address })).pathname }
}

const stopped = (world: World) =>
  world.query(`select org_id, address_key, address, reason, email_id from email_suppression order by id`)
const auditOf = async (world: World) =>
  (
    await world.query<{ told: string }>(
      `select action || ' ' || split_part(actor, ':', 1) as told from audit_entry where subject_type = 'email' order by id`,
    )
  ).map(({ told }) => told)

test('one click of a mail program stops the mails, with neither page nor cookie, in either form of a body', async () => {
  await using world = await startWorld()
  const { id, link } = await aMail(world)
  const stop = { org_id: 1, address_key: 'ada@example.org', address: 'Ada@example.org', reason: 'unsubscribed' }
  const answer = await sendBody(world, link, ONE_CLICK, { accept: '*/*' })
  assert.deepEqual([answer.status, answer.headers['set-cookie']], [200, undefined])
  assert.deepEqual(await stopped(world), [{ ...stop, email_id: id }])
  const again = await sendBody(world, (await aMail(world)).link, ONE_CLICK)
  assert.deepEqual([again.status, again.heading], [200, 'You are unsubscribed'])
  assert.deepEqual(await stopped(world), [{ ...stop, email_id: id }])
  const bob = await aMail(world, { address: 'bob@example.org' })
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const type = (boundary: string) => ({ 'content-type': `multipart/form-data${boundary}` })
  assert.equal((await sendBody(world, bob.link, body, type(''))).status, 400)
  assert.equal((await sendBody(world, bob.link, body.slice(0, 40), type('; boundary=b'))).status, 400)
  assert.equal((await sendBody(world, bob.link, body, type('; boundary=b'))).status, 200)
  assert.equal((await stopped(world)).length, 2)
  assert.deepEqual(await auditOf(world), ['email.unsubscribe visitor', 'email.unsubscribe visitor'])
})

test('the page asks, stops by its button, says what comes all the same, and takes it back', async () => {
  await using world = await startWorld()
  await world.query(`update organisation set name = 'Düğün & <b>Co</b>'`)
  const { link } = await aMail(world, { language: 'tr' })
  const said = async (english: string, turkish: string) => {
    const page = await open(world, link, { 'accept-language': 'en' })
    assert.deepEqual([page.status, page.heading], [200, english])
    assert.match(
      page.text,
      /Düğün &#38; &#60;b&#62;Co&#60;\/b&#62;[\s\S]*A…@example\.org[\s\S]*You will still receive emails about your own registrations/,
    )
    assertUsable(page)
    assert.equal((await open(world, link, TURKISH)).heading, turkish)
    return page
  }
  const asking = await said('Do you want to unsubscribe?', 'Artık e-posta almak istemiyor musunuz?')
  assert.equal((await open(world, link)).headers['content-language'], 'tr')
  assert.deepEqual(await stopped(world), [])
  const done = await send(world, asking)
  assert.deepEqual([done.status, done.heading], [200, 'Abonelikten çıktınız'])
  assert.equal((await stopped(world)).length, 1)
  const page = await said('You are unsubscribed', 'Abonelikten çıktınız')
  const back = await send(world, page, {}, { 'accept-language': 'en' })
  assertUsable(back)
  assert.match(back.text, /role="status">You will receive these emails again\./)
  await said('Do you want to unsubscribe?', 'Artık e-posta almak istemiyor musunuz?')
  assert.deepEqual(await stopped(world), [])
  await send(world, page)
  assert.deepEqual(await auditOf(world), ['email.unsubscribe visitor', 'email.subscribe_again visitor'])
})

test('only a form changes anything: opening a link, whoever does it, and other forms do not', async () => {
  await using world = await startWorld()
  const { link } = await aMail(world)
  for (const query of ['', `?${ONE_CLICK}`, '?act=unsubscribe'])
    assert.equal((await open(world, link + query)).status, 200)
  for (const body of ['', 'List-Unsubscribe=no', 'act=', 'act=erase', 'constructor=One-Click', '__proto__=x'])
    assert.equal((await sendBody(world, link, body)).status, 422, body)
  const json = { 'content-type': 'application/json' }
  assert.equal((await sendBody(world, link, '{"act":"unsubscribe"}', json)).status, 415)
  assert.deepEqual(await stopped(world), [])
})

test('a rejected address and one of another organisation are no business of the link', async () => {
  await using world = await startWorld()
  await world.stranger()
  const { link } = await aMail(world)
  await world.query(`insert into email_suppression (org_id, address_key, address, reason, created_at)
    values (1, 'ada@example.org', 'ada@example.org', 'rejected', now()), (2, 'ada@example.org', 'ada@example.org', 'unsubscribed', now())`)
  const page = await open(world, link)
  assert.equal(page.heading, 'Do you want to unsubscribe?')
  await send(world, await send(world, page))
  assert.deepEqual(
    (await stopped(world)).map(({ org_id, reason }: any) => [org_id, reason]),
    [
      [1, 'rejected'],
      [2, 'unsubscribed'],
    ],
  )
})

test('a link to a mail that never was, or whose receiver was erased, says so, and no page is kept or indexed', async () => {
  await using world = await startWorld()
  const { id, link } = await aMail(world)
  const wrong = [
    `${link.slice(0, -1)}-`,
    '/u/x',
    new URL(unsubscribeLink(world.services, { emailId: id + 1, address: 'Ada@example.org' })).pathname,
  ]
  for (const path of wrong) {
    const page = await open(world, path)
    assert.deepEqual([page.status, page.heading, formsOf(page)], [404, 'This link is not valid', []])
    assertUsable(page)
    assert.equal((await open(world, path, TURKISH)).heading, 'Bu bağlantı bir yere çıkmıyor')
    assert.equal((await sendBody(world, path, ONE_CLICK)).status, 404)
  }
  for (const { headers } of [await open(world, link), await open(world, wrong[0]!)])
    assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex, noarchive'])
  await world.query(`update email set to_address = '', status = 'cancelled' where id = ${id}`)
  assert.equal((await sendBody(world, link, ONE_CLICK)).status, 404)
  assert.deepEqual(await stopped(world), [])
})
