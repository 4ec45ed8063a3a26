import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { clientOf } from '../../test/support/client-of.ts'
import { anEvent } from '../../test/support/factories.ts'
import { startWorld } from '../../test/support/harness.ts'
import { writeBody } from './write-body.ts'

const NAMES = readFileSync(new URL('../../test/fixtures/spreadsheets/xlsxwriter-1000-rows.xlsx', import.meta.url))
const CSV = 'name,email\nAda Lovelace,ada@example.com\n'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('files are sent from blobs, files, streams and bytes, tried first and then for good', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const { id } = await anEvent(world)
  const preview = await laurel.bulk.create(id, { file: new Blob([NAMES]) }, { dry_run: true })
  assert.equal(preview.total_count, 1000)
  const job = await laurel.bulk.create(id, { file: new File([NAMES], 'names.xlsx') })
  assert.equal((await laurel.bulk.get(id, job.id)).status, 'pending')
  await laurel.bulk.cancel(id, job.id)
  const bytes = new TextEncoder().encode(CSV)
  for (const file of [new Blob([CSV]).stream(), bytes, bytes.buffer, new Blob([CSV])]) {
    const report = await laurel.attendees.import(id, { file }, { dry_run: true })
    assert.equal(report.created, 1, String(file))
  }
})

test('where an operation takes JSON or a file, it is sent what is given', async () => {
  await using world = await startWorld()
  const laurel = await clientOf(world)
  const { id } = await anEvent(world)
  await laurel.attendees.import(id, { text: CSV })
  assert.equal(await laurel.attendees.list(id).total(), 1)
})

test('a multipart body without a file is one still, with its objects as JSON', async () => {
  const { body, headers } = await writeBody(
    { name: 'Ours', layout: { fields: [] }, dry_run: true, image: undefined },
    'form',
  )
  assert.ok(body instanceof FormData)
  assert.deepEqual(
    [...body],
    [
      ['name', 'Ours'],
      ['layout', '{"fields":[]}'],
      ['dry_run', 'true'],
    ],
  )
  assert.deepEqual(headers, {})
  await using world = await startWorld()
  const laurel = await clientOf(world)
  assert.match((await laurel.organisation.uploadLogo({ image: new Blob([PICTURE]) })).logo!, /^http/)
})
