import assert from 'node:assert/strict'
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openCommandLine, withoutTerminal } from '../../../test/support/command-line.ts'
import { startDelivering } from '../../../test/support/deliver.ts'
import { aCertificate, anAttendee, anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { startReceiver } from '../../../test/support/receiver.ts'
import { settledDeliveries } from '../../../test/support/webhooks.ts'

const WORKBOOK = join(import.meta.dirname, '../../../test/fixtures/spreadsheets/libreoffice-pair.xlsx')

/** Commands that must succeed without output on stderr. */
async function commandLine(world: World) {
  const line = await openCommandLine(world)
  const out = async (...args: string[]) => {
    const done = await line.run(args)
    assert.deepEqual([done.code, done.err], [0, ''], args.join(' '))
    return done.out
  }
  return { line, out, json: async (...args: string[]) => JSON.parse(await out(...args, '--json')) }
}

test('events are made, found, changed, closed, opened, duplicated and deleted', async () => {
  await using world = await startWorld()
  const { line, out, json } = await commandLine(world)
  using _ = line
  const made = await json('events', 'create', '--name', 'Node Day', '--capacity', '50', '-F', 'event_language=tr')
  assert.deepEqual([made.name, made.registration_capacity, made.event_language], ['Node Day', 50, 'tr'])
  assert.deepEqual(await json('events', 'get', '1'), (await world.request('GET', '/admin/events/1')).body)
  assert.equal(await out('events', 'list', '--search', 'node'), '1\tNode Day\t\tprivate\topen\t0\n')
  assert.equal((await json('events', 'update', '1', '--location', 'Istanbul')).event_location, 'Istanbul')
  assert.equal((await json('events', 'close', '1')).registration_closed, true)
  assert.equal((await json('events', 'open', '1')).registration_closed, false)
  assert.equal((await json('events', 'duplicate', '1', '--name', 'Again')).name, 'Again')
  const refused = await line.run(['events', 'delete', '2'])
  assert.deepEqual([refused.code, refused.out], [2, ''])
  assert.match(refused.err, /cannot be undone: add --yes/)
  assert.equal((await world.request('GET', '/admin/events/2')).status, 200, 'nothing is deleted without --yes')
  assert.deepEqual(await json('events', 'delete', '2', '--yes'), { id: 2, deleted: true })
  assert.equal((await world.request('GET', '/admin/events/2')).status, 404)
  const nothing = await line.run(['events', 'update', '1'])
  assert.deepEqual([nothing.code, nothing.out], [2, ''])
})

test('lists are as long as they are asked to be', async () => {
  await using world = await startWorld()
  const { line, json } = await commandLine(world)
  using _ = line
  const event = await anEvent(world)
  for (let n = 0; n < 35; n++) await anAttendee(world, event.id)
  const length = async (...args: string[]) => (await json('attendees', 'list', String(event.id), ...args)).length
  assert.equal(await length(), 30)
  assert.equal(await length('--limit', '7'), 7)
  assert.equal(await length('--all'), 35)
})

test('attendees are added, changed, deleted, imported and exported', async () => {
  await using world = await startWorld()
  const { line, out, json } = await commandLine(world)
  using _ = line
  await anEvent(world)
  const person = ['--first-name', 'Ada', '--last-name', 'Lovelace', '--email', 'ada@example.com', '--tags', 'vip,press']
  const ada = await json('attendees', 'add', '1', ...person)
  assert.deepEqual(ada.tags, ['vip', 'press'])
  assert.equal((await json('attendees', 'update', '1', String(ada.id), '--last-name', 'King')).last_name, 'King')
  assert.match(await out('attendees', 'get', '1', String(ada.id)), /^last_name\tKing$/m)
  writeFileSync(join(line.folder, 'people.csv'), 'first_name,email\nGrace,grace@example.com\nAda,ada@example.com\n')
  assert.equal(
    await out('attendees', 'import', '1', 'people.csv', '--dry-run'),
    'It would be: 1 added, 0 updated, 1 skipped, 0 failed.\n',
  )
  assert.deepEqual((await json('attendees', 'list', '1')).length, 1)
  assert.equal((await json('attendees', 'import', '1', 'people.csv')).created, 1)
  writeFileSync(join(line.folder, 'bad.csv'), 'first_name,email\nGrace,nobody\n')
  const bad = await line.run(['attendees', 'import', '1', 'bad.csv', '--failed-rows', 'mend.csv'])
  assert.deepEqual([bad.code, bad.out], [1, '0 added, 0 updated, 0 skipped, 1 failed.\n'])
  assert.match(bad.err, /^2: /)
  assert.match(readFileSync(join(line.folder, 'mend.csv'), 'utf8'), /nobody/)
  assert.match(await out('attendees', 'export', '1'), /grace@example\.com/)
  await out('attendees', 'export', '1', '-o', 'people.xlsx', '--format', 'xlsx')
  assert.equal(readFileSync(join(line.folder, 'people.xlsx')).toString('latin1', 0, 2), 'PK')
  await out('attendees', 'delete', '1', String(ada.id), '--yes')
  assert.equal((await json('attendees', 'list', '1')).length, 1)
})

test('certificates are issued, written as files, reissued and revoked', async () => {
  await using world = await startWorld()
  const { line, out, json } = await commandLine(world)
  using _ = line
  const event = await anEvent(world)
  const { id: first } = await anAttendee(world, event.id)
  await anAttendee(world, event.id)
  const given = await json('certificates', 'issue', '1', '--attendee', String(first))
  assert.equal(given.issued, 1)
  const one = String(given.certificates[0].id)
  const all = await line.run(['certificates', 'issue', '1'])
  assert.deepEqual([all.code, all.err], [0, '1 issued, 1 skipped.\n'])
  assert.match(all.out, /^\d+\tAda Lovelace\tactive\t/)
  const second = all.out.split('\t')[0]!
  assert.match(await out('certificates', 'pdf', one), /^%PDF-/)
  await out('certificates', 'png', one, '-o', 'ada.png')
  assert.equal(readFileSync(join(line.folder, 'ada.png')).toString('latin1', 1, 4), 'PNG')
  const { id } = await json('certificates', 'reissue', one, '--name', 'Ada King', '--yes')
  assert.equal((await json('certificates', 'get', String(id))).attendee_name, 'Ada King')
  assert.equal((await line.run(['certificates', 'revoke', second])).code, 2)
  assert.equal(
    (await json('certificates', 'revoke', second, '--reason', 'Mistake', '--yes')).revocation_reason,
    'Mistake',
  )
  assert.equal((await json('certificates', 'list', '1', '--status', 'revoked')).length, 2)
})

test('a file that cannot be got leaves nothing behind', async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  const { code, out } = await line.run(['certificates', 'pdf', '9', '-o', 'nine.pdf'])
  assert.deepEqual([code, out], [1, ''])
  assert.equal(existsSync(join(line.folder, 'nine.pdf')), false)
})

