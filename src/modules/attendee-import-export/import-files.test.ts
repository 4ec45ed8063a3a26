import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workbookParts, zipOf } from '../../../test/fixtures/spreadsheets/make-workbook.ts'
import { assertRefused } from '../../../test/support/assert-refused.ts'
import { aKey, anEvent } from '../../../test/support/factories.ts'
import { startWorld } from '../../../test/support/harness.ts'
import { importFile, peopleOf } from '../../../test/support/import-file.ts'
import { holdFirst } from '../../../test/support/statements.ts'
import { count } from '../../../test/support/stored.ts'

const M = 1_048_576
const people = (rows: number, more = '') =>
  `First name,Last name,E-mail,Note\n${Array.from({ length: rows }, (_, n) => `Ayşe ${n},Işık,p${n}@example.org,${more}`).join('\n')}`

test('twenty thousand rows of ten megabytes are imported in bounded memory while others are answered', async (t) => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await importFile(world, event.id, people(100))
  const file = Buffer.from(people(20_000, 'x'.repeat(450)))
  assert.ok(file.length > 9 * M && file.length < 10 * M)
  const before = process.memoryUsage.rss()
  let most = before
  let running = true
  let answered = 0
  const others = (async () => {
    while (running) {
      assert.equal((await world.request('GET', `/admin/events/${event.id}`)).status, 200)
      most = Math.max(most, process.memoryUsage.rss())
      answered += 1
    }
  })()
  const { status, body } = await importFile(world, event.id, file)
  running = false
  await others
  assert.deepEqual([status, body.created, body.skipped], [200, 19_900, 100])
  assert.equal(await count(world, 'attendee'), 20_000)
  t.diagnostic(`${answered} others, grew by ${Math.round((most - before) / M)} MiB`)
  assert.ok(answered > 20)
  assert.ok(most - before < 400 * M, `grew by ${most - before}`)
})

test('one row or byte more than an import takes is refused, and so is what is no list of people', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const sheet = (content: string) => zipOf(workbookParts({ replace: { 'xl/worksheets/sheet1.xml': content } }))
  for (const [what, file, type] of [
    ['rows', people(20_001), 'spreadsheet_too_complex'],
    ['a bomb', sheet(`<worksheet>${'<a b=""/>'.repeat(3 * M)}</worksheet>`), 'spreadsheet_too_complex'],
    ['a broken workbook', sheet('<worksheet>'), 'spreadsheet_damaged'],
    ['an open quote', 'name,email\n"Ada,a@example.org', 'spreadsheet_damaged'],
    ['nothing', '', 'spreadsheet_empty'],
    ['blank rows', '\n,,\n', 'spreadsheet_empty'],
    ['a page', '<!doctype html>', 'spreadsheet_not_xlsx'],
    ['no address', 'name,phone\nAda,1', 'no_column'],
    ['no name', 'email\na@example.org', 'no_column'],
    ['a million commas', `name,email\n${','.repeat(M)}x`, 'spreadsheet_too_complex'],
  ] as const) {
    const answer = await importFile(world, event.id, file)
    assertRefused(answer, 422, 'validation_failed', 'body.file', type)
    assert.ok(answer.text.length < 2_000, what)
  }
  assert.equal((await importFile(world, event.id, Buffer.alloc(10 * M + 1, 'a'))).status, 413)
  const blanks = `name,email\nA${' '.repeat(32_000)}b,a@example.org\n${' '.repeat(32_000)},b@example.org\nC,c@example.org`
  const { body } = await importFile(world, event.id, blanks)
  assert.deepEqual([body.created, body.errors.map(({ code }: any) => code)], [1, ['too_long', 'missing']])
  assert.deepEqual(await peopleOf(world, event.id), ['C||c@example.org'])
  const halves = Buffer.from('\ufeffname,email\n\ud800a,h@example.org', 'utf16le')
  assert.equal((await importFile(world, event.id, halves)).body.errors[0].code, 'malformed_unicode')
})

