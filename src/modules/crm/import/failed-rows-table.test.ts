import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { importContacts } from '../../../../test/support/import-contacts.ts'
import { purgeExpiredJob } from '../../../platform/personal/purge-expired.ts'

const counts = ({ created, updated, skipped, failed }: any) => [created, updated, skipped, failed]

test('bytes and texts that cannot be stored are problems of their rows, and the rows come back as a file', async () => {
  await using world = await startWorld()
  const utf16 = Buffer.from('\ufeffname,email\n\ud800a,h@example.org\nAda,ada@gmail.com', 'utf16le')
  const halves = (await importContacts(world, utf16)).body
  assert.deepEqual([counts(halves), halves.errors[0].code], [[1, 0, 0, 1], 'malformed_unicode'])
  const file = `name,email,=1+1\nN\0l,n@gmail.com,=cmd\n${' '.repeat(32_000)},b@gmail.com,\nC${' '.repeat(30_000)}c,c@gmail.com\nD,d@gmail.com,,,,,,,more`
  const { body } = await importContacts(world, file)
  assert.deepEqual(
    [counts(body), body.errors.map(({ row, code }: any) => [row, code])],
    [
      [2, 0, 0, 2],
      [
        [2, 'control_character'],
        [4, 'too_long'],
      ],
    ],
  )
  const { status, text } = await world.request('GET', `/admin/crm/imports/${body.id}/failed-rows`)
  assert.equal(status, 200)
  assert.ok(text.startsWith(`\ufeffname,email,'=1+1,problem\r\n`), text.slice(0, 60))
  assert.match(text, /N\ufffdl,n@gmail.com,'=cmd,/)
  const mixed = Buffer.concat([
    Buffer.from('name,email\nAyşe,a@gmail.com\n'),
    Buffer.from([0xfe, 0xff, 0x2c]),
    Buffer.from('x@gmail.com'),
  ])
  assert.equal((await importContacts(world, mixed)).status, 200)
})

test('megabytes of cells that nobody can store are judged in the memory that a file may have', async () => {
  await using world = await startWorld()
  const row = `${'\x01'.repeat(30_000)},${'\x1f'.repeat(30_000)}`
  const file = `name,email,${'x'.repeat(600)}\n${Array.from({ length: 150 }, () => row).join('\n')}`
  const { status, body } = await importContacts(world, file)
  assert.deepEqual([status, counts(body)], [200, [0, 0, 0, 150]])
  const { text } = await world.request('GET', `/admin/crm/imports/${body.id}/failed-rows`)
  assert.equal(text.split('\r\n').length, 152)
})

test('rows that were refused are kept for 30 days, and for the organisation alone', async () => {
  await using world = await startWorld()
  const { id, failed_rows_url } = (await importContacts(world, 'name,email\nAda,bad')).body
  assert.ok(failed_rows_url.endsWith(`/admin/crm/imports/${id}/failed-rows`))
  const stranger = await world.stranger()
  for (const more of ['', '/failed-rows'])
    assertRefused(
      await world.request('GET', `/admin/crm/imports/${id}${more}`, undefined, { key: stranger }),
      404,
      'not_found',
    )
  const purge = () => purgeExpiredJob(world.services.personalTables).run(world.services, {})
  await world.query(`update contact_import set created_at = now() - interval '29 days'`)
  await purge()
  assert.equal((await world.request('GET', failed_rows_url.split('/api/v1')[1])).status, 200)
  await world.query(`update contact_import set created_at = now() - interval '31 days'`)
  await purge()
  assertRefused(await world.request('GET', failed_rows_url.split('/api/v1')[1]), 410, 'gone')
  const { body } = await world.request('GET', `/admin/crm/imports/${id}`)
  assert.deepEqual([body.failed, body.errors], [1, []])
})
