import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, makeInstallation } from './support/installation.ts'
import { runLaurel } from './support/laurel.ts'

// Keys are made for a site.
const SITE = { SITE_URL: 'https://events.example.org' }

type KeyRow = { id: number; purpose: string; state: string }

test('two processes that issue the first certificates at once make one key for them', async () => {
  await using installation = await makeInstallation()
  const services = await Promise.all([0, 1].map(() => installation.start('api', SITE)))
  const event = (await call(services[0]!, 'POST', '/admin/events', { name: 'Two', template_image_url: 'placeholder' }))
    .body
  const attendees = []
  for (let n = 0; n < 8; n++) {
    const guest = { first_name: 'A', email: `a${n}@example.org` }
    attendees.push((await call(services[0]!, 'POST', `/admin/events/${event.id}/attendees`, guest)).body.id)
  }
  assert.deepEqual(await installation.query('select id from signing_key'), [])
  const answers = await Promise.all(
    attendees.map((id, nth) =>
      call(services[nth % 2]!, 'POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [id] }),
    ),
  )
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
  const keys = await installation.query(`select count(*)::int as n from signing_key where purpose = 'credential'`)
  assert.deepEqual(keys, [{ n: 1 }])
  assert.deepEqual(await installation.query('select count(distinct signing_key_id)::int as n from certificate'), [
    { n: 1 },
  ])
  assert.deepEqual(await installation.query('select version from did_version'), [{ version: 1 }])
})

test('laurel signing-keys lists, replaces and withdraws the keys of credentials and documents', async () => {
  await using installation = await makeInstallation()
  const env = { DATABASE_URL: installation.databaseUrl, DATA_DIR: installation.dataDir }
  const laurel = async (...args: string[]) => {
    const { code, out, err } = await runLaurel(['signing-keys', ...args, '--json'], env)
    return { code, err, body: code === 0 ? JSON.parse(out) : null }
  }
  const list = async (...args: string[]): Promise<KeyRow[]> => (await laurel('list', ...args)).body
  assert.deepEqual(await list(), [])
  const first = (await laurel('rotate')).body
  const second = (await laurel('rotate')).body
  assert.deepEqual(
    (await list()).map(({ id, state }) => [id, state]),
    [
      [second.id, 'current'],
      [first.id, 'replaced'],
    ],
  )
  assert.equal((await laurel('withdraw', String(first.id))).body.state, 'withdrawn')
  const missing = await laurel('withdraw', '999')
  assert.equal(missing.code, 1)
  assert.match(missing.err, /signing key/)
  assert.equal((await laurel('withdraw')).code, 2)
  assert.equal((await laurel('rotate', '--org', '9')).code, 1)
  assert.equal((await laurel('rotate', '--documents')).code, 0)
  assert.equal((await list('--documents')).length, 3)
  assert.deepEqual((await laurel('withdraw', '--documents')).body, { withdrawn: 3 })
  const audited = await installation.query<{ action: string; actor: string }>(
    `select action, actor from audit_entry where subject_type = 'signing_key' order by id`,
  )
  assert.deepEqual(
    audited.map(({ action, actor }) => `${action} ${actor}`),
    ['rotate', 'rotate', 'withdraw', 'rotate', ...Array(3).fill('withdraw')].map((deed) => `signing_key.${deed} cli`),
  )
  const people = await runLaurel(['signing-keys', 'list'], env)
  assert.match(people.out, /withdrawn/)
})