test('a mapping says what columns are, whatever they are called, and nothing else is taken', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const file = 'Who;Where;Name;Kontakt\nAda;x;Not this;ada@example.org'
  const guessed = (await importFile(world, event.id, file, { query: '?dry_run=true' })).body
  assert.deepEqual(
    guessed.columns.map(({ guess }: any) => guess),
    [null, null, 'name', null],
  )
  const mapping = { Who: 'first_name', Kontakt: 'email', Where: null }
  const { body } = await importFile(world, event.id, file, { mapping })
  assert.deepEqual(
    [body.created, body.columns.map(({ guess }: any) => guess)],
    [1, ['first_name', null, null, 'email']],
  )
  for (const [wrong, place, type] of [
    [{ Who: 'name', Phone: 'email' }, 'body.mapping.Phone', 'unknown_column'],
    [{ Who: 'name', Kontakt: 'email', Where: 'email' }, 'body.mapping', 'repeated'],
    [{ Who: 'age' }, 'body.mapping.Who', 'enum'],
    [['Who'], 'body.mapping', 'object_type'],
  ] as const)
    assertRefused(await importFile(world, event.id, file, { mapping: wrong }), 422, 'validation_failed', place, type)
  assert.deepEqual(await peopleOf(world, event.id), ['Ada||ada@example.org'])
})

test('a pasted text is imported as a file is, and the request says what it lacks', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const path = `/admin/events/${event.id}/attendees/import`
  const text = 'Full name\tE-mail\nAda King\tada@example.org'
  const { status, body } = await world.request('POST', path, { text, on_existing: 'update' })
  assert.deepEqual([status, body.created], [200, 1])
  assert.deepEqual(await peopleOf(world, event.id), ['Ada|King|ada@example.org'])
  assertRefused(await world.request('POST', path, {}), 422, 'validation_failed', 'body.text', 'missing')
  assertRefused(await world.request('POST', path, { text: 'Ada' }), 422, 'validation_failed', 'body.text', 'no_column')
  assertRefused(
    await world.request('POST', path, { text, on_existing: 'merge' }),
    422,
    'validation_failed',
    'body.on_existing',
    'enum',
  )
  assertRefused(
    await importFile(world, event.id, text, { on_existing: 'merge' }),
    422,
    'validation_failed',
    'body.on_existing',
    'enum',
  )
  const { key } = await aKey(world, ['attendees:read'])
  assertRefused(await world.request('POST', path, { text }, { key }), 403, 'forbidden')
})

test('an import with an Idempotency-Key is done once, and another file under it is refused', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  const headers = { 'idempotency-key': 'one' }
  const first = await importFile(world, event.id, people(3), { headers })
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${await count(world, 'attendee')}`)
  const again = await importFile(world, event.id, people(3), { headers })
  assert.deepEqual([again.status, again.headers['idempotency-replayed'], again.body], [200, 'true', first.body])
  assert.equal(await count(world, 'attendee'), 2)
  assertRefused(await importFile(world, event.id, people(4), { headers }), 422, 'validation_failed')
  assertRefused(
    await importFile(world, event.id, people(3), { headers, on_existing: 'update' }),
    422,
    'validation_failed',
  )
})

test('an import of an event that is deleted meanwhile comes before or after it, and leaves nobody behind', async () => {
  await using world = await startWorld()
  const other = await anEvent(world)
  for (let round = 0; round < 6; round++) {
    const event = await anEvent(world)
    const importing = importFile(world, event.id, people(1_500))
    await new Promise((resolve) => setTimeout(resolve, round * 25))
    const [imported, deleted] = await Promise.all([importing, world.request('DELETE', `/admin/events/${event.id}`)])
    assert.equal(deleted.status, 204)
    assert.ok([200, 404].includes(imported.status), imported.text)
    assert.equal(await count(world, `attendee where event_id <> ${other.id}`), 0)
  }
  const key = await world.stranger()
  const path = `/admin/events/${other.id}/attendees/import`
  assertRefused(await world.request('POST', path, { text: people(1) }, { key }), 404, 'not_found')
})

test('whoever is removed after an import found them there is added by it', async () => {
  await using world = await startWorld()
  const event = await anEvent(world)
  await importFile(world, event.id, people(2))
  const [{ id }] = (await world.request('GET', `/admin/events/${event.id}/attendees`)).body
  using held = holdFirst(world, 'email_key = any(')
  const importing = importFile(world, event.id, people(2), { on_existing: 'update' })
  await held.reached
  await world.request('DELETE', `/admin/events/${event.id}/attendees/${id}`)
  held.release()
  const { body } = await importing
  assert.deepEqual([body.created, body.updated, body.skipped], [1, 0, 1])
  assert.equal((await peopleOf(world, event.id)).length, 2)
})
