import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY } from '../../test/support/installation.ts'
import { dataFolder, emptyDatabase, type Laurel, runLaurel, startLaurel } from '../../test/support/laurel.ts'

const OWNER = { email: 'ada@example.org', password: 'seven lamps of tin' }
const OTHER = { email: 'eve@example.org', password: 'eleven blue kites' }
const bootstrapped = ({ email, password }: typeof OWNER) => ({
  LAUREL_BOOTSTRAP_EMAIL: email,
  LAUREL_BOOTSTRAP_PASSWORD: password,
})

async function post(laurel: Laurel, path: string, body: object) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const url = new URL(`/api/v1/auth/${path}`, laurel.url)
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
const signIn = async (laurel: Laurel, who: typeof OWNER) => (await post(laurel, 'sign-in', who)).status

test('the first owner comes from the environment, once: a later start with another password changes nothing, and none prints a link to become one', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path }
  await using first = await startLaurel({ ...env, ...bootstrapped(OWNER) })
  assert.equal(await signIn(first, OWNER), 204)
  assert.ok(!first.out().includes('/admin/set-up#'))
  await using second = await startLaurel({ ...env, ...bootstrapped({ ...OWNER, password: OTHER.password }) })
  const tried = [await signIn(second, { ...OWNER, password: OTHER.password }), await signIn(second, OWNER)]
  assert.deepEqual(tried, [401, 204])
})

test('whoever runs the installation invites, lists people and lets one choose another password, by links that are used once', async () => {
  await using database = await emptyDatabase()
  using data = dataFolder()
  const env = { DATABASE_URL: database.url, DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: KEY }
  await using laurel = await startLaurel(env)
  assert.match(laurel.out(), /\/admin\/set-up#[\w-]{43}/)
  const json = async (...args: string[]) => {
    const { code, out, err } = await runLaurel(['people', ...args, '--json'], env)
    assert.deepEqual([code, err], [0, ''])
    return JSON.parse(out)
  }
  const invited = await json('invite', '--email', OWNER.email)
  assert.equal(invited.role, 'owner')
  const token = (link: string) => link.split('#')[1]!
  const joining = { token: token(invited.link), name: 'Ada', password: OWNER.password }
  const statuses = []
  for (let nth = 0; nth < 2; nth++) statuses.push((await post(laurel, 'invitation', joining)).status)
  assert.deepEqual(statuses, [204, 404])
  const [listed, ...more] = await json('list')
  assert.deepEqual([listed.email, listed.role, more], [OWNER.email, 'owner', []])
  const { link } = await json('reset', '--email', 'ADA@example.org')
  const reset = { token: token(link), password: OTHER.password }
  assert.equal((await post(laurel, 'reset/use', reset)).status, 204)
  assert.equal((await post(laurel, 'reset/use', reset)).status, 404)
  assert.deepEqual(
    [await signIn(laurel, OWNER), await signIn(laurel, { ...OWNER, password: OTHER.password })],
    [401, 204],
  )
  const audit = await laurel.get('/api/v1/admin/audit?action=person.make_reset_link', {
    authorization: `Bearer ${KEY}`,
  })
  assert.deepEqual(
    audit.json().map(({ actor }: { actor: { kind: string } }) => actor.kind),
    ['cli'],
  )
  const nobody = await runLaurel(['people', 'reset', '--email', 'nobody@example.org'], env)
  assert.deepEqual([nobody.code, nobody.err], [1, 'No member has the address nobody@example.org.\n'])
  const twice = await runLaurel(['people', 'invite', '--email', OWNER.email], env)
  assert.deepEqual([twice.code, twice.err], [1, 'A member with this address already exists.\n'])
})