test('a bulk job is tried, made, watched to its end and downloaded', async () => {
  await using world = await startWorld()
  const { line, out, json } = await commandLine(world)
  using _ = line
  await anEvent(world)
  copyFileSync(WORKBOOK, join(line.folder, 'names.xlsx'))
  const preview = await json('bulk', 'create', '1', 'names.xlsx', '--dry-run')
  assert.equal(preview.credits_needed, preview.total_count)
  const job = await json('bulk', 'create', '1', 'names.xlsx')
  assert.equal(job.status, 'pending')
  const watching = json('bulk', 'watch', '1', String(job.id))
  await world.runJobs()
  assert.equal((await watching).status, 'completed', 'and nothing of a bar in a pipe')
  assert.match(await out('bulk', 'list', '1'), /^1\tcompleted\tnames\.xlsx\t2\/2\t2\t/)
  await out('bulk', 'download', '1', '1', '-o', 'all.zip')
  assert.equal(readFileSync(join(line.folder, 'all.zip')).toString('latin1', 0, 2), 'PK')
  await json('bulk', 'create', '1', 'names.xlsx')
  assert.equal((await json('bulk', 'cancel', '1', '2', '--yes')).status, 'cancelled')
  assert.equal((await line.run(['bulk', 'watch', '1', '2'])).code, 1, 'a job that was not completed')
  writeFileSync(join(line.folder, 'people.csv'), 'Who;Mail\nAda;ada@example.org\n')
  const chosen = ['bulk', 'create', '1', 'people.csv', '--column', 'A', '--mapping', '{"Mail":"email"}']
  assert.match(await out(...chosen, '--dry-run'), /^Names from the file, column Who\.\n1 name,/)
  assert.deepEqual((await json(...chosen)).mapping, { Who: 'name', Mail: 'email' })
})

