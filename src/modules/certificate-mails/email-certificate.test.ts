import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMailingWorld, handle, sendAll } from '../../../test/support/certificate-mails.ts'
import type { World } from '../../../test/support/harness.ts'
import { count } from '../../../test/support/stored.ts'

const QUIET = { certificate_email: false }

/** Takes the address off a certificate until the end, as those of files without addresses have none. */
async function withoutAddress(world: World, { certificate: { id, attendee_email } }: { certificate: any }) {
  await world.query(`update certificate set attendee_email = null where id = ${id}`)
  return {
    [Symbol.asyncDispose]: async () =>
      void (await world.query(`update certificate set attendee_email = '${attendee_email}' where id = ${id}`)),
  }
}

test('a certificate that somebody mails goes out with its PDF, also where the event mails none by itself', async () => {
  await using mailing = await aMailingWorld(QUIET)
  const { world, issue } = mailing
  const { certificate, attendee } = await issue({ first_name: 'Ayşe' })
  await handle(world)
  const { status, body } = await world.request('POST', `/admin/certificates/${certificate.id}/email`)
  assert.deepEqual([status, body.to, body.status, body.was_waiting], [201, attendee.email, 'queued', false])
  const [mail, ...more] = await sendAll(world)
  assert.equal(more.length, 0)
  assert.ok(mail!.text!.includes(certificate.verify_url))
  assert.deepEqual(mail!.attachments.filter(({ contentType }) => contentType === 'application/pdf').length, 1)
  const { body: entries } = await world.request('GET', `/admin/audit?action=certificate.email`)
  assert.deepEqual(
    [entries.length, entries[0].subject.id, entries[0].after.email_id],
    [1, certificate.id, body.email_id],
  )
})

test('while a mail of a certificate waits no second one is made, however many ask at once; afterwards it is', async () => {
  await using mailing = await aMailingWorld(QUIET)
  const { world, issue } = mailing
  const { certificate } = await issue()
  const path = `/admin/certificates/${certificate.id}/email`
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.request('POST', path)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(7).fill(200), 201])
  assert.equal(new Set(answers.map(({ body }) => body.email_id)).size, 1)
  assert.equal(await count(world, 'email'), 1)
  assert.equal((await sendAll(world)).length, 1)
  assert.equal((await world.request('POST', path)).status, 201)
  assert.equal(await count(world, 'email'), 2)
})

test('no mail goes for a certificate that is revoked, has no address, or whose address is written to no more; each says so', async () => {
  await using mailing = await aMailingWorld(QUIET)
  const { world, issue } = mailing
  const [gone, nobody, stopped] = [await issue(), await issue(), await issue()]
  await world.request('POST', `/admin/certificates/${gone.certificate.id}/revoke`, {})
  await using _ = await withoutAddress(world, nobody)
  await world.request('POST', '/admin/email-suppressions', { address: stopped.attendee.email.toUpperCase() })
  for (const [{ certificate }, says] of [
    [gone, /revoked/],
    [nobody, /no email address/],
    [stopped, /suppressed this address/],
  ] as const) {
    const { status, body } = await world.request('POST', `/admin/certificates/${certificate.id}/email`)
    assert.equal(status, 409)
    assert.match(body.detail, says)
  }
  const key = await world.stranger()
  for (const [id, as] of [
    [stopped.certificate.id, { key }],
    [999, {}],
  ] as const)
    assert.equal((await world.request('POST', `/admin/certificates/${id}/email`, undefined, as)).status, 404)
  assert.equal(await count(world, 'email'), 0)
})

test('all of an event are mailed once, those that cannot be are counted, and a dry run tells the same and mails nobody', async () => {
  await using mailing = await aMailingWorld(QUIET)
  const { world, issue, path, mails } = mailing
  const people = []
  for (let n = 0; n < 6; n++) people.push(await issue())
  const [before, waits, nobody, stopped, gone, plain] = people as [any, any, any, any, any, any]
  await world.request('POST', `/admin/certificates/${before.certificate.id}/email`)
  await sendAll(world)
  await world.request('POST', `/admin/certificates/${waits.certificate.id}/email`)
  await using _ = await withoutAddress(world, nobody)
  await world.request('POST', '/admin/email-suppressions', { address: stopped.attendee.email })
  await world.request('POST', `/admin/certificates/${gone.certificate.id}/revoke`, {})
  const send = (query = '', body?: object) => world.request('POST', `${path}/certificates/email${query}`, body)
  const expected = { queued: 1, no_address: 1, suppressed: 1, waiting: 1, mailed_before: 1 }
  assert.deepEqual((await send('?dry_run=true')).body, expected)
  assert.equal((await mails()).length, 2)
  assert.deepEqual((await send()).body, expected)
  assert.equal((await mails()).at(-1).to.address, plain.attendee.email)
  assert.deepEqual((await send()).body, { ...expected, queued: 0, waiting: 2 })
  await sendAll(world)
  const both = await Promise.all([send('', { who: 'all' }), send('', { who: 'all' })])
  assert.deepEqual(both.map(({ body }) => body.queued).sort(), [0, 3])
  const key = await world.stranger()
  assert.equal((await world.request('POST', `${path}/certificates/email`, {}, { key })).status, 404)
  assert.equal((await send('', { who: 'some' })).status, 422)
})
