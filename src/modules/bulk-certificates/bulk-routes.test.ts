import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { after, before, test } from 'node:test'
import {
  oleFileWith,
  workbookOfColumn,
  workbookParts,
  zipOf,
} from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { anEvent, upload } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { submit, traces } from '../../../test/support/stored.ts'

const MAX = 5 * 1_048_576
const fixture = (name: string) => readFileSync(new URL(`../../../test/fixtures/spreadsheets/${name}`, import.meta.url))
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Person ${index + 1}`)

/** A workbook with one name, which a picture nobody looks at makes as large as wanted. */
function workbookOfSize(bytes: number): Buffer {
  const rows = '<row><c t="inlineStr"><is><t>Name</t></is></c></row><row><c t="inlineStr"><is><t>Ada</t></is></c></row>'
  const withPadding = (size: number) =>
    zipOf([...workbookParts({ rows }), { name: 'xl/media/image1.png', content: randomBytes(size), stored: true }])
  const file = withPadding(bytes - withPadding(0).length)
  assert.equal(file.length, bytes)
  return file
}

let world: World
before(async () => {
  world = await startWorld({ credits: 20_000 })
})
after(() => world[Symbol.asyncDispose]())

for (const [name, expected] of [
  ['openpyxl-turkish.xlsx', undefined],
  ['openpyxl-hidden-first-pair.xlsx', undefined],
  ['xlsxwriter-title-header-row-4.xlsx', undefined],
  ['xlsxwriter-1000-rows.xlsx', 1000],
  ['libreoffice-pair.xlsx', undefined],
  ['libreoffice-from-ods.xlsx', undefined],
  ['excel-shaped.xlsx', undefined],
  ['google-shaped.xlsx', undefined],
] as const) {
  test(`${name} becomes a pending job with the names that its dry run tells`, async () => {
    const event = await anEvent(world)
    const dry = await submit(world, event.id, fixture(name), { query: '?dry_run=true', name })
    assert.equal(dry.status, 200, dry.text)
    const { status, body } = await submit(world, event.id, fixture(name), { name })
    assert.deepEqual([status, body.status, body.file_name], [201, 'pending', name])
    assert.equal(body.total_count, dry.body.total_count)
    assert.ok(body.total_count > 0)
    if (expected) assert.equal(body.total_count, expected)
    const [stored] = await world.query<{ names: string[]; source_rows: number[] }>(
      'select names, source_rows from bulk_job order by id desc limit 1',
    )
    assert.deepEqual(
      stored!.names,
      dry.body.names.map((one: any) => one.name),
    )
    assert.deepEqual(
      stored!.source_rows,
      dry.body.names.map((one: any) => one.row),
    )
  })
}

test('a dry run tells header, names, rows and credits, and does nothing', async () => {
  await using world = await startWorld({ credits: 7 })
  const event = await anEvent(world)
  const before = await traces(world)
  const { status, body } = await submit(world, event.id, ['Ada', 'x'.repeat(201), '\u200b', ' Grace '], {
    query: '?dry_run=true',
  })
  assert.equal(status, 200)
  assert.deepEqual(
    { ...body, problems: body.problems.map((one: any) => one.row) },
    {
      dry_run: true,
      file_name: 'names.xlsx',
      kind: 'attendee',
      sheet: 'Sheet1',
      sheets: ['Sheet1'],
      header_row: 1,
      column: 'Name',
      columns: [{ header: 'Name', letter: 'A', sample: 'Ada', guess: 'name' }],
      mapping: { Name: 'name' },
      email_column: null,
      total_count: 2,
      names: [
        { row: 2, name: 'Ada', email: null, values: {}, missing_values: [] },
        { row: 5, name: 'Grace', email: null, values: {}, missing_values: [] },
      ],
      skipped_blank: 1,
      skipped: [],
      problems: [3],
      warnings: [],
      credits_needed: 2,
      credits_available: 7,
    },
  )
  assert.deepEqual(await traces(world), before)
})

test('the first file part is taken, whatever its field is called and whatever fields come before', async () => {
  const event = await anEvent(world)
  for (const field of ['file', 'upload', 'excel_file', '']) {
    const form = upload(workbookOfColumn(['Name', 'Ada']), { field, fields: { note: 'x' } })
    const answer = await world.request('POST', `/admin/events/${event.id}/bulk-generate`, form.body, {
      headers: form.headers,
    })
    assert.equal(answer.status, 201, `${field}: ${answer.text}`)
  }
})

test('1000 names are taken', async () => {
  const { status, body } = await submit(world, (await anEvent(world)).id, numbered(1000))
  assert.deepEqual([status, body.total_count], [201, 1000])
})

for (const [what, file, type, message] of [
  ['1001 names', workbookOfColumn(['Name', ...numbered(1001)]), 'too_many_names', /1001.*1000/],
  ['no name below the header', workbookOfColumn(['Name', ' ', '']), 'no_names', /row 1/],
  [
    'no header that is known, naming those that were found',
    workbookOfColumn(['Colour', 'red']),
    'no_name_column',
    /"Colour"/,
  ],
  [
    'a name that is too long, naming its row',
    workbookOfColumn(['Name', 'Ada', 'x'.repeat(201)]),
    'unusable_name',
    /Row 3/,
  ],
  ['an empty file', Buffer.alloc(0), 'spreadsheet_empty', /./],
  ['text without a header that is known', Buffer.from('Colour;Size\nred;1\n'), 'no_name_column', /"Colour", "Size"/],
  ['an old .xls', fixture('libreoffice-old.xls'), 'spreadsheet_old_xls', /Save it as \.xlsx/],
  ['an .ods', fixture('libreoffice.ods'), 'spreadsheet_not_xlsx', /OpenDocument.*Save the list as \.xlsx/],
  ['a workbook with a password', fixture('msoffcrypto-encrypted.xlsx'), 'spreadsheet_encrypted', /Remove the password/],
  ['an encrypted workbook', oleFileWith('EncryptedPackage'), 'spreadsheet_encrypted', /password|encrypted/i],
  ['a workbook that is cut', fixture('openpyxl-turkish.xlsx').subarray(0, 3_000), 'spreadsheet_damaged', /./],
] as const) {
  test(`${what}: 422 at body.file, and nothing is left`, async () => {
    const event = await anEvent(world)
    const before = await traces(world)
    const { status, body } = await submit(world, event.id, file)
    assert.equal(status, 422)
    assert.deepEqual([body.detail[0].loc.slice(0, 2), body.detail[0].type], [['body', 'file'], type])
    assert.match(body.detail[0].msg, message)
    assert.deepEqual(await traces(world), before)
  })
}

test('exactly 5 MiB pass, and one byte more is 413 with nothing left', async () => {
  const event = await anEvent(world)
  assert.equal((await submit(world, event.id, workbookOfSize(MAX))).status, 201)
  const before = await traces(world)
  const { status, body } = await submit(world, event.id, workbookOfSize(MAX + 1))
  assert.deepEqual([status, typeof body.detail], [413, 'string'])
  assert.equal((await submit(world, event.id, workbookOfSize(MAX + 1), { query: '?dry_run=true' })).status, 413)
  assert.deepEqual(await traces(world), before)
})

test('sent in pieces without a length, 5 MiB pass and one byte more is 413', async () => {
  const event = await anEvent(world)
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  assert.equal(await inPieces(event.id, workbookOfSize(MAX)), 201)
  const before = await traces(world)
  assert.equal(await inPieces(event.id, workbookOfSize(MAX + 1)), 413)
  assert.deepEqual(await traces(world), before)
})

async function inPieces(eventId: number, file: Buffer): Promise<number> {
  const { port } = world.app.server.address() as { port: number }
  const form = upload(file)
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: `/api/v1/admin/events/${eventId}/bulk-generate`,
    headers: { ...form.headers, authorization: `Bearer ${world.key}`, 'transfer-encoding': 'chunked' },
    agent: false,
  })
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (answer) => resolve(answer.resume().statusCode!)).on('error', reject)
  })
  for (let at = 0; at < form.body.length; at += 65_537) sent.write(form.body.subarray(at, at + 65_537))
  sent.end()
  return status
}

test('401, 403, 404, 409, 415 and a body without a file leave nothing behind', async () => {
  const event = await anEvent(world)
  const closed = await anEvent(world, { certificate_enabled: false })
  const reader = await world.request('POST', '/admin/api-keys', { name: 'reads', scopes: ['certificates:read'] })
  const stranger = await world.stranger()
  const form = upload(workbookOfColumn(['Name', 'Ada']))
  const before = await traces(world)
  const post = (eventId: number, body: unknown, headers: Record<string, string>, key: string | null = world.key) =>
    world.request('POST', `/admin/events/${eventId}/bulk-generate`, body, { headers, key })
  assert.equal((await post(event.id, form.body, form.headers, null)).status, 401)
  assert.equal((await post(event.id, form.body, form.headers, reader.body.key)).status, 403)
  assert.equal((await post(event.id, form.body, form.headers, stranger)).status, 404)
  assert.equal((await post(99_999, form.body, form.headers)).status, 404)
  assert.equal((await post(closed.id, form.body, form.headers)).status, 409)
  assert.equal((await post(event.id, { file: 'x' }, {})).status, 415)
  const none = await post(event.id, Buffer.from('--b--\r\n'), { 'content-type': 'multipart/form-data; boundary=b' })
  assert.deepEqual([none.status, none.body.detail[0].loc], [422, ['body', 'file']])
  const cut = await post(event.id, form.body.subarray(0, 300), form.headers)
  assert.equal(cut.status, 400)
  assert.deepEqual(await traces(world), before)
})

test('with too few credits: 402, and no job, hold, file, audit or ledger entry is left', async () => {
  await using world = await startWorld({ credits: 2 })
  const event = await anEvent(world)
  const before = await traces(world)
  const { status, body } = await submit(world, event.id, numbered(3), { headers: { 'idempotency-key': 'k' } })
  assert.deepEqual([status, body.code], [402, 'insufficient_credits'])
  assert.match(body.detail, /3.*2/)
  assert.deepEqual(await traces(world), before)
  assert.equal((await submit(world, event.id, numbered(2), { headers: { 'idempotency-key': 'k' } })).status, 201)
  const one = await submit(world, event.id, numbered(1))
  assert.equal(one.body.detail, 'This file needs 1 credit and the balance is 0. Add credits, or upload fewer names.')
})
