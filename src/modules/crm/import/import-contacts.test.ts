import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { aContact, eventsOf } from '../../../../test/support/crm.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { contactsOf, importContacts } from '../../../../test/support/import-contacts.ts'
import { until } from '../../../../test/support/installation.ts'
import { noteStatements } from '../../../../test/support/statements.ts'
import { auditOf, count } from '../../../../test/support/stored.ts'
import { readSheet } from '../../../lib/spreadsheet/index.ts'

const counts = ({ created, updated, skipped, failed }: any) => [created, updated, skipped, failed]

test('a file makes contacts and their accounts, and tells of each column what it was taken for', async () => {
  await using world = await startWorld()
  const file = [
    'Ad;Soyad;E-posta;Cep Telefonu;Ünvan;Şirket;Web sitesi;Etiketler;Aşama;Sorumlu;Notlar;Şehir',
    "Ayşe;Işık;Ayse@acme.example;'+90 532 000 00 00;Müdür;Acme A.Ş.;www.acme.example;vip, fuar;Müşteri;satis@example.org;İlk not;İzmir",
    'Çağrı;;cagri@gmail.com;;;acme a.ş.;;;;;;',
    'Ece;Kaya;ece@corp.example;;;;;;;;;',
  ].join('\n')
  const { status, body } = await importContacts(world, file)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    body.columns.map(({ guess }: any) => guess),
    [
      ...['first_name', 'last_name', 'email', 'phone', 'title', 'company', 'website', 'tags', 'lifecycle_stage'],
      ...['owner', 'notes', null],
    ],
  )
  assert.deepEqual(
    [body.dry_run, body.mode, body.header_row, body.row_count, ...counts(body), body.errors, body.failed_rows_url],
    [false, 'update', 1, 3, 3, 0, 0, 0, [], null],
  )
  const shared = { phone: null, title: null, owner: null, tags: [], lifecycle_stage: 'lead', properties: {} }
  assert.deepEqual(await contactsOf(world), [
    {
      email: 'Ayse@acme.example',
      first_name: 'Ayşe',
      last_name: 'Işık',
      phone: '+90 532 000 00 00',
      title: 'Müdür',
      owner: 'satis@example.org',
      tags: ['vip', 'fuar'],
      lifecycle_stage: 'customer',
      properties: {},
      source: 'import',
      account: 'Acme A.Ş.',
      domain: 'acme.example',
    },
    {
      email: 'cagri@gmail.com',
      first_name: 'Çağrı',
      last_name: '',
      ...shared,
      source: 'import',
      account: 'Acme A.Ş.',
      domain: 'acme.example',
    },
    {
      email: 'ece@corp.example',
      first_name: 'Ece',
      last_name: 'Kaya',
      ...shared,
      source: 'import',
      account: 'corp.example',
      domain: 'corp.example',
    },
  ])
  const [{ id }] = await world.query<any>(`select id from contact where email like 'Ayse%'`)
  const entries = (await world.request('GET', `/admin/crm/contacts/${id}/timeline`)).body
  assert.deepEqual(entries.map(({ kind, data }: any) => [kind, data]).toSorted(), [
    ['imported', { import_id: body.id, row: 2, file_name: 'people.csv' }],
    ['note', {}],
  ])
  assert.deepEqual(await world.query('select contact_id, text from contact_note'), [
    { contact_id: id, text: 'İlk not' },
  ])
  const [entry] = await auditOf(world, 'contact_import.complete')
  assert.deepEqual(
    [entry.subject_id, entry.after],
    [body.id, { file_name: 'people.csv', mode: 'update', created: 3, updated: 0, skipped: 0, failed: 0 }],
  )
})

