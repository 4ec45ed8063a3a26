import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashOf, oldestProgram, partsOf } from './migration-files.ts'
import { pendingMigrations } from './migration-ledger.ts'

const known = [{ name: '0001_first.sql', text: 'select 1' }]
const first = { name: '0001_first.sql', hash: hashOf(known[0]!) }
const newer = (works_with: string | null) => [first, { name: '0002_next.sql', hash: '', works_with }]

test('a program goes on with a newer database whose migrations all say that they work with it', () => {
  for (const [version, least] of [
    ['0.2.0', '0.2.0'],
    ['0.10.0', '0.9.9'],
    ['1.0.0', '0.9.0'],
    ['0.2.1', '0.2.0'],
  ])
    assert.deepEqual(pendingMigrations(newer(least!), known, 'database', version), [])
  for (const [version, least] of [
    ['0.2.0', '0.2.1'],
    ['0.9.9', '0.10.0'],
    ['0.9.0', '1.0.0'],
    ['0.2.0', null],
  ])
    assert.throws(
      () => pendingMigrations(newer(least!), known, 'database', version!),
      /newer version of Laurel.*0002_next/,
    )
  assert.throws(
    () => pendingMigrations([...newer('0.1.0'), { name: '0003_last.sql', hash: '' }], known, 'database', '0.1.0'),
    /does not know 0003_last\.sql\. /,
  )
})

test('a migration says with which program it works, and is split at its lines about parts', () => {
  const text =
    '-- works with: 0.2.0\r\nalter table a add b int;\r\n-- online: blocks of a by id\r\n-- Why.\r\nupdate a set b = 1 where id = any($1);\r\n'
  const migration = { name: '0002_next.sql', text }
  assert.equal(oldestProgram(migration), '0.2.0')
  assert.deepEqual(
    partsOf(migration).map(({ kind }) => kind),
    ['transaction', 'blocks'],
  )
  assert.equal(oldestProgram(known[0]!), null)
  for (const wrong of [
    '-- online: later\nselect 1;',
    '-- online: concurrently\ncreate index a_b on a (b);',
    '-- online: concurrently\ncreate index concurrently a_b on a (b); select 1;',
    '-- online: blocks of a by id\nupdate a set b = 1;',
    '-- online: blocks\nupdate a set b = 1 where id = any($1);',
    '-- online: transaction\n-- Nothing.\n',
  ])
    assert.throws(() => partsOf({ name: '0003_wrong.sql', text: wrong }), /0003_wrong\.sql: the part "-- online: /)
})
