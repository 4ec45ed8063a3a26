import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { anEmail } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { noteStatements } from '../../../test/support/statements.ts'
import { jobContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { queueEmail, queueEmails } from './queue-email.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const MAIL = {
  kind: 'greeting',
  eventId: null,
  attendeeId: null,
  to: { name: 'Ada', address: 'ada@example.org' },
  language: 'en',
  subject: 'Welcome',
  html: '<p>Welcome</p>',
  text: 'Welcome',
  attachments: [],
}
const context = () => jobContext(world.services, 1, 'test')
const stored = (id: number) => world.query<any>(`select * from email where id = ${id}`)

test('a mail is queued with its change, or not at all', async () => {
  let id = 0
  const change = inTransaction(context(), async (ctx) => {
    id = await queueEmail(ctx, MAIL)
    throw new Error('The change fails.')
  })
  await assert.rejects(change, /The change fails/)
  assert.deepEqual(await stored(id), [])
  id = await inTransaction(context(), (ctx) => queueEmail(ctx, MAIL))
  const [row] = await stored(id)
  assert.deepEqual([row.status, row.to_address, row.html], ['queued', 'ada@example.org', '<p>Welcome</p>'])
})

test('several mails are queued by one statement, each with an identity of its own, and their ids come in their order', async () => {
  const note = noteStatements(world)
  let ids: number[] = []
  const mails = Array.from({ length: 50 }, (_, n) => ({ ...MAIL, subject: `Mail ${n}` }))
  const statements = await note(() =>
    inTransaction(context(), async (ctx) => {
      ids = await queueEmails(ctx, mails)
    }),
  )
  assert.deepEqual(
    statements.map(({ text }) => text.trim().split(' ', 1)[0]),
    ['begin', 'insert', 'commit'],
  )
  const rows = await world.query<{ subject: string; uid: string }>(
    `select subject, uid from email where id = any('{${ids}}') order by array_position('{${ids}}'::bigint[], id)`,
  )
  assert.deepEqual(
    rows.map(({ subject }) => subject),
    mails.map(({ subject }) => subject),
  )
  assert.equal(new Set(rows.map(({ uid }) => uid)).size, 50)
  assert.deepEqual(await inTransaction(context(), (ctx) => queueEmails(ctx, [])), [])
})

const HOSTILE = [
  'Ada\r\nBcc: everyone@example.org',
  'Ada\nX: 1',
  'Ada\rX: 1',
  'a\u0000b',
  'tab\tbed',
  'a\u000b\u000c\u001b[31mb',
  'a\u0085b\u2028c\u2029d',
  '\u202egnp.exe',
  '\ud800lone',
  'é'.repeat(1_000),
  '😀'.repeat(1_000),
  '\ufb2c'.repeat(401),
  '   ',
  '\r\n',
]

test('nothing in a name or a subject ends its header, whatever is in them', async () => {
  for (const hostile of HOSTILE) {
    const [row] = await stored(await anEmail(world, { to: { ...MAIL.to, name: hostile }, subject: hostile }))
    for (const text of [row.to_name, row.subject]) {
      assert.doesNotMatch(text, /[\p{Cc}\u2028\u2029\u202a-\u202e]/u, JSON.stringify(hostile))
      assert.equal(text, text.trim().toWellFormed())
    }
    assert.ok([...row.to_name].length <= 401 && [...row.subject].length <= 300)
  }
  const [row] = await stored(await anEmail(world, { subject: 'Ayşe,\r\n\r\n  hoş geldin 😀' }))
  assert.equal(row.subject, 'Ayşe, hoş geldin 😀')
})

test('the database itself takes no mail whose headers could be ended', async () => {
  const id = await anEmail(world)
  for (const column of ['to_name', 'subject', 'to_address'])
    for (const character of ['\\n', '\\r', '\\u0001', '\\u001f', '\\u007f', '\\u0085', '\\u2028'])
      await assert.rejects(world.query(`update email set ${column} = E'a${character}b' where id = ${id}`), {
        constraint: `email_${column}_check`,
      })
  for (const address of ['a b@example.org', '<a@example.org>', 'a@example.org, b@example.org', 'a@example.org;b'])
    await assert.rejects(anEmail(world, { to: { name: 'A', address } }), { constraint: 'email_to_address_check' })
})

test('an attachment has a name that is safe in headers, addresses and folders', async () => {
  const names = [
    'ticket.pdf',
    '../../Ağda "Gün"\r\nX: 1.ics',
    '日本.ics',
    'con.png',
    'no ending',
    `${'x'.repeat(500)}.pdf`,
  ]
  const attachments = names.map((fileName) => ({ kind: 'event_ics', fileName, subjectId: 1 }))
  const [row] = await stored(await anEmail(world, { attachments }))
  assert.deepEqual(
    row.attachments.map(({ file_name }: { file_name: string }) => file_name),
    ['ticket.pdf', 'agda-gun-x-1.ics', 'attachment.ics', 'con-1.png', 'no-ending', `${'x'.repeat(80)}.pdf`],
  )
})

test('a mail with an attachment that nobody draws, or with two of one name, is not queued', async () => {
  const of = (...files: [kind: string, fileName: string][]) =>
    anEmail(world, { attachments: files.map(([kind, fileName]) => ({ kind, fileName, subjectId: 1 })) })
  const before = await world.query('select count(*) from email')
  await assert.rejects(of(['crystal_ball', 'a.pdf']), /No module draws crystal_ball for greeting/)
  await assert.rejects(of(['event_ics', 'a.ics'], ['event_ics', 'A.ics']), /have the same name/)
  assert.deepEqual(await world.query('select count(*) from email'), before)
})
