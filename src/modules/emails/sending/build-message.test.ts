import assert from 'node:assert/strict'
import { createVerify, generateKeyPairSync } from 'node:crypto'
import { after, before, test } from 'node:test'
import { anEmail, anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { modules } from '../../../modules.ts'
import type { MailSettings } from '../../../platform/context/context.ts'
import type { Module } from '../../../platform/module.ts'
import type { NewEmail } from '../queue-email.ts'

const sheets: Module = {
  name: 'sheets',
  floor: 'domain',
  attachments: [
    {
      kind: 'sheet',
      contentType: 'image/png',
      draw: async (_, { subjectId }) => (subjectId === 404 ? null : Buffer.alloc(subjectId, 'x')),
    },
  ],
}

let world: World
before(async () => {
  world = await startWorld({ modules: [...modules, sheets] })
})
after(() => world[Symbol.asyncDispose]())

/** Sends an email. @returns the received message, raw and parsed */
async function sent(fields: Partial<NewEmail>, settings: Partial<MailSettings> = {}) {
  await using receiver = await startSmtpReceiver()
  await using _ = await startSending(world, { smtpUrl: receiver.url, ...settings })
  const id = await anEmail(world, fields)
  await until(
    () => world.query<{ status: string }>(`select status from email where id = ${id}`),
    ([row]) => row!.status === 'sent',
  )
  assert.equal(receiver.received.length, 1)
  const [{ raw, from, to }] = receiver.received as [(typeof receiver.received)[number]]
  return { id, raw: raw.toString(), from, to, mail: await receiver.parsed() }
}

test('a mail is from the organisation at the address of the installation, answers go to the address of the organisation, and it says what it is', async () => {
  await world.query(
    `update organisation set name = 'Zürich "Events", Ltd.', reply_to = 'team@example.org' where id = 1`,
  )
  const { raw, from, to, mail, id } = await sent({ language: 'tr', subject: 'Hoş geldin 🎓' })
  assert.deepEqual([from, to], ['laurel@laurel.test', ['ada@example.org']])
  assert.deepEqual(mail.from!.value, [{ name: 'Zürich "Events", Ltd.', address: 'laurel@laurel.test' }])
  assert.deepEqual(mail.replyTo!.value, [{ name: 'Zürich "Events", Ltd.', address: 'team@example.org' }])
  assert.equal(mail.subject, 'Hoş geldin 🎓')
  assert.deepEqual([mail.html, mail.text?.trim()], ['<p>Welcome</p>', 'Welcome'])
  assert.equal(mail.messageId, (await world.request('GET', `/admin/emails/${id}`)).body.message_id)
  assert.match(raw, /^Content-Language: tr\r$/m)
  assert.doesNotMatch(raw, /^List-Unsubscribe/m)
  await world.query(`update organisation set name = E'A\\r\\nBcc: all@example.org', reply_to = null where id = 1`)
  assert.deepEqual((await sent({})).mail.from!.value, [
    { name: 'A Bcc: all@example.org', address: 'laurel@laurel.test' },
  ])
  await world.query(`update organisation set name = 'My organisation' where id = 1`)
  assert.equal((await sent({})).mail.replyTo, undefined)
})

test('what is not transactional says in its headers how to unsubscribe with one click, for this mail and address', async () => {
  const { raw } = await sent({ transactional: false })
  const link = /^List-Unsubscribe: <http:\/\/laurel\.test(\/u\/[\w-]+)>\r$/m.exec(raw.replaceAll('\r\n ', ''))![1]!
  assert.match(raw, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await world.request('POST', link, Buffer.from('List-Unsubscribe=One-Click'), { key: null, headers })
  assert.equal(answer.status, 200)
  assert.deepEqual(await world.query('select address, reason from email_suppression'), [
    { address: 'ada@example.org', reason: 'unsubscribed' },
  ])
  await world.query('delete from email_suppression')
})

test('nothing in a name, a subject or an address adds a header or a recipient', async () => {
  const name = 'Ada"\r\nBcc: all@example.org\r\n <x@y.org>, "B'
  const { raw, to, mail } = await sent({
    to: { name, address: 'ada+tag@example.org' },
    subject: 'A\r\n\r\nBcc: b@example.org\u2028x',
  })
  const [head] = raw.split('\r\n\r\n') as [string]
  assert.deepEqual(to, ['ada+tag@example.org'])
  assert.doesNotMatch(head, /^bcc:/im)
  assert.equal(mail.bcc, undefined)
  const { value } = mail.to as { value: { address?: string }[] }
  assert.deepEqual(
    value.map(({ address }) => address),
    ['ada+tag@example.org'],
  )
  const plain = await sent({})
  assert.deepEqual([...mail.headers.keys()], [...plain.mail.headers.keys()])
})

test('odd addresses are told to the server as it knows them', async () => {
  const local = "o'hara!#$%&*+/=?^_`{|}~-"
  const { to, raw } = await sent({ to: { name: '', address: `${local}@Bücher.example` } })
  // The receiver decodes the ASCII form.
  assert.deepEqual(to, [`${local}@bücher.example`])
  assert.ok(raw.includes(`\r\nTo: ${local}@xn--bcher-kva.example\r\n`), raw)
})

test('attachments are drawn when a mail is sent; what is gone or larger than a megabyte is left out', async () => {
  const event = await anEvent(world, { event_date: '2026-12-01' })
  const { mail } = await sent({
    html: '<img src="cid:sheet">',
    attachments: [
      { kind: 'event_ics', fileName: 'agenda.ics', subjectId: event.id },
      { kind: 'sheet', fileName: 'inline.png', subjectId: 10, inlineId: 'sheet' },
      { kind: 'sheet', fileName: 'gone.png', subjectId: 404 },
      { kind: 'sheet', fileName: 'large.png', subjectId: 1024 * 1024 + 1 },
      { kind: 'sheet', fileName: 'just.png', subjectId: 1024 * 1024 },
    ],
  })
  const found = mail.attachments.map(({ filename, contentType, cid, content }) => [
    filename,
    contentType,
    cid,
    content.length > 9,
  ])
  assert.deepEqual(found.toSorted(), [
    ['agenda.ics', 'text/calendar', undefined, true],
    ['inline.png', 'image/png', 'sheet', true],
    ['just.png', 'image/png', undefined, true],
  ])
})

test('a mail is signed with the key of the domain, over what unsubscribes too', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const dkim = {
    domainName: 'laurel.test',
    keySelector: 'key1',
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
  const { raw } = await sent({ transactional: false }, { dkim })
  const [head] = raw.split('\r\n\r\n') as [string]
  const headers = head.split(/\r\n(?![ \t])/)
  const signature = headers.find((line) => /^dkim-signature:/i.test(line))!
  assert.match(signature, /d=laurel\.test;\s+q=dns\/txt; s=key1;/)
  const signed = /\sh=([^;]+);/.exec(signature)![1]!.replaceAll(/\s/g, '').split(':')
  for (const name of ['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post'])
    assert.ok(signed.includes(name), name)
  // RFC 6376, section 3.7, with relaxed canonicalization.
  const relaxed = (line: string) => {
    const at = line.indexOf(':')
    return `${line.slice(0, at).toLowerCase().trim()}:${line
      .slice(at + 1)
      .replaceAll(/\r\n/g, '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()}`
  }
  const covered = signed.map((name) => relaxed(headers.findLast((line) => line.toLowerCase().startsWith(`${name}:`))!))
  const bare = relaxed(signature).replace(/b=[^;]*$/, 'b=')
  const value = /b=([^;]*)$/.exec(signature.replaceAll(/\s/g, ''))![1]!
  const verify = createVerify('RSA-SHA256').update([...covered, bare].join('\r\n'))
  assert.ok(verify.verify(publicKey, value, 'base64'))
})
