import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { importFile, peopleOf } from '../../../test/support/import-file.ts'
import { auditOf, count, traces } from '../../../test/support/stored.ts'

const counts = ({ created, updated, skipped, checked_in, failed }: any) => [
  created,
  updated,
  skipped,
  checked_in,
  failed,
]

test('a file adds those who are new, tells of each column what it was taken for, and is in the audit', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id, { email: 'Ada@example.org' })
  const file =
    'Şehir,Ad,Soyad,E-posta\nİzmir,Ayşe,Işık,ayse@example.org\n,Augusta,King,ada@EXAMPLE.org\n\n,Çağrı,,c@example.org\n'
  const { status, body } = await importFile(world, event.id, file)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(body, {
    dry_run: false,
    header_row: 1,
    columns: [
      { header: 'Şehir', sample: 'İzmir', guess: null },
      { header: 'Ad', sample: 'Ayşe', guess: 'first_name' },
      { header: 'Soyad', sample: 'Işık', guess: 'last_name' },
      { header: 'E-posta', sample: 'ayse@example.org', guess: 'email' },
    ],
    created: 2,
    updated: 0,
    skipped: 1,
    checked_in: 0,
    failed: 0,
    errors: [],
    failed_rows_csv: null,
    failed_rows_url: null,
  })
  assert.deepEqual(await peopleOf(world, event.id), [
    'Ada|Lovelace|Ada@example.org',
    'Ayşe|Işık|ayse@example.org',
    'Çağrı||c@example.org',
  ])
  const [first] = (await world.request('GET', `/admin/events/${event.id}/attendees?search=isik`)).body
  assert.deepEqual([first.source, first.status], ['import', 'registered'])
  assert.equal((await world.request('GET', `/admin/events/${event.id}`)).body.attendee_count, 3)
  const [entry] = await auditOf(world, 'event.import_attendees')
  assert.deepEqual([entry.subject_id, entry.actor], [event.id, 'api_key:1'])
  assert.deepEqual(entry.after, { created: 2, updated: 0, skipped: 1, checked_in: 0, failed: 0 })
  assert.equal(
    (await world.request('GET', `/admin/events/${event.id}/attendees`)).body.at(-1).updated_at,
    ada.updated_at,
  )
})

test('the same file again makes nobody twice, nor when many send it at once', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const rows = Array.from({ length: 250 }, (_, n) => `Person ${n},p${n}@example.org,attended`)
  const file = (lines: string[]) => `Name,E-mail,Status\n${lines.join('\n')}`
  const answers = await Promise.all(
    [rows, rows, rows.toReversed(), rows].map((lines) => importFile(world, event.id, file(lines))),
  )
  for (const { status, text } of answers) assert.equal(status, 200, text)
  assert.equal(
    answers.reduce((sum, { body }) => sum + body.created, 0),
    250,
  )
  assert.equal((await importFile(world, event.id, file(rows))).body.skipped, 250)
  assert.equal((await importFile(world, event.id, file(rows), { on_existing: 'update' })).body.skipped, 250)
  assert.deepEqual(
    [await count(world, 'attendee'), await count(world, 'check_in'), await count(world, 'scan')],
    [250, 250, 250],
  )
})

