import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { aKey } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson, as } from '../../../../test/support/people.ts'
import { aSender, dkimRecord, SENDER_PATH } from '../../../../test/support/senders.ts'

const URL_WITH_SECRET = 'smtps://ada%40example.org:s3cr3t%2Fpass@smtp.example.org'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const audits = () => world.query<any>(`select * from audit_entry where action like 'organisation_sender%' order by id`)

test('a sender is saved, shown without its secrets and sealed at rest; repeating the request changes nothing', async () => {
  const none = (await world.request('GET', SENDER_PATH)).body
  assert.deepEqual([none.is_own, none.from_address, none.host], [false, 'laurel@laurel.test', null])
  const saved = await aSender(world, URL_WITH_SECRET, { from_name: ' Our events ' })
  assert.deepEqual(
    { ...saved, updated_at: null },
    {
      ...{ is_own: true, from_address: 'events@example.org', from_name: 'Our events', host: 'smtp.example.org' },
      ...{ port: 465, encryption: 'tls', username: 'ada@example.org', has_password: true },
      ...{ failing_since: null, failure: null, updated_at: null },
    },
  )
  const [row] = await world.query<any>('select * from organisation_sender')
  for (const column of ['smtp_url', 'dkim_private_key'])
    assert.doesNotMatch(row[column].toString('latin1'), /s3cr3t|smtps|PRIVATE/)
  assert.deepEqual(await aSender(world, URL_WITH_SECRET, { from_name: 'Our events' }), saved)
  assert.deepEqual(await world.query('select * from organisation_sender'), [row])
  const entries = await audits()
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['organisation_sender.create'],
  )
  assert.doesNotMatch(JSON.stringify(entries), /s3cr3t|smtps:/)
})

test('the SMTP URL and the DKIM key stay when the address alone changes, and a new password is audited without it', async () => {
  const dkim = await dkimRecord(world)
  const change = { from_address: 'other@example.net', from_name: null }
  const { status, body } = await world.request('PUT', SENDER_PATH, change)
  assert.deepEqual([status, body.from_address, body.from_name, body.port], [200, 'other@example.net', null, 465])
  assert.equal((await dkimRecord(world)).publicKey, dkim.publicKey)
  await aSender(world, URL_WITH_SECRET.replace('s3cr3t', 's3cr3tier'), change)
  const entry = (await audits()).at(-1)!
  assert.deepEqual([entry.action, entry.after.credentials_changed], ['organisation_sender.update', true])
  assert.doesNotMatch(JSON.stringify(await audits()), /s3cr3t/)
})

test('internal hosts, options and broken URLs are 422 with field and fix, and change nothing', async () => {
  const before = await world.query('select * from organisation_sender')
  const refused: [string, RegExp][] = [
    ['smtp://127.0.0.1:25', /internal/],
    ['smtp://2130706433', /internal/],
    ['smtp://[::1]:25', /internal/],
    ['smtp://169.254.169.254', /internal/],
    ['smtps://localhost', /local machine/],
    ['smtps://mail.internal', /local machine/],
    ['smtp://smtp.example.org?host=127.0.0.1', /nothing after the port/],
    ['smtp://smtp.example.org/x', /nothing after the port/],
    ['https://smtp.example.org', /smtp_url must be an address such as/],
    ['smtp://user@smtp.example.org', /smtp_url must be/],
    ['smtp://us%0d%0aer:pass@smtp.example.org', /smtp_url must be/],
    ['smtp://smtp.example.org:0', /Port 0/],
    ['smtp://', /smtp_url must be/],
    ['nonsense', /smtp_url must be/],
  ]
  for (const [smtp_url, reason] of refused) {
    const answer = await world.request('PUT', SENDER_PATH, { from_address: 'events@example.org', smtp_url })
    assert.equal(answer.status, 422, smtp_url)
    assert.deepEqual(answer.body.detail[0].loc, ['body', 'smtp_url'])
    assert.match(answer.body.detail[0].msg, reason)
  }
  const address = await world.request('PUT', SENDER_PATH, { from_address: 'nobody', smtp_url: URL_WITH_SECRET })
  assert.deepEqual([address.status, address.body.detail[0].loc], [422, ['body', 'from_address']])
  assert.deepEqual(await world.query('select * from organisation_sender'), before)
})

test('owners and admins change the sender, keys with the scope too, and each organisation has its own', async () => {
  for (const role of ['editor', 'viewer', 'checkin'] as const) {
    const { token } = await aPerson(world, { role })
    for (const [method, path, body] of [
      ['PUT', SENDER_PATH, { from_address: 'a@example.org', smtp_url: URL_WITH_SECRET }],
      ['DELETE', SENDER_PATH, undefined],
      ['POST', `${SENDER_PATH}/test`, { to: 'a@example.org' }],
    ] as const)
      assert.equal((await world.request(method, path, body, as(token))).status, 403, `${role} ${method}`)
  }
  const admin = await aPerson(world, { role: 'admin' })
  const renamed = { from_address: 'admin@example.org' }
  assert.equal((await world.request('PUT', SENDER_PATH, renamed, as(admin.token))).status, 200)
  const reader = await aKey(world, ['organisation:read'])
  assert.equal((await world.request('GET', SENDER_PATH, undefined, { key: reader.key })).body.is_own, true)
  const stranger = await world.stranger()
  assert.equal((await world.request('GET', SENDER_PATH, undefined, { key: stranger })).body.is_own, false)
  const first = await world.request('PUT', SENDER_PATH, renamed, { key: stranger })
  assert.deepEqual([first.status, first.body.detail[0].type], [422, 'missing'])
  const dns = await world.request('GET', `${SENDER_PATH}/dns`, undefined, { key: stranger })
  assert.deepEqual(dns.body, { domain: 'laurel.test', records: [] })
  const tried = await world.request('POST', `${SENDER_PATH}/test`, { to: 'a@example.org' }, { key: stranger })
  assert.equal(tried.status, 409)
  assert.equal((await world.request('DELETE', SENDER_PATH, undefined, { key: stranger })).status, 204)
  assert.equal((await world.request('GET', SENDER_PATH)).body.from_address, 'admin@example.org')
  const deleted = await world.request('DELETE', SENDER_PATH)
  assert.deepEqual([deleted.status, await world.query('select 1 from organisation_sender')], [204, []])
  assert.equal((await audits()).at(-1)!.action, 'organisation_sender.delete')
})
