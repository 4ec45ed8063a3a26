import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { hasProgram, NAMES, pdfJsText } from '../../../test/fixtures/render/readers.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { aBulkJob } from '../../../test/support/stored.ts'
import { filesIn } from '../../../test/support/unzip.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { readCode } from '../certificates/records/verification-code.ts'

/** Records of a CSV text (RFC 4180), as objects by the names in its first line. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    records.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') records.push([])
  }
  assert.deepEqual(records.pop(), [], 'the last line ends like the others')
  const [header, ...rows] = records
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [header![index]!, cell])))
}

async function aCompletedJob(world: World, names: string[]) {
  const event = await anEvent(world)
  const { path } = await aBulkJob(world, event.id, names)
  await world.runJobs()
  const answer = await world.request('GET', `${path}/download`)
  assert.equal(answer.status, 200, answer.text.slice(0, 200))
  const certificates = (await world.request('GET', `/admin/events/${event.id}/certificates?limit=200`)).body.reverse()
  return { path, answer, certificates, files: await filesIn(answer.bytes) }
}

test('the download is 409 until the job is completed, and then a ZIP with its length and a name', async () => {
  await using world = await startWorld()
  const { path, job } = await aBulkJob(world, (await anEvent(world)).id, 1)
  const early = await world.request('GET', `${path}/download`)
  assert.deepEqual([early.status, early.body.code], [409, 'not_ready'])
  await world.runJobs()
  const { status, headers, bytes } = await world.request('GET', `${path}/download`)
  assert.deepEqual(
    [status, headers['content-type'], Number(headers['content-length'])],
    [200, 'application/zip', bytes.length],
  )
  assert.equal(headers['content-disposition'], `attachment; filename="certificates-${job.id}.zip"`)
})

test('it holds one PDF a name, in order, and the manifest; the same bytes at every download', async () => {
  await using world = await startWorld()
  const { path, answer, files } = await aCompletedJob(world, ['Ayşe Yılmaz', 'Bob', 'Ayşe Yılmaz'])
  assert.deepEqual([...files.keys()], ['0001-ayse-yilmaz.pdf', '0002-bob.pdf', '0003-ayse-yilmaz.pdf', 'manifest.csv'])
  assert.ok((await world.request('GET', `${path}/download`)).bytes.equals(answer.bytes))
})

test('unzip finds no fault in it', async (t) => {
  if (!hasProgram('unzip', ['-v'])) return t.diagnostic('unzip is not here: left out')
  await using world = await startWorld()
  const { answer } = await aCompletedJob(world, NAMES.slice(0, 20))
  const file = await world.services.blobs.tempFile()
  writeFileSync(file, answer.bytes)
  const run = spawnSync('unzip', ['-t', file], { encoding: 'utf8' })
  assert.equal(run.status, 0, run.stdout + run.stderr)
})

test('each line of the manifest is a row of the sheet, a certificate, and the SHA-256 of its file', async () => {
  await using world = await startWorld()
  const names = ['Ada', ' ', 'O"Neil, Jr.', 'Grace']
  const { files, certificates } = await aCompletedJob(world, names)
  const lines = parseCsv(files.get('manifest.csv')!.toString('utf8'))
  assert.deepEqual(
    lines.map(({ row, name }) => [row, name]),
    [
      ['2', 'Ada'],
      ['4', 'O"Neil, Jr.'],
      ['5', 'Grace'],
    ],
  )
  for (const [index, line] of lines.entries()) {
    const { public_id, verification_code, verify_url } = certificates[index]
    assert.deepEqual([line['public_id'], line['verify_url']], [public_id, verify_url])
    assert.deepEqual(readCode(line['verification_code']!), readCode(verification_code))
    assert.equal(sha256(files.get(line['file']!)!).toString('hex'), line['sha256'])
  }
})

test('names that are formulas stay text in the manifest', async () => {
  await using world = await startWorld()
  const names = ['=1+1', '+A1', '-A1', '@SUM(A1)', '=HYPERLINK("http://x","y")', '＝1']
  const { files, certificates } = await aCompletedJob(world, names)
  const lines = parseCsv(files.get('manifest.csv')!.toString('utf8'))
  assert.deepEqual(
    lines.map(({ name }) => name),
    names.map((name) => `'${name}`),
  )
  assert.deepEqual(
    certificates.map((one: any) => one.attendee_name),
    names,
  )
})

test('every name gets a file that every system can store: relative, flat, unique, short, no device', async () => {
  await using world = await startWorld()
  const names = [
    '../../etc/passwd',
    'C:\\Windows',
    'CON',
    'nul.txt',
    'x'.repeat(200),
    '王小明',
    '🎓',
    'a/b',
    '.',
    'İ'.repeat(150),
  ]
  const { files } = await aCompletedJob(world, names)
  assert.equal(files.size, names.length + 1)
  for (const name of files.keys()) {
    assert.match(name, /^(\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.pdf|manifest\.csv)$/)
    assert.ok(Buffer.byteLength(name) <= 120)
  }
})

test('no name of any script fails the others: each PDF is there and shows its code', async () => {
  await using world = await startWorld()
  const odd = ['\u202e abc', 'e\u0301'.repeat(60), '🏳️‍🌈 Ada', '\u{10ffff}', 'a\u0300\u0301\u0302\u0303']
  const { files, certificates } = await aCompletedJob(world, [...NAMES, ...odd])
  const pdfs = [...files.values()].slice(0, -1)
  assert.equal(pdfs.length, NAMES.length + odd.length)
  for (const [index, pdf] of pdfs.entries()) {
    const shown = (await pdfJsText(pdf)).replaceAll(/[-\s]/g, '')
    assert.ok(
      shown.includes(certificates[index].verification_code.replaceAll('-', '')),
      certificates[index].attendee_name,
    )
  }
})