test('a dry run tells what the import then does, and changes nothing', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const ada = await anAttendee(world, event.id, { first_name: 'Ada', email: 'ada@example.org' })
  await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: ada.id })
  const file =
    'name;mail;status\nGrace Hopper;g@example.org;attended\nAda King;ada@example.org;attended\nNobody;;\nTwice;G@example.org;'
  const state = async () => [
    await traces(world),
    await world.query('select * from attendee order by id'),
    await count(world, 'scan'),
  ]
  for (const on_existing of ['skip', 'update']) {
    const before = await state()
    const dry = await importFile(world, event.id, file, { query: '?dry_run=true', on_existing })
    assert.equal(dry.status, 200, dry.text)
    assert.deepEqual(await state(), before)
    const copy = await anEvent(world)
    const ada = await anAttendee(world, copy.id, { first_name: 'Ada', email: 'ada@example.org' })
    await world.request('POST', `/admin/events/${copy.id}/checkin`, { attendee_id: ada.id })
    const real = await importFile(world, copy.id, file, { on_existing })
    const { rows, ...told } = dry.body
    assert.deepEqual({ ...real.body, dry_run: true, failed_rows_url: null }, told)
    assert.deepEqual(
      rows.map(({ row, verdict, name, email, message }: any) => [row, verdict, name ?? email, message !== null]),
      [
        [2, 'new', 'Grace Hopper', false],
        [3, on_existing === 'skip' ? 'there' : 'changed', 'Ada King', false],
        [4, 'refused', null, true],
        [5, 'refused', null, true],
      ],
    )
    assert.deepEqual(counts(dry.body), on_existing === 'skip' ? [1, 0, 1, 1, 2] : [1, 1, 0, 1, 2])
  }
})

test('a dry run tells one by one what becomes of the first thousand rows, whatever their number', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const rows = Array.from({ length: 1_200 }, (_, n) => (n % 3 ? `Person ${n},p${n}@example.org` : `Nobody ${n},`))
  const { body } = await importFile(world, event.id, `Name,E-mail\n${rows.join('\n')}`, { query: '?dry_run=true' })
  assert.deepEqual([body.created, body.failed], [800, 400])
  assert.deepEqual(
    body.rows.map(({ row }: any) => row),
    Array.from({ length: 1_000 }, (_, n) => n + 2),
  )
})

test('update changes the names that the file has, and nothing of those who are cancelled', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const people = ['ada', 'bob', 'eve'].map((name) => ({
    first_name: name,
    last_name: 'Old',
    email: `${name}@example.org`,
  }))
  for (const person of people) await anAttendee(world, event.id, person)
  await world.query(`update attendee set status = 'cancelled' where first_name = 'eve'`)
  const file =
    'First name,Last name,E-mail,Status\nAugusta,,ADA@example.org,\nbob,Old,bob@example.org,attended\nEve,New,eve@example.org,attended'
  const { body } = await importFile(world, event.id, file, { on_existing: 'update' })
  assert.deepEqual(counts(body), [0, 1, 2, 1, 0])
  assert.deepEqual(
    body.errors.map(({ row, code }: any) => [row, code]),
    [[4, 'not_registered']],
  )
  assert.deepEqual(await peopleOf(world, event.id), [
    'Augusta|Old|ada@example.org',
    'bob|Old|bob@example.org',
    'eve|Old|eve@example.org',
  ])
  const found = await world.request('GET', `/admin/events/${event.id}/attendees?search=augusta%20old`)
  assert.equal(found.body.length, 1)
  const withoutLast = 'First name,E-mail\nAda,ada@example.org'
  assert.deepEqual(
    counts((await importFile(world, event.id, withoutLast, { on_existing: 'update' })).body),
    [0, 1, 0, 0, 0],
  )
  assert.equal((await peopleOf(world, event.id))[0], 'Ada|Old|ada@example.org')
})

test('who attended by the file is checked in by a scan at the door of the event', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const file = 'Name,E-mail,Durum\nAda,ada@example.org,Katıldı\nBob,bob@example.org,kayıtlı\nEve,eve@example.org,'
  assert.equal((await importFile(world, event.id, file)).body.checked_in, 1)
  const attendance = await world.request('GET', `/admin/events/${event.id}/attendance`)
  assert.deepEqual([attendance.body.total, attendance.body.checked_in], [3, 1])
  const [scan] = (await world.request('GET', `/admin/events/${event.id}/scans`)).body
  assert.deepEqual(
    [scan.attendee_name, scan.verdict, scan.session_id, scan.actor],
    ['Ada', 'accepted', null, 'api_key:1'],
  )
  const closed = await anEvent(world, { checkin_enabled: false })
  assertRefused(await importFile(world, closed.id, file), 409, 'checkin_disabled')
  assert.deepEqual(await peopleOf(world, closed.id), [])
})

