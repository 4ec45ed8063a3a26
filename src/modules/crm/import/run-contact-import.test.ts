import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, within } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { IMPORTED_ENTRIES, importContacts, listOfPeople } from '../../../../test/support/import-contacts.ts'
import { holdFirst, holdLocks, rewrite, untilBlocked } from '../../../../test/support/statements.ts'
import { auditOf, count } from '../../../../test/support/stored.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'
import { claimImport } from './claim-import.ts'
import { runContactImport } from './run-contact-import.ts'

const ROWS = 5_200
const counts = ({ created, updated, skipped, failed }: any) => [created, updated, skipped, failed]
const run = (world: World, id: number, giveUp?: AbortSignal) =>
  runContactImport(world.services, { org_id: 1, import_id: id }, giveUp)
const read = async (world: World, id: number) => (await world.request('GET', `/admin/crm/imports/${id}`)).body

async function aLongImport(world: World, more = ''): Promise<any> {
  const { status, body, text } = await importContacts(world, listOfPeople(ROWS) + more)
  assert.equal(status, 202, text)
  return body
}

/** Asserts that each row of the file created one contact, with one timeline entry for the row. */
async function assertOnceEach(world: World, id: number, howMany = ROWS): Promise<void> {
  const rows = await world.query(`
    select count(*)::int as contacts, count(distinct c.id)::int as entries,
      bool_and(c.email = 'p' || (a.data ->> 'row') || '@gmail.com') as fits
    from contact c left join (${IMPORTED_ENTRIES}) a on a.contact_id = c.id and a.subject_id = ${id}`)
  assert.deepEqual(rows, [{ contacts: howMany, entries: howMany, fits: true }])
  assert.equal(await count(world, 'contact_import_batch'), 0)
}

test('a long file is taken at once, imported by a job, and tells how far it is', async () => {
  await using world = await startWorld({ doctor: true })
  const job = await aLongImport(world, '\nBad,,bad@\nTwice,,p2@gmail.com')
  assert.deepEqual(
    [job.status, job.row_count, job.processed, job.errors.map(({ row, code }: any) => [row, code])],
    [
      'pending',
      ROWS + 2,
      2,
      [
        [ROWS + 2, 'email'],
        [ROWS + 3, 'duplicate'],
      ],
    ],
  )
  assert.equal(await count(world, 'contact'), 0)
  await assert.rejects(run(world, job.id, AbortSignal.abort()), /left to another run/)
  const begun = await read(world, job.id)
  assert.deepEqual([begun.status, begun.processed, begun.created], ['running', 502, 500])
  await world.runJobs()
  const done = await read(world, job.id)
  assert.deepEqual([done.status, done.processed, ...counts(done)], ['completed', ROWS + 2, ROWS, 0, 0, 2])
  assert.ok(done.started_at && done.finished_at)
  assert.deepEqual(done.errors, job.errors)
  await assertOnceEach(world, job.id)
  assert.equal(await count(world, 'contact where score_due'), 0)
  const { body: list, headers } = await world.request('GET', '/admin/crm/imports')
  assert.deepEqual([list.length, headers['x-total-count'], list[0].id, list[0].errors], [1, '1', job.id, undefined])
  assert.deepEqual(
    [
      (await auditOf(world, 'contact_import.create')).length,
      (await auditOf(world, 'contact_import.complete'))[0].after,
    ],
    [1, { created: ROWS, updated: 0, skipped: 0, failed: 2 }],
  )
  const before = await world.query('select * from contact_import')
  await run(world, job.id)
  assert.deepEqual(await world.query('select * from contact_import'), before)
})