test('update lets the file win where it says something, and fill takes only what is not known; both tell what changed', async () => {
  await using world = await startWorld()
  const known = {
    email: 'ada@gmail.com',
    first_name: 'Ada',
    title: 'CTO',
    tags: ['old'],
    lifecycle_stage: 'customer',
  }
  const file = 'First name,Last name,E-mail,Title,Phone,Tags,Stage\nAugusta,King,ADA@gmail.com,,555,new,lead\n'
  for (const [mode, expected] of [
    ['fill', ['Ada', 'King', 'ada@gmail.com', 'CTO', '555', ['old', 'new'], 'customer']],
    ['update', ['Augusta', 'King', 'ada@gmail.com', 'CTO', '555', ['old', 'new'], 'lead']],
  ] as const) {
    await world.query('delete from contact')
    await aContact(world, known)
    const first = await importContacts(world, file, { mode })
    assert.deepEqual(counts(first.body), [0, 1, 0, 0], first.text)
    const [{ first_name, last_name, email, title, phone, tags, lifecycle_stage }] = await contactsOf(world)
    assert.deepEqual([first_name, last_name, email, title, phone, tags, lifecycle_stage], expected)
    assert.deepEqual(counts((await importContacts(world, file, { mode })).body), [0, 0, 1, 0])
  }
  const told = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(
    told.map(({ source, changes }) => [source, changes.map(({ field }: any) => field)]),
    [
      ['import', ['last_name', 'phone', 'tags']],
      ['import', ['first_name', 'last_name', 'phone', 'tags', 'lifecycle_stage']],
    ],
  )
})

test('a dry run tells what the import then does, and changes nothing', async () => {
  await using world = await startWorld({ doctor: true })
  await aContact(world, { email: 'ada@gmail.com', first_name: 'Ada' })
  await aContact(world, { email: 'bob@corp.example', first_name: 'Bob' })
  const file =
    'name;mail;company;notes\nGrace Hopper;g@navy.example;Navy;x\nAda;ada@gmail.com;;\nNobody;;;\nBob;bob@corp.example;Corp;y\nTwice;G@navy.example;;'
  const state = () =>
    Promise.all(
      ['account', 'contact', 'contact_note', 'contact_activity', 'contact_import', 'domain_event', 'audit_entry'].map(
        (table) => world.query(`select * from ${table} order by id`),
      ),
    )
  for (const mode of ['fill', 'update']) {
    const before = await state()
    const dry = await importContacts(world, file, { query: '?dry_run=true', mode })
    assert.equal(dry.status, 200, dry.text)
    assert.deepEqual(await state(), before)
    if (mode === 'fill') continue
    const real = await importContacts(world, file, { mode })
    assert.deepEqual({ ...real.body, id: null, dry_run: true, failed_rows_url: null }, dry.body)
    assert.deepEqual(counts(dry.body), [1, 1, 1, 2])
  }
})