test('webhooks are made, tested, looked through, replayed and deleted', async () => {
  await using receiver = await startReceiver({ status: 200 })
  await using world = await startWorld({ allowTargets: [receiver.host] })
  const { line, out, json } = await commandLine(world)
  using _ = line
  const hook = await json('webhooks', 'create', '--url', receiver.url, '--events', 'cert.issued,cert.revoked')
  assert.match(hook.secret, /^whsec_/)
  assert.deepEqual(hook.events, ['cert.issued', 'cert.revoked'])
  const id = String(hook.id)
  const headers = ['--header', 'X-Api-Key: k', '--header', 'X-Other:a: b']
  const limited = await json('webhooks', 'update', id, '--description', 'Ours', ...headers)
  assert.deepEqual([limited.description, limited.header_names], ['Ours', ['X-Api-Key', 'X-Other']])
  assert.equal((await line.run(['webhooks', 'update', id, '--event-ids', '888888,7'])).code, 1)
  assert.equal((await line.run(['webhooks', 'update', id, '--header', 'no colon'])).code, 2)
  const { id: delivery } = await json('webhooks', 'test', id)
  await using _delivering = await startDelivering(world)
  await settledDeliveries(world, hook.id)
  assert.match(await out('webhooks', 'deliveries', id), new RegExp(`^${delivery}\t`))
  assert.equal((await json('webhooks', 'replay', String(delivery))).replay_of, delivery)
  assert.deepEqual(await json('webhooks', 'replay', '--webhook', id, '--since', new Date().toISOString()), {
    replayed: 0,
  })
  assert.equal((await line.run(['webhooks', 'replay', '--webhook', id])).code, 2)
  assert.equal((await json('webhooks', 'update', id, '-F', 'active=false')).active, false)
  assert.match(await out('webhooks', 'list'), /^\d+\toff\t/)
  await out('webhooks', 'delete', id, '--yes')
  assert.deepEqual(await json('webhooks', 'list'), [])
})

test('a terminal obeys nothing that a record says, in tables, in records, in JSON and in refusals', async () => {
  await using world = await startWorld()
  const { line, out, json } = await commandLine(world)
  using _ = line
  // The API rejects control characters, but rows stored in other ways may contain them.
  await anEvent(world)
  const evil = '\u001b]0;owned\u0007\u009b31m\u202eName\ttab'
  await world.query(`update event set name = U&'\\001b]0;owned\\0007\\009b31m\\202eName\\0009tab'`)
  assert.equal((await world.request('GET', '/admin/events/1')).body.name, evil)
  for (const printed of [
    await out('events', 'list'),
    await out('events', 'get', '1'),
    await out('events', 'get', '1', '--json'),
  ]) {
    assert.doesNotMatch(printed, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/)
    assert.match(printed, /\\u001b\]0;owned\\u0007\\u009b31m\\u202eName\\ttab/)
  }
  assert.equal((await json('events', 'get', '1')).name, evil, 'JSON says the same')
})

test('a terminal gets headings, colours and a question; NO_COLOR and pipes no colours', {
  skip: withoutTerminal,
}, async () => {
  await using world = await startWorld()
  const { line, out } = await commandLine(world)
  using _ = line
  const { event_id, id } = await aCertificate(world, { name: 'A long name '.repeat(12).trim() })
  const list = ['certificates', 'list', String(event_id)]
  const { screen } = await line.onTerminal(list)
  assert.match(screen, /^\u001b\[1mID/)
  assert.match(screen, /\u001b\[32mactive/)
  const events = (await line.onTerminal(['events', 'list'])).screen
  assert.match(events, /…/)
  for (const row of events
    .replaceAll(/\u001b\[\d+m/g, '')
    .trimEnd()
    .split('\r\n'))
    assert.ok(row.length <= 100, row)
  const plain = (await line.onTerminal(list, [], { env: { NO_COLOR: '1' } })).screen
  assert.match(plain, /^ID +NAME/)
  assert.ok(!plain.includes('\u001b'))
  assert.ok(!(await out(...list)).includes('\u001b'))
  assert.match((await line.run(list, { env: { FORCE_COLOR: '1' } })).out, /\u001b\[32mactive/)

  const revoke = ['certificates', 'revoke', String(id)]
  const status = async () => (await world.request('GET', `/admin/certificates/${id}`)).body.status
  assert.equal((await line.onTerminal(revoke, [['[y/N] ', 'n\r']])).code, 2)
  assert.equal(await status(), 'active')
  assert.equal((await line.onTerminal(revoke, [['[y/N] ', 'y\r']])).code, 0)
  assert.equal(await status(), 'revoked')
})

test('a terminal sees how far a bulk job is, and the bar goes when it ends', { skip: withoutTerminal }, async () => {
  await using world = await startWorld()
  using line = await openCommandLine(world)
  await anEvent(world)
  copyFileSync(WORKBOOK, join(line.folder, 'names.xlsx'))
  const watching = line.onTerminal(['bulk', 'create', '1', 'names.xlsx', '--watch'], [], {
    onText: ['0/2', () => world.runJobs()],
  })
  const { code, screen } = await watching
  assert.equal(code, 0, screen)
  assert.match(screen, /Certificates \[-{30}\] 0 % {2}0\/2/)
  assert.match(screen.slice(screen.lastIndexOf('\u001b[K')), /status.*completed/s)
})
