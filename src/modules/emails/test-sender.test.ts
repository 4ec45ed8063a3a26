import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { aSender, dkimRecord, SENDER_PATH, verifyDkim } from '../../../test/support/senders.ts'
import { startSmtpReceiver } from '../../../test/support/smtp-receiver.ts'

test('a test email is sent at once, with the answer of the server, to addresses that may get emails, five times a minute', async () => {
  await using own = await startSmtpReceiver({
    login: { user: 'events', pass: 'right' },
    react: ({ stage, address }) =>
      stage === 'rcpt' && address.startsWith('gone') ? { code: 550, text: '5.1.1 No such user' } : null,
  })
  await using world = await startWorld({ allowTargets: [`127.0.0.1:${own.port}`] })
  const send = (to: string) => world.request('POST', `${SENDER_PATH}/test`, { to })
  assert.equal((await send('ada@example.org')).status, 409)
  await aSender(world, own.url)
  const { status, body } = await send('ada@example.org')
  assert.deepEqual([status, body.sent], [200, true])
  assert.match(body.response, /^250 /)
  const [{ raw, from, to }] = own.received as [(typeof own.received)[number]]
  assert.deepEqual([from, to], ['events@example.org', ['ada@example.org']])
  verifyDkim(raw.toString(), (await dkimRecord(world)).publicKey)
  assert.equal((await own.parsed()).subject, 'Your email sender works')
  assert.deepEqual(await world.query('select 1 from email'), [])
  const [entry] = await world.query<any>(`select * from audit_entry where action = 'organisation_sender.test'`)
  assert.deepEqual([entry.after, entry.subject_id], [{ sent: true }, 1])

  const gone = (await send('gone@example.org')).body
  assert.deepEqual([gone.sent, gone.response], [false, '550 5.1.1 No such user'])
  assert.deepEqual(await world.query('select 1 from email_suppression'), [])
  await world.request('POST', '/admin/email-suppressions', { address: 'never@example.org' })
  const stopped = await send('Never@example.org')
  assert.deepEqual([stopped.status, stopped.body.detail[0].loc], [422, ['body', 'to']])

  await aSender(world, own.url.replace('right', 'wrong'))
  const denied = (await send('ada@example.org')).body
  assert.deepEqual([denied.sent, denied.response.slice(0, 9)], [false, '535 5.7.8'])
  assert.match((await world.request('GET', SENDER_PATH)).body.failure, /^535 5\.7\.8/)
  await aSender(world, own.url)
  for (let nth = 0; nth < 2; nth++) assert.equal((await send('ada@example.org')).body.sent, true)
  const limited = await send('ada@example.org')
  assert.deepEqual([limited.status, limited.headers['retry-after'] !== undefined], [429, true])
  assert.equal(own.received.length, 3)
})
