import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { scoped } from '../../../test/support/scoped.ts'
import { queryOnce } from './embedded-postgres.helpers.ts'
import { startEmbeddedPostgres } from './index.ts'

describe('new data that are a copy of a cluster', () => {
  let root: string
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'laurel-pg-copy-'))
  })
  after(() => rmSync(root, { recursive: true, force: true }))

  /**
   * Starts a server on a folder, whose new data is a copy of `from`, and stops it.
   * @returns what the server reports about itself
   */
  async function ask(name: string, from: (() => string | null) | null, change = 'select') {
    const dataDir = join(root, name)
    await using server = scoped(
      await startEmbeddedPostgres({ dataDir, durable: false, ...(from === null ? {} : { from }) }),
    )
    await queryOnce(server.url, change)
    const [said] = await queryOnce(
      server.url,
      "select system_identifier::text, current_setting('laurel.place', true) as place from pg_control_system()",
    )
    const kept = await queryOnce(server.url, "select to_regclass('kept') is not null as kept")
    await server.stop()
    return {
      id: said!['system_identifier'],
      place: said!['place'],
      kept: kept[0]!['kept'],
      cluster: join(server.dataDir, '18'),
    }
  }

  it('hold what that holds, for the server’s user alone, and have an identifier of their own that lasts', async () => {
    const first = await ask('first', null, 'create table kept (id int)')
    assert.equal(first.place, null)
    const from = () => first.cluster
    const [one, other] = [await ask('one', from), await ask('other', from)]
    for (const copy of [one, other]) {
      assert.deepEqual([copy.kept, copy.id], [true, first.id])
      assert.match(copy.place, /^[0-9a-f-]{36}$/)
      assert.equal(statSync(copy.cluster).mode & 0o777, 0o700)
      for (const entry of readdirSync(copy.cluster, { recursive: true, encoding: 'utf8' }))
        assert.equal(statSync(join(copy.cluster, entry)).mode & 0o077, 0, entry)
    }
    assert.notEqual(one.place, other.place)
    assert.equal((await ask('one', () => assert.fail('The data are there.'))).place, one.place)
  })

  it('are not there when it cannot be copied, which is told, and the next start makes its own', async () => {
    const gone = join(root, 'gone')
    await assert.rejects(
      ask('none', () => gone),
      /database could not be created.*gone/s,
    )
    assert.equal(existsSync(join(root, 'none', '18')), false)
    assert.equal((await ask('none', () => null)).place, null)
  })
})
