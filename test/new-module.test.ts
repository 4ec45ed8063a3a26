import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { backUp } from '../src/backup/back-up.ts'
import { readManifest } from '../src/backup/backup-files.ts'
import { examine } from '../src/doctor.ts'
import { Type } from '../src/lib/type.ts'
import { modules } from '../src/modules.ts'
import { jobContext } from '../src/platform/context/context.ts'
import { eventData } from '../src/platform/context/event-type.ts'
import { rowsThatBreak } from '../src/platform/context/invariant.ts'
import { isAddress } from '../src/platform/context/personal-table.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import { change } from '../src/platform/db/query.ts'
import { sql } from '../src/platform/db/sql.ts'
import { bearerOf } from '../src/platform/http/server/authenticator.ts'
import { job } from '../src/platform/jobs/job.ts'
import type { Module } from '../src/platform/module.ts'
import { recordEvents } from '../src/platform/outbox/record-event.ts'
import { erasePerson } from '../src/platform/personal/erase-person.ts'
import { exportPerson } from '../src/platform/personal/export-person.ts'
import { startWorld } from './support/harness.ts'
import { outbox } from './support/stored.ts'

const ran: string[] = []

/** A module that no file of the program knows. */
const notes: Module = {
  name: 'notes',
  floor: 'domain',
  routes:
    ({ now }) =>
    async (app) => {
      app.route({
        method: 'GET',
        url: '/admin/notes',
        config: { access: 'events:read' },
        schema: { operationId: 'listNotes', summary: 'List notes', response: { 200: Type.Array(Type.String()) } },
        handler: async () => [now().toISOString()],
      })
    },
  authenticators: [
    (counted) => async (_, request) =>
      bearerOf(request) !== `note-${counted}`
        ? null
        : {
            orgId: 1,
            actor: { kind: 'client', id: 7, scopes: [] },
            limits: { minute: 1, hour: 1 },
            window: null,
            whyForbidden: ({ routeOptions }) => (routeOptions.config.access === 'events:read' ? null : 'Notes alone.'),
          },
  ],
  jobs: [
    job(
      { name: 'write-note', payload: Type.Object({ text: Type.String() }) },
      async (_, { text }) => void ran.push(text),
    ),
  ],
  eventTypes: [
    {
      type: 'note.written',
      summary: 'A note was written',
      data: eventData('NoteWritten', { text: Type.String() }),
      subject: 'note',
      redact: (data: { text: string }) => ({ ...data, text: '' }),
    },
  ],
  invariants: [rowsThatBreak('no note is empty', sql`select id::text from note where text = ''`)],
  blobs: [{ table: 'note', column: 'file_key' }],
  personal: [
    {
      table: 'note',
      personal: ['text'],
      other: ['file_key'],
      ofPerson: (person) => isAddress(sql`t.text`, person),
      erase: ({ db }, ids) => change({ db })`update note set text = 'erased' where id = any(${ids}::bigint[])`,
      keep: {
        days: 7,
        purge: ({ db }, before) => change({ db })`delete from note where written_at < ${before}`,
      },
    },
  ],
}

const world = await startWorld({ modules: [...modules, notes], doctor: false })
await world.query(
  'create table note (id bigint primary key, text text not null, file_key text, org_id bigint not null default 1, written_at timestamptz not null default now())',
)
after(() => world[Symbol.asyncDispose]())

test('routes of a module are served, by their scope, and described', async () => {
  assert.equal((await world.request('GET', '/admin/notes')).status, 200)
  assert.equal((await world.request('GET', '/admin/notes', undefined, { key: null })).status, 401)
  const { body } = await world.request('GET', '/openapi.json')
  assert.equal(body.paths['/admin/notes'].get['x-required-scope'], 'events:read')
  assert.ok(body.webhooks['note.written'])
})