test('each row that is wrong is told with row, column and code, and comes back as a file that can be mended and sent again', async () => {
  await using world = await startWorld()
  const long = (length: number) => 'x'.repeat(length)
  const file = [
    'Name,E-mail,Phone,Title,Company,Website,Tags,Stage,Owner,Notes',
    'Ada King,ada@example.org,,,,,,,,',
    'No address,,,,,,,,,',
    'Bad,bad@,,,,,,,,',
    `${long(201)},a@example.org,,,,,,,,`,
    `B,b@example.org,${'1'.repeat(41)},,,,,,,`,
    'C,c@example.org,9.0532E+11,,,,,,,',
    `D,d@example.org,,${long(301)},,,,,,`,
    `E,e@example.org,,,${long(201)},,,,,`,
    'F,f@example.org,,,,no site,,,,',
    `G,g@example.org,,,,,${long(51)},,,`,
    'H,h@example.org,,,,,,elsewhere,,',
    `I,i@example.org,,,,,,,${long(255)},`,
    `J,j@example.org,,,,,,,,${long(10_001)}`,
    'K\u0007,k@example.org,,,,,,,,',
    'Twice,ADA@example.org,,,,,,,,',
    `"=cmd|' /C calc'!A0",bad,,,,,,,,`,
  ].join('\n')
  const { body } = await importContacts(world, file)
  assert.deepEqual(counts(body), [1, 0, 0, 15], JSON.stringify(body))
  assert.deepEqual(
    body.errors.map(({ row, column, code }: any) => [row, column, code]),
    [
      [3, 'E-mail', 'missing'],
      [4, 'E-mail', 'email'],
      [5, 'Name', 'too_long'],
      [6, 'Phone', 'too_long'],
      [7, 'Phone', 'shortened'],
      [8, 'Title', 'too_long'],
      [9, 'Company', 'too_long'],
      [10, 'Website', 'website'],
      [11, 'Tags', 'too_long'],
      [12, 'Stage', 'enum'],
      [13, 'Owner', 'too_long'],
      [14, 'Notes', 'too_long'],
      [15, 'Name', 'control_character'],
      [16, 'E-mail', 'duplicate'],
      [17, 'E-mail', 'email'],
    ],
  )
  assert.deepEqual((await world.request('GET', `/admin/crm/imports/${body.id}`)).body.errors, body.errors)
  const { text, headers } = await world.request('GET', `/admin/crm/imports/${body.id}/failed-rows`)
  assert.match(String(headers['content-type']), /text\/csv/)
  const lines = text.split('\r\n')
  assert.equal(lines[0], '\ufeffName,E-mail,Phone,Title,Company,Website,Tags,Stage,Owner,Notes,problem')
  assert.ok(lines.at(-2)!.startsWith(`'=cmd|`))
  assert.ok(lines[2]!.startsWith('Bad,bad@,,,,,,,,,email must be an e-mail address'))
  const mended = text.replace('Bad,bad@,', 'Bad,bad@example.org,').replace(',bad,', ',cmd@example.org,')
  const again = (await importContacts(world, mended)).body
  assert.deepEqual(counts(again), [2, 1, 0, 12])
  assert.equal(await count(world, 'contact'), 3)
})

test('a dry run ends when its sender hangs up: it is never read, and the next one of the organisation has its turn', async () => {
  await using world = await startWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  const note = noteStatements(world)
  const [organisation] = await world.query<{ id: number }>('select id from organisation')
  const endless = new URL('../../../../test/fixtures/spreadsheets/endless-rows.ts', import.meta.url)
  const within = { milliseconds: 600_000, cpuMilliseconds: 600_000 }
  const leaving = new AbortController()
  // Occupies the only thread for short files that an organisation may use.
  const before = readSheet(Buffer.from('name\nAda'), endless, {
    party: organisation!.id,
    text: within,
    signal: leaving.signal,
  })
  const ended = assert.rejects(before, /gone/)
  try {
    const previews = await note(async () => {
      const sent = httpRequest({
        host: '127.0.0.1',
        port: (world.app.server.address() as AddressInfo).port,
        agent: false,
        method: 'POST',
        path: '/api/v1/admin/crm/import-csv?dry_run=true',
        headers: { authorization: `Bearer ${world.key}`, 'content-type': 'text/csv' },
      }).on('error', () => {})
      const arrived = once(world.app.server, 'request')
      sent.end('email\nleft@example.org')
      const [request, response] = (await arrived) as [IncomingMessage, ServerResponse]
      await until(
        async () => request.readableEnded,
        (isRead) => isRead,
      )
      const closed = once(response, 'close')
      sent.destroy()
      await closed
      leaving.abort(new Error('gone'))
      const next = await importContacts(world, 'email\nada@example.org', { query: '?dry_run=true' })
      assert.deepEqual([next.status, next.body.created], [200, 1])
    })
    const looked = previews.filter(({ text }) => text.includes('select email_key from contact'))
    assert.deepEqual(
      looked.map(({ values }) => values.at(-1)),
      [['ada@example.org']],
    )
  } finally {
    leaving.abort(new Error('gone'))
    await ended
  }
})
