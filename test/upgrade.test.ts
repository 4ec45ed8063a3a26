import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queryOnce } from '../src/lib/embedded-postgres/embedded-postgres.helpers.ts'
import { listMigrations, migrate } from '../src/platform/db/migrate.ts'
import { migrateQueue } from '../src/platform/jobs/run-jobs.ts'
import { connection } from './support/connection.ts'
import { KEY, until } from './support/installation.ts'
import { dataFolder, emptyDatabase, runLaurel, startLaurel } from './support/laurel.ts'

/** The tables as they were before certificates, with an organisation that uses them. */
async function oldDatabase() {
  await using opening = new AsyncDisposableStack()
  const database = opening.use(await emptyDatabase())
  await migrate(database.url, undefined, listMigrations().slice(0, 3))
  await migrateQueue(database.url)
  const { client } = opening.use(await connection(database.url))
  await client.query(`
    insert into installation (secret, created_at) values (decode(repeat('ab', 32), 'hex'), now());
    insert into organisation (name, plan, created_at) values ('Old', 'enterprise', now());
    insert into credit_balance values (1, 5, 0);
    insert into credit_entry (org_id, kind, amount, held_amount, created_at) values (1, 'grant', 5, 0, now());
    insert into api_key (org_id, name, prefix, key_hash, scopes, created_at, updated_at)
      values (1, 'Old key', 'lrl_live_kkk', sha256('${KEY}'), '{*}', now(), now());
    insert into event (org_id, name, template_image_url, template_status, folded_name, created_at, updated_at)
      select 1, 'Event ' || n, 'placeholder', 'builtin', 'event ' || n, now(), now() from generate_series(1, 50) n;
    update event set survey = '[{"id":1,"question":"How?","type":"text","required":true},
      {"id":2,"question":"Which?","type":"choice","options":["A","B"]},{"id":3,"question":"Else?","type":"choice"}]' where id = 7;
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
      select 1, e.id, 'Ada', n || '@example.org', n || '@example.org', 'api', 'ada', now(), now()
      from event e, generate_series(1, 20) n;
    insert into audit_entry (org_id, actor_kind, actor, action, subject_type, subject_id, created_at)
      select 1, kind, actor, 'event.create', 'event', 1, now()
      from (values ('api_key', '1'), ('job', 'run-bulk-job'), ('cli', null)) actors (kind, actor);
    insert into idempotency_key select 1, key, sha256('same'), '', 201, '', now() from generate_series(1, 2) key;`)
  const parts = opening.move()
  return { url: database.url, client, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}

test('two processes of a new version that start at once on the data of an old one upgrade it, and the data are sound', async () => {
  await using old = await oldDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: old.url, DATA_DIR: data.path, LOG_LEVEL: 'warn' }
  await using services = new AsyncDisposableStack()
  const start = async (role: string) => services.use(await startLaurel({ ...env, LAUREL_ROLE: role }))
  const [first, second] = await Promise.all([start('all'), start('worker')])
  for (const service of [first, second]) assert.equal((await service.get('/readyz')).status, 200)
  const headers = { authorization: `Bearer ${KEY}` }
  const page = await first.get('/api/v1/admin/events/7/attendees', headers)
  assert.deepEqual([page.status, page.headers.get('x-total-count')], [200, '20'])
  const issued = await fetch(`${first.url}/api/v1/admin/events/7/certificates`, { method: 'POST', headers })
  assert.equal(((await issued.json()) as { issued: number }).issued, 20, first.err())
  const event = (await (await first.get('/api/v1/admin/events/7', headers)).json()) as {
    survey: unknown
    public_url: unknown
  }
  assert.deepEqual(event.survey, [
    { id: '1', type: 'long_text', label: 'How?', required: true },
    { id: '2', type: 'choice', label: 'Which?', options: ['A', 'B'] },
    { id: '3', type: 'long_text', label: 'Else?' },
  ])
  const { rows: slugs } = await old.client.query('select count(distinct slug)::int from event')
  assert.deepEqual(slugs, [{ count: 50 }])
  const { rows } = await old.client.query('select name from migration order by name')
  assert.deepEqual(
    rows,
    listMigrations().map(({ name }) => ({ name })),
  )
  const actors = `select array (select actor from audit_entry where actor_kind is not null order by id) as audit,
    array (select actor from idempotency_key order by actor) as idempotency`
  assert.deepEqual((await old.client.query(actors)).rows, [
    { audit: ['api_key:1', 'job:run-bulk-job', 'cli'], idempotency: ['api_key:1', 'api_key:2'] },
  ])
  const doctor = await runLaurel(['doctor'], env)
  assert.equal(doctor.code, 0, doctor.out + doctor.err)
})