test('each row that is wrong is told with row and column, and comes back as a file that can be mended and sent again', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const long = 'x'.repeat(201)
  const file = [
    'First name,Last name,E-mail,Status,Note',
    'Ada,King,ada@example.org,,fine',
    ',King,b@example.org,,no name',
    'Bob,King,,,no address',
    'Bob,King,bob@,,bad address',
    `${long},King,c@example.org,,long`,
    `Bob,${long},d@example.org,,long`,
    'A\u0007b,,e@example.org,,bell',
    'Nul\0,,f@example.org,,nul',
    'Bob,,g@example.org,maybe,status',
    'Ada,King,ADA@example.org,,twice',
    `${'y'.repeat(3_000)},,h@example.org,,longer`,
    `"=cmd|' /C calc'!A0",,bad,,formula`,
  ].join('\n')
  const { status, body } = await importFile(world, event.id, file)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(counts(body), [1, 0, 0, 0, 11])
  assert.deepEqual(
    body.errors.map(({ row, column, code }: any) => [row, column, code]),
    [
      [3, 'First name', 'missing'],
      [4, 'E-mail', 'missing'],
      [5, 'E-mail', 'email'],
      [6, 'First name', 'too_long'],
      [7, 'Last name', 'too_long'],
      [8, 'First name', 'control_character'],
      [9, 'First name', 'control_character'],
      [10, 'Status', 'status'],
      [11, 'E-mail', 'duplicate'],
      [12, 'First name', 'too_long'],
      [13, 'E-mail', 'email'],
    ],
  )
  assert.match(body.errors[8].message, /row 2/)
  const lines = body.failed_rows_csv.split('\r\n')
  assert.equal(lines[0], '\ufeffFirst name,Last name,E-mail,Status,Note,problem')
  assert.ok(lines[3].startsWith('Bob,King,bob@,,bad address,'))
  assert.ok(lines.at(-2).startsWith(`'=cmd|`))
  const mended = body.failed_rows_csv.replace('bob@,', 'bob@example.org,').replace(',bad,', ',cmd@example.org,')
  const again = (await importFile(world, event.id, mended)).body
  assert.deepEqual(counts(again), [2, 0, 1, 0, 8])
  assert.deepEqual((await peopleOf(world, event.id)).slice(1), [
    'Bob|King|bob@example.org',
    `=cmd|' /C calc'!A0||cmd@example.org`,
  ])
  assert.equal(again.failed_rows_csv.split('\r\n')[0], lines[0])
})

test('a workbook is read as a text is, and what was exported can be imported', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [['People'], ['Katılımcı', 'Mail'], ['Ali Osman Kaya', 'ali@example.org'], ['Ayşe', 'ayse@example.org']]
  const file = workbookOf({ rows: rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('') })
  const { body } = await importFile(world, event.id, file, { name: 'people.xlsx' })
  assert.deepEqual([body.header_row, ...counts(body)], [2, 2, 0, 0, 0, 0])
  await anAttendee(world, event.id, { first_name: '=1+1', last_name: ' +1;=2' })
  const people = await peopleOf(world, event.id)
  assert.deepEqual(people.slice(0, 2), ['Ali Osman|Kaya|ali@example.org', 'Ayşe||ayse@example.org'])
  const xlsx = (await world.request('GET', `/admin/events/${event.id}/attendees.xlsx`)).bytes
  const other = await anEvent(world)
  assert.equal((await importFile(world, other.id, xlsx)).body.created, 3)
  assert.deepEqual(await peopleOf(world, other.id), people)
  const csv = (await world.request('GET', `/admin/events/${event.id}/attendees.csv`)).bytes
  assert.deepEqual(counts((await importFile(world, other.id, csv)).body), [0, 0, 3, 0, 0])
})
