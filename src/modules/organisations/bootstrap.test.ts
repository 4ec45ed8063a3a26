import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { backUpWorld, backupFolder, restoredWorld } from '../../../test/support/backups.ts'
import { aKey } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { dataFolder, emptyDatabase } from '../../../test/support/laurel.ts'
import { loadConfig } from '../../config/config.ts'
import { openDeps } from '../../deps.ts'
import { queryOnce } from '../../lib/embedded-postgres/embedded-postgres.helpers.ts'

/** A start with this database, up to listening. @returns its warnings */
async function start(databaseUrl: string, key: string): Promise<string[]> {
  using data = dataFolder()
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: data.path, LAUREL_BOOTSTRAP_KEY: key }
  const warnings: string[] = []
  const log = { info: () => {}, warn: (_: object, message: string) => void warnings.push(message) }
  const deps = await openDeps(loadConfig(env), { url: databaseUrl, stop: async () => {} }, log)
  await deps.close()
  return warnings
}

const statusWith = async (world: World, key: string) =>
  (await world.request('GET', '/admin/credits', undefined, { key })).status

const holdings = (world: World) =>
  world.query('select o.id, o.name, c.balance from organisation o join credit_balance c on c.org_id = o.id order by 1')

for (const [how, end] of [
  ['deleted', 'delete from api_key where id = 1'],
  ['switched off', 'update api_key set active = false where id = 1'],
  ['expired', `update api_key set expires_at = now() - interval '1 hour' where id = 1`],
] as const) {
  test(`a bootstrap key that was ${how} is no key after a restart either, which the log says, and grants no credits`, async () => {
    await using world = await startWorld({ credits: 70 })
    const { key: other } = await aKey(world, ['*'])
    const before = await holdings(world)
    assert.deepEqual(await start(world.databaseUrl, world.key), [])
    await world.query(end)
    for (let restart = 0; restart < 2; restart++) {
      const [warning, ...more] = await start(world.databaseUrl, world.key)
      assert.match(warning ?? '', /LAUREL_BOOTSTRAP_KEY is not known here, or it is switched off or expired/)
      assert.ok(!warning!.includes(world.key.slice(9)), 'the log does not repeat the key')
      assert.deepEqual(more, [])
    }
    assert.equal(await statusWith(world, world.key), 401)
    assert.equal(await statusWith(world, other), 200)
    assert.deepEqual(await holdings(world), before)
  })
}

test('a restored installation does not take a bootstrap key that was deleted before its backup', async () => {
  await using old = await startWorld()
  const { key } = await aKey(old, ['*'])
  assert.equal((await old.request('DELETE', '/admin/api-keys/1')).status, 204)
  using folder = backupFolder()
  await backUpWorld(old, folder.path)
  await using world = await restoredWorld(folder.path, key)
  const before = await holdings(world)
  assert.equal((await start(world.databaseUrl, old.key)).length, 1)
  assert.equal(await statusWith(world, old.key), 401)
  assert.deepEqual(await holdings(world), before)
})

test('of processes that first start at once with different keys one makes the organisation; the others say that theirs is no key', async () => {
  await using database = await emptyDatabase()
  const keys = ['a', 'b', 'c', 'd'].map((letter) => `lrl_live_${letter.repeat(43)}`)
  const warnings = await Promise.all(keys.map((key) => start(database.url, key)))
  assert.deepEqual(warnings.map(({ length }) => length).sort(), [0, 1, 1, 1])
  const made = `select (select count(*)::int from organisation) as organisations, (select count(*)::int from credit_entry) as grants,
    (select json_agg(encode(key_hash, 'hex')) from api_key) as keys`
  const first = keys[warnings.findIndex(({ length }) => length === 0)]!
  assert.deepEqual(await queryOnce(database.url, made), [
    { organisations: 1, grants: 1, keys: [createHash('sha256').update(first).digest('hex')] },
  ])
})
