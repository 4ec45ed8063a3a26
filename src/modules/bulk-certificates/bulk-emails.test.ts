import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { untilBlocked } from '../../../test/support/statements.ts'
import { count, outbox, submit } from '../../../test/support/stored.ts'
import type { BlobStore } from '../../platform/blobs/index.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { exportPerson } from '../../platform/personal/export-person.ts'
import findNames from './find-names.ts'
import { runBulkJob } from './run-bulk-job.ts'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const workbook = (...rows: string[][]) =>
  workbookOf({ rows: rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('') })
const sheet = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }))

const FILE = workbook(
  ['E-posta Adresi', 'Ad', 'Soyad'],
  ['Ada@Example.org', 'Ada', 'Lovelace'],
  ['nobody at example.org', 'Grace', 'Hopper'],
  ['', 'Alan', 'Turing'],
  ['ada@example.org', 'Ada', 'King'],
  ['&lt;eve@example.org&gt;', 'Eve', ''],
)
const TOLD = 'The e-mail address cannot be read in rows 3, 6: these certificates have none.'

async function completed(world: World) {
  const event = await anEvent(world)
  const { status, body } = await submit(world, event.id, FILE)
  assert.equal(status, 201, JSON.stringify(body))
  await world.runJobs()
  const path = `/admin/events/${event.id}`
  const { body: job } = await world.request('GET', `${path}/bulk-generate-jobs/${body.id}`)
  const { body: certificates } = await world.request('GET', `${path}/certificates`)
  return { accepted: body, job, certificates: certificates.toReversed() }
}

test('the column of addresses is found by its header as the one of names is, in several languages', () => {
  const headers = `email|E-MAIL|e mail|mail|E-Mail Address|eposta|E-Posta|e posta|E-POSTA ADRESİ|Correo|correo electrónico|
    CORREO ELECTRONICO|courriel|Adresse e-mail|E-Mail-Adresse|indirizzo e-mail|Mail_Address:`
  for (const header of headers.split('|').map((each) => each.trim())) {
    const found = findNames(sheet(['No', header, 'Name'], ['1', ' ada@example.org ', 'Ada']))
    assert.ok('names' in found)
    assert.deepEqual([found.email_column, found.names[0]!.email], [header, 'ada@example.org'], header)
  }
  for (const header of ['Female', 'Mailing list', 'Post', 'Address', '']) {
    const found = findNames(sheet(['No', header, 'Name'], ['1', 'ada@example.org', 'Ada']))
    assert.ok('names' in found)
    assert.deepEqual([found.email_column, found.names[0]!.email], [null, null], header)
  }
})

test('an address that cannot be read is told with its row, and its certificate is made without one', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { body } = await submit(world, event.id, FILE, { query: '?dry_run=true' })
  assert.deepEqual(
    [body.email_column, body.warnings, body.names.map(({ email }: any) => email)],
    ['E-posta Adresi', [TOLD], ['Ada@Example.org', null, null, 'ada@example.org', null]],
  )
  const { accepted, job, certificates } = await completed(world)
  assert.deepEqual([accepted.warnings, job.status, job.warnings], [[TOLD], 'completed', [TOLD]])
  const emails = ['Ada@Example.org', null, null, 'ada@example.org', null]
  assert.deepEqual(
    certificates.map(({ attendee_email }: any) => attendee_email),
    emails,
  )
  const [told] = await outbox(world, 'cert.bulk_completed')
  assert.deepEqual(
    told.data.certificates.map(({ attendee_email }: any) => attendee_email),
    emails.map((email) => email ?? ''),
  )
})

test('what a file lacks is told in a bounded sentence, and a job without such a column as before', async () => {
  await using world = await startWorld()
  const rows = Array.from({ length: 120 }, (_, n) => [`Person ${n}`, `p${n}@${'sub.'.repeat(62)}example.org`])
  const event = await anEvent(world)
  const { body } = await submit(world, event.id, workbook(['Name', 'E-mail'], ...rows), { query: '?dry_run=true' })
  assert.match(body.warnings[0], /in rows 2, 3, [\d, ]+, 51 and 70 more: these/)
  const plain = await submit(world, event.id, ['Ada'])
  assert.deepEqual(plain.body.warnings, [])
})

test('an address leads to the row of its person in a file, who is taken out of it alone', async () => {
  await using world = await startWorld()
  await completed(world)
  const ctx = jobContext(world.services, 1, 'test')
  const exported = JSON.stringify(await exportPerson(ctx, { email: 'ADA@example.org' }))
  assert.ok(exported.includes('names.xlsx') && !exported.includes('Alan'), exported)
  await erasePerson(ctx, { email: 'ADA@example.org' })
  const [{ names, emails }] = await world.query<any>('select names, emails from bulk_job')
  assert.deepEqual(names, ['Name erased', 'Grace Hopper', 'Alan Turing', 'Name erased', 'Eve'])
  assert.deepEqual(emails, [null, null, null, null, null])
  const [told] = await outbox(world, 'cert.bulk_completed')
  assert.ok(!JSON.stringify(told).toLowerCase().includes('ada@example.org'))
})

test('whoever is erased while their certificate is drawn has no address on it', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const { body: job } = await submit(world, event.id, FILE)
  const ctx = jobContext(world.services, 1, 'test')
  const put: BlobStore['put'] = async (...blob) => {
    await erasePerson(ctx, { email: 'ada@example.org' })
    return world.services.blobs.put(...blob)
  }
  const blobs = { ...world.services.blobs, put }
  await runBulkJob({ ...world.services, blobs }, { org_id: 1, bulk_job_id: job.id })
  const rows = await world.query<any>('select attendee_name, attendee_email from certificate order by id')
  assert.deepEqual(
    rows.map(({ attendee_email }) => attendee_email),
    [null, null, null, null, null],
  )
  assert.equal(rows[1].attendee_name, 'Grace Hopper')
  await world.runJobs()
})

test('an erasure waits for certificates that a bulk job is making, and takes them too', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await submit(world, event.id, FILE)
  const client = await world.pool.connect()
  try {
    // The completing transaction has created its certificates by the time it spends the credits.
    await client.query('begin')
    await client.query('select 1 from credit_balance for update')
    const running = world.runJobs()
    await untilBlocked(world)
    const erasing = erasePerson(jobContext(world.services, 1, 'test'), { email: 'ada@example.org' })
    await untilBlocked(world, 2)
    await client.query('commit')
    await running
    const { certificate, bulk_job } = await erasing
    assert.deepEqual([certificate, bulk_job], [2, 1])
  } finally {
    client.release()
  }
  assert.equal(await count(world, `certificate where lower(attendee_email) = 'ada@example.org'`), 0)
})
