import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAcceptedEmail, BOUNCES, bounceState, mailboxReader } from '../../../../test/support/bounce-mailbox.ts'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { startMailbox } from '../../../../test/support/imap-mailbox.ts'
import { aComplaint, aDeliveryReport, anAutoReply } from '../../../../test/support/returned-mails.ts'
import { returnPath } from '../message/return-path.ts'
import { readReturnedMail } from './read-returned-mail.ts'

test('soft bounces and complaints are recorded as such, and what repeats or is no failure changes nothing', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const { read, warnings } = mailboxReader(mailbox)
  const [first, second] = [
    await anAcceptedEmail(world, 'ada@example.org'),
    await anAcceptedEmail(world, 'bob@example.org'),
  ]
  const harmless = [
    ...['delivered', 'relayed', 'expanded', ''].map((action) => aDeliveryReport({ to: first.path, action })),
    anAutoReply(first.path),
    aComplaint({ to: BOUNCES, returnPath: first.path, type: 'not-spam' }),
    aComplaint({ to: first.path, returnPath: first.path, type: 'virus' }),
    aDeliveryReport({ to: first.path }).replace('multipart/report', 'multipart/mixed'),
  ]
  for (const each of harmless) mailbox.put(each)
  await read(world)
  assert.deepEqual([mailbox.unread(), await bounceState(world, first.id)], [0, [null, [], [], 0]])
  for (const [action, status] of [
    ['delayed', '4.4.1'],
    ['failed', '4.4.7'],
    ['failed', '5.7.1'],
  ] as const)
    mailbox.put(aDeliveryReport({ to: first.path, action, status }))
  await read(world)
  assert.deepEqual(await bounceState(world, first.id), ['soft', ['mailbox soft', 'mailbox soft'], [], 2])
  for (let time = 1; time <= 2; time++) {
    mailbox.put(aComplaint({ to: BOUNCES, returnPath: second.path }))
    mailbox.markUnread()
    await read(world)
  }
  assert.deepEqual(await bounceState(world, second.id), ['complaint', ['mailbox complaint'], ['complained'], 3])
  // The gravest of several recipients counts, such as after forwarding.
  const more = '\r\nFinal-Recipient: rfc822; x@example.net\r\nAction: failed\r\nStatus: 5.2.1\r\n'
  mailbox.put(aDeliveryReport({ to: first.path, action: 'delayed', status: '4.4.1', more }))
  await read(world)
  assert.equal((await bounceState(world, first.id))[0], 'hard')
  assert.deepEqual(warnings, [])
  const { totals } = (await world.request('GET', '/admin/analytics/org/overview')).body
  const { emails } = (await world.request('GET', `/admin/person?email=bob@example.org`)).body
  assert.deepEqual(
    [totals.emails_bounced.value, totals.emails_complained.value, emails.items[0].bounce],
    [1, 1, 'complaint'],
  )
})

test('forged and foreign reports change nothing, and are marked as read', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const { read } = mailboxReader(mailbox)
  const { id, path } = await anAcceptedEmail(world)
  const unsent = await anEmail(world, { to: { name: 'B', address: 'bob@example.org' } })
  const [{ uid }] = (await world.query(`select uid from email where id = ${unsent}`)) as [{ uid: string }]
  const stranger = { secret: Buffer.alloc(32, 1) }
  const own = await world.query<{ uid: string }>(`select uid from email where id = ${id}`)
  const changed = (character: string) => (character === '0' ? '1' : '0')
  const forged = [
    returnPath(stranger, BOUNCES, { id, uid: own[0]!.uid }),
    returnPath(world.services, BOUNCES, { id, uid }),
    returnPath(world.services, BOUNCES, { id: unsent, uid }),
    returnPath(world.services, BOUNCES, { id: 281_474_976_710_655, uid }),
    path.replace(/.(?=@)/, changed),
    path.replace(/(?<=\+.{9})./, changed),
    path.replace('mail.example.org', 'mail.example.com'),
    path.replace('bounces', 'bounced'),
    BOUNCES,
    'bounces+vvvvvvvvvvvvvvvvvvvvvvvvvv@mail.example.org',
  ]
  for (const to of forged) mailbox.put(aDeliveryReport({ to, original: `To: ada@example.org\r\nReturn-Path: ${path}` }))
  await read(world)
  assert.deepEqual([mailbox.unread(), await bounceState(world, id)], [0, [null, [], [], 0]])
})

test('long and broken messages are bounded, and hold up no other', async () => {
  await using world = await startWorld()
  await using mailbox = await startMailbox()
  const { read, warnings } = mailboxReader(mailbox)
  const [long, late, last] = [
    await anAcceptedEmail(world, 'a@x.org'),
    await anAcceptedEmail(world, 'b@x.org'),
    await anAcceptedEmail(world, 'c@x.org'),
  ]
  const filler = `${'x'.repeat(70)}\r\n`.repeat(15_000)
  // The report of a long message is before the returned email.
  mailbox.put(aDeliveryReport({ to: long.path, original: filler }))
  mailbox.put(aDeliveryReport({ to: late.path }).replace('The email could', `${filler}The email could`))
  mailbox.put('')
  mailbox.put('\r\n\r\n')
  mailbox.put('Content-Type: multipart/report; boundary="\u0000"\r\n\r\n--\u0000\r\n--')
  mailbox.put(`To: ${last.path}\r\n${'X-Long: y\r\n'.repeat(30_000)}\r\n`)
  mailbox.put(aDeliveryReport({ to: last.path, words: 'a'.repeat(5_000) }))
  await read(world)
  assert.equal(mailbox.unread(), 0)
  const bounces = await world.query<{ bounce: string }>('select bounce from email order by id')
  assert.deepEqual(
    bounces.map(({ bounce }) => bounce),
    ['hard', null, 'hard'],
  )
  assert.equal(warnings.filter((each) => each.startsWith('only the beginning')).length, 2)
  assert.equal(warnings.filter((each) => each.startsWith('a message in the mailbox cannot be read')).length, 1)
})

test('parts in parts, thousands of parts and long headers are rejected without reading all of them', async () => {
  const nested = Array.from(
    { length: 5_000 },
    (_, n) => `--${n}\r\nContent-Type: multipart/mixed; boundary=${n + 1}\r\n`,
  )
  const sources = [
    `Content-Type: multipart/report; boundary=0\r\n\r\n${nested.join('\r\n')}`,
    `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(20_000)}`,
    `To: ${'a@b.c, '.repeat(10_000)}\r\n\r\n`,
  ]
  for (const source of sources)
    await assert.rejects(readReturnedMail(BOUNCES, Buffer.from(source)), { code: 'EMAXLEN' })
  const embedded = `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n${'Content-Type: message/rfc822\r\n\r\n'.repeat(5_000)}`
  assert.equal(await readReturnedMail(BOUNCES, Buffer.from(embedded)), null)
})
