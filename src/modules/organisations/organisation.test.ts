import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { keysStored } from '../../../test/support/stored.ts'

let world: World
before(async () => {
  world = await startWorld()
})
after(() => world[Symbol.asyncDispose]())

const PATH = '/admin/organisation'
const change = (fields: object) => world.request('PATCH', PATH, fields)

async function uploadLogo(width = 1200, height = 300) {
  const { body, headers } = upload(createCanvas(width, height).toBuffer('image/png'), { name: 'logo.png' })
  return world.request('POST', `${PATH}/logo`, body, { headers })
}

test('the organisation is changed field by field, and colours one by one', async () => {
  const { body: before } = await world.request('GET', PATH)
  assert.deepEqual([before.colours, before.logo, before.reply_to], [{ primary: null, background: null }, null, null])
  const { body } = await change({
    name: ' Ours ',
    country: 'tr',
    time_zone: 'Europe/Istanbul',
    reply_to: 'a@example.org',
  })
  assert.deepEqual(
    [body.name, body.country, body.time_zone, body.reply_to],
    ['Ours', 'TR', 'Europe/Istanbul', 'a@example.org'],
  )
  await change({ colours: { primary: '#AABBCC' } })
  await change({ colours: { background: '#112233' }, language: 'tr' })
  const { body: after } = await world.request('GET', PATH)
  assert.deepEqual(
    [after.colours, after.language, after.name],
    [{ primary: '#aabbcc', background: '#112233' }, 'tr', 'Ours'],
  )
  const { body: cleared } = await change({
    colours: { primary: null, background: null },
    reply_to: null,
    language: 'en',
  })
  assert.deepEqual([cleared.colours, cleared.reply_to], [{ primary: null, background: null }, null])
})

test('what no organisation can be is refused in words', async () => {
  for (const [fields, place] of [
    [{ name: '  ' }, 'body.name'],
    [{ time_zone: 'Mars/Crater' }, 'body.time_zone'],
    [{ language: 'Turkish' }, 'body.language'],
    [{ country: 'XQ' }, 'body.country'],
    [{ country: 'Türkiye' }, 'body.country'],
    [{ reply_to: 'a@example.org\r\nBcc: b@example.org' }, 'body.reply_to'],
    [{ reply_to: 'nobody' }, 'body.reply_to'],
    [{ colours: { primary: 'red' } }, 'body.colours.primary'],
    [{ colours: { primary: '#12345g' } }, 'body.colours.primary'],
    [{ colours: { background: '#fff;}</style>' } }, 'body.colours.background'],
  ] as const)
    assertRefused(await change(fields), 422, 'validation_failed', place)
  assert.equal((await world.request('GET', PATH)).body.name, 'Ours')
})

test('a logo is made small, shown by mails that carry it, and taken away with its file', async () => {
  const { status, body } = await uploadLogo()
  assert.equal(status, 200)
  const picture = new URL(body.logo).pathname.slice('/api/v1'.length)
  const { headers, bytes } = await world.request('GET', picture, undefined, { key: null })
  assert.deepEqual([headers['content-type'], bytes.readUInt32BE(16), bytes.readUInt32BE(20)], ['image/png', 480, 120])
  const { body: templates } = await world.request('GET', '/admin/email-templates')
  const test = await world.request('POST', `/admin/email-templates/${templates[0].id}/test`, { to: 'a@example.org' })
  const mail = (await world.request('GET', `/admin/emails/${test.body.id}`)).body
  assert.match(mail.html, /<img src="cid:logo" alt="Ours" width="192" height="48"/)
  assert.deepEqual(
    mail.attachments.map((each: any) => [each.file_name, each.inline_id]),
    [['logo.png', 'logo']],
  )
  assert.deepEqual((await world.request('GET', `/admin/emails/${mail.id}/attachments/logo.png`)).bytes, bytes)
  await uploadLogo(100, 100)
  assert.equal((await world.request('DELETE', `${PATH}/logo`)).body.logo, null)
  assertRefused(await world.request('GET', `/admin/emails/${mail.id}/attachments/logo.png`), 410, 'gone')
  await world.query(`update graphile_worker._private_jobs set run_at = now()`)
  await world.runJobs()
  assert.deepEqual(await keysStored(world, 'logos/'), [])
  assertRefused(await world.request('GET', picture, undefined, { key: null }), 404, 'not_found')
})

test('a file that is no picture is no logo, and a large one is too large', async () => {
  const send = (bytes: Buffer) => {
    const { body, headers } = upload(bytes, { name: 'logo.png' })
    return world.request('POST', `${PATH}/logo`, body, { headers })
  }
  assertRefused(await send(Buffer.from('<svg onload="x"/>')), 422, 'validation_failed', 'body.image')
  assertRefused(await send(Buffer.alloc(3 * 1_048_576)), 413, 'payload_too_large')
  assertRefused(await world.request('POST', `${PATH}/logo`, {}), 415, 'unsupported_media_type')
})
