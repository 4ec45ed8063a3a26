import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { anEmail } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { startSending } from '../../../../test/support/send.ts'
import { type SmtpReaction, startSmtpReceiver } from '../../../../test/support/smtp-receiver.ts'
import { modules } from '../../../modules.ts'
import type { MailComposer } from '../../../platform/context/context.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

type Words = Awaited<ReturnType<MailComposer['compose']>>[number]
let says: (subjectId: number) => Words
let asked: number[][] = []
let settled: { emailId: number; subjectId: number; status: string; reason: string | null; orgId: number }[] = []
let refuse = false

const scribe: MailComposer = {
  name: 'scribe',
  compose: async (_, mails) => {
    asked.push(mails.map(({ subjectId }) => subjectId))
    return mails.map(({ subjectId }) => says(subjectId))
  },
  settle: async (ctx, ends) => {
    assert.ok(ctx.db.isTransaction)
    if (refuse) throw new Error('It cannot be settled now.')
    settled.push(...ends.map((end) => ({ ...end, orgId: ctx.orgId })))
  },
}

const letter = (subjectId: number, address = 'ada@example.org') => ({
  to: { name: 'Ada', address },
  language: 'tr',
  subject: `Letter ${subjectId}\r\nX: 1`,
  html: `<p>${subjectId}</p>`,
  text: `${subjectId}`,
  attachments: [],
  templateId: 77,
})

let world: World
before(async () => {
  world = await startWorld({ modules: [...modules, { name: 'scribes', floor: 'entrypoints', composers: [scribe] }] })
})
after(() => world[Symbol.asyncDispose]())
beforeEach(() => {
  says = letter
  asked = []
  settled = []
  refuse = false
})

const composed = (subjectId: number, more: Parameters<typeof anEmail>[1] = {}) =>
  anEmail(world, { subject: '', html: '', text: '', composer: { name: 'scribe', subjectId }, ...more })
const row = async (id: number) => (await world.request('GET', `/admin/emails/${id}`)).body
const over = (id: number) =>
  until(
    () => row(id),
    ({ status }) => !['queued', 'sending'].includes(status),
  )

test('a mail with a composer has no words until it is sent, and then those of that moment, which stay on record', async () => {
  const ids = [await composed(1), await composed(2)]
  assert.deepEqual([(await row(ids[0]!)).subject, (await row(ids[0]!)).html], ['', ''])
  await using receiver = await startSmtpReceiver()
  await using sending = await startSending(world, { smtpUrl: receiver.url })
  for (const id of ids) await over(id)
  const { subject, html, language, template_id, to } = await row(ids[1]!)
  assert.deepEqual([subject, html, language, template_id, to.name], ['Letter 2 X: 1', '<p>2</p>', 'tr', 77, 'Ada'])
  assert.equal((await receiver.parsed()).subject, 'Letter 2 X: 1')
  assert.deepEqual(asked, [[1, 2]])
  assert.deepEqual(
    settled.toSorted((a, b) => a.subjectId - b.subjectId),
    ids.map((emailId, nth) => ({ emailId, subjectId: nth + 1, status: 'sent', reason: null, orgId: 1 })),
  )
  assert.deepEqual(sending.warnings, [])
})

test('each attempt is drawn up anew, and one that nobody should get any more goes to nobody', async () => {
  let reaction: SmtpReaction = { code: 451, text: 'Later' }
  await using receiver = await startSmtpReceiver({ react: ({ stage }) => (stage === 'message' ? reaction : null) })
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const id = await composed(5)
  await until(
    () => row(id),
    ({ attempt_count, status }) => attempt_count === 1 && status === 'queued',
  )
  assert.deepEqual(settled, [])
  reaction = null
  says = () => ({ unwanted: 'They have answered meanwhile.' })
  world.advance(60_000)
  const { status, reason, attempt_count } = await over(id)
  assert.deepEqual([status, reason, attempt_count], ['cancelled', 'They have answered meanwhile.', 1])
  assert.deepEqual(settled, [{ emailId: id, subjectId: 5, status: 'cancelled', reason, orgId: 1 }])
  assert.equal(receiver.received.length, 0)
})

test('one that cannot be drawn up is tried again later and holds up no other', async () => {
  says = (subjectId) => {
    if (subjectId === 8) throw new Error('This one is broken.')
    if (subjectId === 9) return { ...letter(9), to: { name: '', address: 'no address' } }
    return letter(subjectId)
  }
  const [good, broken, wrong] = [await composed(7), await composed(8), await composed(9)]
  await using sending = await startSending(world)
  assert.equal((await over(good)).status, 'kept')
  for (const id of [broken, wrong]) {
    const mail = await until(
      () => row(id),
      ({ attempts }) => attempts[0]?.ended_at,
    )
    assert.deepEqual([mail.status, mail.attempts[0].response], ['queued', 'Laurel could not compose it.'])
  }
  assert.ok(sending.warnings.length >= 2)
  await world.query(`update email set status = 'cancelled' where id in (${broken}, ${wrong})`)
})

test('one whose person has another address now is judged by that', async () => {
  await world.query(
    `insert into email_suppression (org_id, address_key, address, reason, created_at) values (1, 'new@example.org', 'new@example.org', 'manual', now())`,
  )
  says = (subjectId) => letter(subjectId, 'New@example.org')
  await using receiver = await startSmtpReceiver()
  await using _ = await startSending(world, { smtpUrl: receiver.url })
  const id = await composed(11)
  const { status, to } = await over(id)
  assert.deepEqual([status, to.address, receiver.received.length], ['suppressed', 'New@example.org', 0])
  assert.deepEqual(
    settled.map(({ status }) => status),
    ['suppressed'],
  )
})

test('a mail ends and is settled together: while it cannot be settled it has not ended', async () => {
  refuse = true
  await using receiver = await startSmtpReceiver()
  await using sending = await startSending(world, { smtpUrl: receiver.url })
  const id = await composed(12)
  await until(
    async () => sending.warnings.length,
    (count) => count >= 2,
  )
  assert.equal((await row(id)).status, 'sending')
  refuse = false
  assert.equal((await over(id)).status, 'sent')
  assert.deepEqual([settled.length, receiver.received.length], [1, 1])
})

test('whoever draws up mails hears of those that are cancelled, of people removed and of people erased', async () => {
  const cancelled = await composed(21)
  await world.request('POST', `/admin/emails/${cancelled}/cancel`)
  const erased = await composed(22, { to: { name: 'E', address: 'erased@example.org' } })
  await erasePerson(jobContext(world.services, 1, 'test'), { email: 'erased@example.org' })
  assert.deepEqual(
    settled.map(({ emailId, status }) => [emailId, status]),
    [
      [cancelled, 'cancelled'],
      [erased, 'cancelled'],
    ],
  )
})

test('a mail that is sent once more is drawn up once more', async () => {
  await using _ = await startSending(world)
  const id = await composed(31)
  await over(id)
  says = (subjectId) => ({ ...letter(subjectId), subject: 'Another' })
  const { body } = await world.request('POST', `/admin/emails/${id}/resend`)
  assert.deepEqual([body.subject, body.html, body.resend_of], ['', '', id])
  assert.equal((await over(body.id)).subject, 'Another')
})
