import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AYSE, aForm, FIELDS, submissionsOf, submit } from '../../../test/support/forms.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'

const mails = (world: World) =>
  world.query<{ to_address: string; subject: string; html: string; text: string; status: string; kind: string }>(
    'select to_address, subject, html, text, status, kind from email order by id',
  )

test('those whom a form notifies get a mail with what was answered, in which nothing is a header or markup', async () => {
  await using world = await startWorld()
  const notify_emails = ['team@example.org', 'büro@örnek.example', 'team@example.org']
  const name = 'Ask\r\nBcc: everybody@example.org\u2028<b>us</b>'
  const form = await aForm(world, {
    name,
    notify_emails,
    fields: [...FIELDS, { name: 'ok', label: 'Fine?', type: 'yes_no' }],
  })
  const message = 'First\n\n<img src=x onerror=alert(1)>\nSubject: Other'
  assert.equal((await submit(world, form, { ...AYSE, name: 'Eve\tBcc: x@example.org', message, ok: true })).status, 201)
  const sent = await mails(world)
  assert.deepEqual(
    sent.map(({ to_address }) => to_address),
    notify_emails.slice(0, 2),
  )
  for (const { subject, html, text, kind, status } of sent) {
    assert.deepEqual([kind, status], ['form_submitted', 'queued'])
    assert.doesNotMatch(subject, /[\r\n\u2028]/)
    assert.match(subject, /^New answer to .*Ask Bcc: everybody@example.org <b>us<\/b>/)
    assert.doesNotMatch(html, /<img src=x|<b>us/)
    assert.match(html, /&#60;img src&#61;x onerror/)
    for (const part of ['Eve Bcc: x@example.org', AYSE.email, 'First', 'Yes', 'How can we help?'])
      assert.ok(text.includes(part), part)
  }
  const plain = await aForm(world)
  await submit(world, plain, AYSE)
  assert.equal(await count(world, 'email'), 2, 'a form without addresses notifies nobody')
})

test('a flood of answers is kept, and does not become a flood of mails', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { notify_emails: ['team@example.org'] })
  world.stopClock(new Date('2026-11-22T12:00:00Z'))
  const flood = (from: number, to: number) =>
    Promise.all(
      Array.from({ length: to - from }, (_, nth) => submit(world, form, { ...AYSE, message: `${from + nth}` })),
    )
  await flood(0, 70)
  assert.equal((await submissionsOf(world, form, '?limit=200')).length, 70)
  const told = await mails(world)
  assert.ok(told.length >= 59 && told.length <= 61, `${told.length}`)
  assert.ok(told.some(({ text }) => text.includes('notifications are paused until there are fewer')))
  world.stopClock(new Date('2026-11-22T13:00:01Z'))
  await flood(70, 71)
  assert.equal((await mails(world)).length, told.length + 1)
})

test('what is deleted goes from the mails that told of it too, and one that waits is not sent', async () => {
  await using world = await startWorld()
  const form = await aForm(world, { notify_emails: ['team@example.org'] })
  await submit(world, form, AYSE)
  await submit(world, form, { ...AYSE, message: 'Another' })
  await world.query(`update email set status = 'sent', sent_at = now() where id = 1`)
  const [second, first] = await submissionsOf(world, form)
  for (const { id } of [first, second])
    assert.equal((await world.request('DELETE', `/admin/forms/${form.id}/submissions/${id}`)).status, 204)
  assert.deepEqual(await submissionsOf(world, form), [])
  assert.deepEqual(
    (await mails(world)).map(({ status, html, text, subject, to_address }) => [
      status,
      html + text + subject + to_address,
    ]),
    [
      ['sent', ''],
      ['cancelled', ''],
    ],
  )
  assert.equal(await count(world, 'contact'), 1)
  assert.equal((await world.request('DELETE', `/admin/forms/${form.id}/submissions/${first.id}`)).status, 404)
})
