import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pdfJsText } from '../../../test/fixtures/render/readers.ts'
import { rowsOfTexts, workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { fieldsOnly, outbox, submit, traces } from '../../../test/support/stored.ts'
import { filesIn } from '../../../test/support/unzip.ts'
import { jobContext } from '../../platform/context/context.ts'
import { erasePerson } from '../../platform/personal/erase-person.ts'
import { exportPerson } from '../../platform/personal/export-person.ts'

const VALUES = [
  { key: 'hours', label: 'Stunden', value: '8' },
  { key: 'grade', label: 'Grade' },
]
const KINDS = [{ kind: 'speaker', label: 'Speaker', values: [{ key: 'talk', label: 'Talk' }] }]
const anEventWithValues = (world: World, fields: object = {}) =>
  anEvent(world, { certificate_values: VALUES, certificate_kinds: KINDS, ...fields })
const book = (...rows: string[][]) => workbookOf({ rows: rowsOfTexts(rows) })
const LIST = book(
  ['Name', 'E-mail', 'Stunden', 'grade', 'Room'],
  ['Ada', 'ada@example.org', '12', 'A', '1'],
  ['Bob', 'bob@example.org', '', 'B', '2'],
  ['Cem', '', '7.5', '', '3'],
)
const certificatesOf = async (world: World, eventId: number) =>
  (await world.request('GET', `/admin/events/${eventId}/certificates`)).body.toReversed()
const textOf = (values: { key: string; value: string }[]) => values.map(({ key, value }) => `${key}=${value}`).join(' ')

test('columns with the label or key of a value state it, before the value of the event', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const dry = await submit(world, event.id, LIST, { query: '?dry_run=true' })
  assert.deepEqual(dry.body.mapping, {
    Name: 'name',
    'E-mail': 'email',
    Stunden: 'values.hours',
    grade: 'values.grade',
  })
  assert.deepEqual(
    dry.body.names.map(({ values, missing_values }: any) => [values, missing_values]),
    [
      [{ hours: '12', grade: 'A' }, []],
      [{ grade: 'B' }, []],
      [{ hours: '7.5' }, ['grade']],
    ],
  )
  assert.deepEqual(dry.body.warnings, ['There is no value of grade in row 4: this certificate leaves it out.'])
  const { status, body } = await submit(world, event.id, LIST)
  assert.deepEqual([status, body.kind, body.warnings], [201, 'attendee', dry.body.warnings])
  await world.runJobs()
  const certificates = await certificatesOf(world, event.id)
  assert.deepEqual(
    certificates.map(({ attendee_name, values }: any) => `${attendee_name} ${textOf(values)}`),
    ['Ada hours=12 grade=A', 'Bob hours=8 grade=B', 'Cem hours=7.5'],
  )
  const [{ data }] = await outbox(world, 'cert.bulk_completed')
  assert.equal(data.kind, 'attendee')
  assert.deepEqual(
    data.certificates.map(({ values }: any) => values),
    certificates.map(({ values }: any) => values),
  )
})

test('rows that lack a value are left out if that is asked for, and named', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const fields = { missing_values: 'skip' }
  const dry = await submit(world, event.id, LIST, { query: '?dry_run=true', fields })
  assert.deepEqual(
    [dry.body.total_count, dry.body.credits_needed, dry.body.skipped, dry.body.warnings],
    [
      2,
      2,
      [{ row: 4, reason: 'There is no value of grade.' }],
      ['There is no value of grade in row 4: it gets no certificate.'],
    ],
  )
  const { body } = await submit(world, event.id, LIST, { fields })
  assert.deepEqual([body.total_count, body.warnings], [2, dry.body.warnings])
  await world.runJobs()
  assert.equal((await certificatesOf(world, event.id)).length, 2)
  const before = await traces(world)
  const none = await submit(world, event.id, book(['Name'], ['Ada']), { fields })
  assertRefused(none, 422, 'validation_failed', 'body.missing_values', 'no_names')
  const wrong = await submit(world, event.id, LIST, { fields: { missing_values: 'drop' } })
  assertRefused(wrong, 422, 'validation_failed', 'body.missing_values')
  assert.deepEqual(await traces(world), before)
})

test('a mapping states values from any column; a key that is not defined and a value that is too long are refused', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const send = (file: Buffer, mapping: object, query = '') =>
    submit(world, event.id, file, { query, fields: { mapping: JSON.stringify(mapping) } })
  const { body } = await send(LIST, { Room: 'values.grade' }, '?dry_run=true')
  assert.deepEqual(
    body.names.map(({ values, email }: any) => [values, email]),
    [
      [{ grade: '1' }, null],
      [{ grade: '2' }, null],
      [{ grade: '3' }, null],
    ],
  )
  const before = await traces(world)
  const unknown = await send(LIST, { Room: 'values.room' })
  assertRefused(unknown, 422, 'validation_failed', 'body.mapping.Room', 'unknown_value')
  assert.match(unknown.body.detail[0].msg, /defines no value room\. Its keys are: hours, grade$/)
  assertRefused(
    await send(LIST, { Room: 'values.talk' }),
    422,
    'validation_failed',
    'body.mapping.Room',
    'unknown_value',
  )
  for (const [bad, message] of [
    ['x'.repeat(201), /has 201 characters/],
    ['a_x0007_b', /control characters/],
  ] as const) {
    const refused = await submit(world, event.id, book(['Name', 'grade'], ['Ada', 'A'], ['Bob', bad]))
    assertRefused(refused, 422, 'validation_failed', 'body.file.3', 'unusable_name')
    assert.match(refused.body.detail[0].msg, message)
  }
  assert.deepEqual(await traces(world), before)
})