test('the removal of an archive whose event is being deleted while the upgrade runs is queued as the new version knows it', async () => {
  await using old = await oldDatabase()
  const { url, client } = old
  const upgrade = (known = listMigrations()) => migrate(url, () => migrateQueue(url), known)
  await upgrade(listMigrations().filter(({ name }) => name < '0012'))
  await client.query(`
    insert into bulk_job (org_id, event_id, status, file_name, names, source_rows, total_count, credits_held, credits_charged,
      zip_key, created_at, finished_at) values (1, 1, 'completed', 'a.xlsx', '{Ada}', '{2}', 1, 0, 1, 'bulk/1/a.zip', now(), now());
    begin; delete from event where id = 1`)
  const upgrading = upgrade()
  await until(
    () => queryOnce(url, `select 1 from pg_locks where relation = 'bulk_job'::regclass and not granted`),
    (rows) => rows.length > 0,
  )
  await client.query('commit')
  await upgrading
  const { rows } = await client.query('select name, payload from queued_job')
  assert.deepEqual(rows, [{ name: 'sweep-blob', payload: { key: 'bulk/1/a.zip' } }])
})

test('the issuance log of an older version keeps its positions, and goes on after them', async () => {
  await using database = await emptyDatabase()
  const older = listMigrations().filter(({ name }) => name < '0018')
  await migrate(database.url, () => migrateQueue(database.url), older)
  await using opened = await connection(database.url)
  const { client } = opened
  // They stand in the table in another order than in the log.
  await client.query(`
    insert into organisation (name, plan, created_at) select 'Old', 'enterprise', now() from generate_series(1, 2);
    insert into certificate_log (org_id, position, action, public_id, record_hash, at, previous_hash, hash)
      select 1 + n % 2, n / 2 + 1, 'issued', gen_random_uuid(), sha256(''), now(), sha256(''), sha256('')
      from generate_series(99, 0, -1) n;
    update certificate_log_head set position = 50, hash = sha256('')`)
  const log = async () =>
    (await client.query('select org_id, position, public_id, hash from certificate_log order by org_id, position')).rows
  const before = await log()
  await migrate(database.url, () => migrateQueue(database.url))
  assert.deepEqual(await log(), before)
  const inOrder = `select 1 from (select org_id, id, lag(id) over (partition by org_id order by position) as before from certificate_log) l
    where before >= id`
  assert.deepEqual((await client.query(inOrder)).rows, [])
  const { rows } = await client.query<{ id: number; position: number | null }>(
    `insert into certificate_log (org_id, action, public_id, record_hash, at) values (1, 'issued', gen_random_uuid(), sha256(''), now())
     returning id, position`,
  )
  assert.deepEqual(rows, [{ id: 101, position: null }])
  await assert.rejects(client.query('update certificate_log set at = now()'), /append-only/)
})

test('a database that a newer version has used stops the start with a sentence, and so does a changed migration', async () => {
  await using old = await oldDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: old.url, DATA_DIR: data.path, LOG_LEVEL: 'warn' }
  await old.client.query(`insert into migration (name, hash) values ('9999_future.sql', '')`)
  for (const args of [['start'], ['doctor'], ['backup', '--to', `${data.path}-backup`]]) {
    const { code, out, err } = await runLaurel(args, env)
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^The database comes from a newer version of Laurel: this one does not know 9999_future.sql/m)
    assert.doesNotMatch(err, /\n {4}at /)
  }
  await old.client.query(`delete from migration where name = '9999_future.sql'`)
  await old.client.query(`update migration set hash = 'other' where name = '0002_accounts.sql'`)
  const { code, err } = await runLaurel(['start'], env)
  assert.equal(code, 1)
  assert.match(err, /another text of 0002_accounts.sql/)
})
