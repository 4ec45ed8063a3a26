import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookOf, workbookParts, zipOf } from '../../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aKey } from '../../../../test/support/factories.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { contactsOf, importContacts, listOfPeople } from '../../../../test/support/import-contacts.ts'
import { count } from '../../../../test/support/stored.ts'

const M = 1_048_576
const path = '/admin/crm/import-csv'
const counts = ({ created, updated, skipped, failed }: any) => [created, updated, skipped, failed]

/** Encodes a text in a Windows code page, letters beyond ASCII by their bytes. */
function inCodePage(text: string, label: string): Buffer {
  const decoder = new TextDecoder(label)
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
  return Buffer.from([...text].map((letter) => byteOf.get(letter) ?? assert.fail(letter)))
}

test('a list is read as it was written, in whatever encoding and with whatever delimiter, quotes and blank lines', async () => {
  await using world = await startWorld()
  const lines = (delimiter: string) =>
    [
      ['Adı', 'Soyadı', 'E-posta', 'Şirket', 'Not'],
      ['Çağrı', 'Işık', 'cagri@gmail.com', '"Şişe ""A"" A.Ş."', '"iki\r\nsatır"'],
      [],
      ['İpek', 'Öz', 'ipek@gmail.com', '', ''],
    ]
      .map((cells) => cells.join(delimiter))
      .join('\r\n')
  const bom = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  for (const [what, file] of [
    ['UTF-8', Buffer.from(lines(','))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${lines(';')}`)],
    ['UTF-16LE', bom(lines('\t'))],
    ['UTF-16BE', bom(lines('|')).swap16()],
    ['Windows-1254', inCodePage(lines(';'), 'windows-1254')],
    ['sep=', Buffer.from(`sep=|\r\n${lines('|')}`)],
    ['a title above', Buffer.from(`Liste;;;;\r\n\r\n${lines(';')}`)],
  ] as const) {
    await world.query('delete from contact; delete from account')
    const { body, text } = await importContacts(world, file)
    assert.deepEqual(counts(body), [2, 0, 0, 0], `${what}: ${text}`)
    const told = (await contactsOf(world)).map(({ first_name, last_name, account }) => [first_name, last_name, account])
    assert.deepEqual(
      told,
      [
        ['Çağrı', 'Işık', 'Şişe "A" A.Ş.'],
        ['İpek', 'Öz', null],
      ],
      what,
    )
    assert.deepEqual(await world.query('select text from contact_note'), [{ text: 'iki\r\nsatır' }], what)
  }
  const western = inCodePage('Prénom,Nom,Courriel\nZoë,Müller,zoe@gmail.com', 'windows-1252')
  await importContacts(world, western)
  assert.equal(await count(world, `contact where first_name = 'Zoë' and last_name = 'Müller'`), 1)
})

test('headers are understood in seven languages, and own fields by key and label', async () => {
  await using world = await startWorld()
  await world.query(`insert into contact_property (org_id, key, label, type, options, position) values
    (1, 'vip', 'VIP since', 'date', '[]', 1), (1, 'size', 'Größe', 'choice', '["Small","Large"]', 2), (1, 'staff', 'Staff', 'number', '[]', 3)`)
  for (const [headers, fields] of [
    [
      'Full name;E-mail;Phone;Job title;Company;Website;Tags;Lifecycle stage;Owner;Notes',
      'name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Ad Soyad;E-Posta Adresi;Cep Telefonu;Ünvan;Firma;Web Sitesi;Etiketler;Aşama;Sorumlu;Notlar',
      'name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Vorname;Nachname;E-Mail-Adresse;Telefonnummer;Funktion;Unternehmen;Webseite;Schlagwörter;Kundenphase;Betreuer;Bemerkungen',
      'first_name last_name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Prénom;Nom;Courriel;Téléphone;Fonction;Société;Site web;Étiquettes;Étape;Responsable;Remarques',
      'first_name last_name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Nombre;Apellidos;Correo electrónico;Teléfono;Cargo;Empresa;Sitio web;Etiquetas;Etapa;Propietario;Notas',
      'first_name last_name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Nome;Sobrenome;E-mail;Telemóvel;Função;Empresa;Site;Etiquetas;Etapa;Responsável;Observações',
      'first_name last_name email phone title company website tags lifecycle_stage owner notes',
    ],
    [
      'Nome;Cognome;Indirizzo email;Cellulare;Ruolo;Azienda;Sito web;Etichette;Fase;Responsabile;Note',
      'first_name last_name email phone title company website tags lifecycle_stage owner notes',
    ],
    ['vip;GRÖSSE;staff;mail', 'properties.vip properties.size properties.staff email'],
  ] as const) {
    const { body } = await importContacts(world, headers, { query: '?dry_run=true' })
    assert.equal(body.columns.map(({ guess }: any) => guess).join(' '), fields, headers)
  }
  const file = [
    'E-mail;VIP since;Größe;Staff',
    'a@gmail.com;22.11.2026;large;1.234,5',
    'b@gmail.com;2026-11-22;Small;12',
    'c@gmail.com;31.02.2026;;',
    'd@gmail.com;;huge;',
    'e@gmail.com;;;many',
  ].join('\n')
  const { body } = await importContacts(world, file)
  assert.deepEqual(
    body.errors.map(({ row, column }: any) => [row, column]),
    [
      [4, 'VIP since'],
      [5, 'Größe'],
      [6, 'Staff'],
    ],
  )
  assert.deepEqual(
    (await contactsOf(world)).map(({ properties }) => properties),
    [
      { vip: '2026-11-22', size: 'Large', staff: 1234.5 },
      { vip: '2026-11-22', size: 'Small', staff: 12 },
    ],
  )
})

test('a mapping says what columns are, and nothing else is taken; it fits the file and the fields that there are', async () => {
  await using world = await startWorld()
  const file = 'Who;Where;Name;Kontakt\nAda;x;Not this;ada@gmail.com'
  const { body } = await importContacts(world, file, { mapping: { Who: 'first_name', Kontakt: 'email', Where: null } })
  assert.deepEqual(
    [body.created, body.columns.map(({ guess }: any) => guess)],
    [1, ['first_name', null, null, 'email']],
  )
  for (const [mapping, place, type] of [
    [{ Who: 'name', Phone: 'email' }, 'body.mapping.Phone', 'unknown_column'],
    [{ Who: 'name', Kontakt: 'email', Where: 'email' }, 'body.mapping', 'repeated'],
    [{ Who: 'age' }, 'body.mapping.Who', 'enum'],
    [{ Who: 'properties.age' }, 'body.mapping.Who', 'enum'],
    [{ Who: 5 }, 'body.mapping.Who', 'string_type'],
    [['Who'], 'body.mapping', 'object_type'],
    [{ Who: 'name' }, 'body.file', 'no_column'],
  ] as const)
    assertRefused(await importContacts(world, file, { mapping }), 422, 'validation_failed', place, type)
  assert.deepEqual(
    (await contactsOf(world)).map(({ first_name }) => first_name),
    ['Ada'],
  )
})

test('a list is taken as a file, as text/csv and in JSON, with options beside it or in the query', async () => {
  await using world = await startWorld()
  const csv = 'Mail,Who\nada@gmail.com,Ada'
  const mapping = { Mail: 'email', Who: 'first_name' }
  const query = `?mode=fill&file_name=list.csv&mapping=${encodeURIComponent(JSON.stringify(mapping))}`
  const answers = [
    await world.request('POST', path, { csv, mapping, mode: 'fill', file_name: 'list.csv', dry_run: true }),
    await world.request('POST', `${path}${query}&dry_run=true`, { csv }),
    await world.request('POST', `${path}${query}&dry_run=true`, Buffer.from(csv), {
      headers: { 'content-type': 'text/csv' },
    }),
    await importContacts(world, csv, { mapping, mode: 'fill', name: 'list.csv', query: '?dry_run=true' }),
  ]
  for (const { status, body } of answers) assert.deepEqual([status, body], [200, answers[0]!.body])
  assert.deepEqual([answers[0]!.body.dry_run, answers[0]!.body.created, answers[0]!.body.mode], [true, 1, 'fill'])
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [['People'], ['Ad', 'Mail'], ['Ali', 'ali@gmail.com']]
  const workbook = workbookOf({ rows: rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('') })
  assert.deepEqual(counts((await importContacts(world, workbook, { name: 'people.xlsx' })).body), [1, 0, 0, 0])
  for (const [body, place, type] of [
    [{}, 'body.csv', 'missing'],
    [{ csv: 'Ada' }, 'body.csv', 'no_column'],
    [{ csv, mode: 'merge' }, 'body.mode', 'enum'],
    [{ csv: 'a\0b' }, 'body.csv', 'nul_character'],
  ] as const)
    assertRefused(await world.request('POST', path, body), 422, 'validation_failed', place, type)
  assertRefused(
    await world.request('POST', `${path}?mapping=%7B`, { csv }),
    422,
    'validation_failed',
    'query.mapping',
    'json',
  )
  const xml = { headers: { 'content-type': 'application/xml' } }
  assertRefused(await world.request('POST', path, Buffer.from('<a/>'), xml), 415, 'unsupported_media_type')
  const { key } = await aKey(world, ['crm:read'])
  assertRefused(await world.request('POST', path, { csv }, { key }), 403, 'forbidden')
})

test('what is no list of contacts, or more than an import takes, is refused with what is wrong, and never fails', async () => {
  await using world = await startWorld()
  const sheet = (content: string) => zipOf(workbookParts({ replace: { 'xl/worksheets/sheet1.xml': content } }))
  for (const [what, file, type] of [
    ['rows', listOfPeople(200_001), 'spreadsheet_too_complex'],
    ['a bomb', sheet(`<worksheet>${'<a b=""/>'.repeat(3 * M)}</worksheet>`), 'spreadsheet_too_complex'],
    ['a broken workbook', sheet('<worksheet>'), 'spreadsheet_damaged'],
    ['an open quote', 'name,email\n"Ada,a@example.org', 'spreadsheet_damaged'],
    ['an open quote in a long file', `name,email\n"Ada,${listOfPeople(100_000)}`, 'spreadsheet_too_complex'],
    ['nothing', '', 'spreadsheet_empty'],
    ['blank rows', '\n,,\n', 'spreadsheet_empty'],
    ['a page', '<!doctype html>', 'spreadsheet_not_xlsx'],
    ['a PDF', '%PDF-1.7', 'spreadsheet_not_xlsx'],
    ['NUL alone', Buffer.alloc(100_000), 'spreadsheet_too_complex'],
    ['no address', 'name,phone\nAda,1', 'no_column'],
    [
      'no address in 10,000 columns',
      `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(',')}\n1`,
      'spreadsheet_too_complex',
    ],
    ['a cell of a megabyte', `name,email\n${'x'.repeat(M)},a@example.org`, 'spreadsheet_too_complex'],
    ['ten million commas', `name,email\n${','.repeat(10 * M)}x`, 'spreadsheet_too_complex'],
  ] as const) {
    const answer = await importContacts(world, file)
    assertRefused(answer, 422, 'validation_failed', 'body.file', type)
    assert.ok(answer.text.length < 2_000, what)
  }
  const large = Buffer.alloc(32 * M + 1, 'a')
  assert.equal((await importContacts(world, large)).status, 413)
  assert.equal((await world.request('POST', path, large, { headers: { 'content-type': 'text/csv' } })).status, 413)
  assert.deepEqual([await count(world, 'contact'), await count(world, 'contact_import')], [0, 0])
})

test('an import with an Idempotency-Key is done once, and another file under it is refused', async () => {
  await using world = await startWorld()
  const headers = { 'idempotency-key': 'one' }
  const first = await importContacts(world, listOfPeople(3), { headers })
  await world.query(`delete from contact where email = 'p2@gmail.com'`)
  const again = await importContacts(world, listOfPeople(3), { headers })
  assert.deepEqual([again.status, again.headers['idempotency-replayed'], again.body], [200, 'true', first.body])
  assert.equal(await count(world, 'contact'), 2)
  assertRefused(await importContacts(world, listOfPeople(4), { headers }), 422, 'validation_failed')
  assertRefused(await importContacts(world, listOfPeople(3), { headers, mode: 'fill' }), 422, 'validation_failed')
})