test('a cell with an error gives no value, and its row is named', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = `<row>${cell('Name')}${cell('Grade')}</row><row>${cell('Ada')}<c t="e"><v>#REF!</v></c></row>`
  const { body } = await submit(world, event.id, workbookOf({ rows }))
  assert.equal(body.warnings[0], 'The value of grade cannot be read in row 2 (#REF!): this certificate lacks it.')
})

test('a kind has its own values, and a job of a kind that is gone fails and gives its credits back', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const file = book(['Name', 'Talk'], ['Ada', 'Engines'])
  const unknown = await submit(world, event.id, file, { fields: { kind: 'jury' } })
  assertRefused(unknown, 422, 'validation_failed', 'body.kind', 'unknown_reference')
  const made = await submit(world, event.id, file, { fields: { kind: 'speaker', missing_values: 'blank' } })
  assert.deepEqual([made.status, made.body.kind, made.body.mapping.Talk], [201, 'speaker', 'values.talk'])
  await world.runJobs()
  const [certificate] = await certificatesOf(world, event.id)
  assert.deepEqual([certificate.kind, textOf(certificate.values)], ['speaker', 'hours=8 talk=Engines'])
  const { body: waiting } = await submit(world, event.id, file, { fields: { kind: 'speaker' } })
  await world.request('PATCH', `/admin/events/${event.id}`, { certificate_kinds: [] })
  await world.runJobs()
  const { body: failed } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs/${waiting.id}`)
  assert.deepEqual([failed.status, failed.credits_held, failed.credits_charged], ['failed', 0, 0])
  assert.match(failed.error, /no certificates of the kind speaker any longer/)
})

test('a value that the event drops while a job waits is left out with a warning', async () => {
  await using world = await startWorld()
  const event = await anEventWithValues(world)
  const { body } = await submit(world, event.id, LIST)
  await world.request('PATCH', `/admin/events/${event.id}`, { certificate_values: VALUES.slice(0, 1) })
  await world.runJobs()
  const { body: job } = await world.request('GET', `/admin/events/${event.id}/bulk-generate-jobs/${body.id}`)
  assert.deepEqual(
    [job.status, job.warnings.at(-1)],
    ['completed', 'The event no longer defines the value grade, so the certificates leave it out.'],
  )
  assert.equal(textOf((await certificatesOf(world, event.id))[0].values), 'hours=12')
})

test('archives draw the values, also after an erasure, which takes those of the person from the file and the events', async () => {
  await using world = await startWorld()
  const form = fieldsOnly({ name: 'Values', builtin: 'quiet' })
  const { body: design } = await world.request('POST', '/admin/designs', form.body, { headers: form.headers })
  const field = { type: 'text', text: 'Grade {{values.grade}}', x: 0.1, y: 0.05, width: 0.3, height: 0.05 }
  const layout = { ...design.layout, fields: [...design.layout.fields, field] }
  assert.equal((await world.request('PATCH', `/admin/designs/${design.id}`, { layout })).status, 200)
  const event = await anEventWithValues(world, { template_id: design.id })
  const { body: job } = await submit(world, event.id, LIST)
  await world.runJobs()
  const path = `/admin/events/${event.id}/bulk-generate-jobs/${job.id}/download`
  const texts = async () => {
    const files = await filesIn((await world.request('GET', path)).bytes)
    const pdfs = [...files].filter(([name]) => name.endsWith('.pdf'))
    return Promise.all(pdfs.map(async ([, bytes]) => (await pdfJsText(bytes)).replace(/\s+/g, ' ')))
  }
  assert.deepEqual(
    (await texts()).map((text) => /Grade \w/.exec(text)?.[0]),
    ['Grade A', 'Grade B', undefined],
  )
  const ctx = jobContext(world.services, 1, 'test')
  const exported = JSON.stringify(await exportPerson(ctx, { email: 'ada@example.org' }))
  assert.ok(exported.includes('names.xlsx') && !exported.includes('bob'), exported)
  await erasePerson(ctx, { email: 'ada@example.org', anonymise: true })
  await world.runJobs()
  assert.deepEqual(
    (await texts()).map((text) => /Grade \w/.exec(text)?.[0]),
    ['Grade B', undefined],
  )
  const [stored] = await world.query<any>('select names, certificate_values from bulk_job')
  assert.deepEqual(stored, {
    names: ['Name erased', 'Bob', 'Cem'],
    certificate_values: [{}, { grade: 'B' }, { hours: '7.5' }],
  })
  const [{ data }] = await outbox(world, 'cert.bulk_completed')
  assert.ok(!JSON.stringify(data).includes('"12"'), JSON.stringify(data))
  assert.equal((await certificatesOf(world, event.id)).find(({ status }: any) => status === 'revoked').values.length, 0)
})

test('a list for certificates that would be over at once is refused, and takes no credits', async () => {
  await using world = await startWorld({ credits: 10 })
  const event = await anEventWithValues(world, { certificate_valid_until: '2020-01-01' })
  for (const query of ['', '?dry_run=true'])
    assertRefused(await submit(world, event.id, LIST, { query }), 409, 'conflict')
  assert.deepEqual((await world.request('GET', '/admin/credits')).body, { balance: 10, held: 0 })
})
