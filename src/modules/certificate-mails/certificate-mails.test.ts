import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMailingWorld, handle, sendAll } from '../../../test/support/certificate-mails.ts'
import { enterLog } from '../../../test/support/enter-log.ts'
import { anAttendee } from '../../../test/support/factories.ts'
import type { World } from '../../../test/support/harness.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { sendExpiryNotices } from '../certificates/expiry/send-expiry-notices.ts'

/** Outcomes of mails with their reasons, oldest first. */
const ends = async (world: World) =>
  (await world.query<any>('select status, reason from email order by id')).map(({ status, reason }) => [status, reason])

const dayIn = (timeZone: string, date: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long' }).format(date)

test('whoever gets a certificate is sent it with its links and its PDF, in their own language', async () => {
  await using mailing = await aMailingWorld({
    name: 'Node Günü',
    event_language: 'en',
    event_timezone: 'Europe/Istanbul',
  })
  const { world, path, issue, mails } = mailing
  // In Istanbul it is the next day.
  world.advance(new Date().setUTCHours(22, 30, 0, 0) - Date.now())
  await world.query(`update organisation set name = 'Kitap & <b>Derneği</b>'`)
  const { certificate, attendee } = await issue({ first_name: 'Ayşe', last_name: 'Işık', language: 'tr' })
  await issue({ first_name: 'Ada' })
  await handle(world)
  await world.request('PATCH', path, { event_timezone: 'UTC' })
  const [queued] = await mails()
  assert.deepEqual(
    [queued.kind, queued.status, queued.attendee_id, queued.language, queued.to],
    ['certificate', 'queued', attendee.id, 'tr', { name: 'Ayşe Işık', address: attendee.email }],
  )
  const [turkish, english, ...more] = (await sendAll(world)).toSorted((a) =>
    /Sertifika|belge/i.test(a.subject!) ? -1 : 1,
  )
  assert.equal(more.length, 0)
  assert.match(english!.subject!, /Your certificate: Node Günü/)
  assert.match(String(turkish!.html), /Ayşe/)
  assert.ok(english!.text!.includes(dayIn('Europe/Istanbul', new Date(certificate.issued_at))), english!.text)
  const [file, ...others] = turkish!.attachments.filter(({ contentType }) => contentType === 'application/pdf')
  assert.deepEqual([file!.filename, others.length], ['certificate.pdf', 0])
  const pdf = await world.request('GET', `/c/${certificate.public_id}.pdf`, undefined, { key: null })
  assert.ok(file!.content.equals(pdf.bytes))
  const wallet = `${certificate.cert_url}/wallet`
  for (const link of [certificate.verify_url, certificate.pdf_url, 'https://www.linkedin.com/profile/add?', wallet])
    assert.ok(turkish!.text!.includes(link) && String(turkish!.html).includes(link), link)
  assert.ok(turkish!.text!.includes(`certUrl=${encodeURIComponent(certificate.cert_url)}`))
  assert.equal(turkish!.headers.get('list-unsubscribe'), undefined)
  assert.ok((await mails()).every(({ status }) => status === 'sent'))
})

test('an event that does not ask for it sends none, and none of before when it asks', async () => {
  await using mailing = await aMailingWorld({ certificate_email: false })
  const { world, path, issue, mails } = mailing
  await issue()
  await handle(world)
  await world.request('PATCH', path, { certificate_email: true })
  await handle(world)
  assert.deepEqual(await mails(), [])
  await issue()
  await handle(world)
  assert.equal((await mails()).length, 1)
})

test('a certificate that is reissued is mailed anew, and one that is revoked first is not', async () => {
  await using mailing = await aMailingWorld()
  const { world, issue } = mailing
  const { certificate } = await issue({ first_name: 'Adaa' })
  await handle(world)
  const reissued = await world.request('POST', `/admin/certificates/${certificate.id}/reissue`, {
    attendee_name: 'Ada',
  })
  const gone = await issue()
  await world.request('POST', `/admin/certificates/${gone.certificate.id}/revoke`, {})
  await handle(world)
  const sent = await sendAll(world)
  assert.equal(sent.length, 1)
  assert.ok(sent[0]!.text!.includes(reissued.body.verify_url))
  assert.deepEqual(await ends(world), [
    ['cancelled', 'The certificate was revoked.'],
    ['sent', null],
  ])
  const [mail] = (await world.request('GET', '/admin/emails?status=sent')).body
  const attached = () => world.request('GET', `/admin/emails/${mail.id}/attachments/certificate.pdf`)
  assert.equal((await attached()).status, 200)
  await world.request('POST', `/admin/certificates/${reissued.body.id}/revoke`, {})
  assert.equal((await attached()).status, 410)
})

test('what is not sent yet is not sent any more when the event stops it or is deleted, or its owner is erased', async () => {
  for (const [stop, left] of [
    ['event', [['cancelled', 'The event mails its certificates no more.']]],
    ['delete', []],
    ['erase', [['cancelled', null]]],
  ] as const) {
    await using mailing = await aMailingWorld()
    const { world, path, issue } = mailing
    const { attendee } = await issue()
    await handle(world)
    if (stop === 'event') await world.request('PATCH', path, { certificate_email: false })
    if (stop === 'delete') await world.request('DELETE', path)
    if (stop === 'erase') await erasePerson(jobContext(world.services, 1, 'test'), { email: attendee.email })
    assert.equal((await sendAll(world)).length, 0)
    assert.deepEqual(await ends(world), left, stop)
  }
})

test('an address that mails cannot go to holds up nobody else', async () => {
  await using mailing = await aMailingWorld()
  const { world, event, path, issue, mails } = mailing
  const old = await anAttendee(world, event.id)
  await world.query(
    `update attendee set email = 'old address@example.org', email_key = 'old address@example.org' where id = ${old.id}`,
  )
  await world.request('POST', `${path}/certificates`, { attendee_ids: [old.id] })
  const { attendee } = await issue()
  await handle(world)
  assert.deepEqual(
    (await mails()).map(({ to }) => to.address),
    [attendee.email],
  )
})

test('each certificate of a file is mailed once to who has an address, whatever is heard again', async () => {
  await using mailing = await aMailingWorld()
  const { world, issueByFile, mails } = mailing
  const rows = Array.from({ length: 230 }, (_, n) => [
    `Person ${'abcdefghij'[n % 10]}`,
    n % 10 === 0 ? '' : `p${n}@example.org`,
  ])
  await issueByFile(rows)
  await handle(world)
  const queued = await world.query<{ to_address: string }>('select to_address from email order by id')
  const wanted = rows.flatMap(([, address]) => address || [])
  assert.deepEqual(queued.map(({ to_address }) => to_address).toSorted(), wanted.toSorted())
  await world.query(`delete from outbox_place where listener = 'certificate-mails'`)
  await world.query(`insert into outbox_place (listener, txid_from, open_from, txid_to, open_to, first_id, last_id, next_id)
    values ('certificate-mails', 0, '{}', 0, '{}', 0, 0, 1)`)
  await handle(world)
  const sent = await sendAll(world)
  assert.deepEqual(sent.map(({ to }) => [to].flat()[0]!.value[0]!.address!).toSorted(), wanted.toSorted())
  assert.match(sent[0]!.text!, /Person [a-j]/)
  assert.equal((await mails()).length, 200)
})

test('that a certificate expires soon is told its owner where the event mails certificates, once', async () => {
  await using mailing = await aMailingWorld({ certificate_validity_days: 60, expiry_notice_days: 30 })
  const { world, issue, mails } = mailing
  const { certificate } = await issue()
  const told = async () => {
    await enterLog(world)
    await sendExpiryNotices(world.services)
    await handle(world)
    return (await mails()).map(({ kind }) => kind)
  }
  assert.deepEqual(await told(), ['certificate'])
  world.advance(30 * 86_400_000)
  assert.deepEqual(await told(), ['certificate', 'certificate_expiring'])
  assert.deepEqual(await told(), ['certificate', 'certificate_expiring'])
  const sent = await sendAll(world)
  assert.ok(sent.some(({ subject, text }) => /expires soon/.test(subject!) && text!.includes(certificate.verify_url)))
})