for (const [asked, atOnce] of [
  [0, 2],
  [20, 1],
] as const)
  test(`of an import ${atOnce} of its batches are saved at a time while ${asked} requests a moment ago came of others`, async () => {
    await using world = await startWorld()
    const { id } = await aLongImport(world)
    world.stopClock(new Date(Date.now() + 60_000))
    for (let n = 0; n < asked; n++) await world.request('GET', '/readyz')
    const free = () => count(world, '(select from contact_import_batch for update skip locked) free')
    let running: Promise<void>
    {
      await using _ = await holdLocks(world, 'lock table contact in share mode')
      running = run(world, id)
      // The first batch runs alone.
      await untilBlocked(world)
    }
    {
      await using _ = await holdLocks(world, 'lock table contact in share mode')
      await untilBlocked(world, atOnce)
      const left = await free()
      assert.equal((await count(world, 'contact_import_batch')) - left, atOnce)
    }
    await running
    await assertOnceEach(world, id)
  })

test('two processes that run the same import, one of which lost it, make each contact once', async () => {
  await using world = await startWorld({ doctor: true })
  const { id } = await aLongImport(world)
  using held = holdFirst(world, 'update contact_import set created_count')
  const lost = run(world, id)
  await held.reached
  const other = run(world, id)
  // The batches of the first run are released when it finds that it has lost the import.
  held.release()
  await Promise.all([lost, other])
  assert.deepEqual(counts(await read(world, id)), [ROWS, 0, 0, 0])
  assert.equal((await read(world, id)).status, 'completed')
  await assertOnceEach(world, id)
})

test('a cancelled import keeps what is in, says how much, and adds nothing more, however far the run is', async () => {
  await using world = await startWorld({ doctor: true })
  const { id } = await aLongImport(world)
  const { id: waiting } = await aLongImport(world)
  const path = `/admin/crm/imports/${id}/cancel`
  await assert.rejects(run(world, id, AbortSignal.abort()), /left to another run/)
  using held = holdFirst(world, 'update contact_import set created_count')
  const running = run(world, id)
  await held.reached
  const cancelled = await world.request('POST', path)
  held.release()
  await running
  assert.deepEqual([cancelled.status, cancelled.body.status], [200, 'cancelled'])
  assert.ok(cancelled.body.created >= 500 && cancelled.body.created < ROWS)
  await world.request('POST', `/admin/crm/imports/${waiting}/cancel`)
  await assertOnceEach(world, id, cancelled.body.created)
  await run(world, id)
  await run(world, waiting)
  await assertOnceEach(world, id, cancelled.body.created)
  assert.equal((await world.request('POST', path)).body.created, cancelled.body.created)
  assert.equal((await auditOf(world, 'contact_import.cancel')).length, 2)
  const short = (await importContacts(world, listOfPeople(1))).body
  const { status, body } = await world.request('POST', `/admin/crm/imports/${short.id}/cancel`)
  assert.deepEqual([status, body.code], [400, 'not_cancellable'])
})

test('an import that has been begun five times without coming further fails, and keeps nobody waiting', async () => {
  await using world = await startWorld({ doctor: true })
  const { id } = await aLongImport(world)
  for (let n = 0; n < 5; n++) assert.ok(await within(world, (ctx) => claimImport(ctx, id)))
  await run(world, id)
  const { status, error, finished_at } = await read(world, id)
  assert.deepEqual(
    [status, error],
    ['failed', 'The import stopped unexpectedly 5 times. Rows that were imported until then are kept.'],
  )
  assert.ok(finished_at)
  assert.deepEqual([await count(world, 'contact'), await count(world, 'contact_import_batch')], [0, 0])
})

test('whoever is erased while an import waits is not imported, nor kept among its failed rows, and others stay', async () => {
  await using world = await startWorld({ doctor: true })
  const { id } = await aLongImport(
    world,
    '\nQuux,Zuleika,zuleika@quux.example x\nOther,,notzuleika@quux.example x\nOther,,zuleika@quux.example.com x',
  )
  const erase = (email: string) => within(world, (ctx) => erasePerson(ctx, { email }))
  assert.deepEqual(await erase('P700@GMAIL.com'), { contact_import_batch: 1 })
  assert.deepEqual(await erase('Zuleika@quux.example'), { contact_import_failed_row: 1 })
  await run(world, id)
  const done = await read(world, id)
  assert.deepEqual([done.status, ...counts(done)], ['completed', ROWS - 1, 0, 1, 3])
  assert.deepEqual(
    done.errors.map(({ row }: any) => row),
    [ROWS + 3, ROWS + 4],
  )
  await assertOnceEach(world, id, ROWS - 1)
  assert.equal(await count(world, `contact where email_key = 'p700@gmail.com'`), 0)
})