test('a credential of a module lets in whom the module says, to what it says, and API keys stay what they are', async () => {
  const ask = (path: string, key: string) => world.request('GET', path, undefined, { key })
  assert.equal((await ask('/admin/notes', 'note-false')).status, 200)
  const forbidden = await ask('/admin/credits', 'note-false')
  assert.deepEqual([forbidden.status, forbidden.body.detail], [403, 'Notes alone.'])
  assert.equal((await ask('/admin/notes', 'note-true')).status, 401, 'the limits count for nobody here')
  assert.equal((await ask('/admin/credits', world.key)).status, 200)
})

test('event types of a module can be subscribed to, and no others', async () => {
  const subscribe = (type: string) =>
    world.request('POST', '/admin/webhooks', { url: 'https://receiver.example.org/hook', events: [type] })
  assert.equal((await subscribe('note.written')).status, 201)
  assert.equal((await subscribe('note.lost')).status, 422)
})

test('jobs of a module run, and only with a payload of their form', async () => {
  await world.query(`select graphile_worker.add_job('write-note', '{"text": "hello"}')`)
  await world.query(`select graphile_worker.add_job('write-note', '{"text": 5}')`)
  await world.runJobs()
  assert.deepEqual(ran, ['hello'])
  const [failed] = await world.query<{ last_error: string }>(
    'select last_error from graphile_worker._private_jobs where last_error is not null',
  )
  assert.match(failed!.last_error, /write-note.*\/text must be string/)
})

test('the doctor checks the invariants of a module', async () => {
  await world.query(`insert into note values (1, '')`)
  const findings = await examine(world.services, [...modules, notes])
  assert.deepEqual(findings, [{ invariant: 'no note is empty', rows: ['1'] }])
  await world.query('delete from note')
})

test('a file that a row of a module refers to is in backups, and is not swept', async () => {
  const put = (key: string) => world.services.blobs.put(key, { bytes: Buffer.from(key) })
  await Promise.all([put('notes/kept.txt'), put('notes/lost.txt')])
  await world.query(`insert into note values (2, 'with a file', 'notes/kept.txt')`)
  for (const key of ['notes/kept.txt', 'notes/lost.txt'])
    await world.query(`select graphile_worker.add_job('sweep-blob', json_build_object('key', '${key}'))`)
  await world.runJobs()
  const stored: string[] = []
  for await (const key of world.services.blobs.list('notes/')) stored.push(key)
  assert.deepEqual(stored, ['notes/kept.txt'])

  const folder = join(mkdtempSync(join(tmpdir(), 'laurel-notes-')), 'backup')
  const installation = { databaseUrl: world.databaseUrl, blobs: world.services.blobs, tell: () => {} }
  await backUp(installation, folder, '0', [...modules, notes])
  const { blobs } = await readManifest(folder)
  assert.deepEqual(
    blobs.map(({ key }) => key),
    ['notes/kept.txt'],
  )
})

test('what a module holds of a person is exported, erased and purged, and so is what it announced', async () => {
  const ctx = jobContext(world.services, 1, 'test')
  const email = 'Ada@example.org'
  await world.query(`insert into note values (11, 'ada@example.org'), (12, 'grace@example.org')`)
  await inTransaction(ctx, (ctx) =>
    recordEvents(ctx, [{ type: 'note.written', subjectId: 11, data: { text: 'Dear A.' } }]),
  )
  const exported = await exportPerson(ctx, { email })
  assert.deepEqual(Object.keys(exported), ['note', 'domain_event'])
  assert.equal((exported['note'] as { text: string }[])[0]!.text, 'ada@example.org')
  assert.deepEqual(await erasePerson(ctx, { email }), { note: 1, domain_event: 1 })
  assert.deepEqual(await world.query('select id, text from note where id > 10 order by id'), [
    { id: 11, text: 'erased' },
    { id: 12, text: 'grace@example.org' },
  ])
  assert.deepEqual((await outbox(world, 'note.written')).at(-1).data, { text: '' })

  await world.query(`update note set written_at = now() - interval '8 days' where id = 12`)
  await world.query(`select graphile_worker.add_job('purge-expired')`)
  await world.runJobs()
  assert.deepEqual(await world.query('select id from note where id > 10'), [{ id: 11 }])
})
