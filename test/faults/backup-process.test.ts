import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { backupFolder } from '../support/backups.ts'
import { KEY, makeInstallation, submitJob, until } from '../support/installation.ts'
import {
  dataFolder,
  emptyDatabase,
  type Laurel,
  launch,
  ordinaryUser,
  runLaurel,
  startLaurel,
} from '../support/laurel.ts'
import { COMMIT, startDatabaseProxy } from '../support/tcp-proxy.ts'

const authorized = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }

async function post(service: Laurel, path: string, body: object): Promise<any> {
  const answer = await fetch(`${service.url}/api/v1${path}`, {
    method: 'POST',
    headers: authorized,
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 201)
  return answer.json()
}

test('the embedded database is backed up with the service running and stopped, and restored by an ordinary user', async (t) => {
  const who = await ordinaryUser()
  if ('missing' in who) t.diagnostic(`Only root was tried: ${who.missing}.`)
  const user = 'user' in who ? who.user : {}
  using old = dataFolder(user)
  using fresh = dataFolder(user)
  const env = { DATA_DIR: old.path, LAUREL_BOOTSTRAP_KEY: KEY, LOG_LEVEL: 'warn' }
  const to = (name: string) => join(old.path, '..', name)
  let rows: number
  {
    await using service = await startLaurel(env, user)
    const event = await post(service, '/admin/events', { name: 'Kept', template_image_url: 'placeholder' })
    await post(service, `/admin/events/${event.id}/attendees`, { first_name: 'Ada', email: 'ada@example.org' })
    await post(service, `/admin/events/${event.id}/certificates`, {})
    const running = await runLaurel(['backup', '--to', to('running'), '--json'], env, user)
    assert.equal(running.code, 0, running.err)
    assert.match(running.err, /table certificate: 1 row/)
    rows = JSON.parse(running.out).rows
    assert.equal((await service.get('/readyz')).status, 200)
    const refused = await runLaurel(['restore', '--from', to('running')], env, user)
    assert.deepEqual([refused.code, refused.out], [1, ''])
    assert.match(refused.err, /holds data already/)
    service.child.kill('SIGTERM')
    assert.deepEqual(await service.ended, [0, null])
  }
  const stopped = await runLaurel(['backup', '--to', to('stopped'), '--json'], env, user)
  assert.equal(stopped.code, 0, stopped.err)
  const again = await runLaurel(['backup', '--to', to('stopped')], env, user)
  assert.deepEqual([again.code, again.out], [1, ''])
  assert.match(again.err, /exists already/)

  const there = { ...env, DATA_DIR: fresh.path }
  const restored = await runLaurel(['restore', '--from', to('running'), '--json'], there, user)
  assert.equal(restored.code, 0, restored.err)
  const facts = JSON.parse(restored.out)
  assert.deepEqual([facts.findings, facts.migrations, facts.rows], [[], [], rows])
  await using service = await startLaurel(there, user)
  const [event] = (await service.get('/api/v1/admin/events', authorized)).json()
  const [certificate] = (await service.get(`/api/v1/admin/events/${event.id}/certificates`, authorized)).json()
  assert.deepEqual([event.name, certificate.attendee_name], ['Kept', 'Ada'])
  assert.equal((await service.get(`/c/${certificate.public_id}.pdf`)).status, 200)
  assert.equal((await post(service, '/admin/events', { name: 'New', template_image_url: 'placeholder' })).id, 2)
})

test('a backup that is killed never looks like one, and a restore that is killed changes nothing', async () => {
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  await submitJob(service, workbookOfColumn(['Name', 'Ada', 'Grace']))
  const { databaseUrl, dataDir } = installation
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  await until(
    () => installation.query('select 1 from bulk_job where finished_at is not null'),
    (rows) => rows.length === 1,
  )
  using folder = backupFolder()
  const killWhenItSends = async (text: string, url: string, args: string[]) => {
    await using proxy = await startDatabaseProxy(url)
    const held = proxy.hold(text)
    const { child, ended } = launch(args, { ...env, DATABASE_URL: proxy.url })
    await Promise.race([held.reached, ended])
    child.kill('SIGKILL')
    assert.deepEqual(await ended, [null, 'SIGKILL'])
  }
  await killWhenItSends('copy "organisation"', databaseUrl, ['backup', '--to', folder.path])
  assert.equal(existsSync(folder.path), false)
  assert.ok(readdirSync(join(`${folder.path}.partial`, 'tables')).length > 3)
  await using target = await emptyDatabase()
  const there = { DATABASE_URL: target.url, DATA_DIR: join(folder.path, '..', 'data') }
  const unfinished = await runLaurel(['restore', '--from', `${folder.path}.partial`], there)
  assert.equal(unfinished.code, 1)
  assert.match(unfinished.err, /is no backup, or an unfinished one/)
  const inTheWay = await runLaurel(['backup', '--to', folder.path], env)
  assert.match(inTheWay.err, /partial exists: another backup is being made there, or one was cut short/)

  const complete = join(folder.path, '..', 'complete')
  assert.equal((await runLaurel(['backup', '--to', complete], env)).code, 0)
  await killWhenItSends('copy "organisation"', target.url, ['restore', '--from', complete])
  await killWhenItSends(COMMIT, target.url, ['restore', '--from', complete])
  const restored = await runLaurel(['restore', '--from', complete], there)
  assert.equal(restored.code, 0, restored.err)
  assert.match(restored.out, /All invariants hold/)
  assert.equal((await runLaurel(['doctor'], there)).code, 0)
})

test('a restore whose data are not sound says which invariant is broken, and exits with 1', async () => {
  await using installation = await makeInstallation()
  await installation.start('api')
  using folder = backupFolder()
  const env = { DATABASE_URL: installation.databaseUrl, DATA_DIR: installation.dataDir }
  await installation.query('update credit_balance set balance = balance + 1')
  assert.equal((await runLaurel(['backup', '--to', folder.path], env)).code, 0)
  await installation.query('update credit_balance set balance = balance - 1')
  await using target = await emptyDatabase()
  const { code, out } = await runLaurel(['restore', '--from', folder.path], {
    DATABASE_URL: target.url,
    DATA_DIR: join(folder.path, '..', 'data'),
  })
  assert.equal(code, 1)
  assert.match(out, /broken: .*balance/)
})