test('an erasure that comes while the batch of the person is saved waits for it, and takes the contact', async () => {
  await using world = await startWorld({ doctor: true })
  const { id } = await aLongImport(world)
  using held = holdFirst(world, 'update contact_import set created_count')
  const running = run(world, id)
  await held.reached
  const erasing = within(world, (ctx) => erasePerson(ctx, { email: 'p5@gmail.com' }))
  while ((await world.query('select 1 from pg_locks where not granted')).length === 0);
  held.release()
  const erased = await erasing
  await running
  assert.equal(erased['contact'], 1)
  assert.equal(await count(world, `contact where email_key = 'p5@gmail.com'`), 0)
  assert.deepEqual(counts(await read(world, id)), [ROWS, 0, 0, 0])
})

test('an import updates whoever was made meanwhile, and files of the same people at once make each once', async () => {
  await using world = await startWorld({ doctor: true })
  const files = await Promise.all([aLongImport(world), aLongImport(world)])
  await aContact(world, { email: 'P9@gmail.com', first_name: 'Known' })
  await Promise.all(files.map(({ id }) => run(world, id)))
  const [one, two] = await Promise.all(files.map(({ id }) => read(world, id)))
  assert.equal(one.created + two.created, ROWS - 1)
  assert.equal(one.updated + two.updated, 1)
  assert.equal(await count(world, 'contact'), ROWS)
})

test('a field of the organisation’s own that is taken away while an import waits is in no contact', async () => {
  await using world = await startWorld({ doctor: true })
  await world.query(`insert into contact_property (org_id, key, label, type, options, position) values
    (1, 'size', 'Size', 'text', '[]', 1), (1, 'staff', 'Staff', 'text', '[]', 2)`)
  const rows = Array.from({ length: ROWS }, (_, n) => `p${n}@gmail.com,Large,ten`)
  const { body } = await importContacts(world, `E-mail,Size,Staff\n${rows.join('\n')}`)
  await world.query(`delete from contact_property where key = 'size'`)
  await world.query(`update contact_property set type = 'number'`)
  await run(world, body.id)
  assert.deepEqual(counts(await read(world, body.id)), [ROWS, 0, 0, 0])
  assert.equal(await count(world, `contact where properties <> '{}'`), 0)
})

test('a batch that changes contacts waits for the disk, as the end of the import does, and those that only make some do not', async () => {
  await using world = await startWorld({ doctor: true })
  await world.query(`
    create table committed (status text, updated boolean, waits text);
    create function note_commit() returns trigger language plpgsql as $$
      begin
        insert into committed values (new.status, new.updated_count > old.updated_count, current_setting('synchronous_commit'));
        return null;
      end $$;
    create constraint trigger note_commit after update on contact_import deferrable initially deferred
      for each row execute function note_commit()`)
  rewrite(world, /^begin$/i, 'begin; set local synchronous_commit = on')
  await aContact(world, { email: 'p3000@gmail.com', first_name: 'Known' })
  const { id } = await aLongImport(world)
  await run(world, id)
  assert.deepEqual(await world.query('select distinct * from committed order by status, updated, waits'), [
    { status: 'completed', updated: false, waits: 'on' },
    { status: 'running', updated: false, waits: 'off' },
    { status: 'running', updated: false, waits: 'on' },
    { status: 'running', updated: true, waits: 'on' },
  ])
  assert.equal(await count(world, `committed where waits = 'on'`), 3)
})
