import assert from 'node:assert/strict'
import { test } from 'node:test'
import { modules } from '../src/modules.ts'
import { startWorld, type World } from './support/harness.ts'
import { program } from './support/source-files.ts'

const LISTS = modules.flatMap(({ searched = [] }) => searched)

/** The indexes for searches of a table, without its name. An index may hold more columns after the text. */
async function madeForSearches(world: World, table: string): Promise<string[]> {
  const rows = await world.query<{ text: string }>(`
    select pg_get_indexdef(c.oid, 0, true) as text from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = '${table}'::regclass and c.relname ~ '_(search|texts)$' order by 1`)
  return rows.map(({ text }) => text.replaceAll(table, 'table').replace(/INCLUDE \((\w+)[^)]*\)/, 'INCLUDE ($1)'))
}

test('every searched list has the indexes that make_searchable creates', async () => {
  await using world = await startWorld({ doctor: false })
  const uses = program.filter(({ text }) => /: SearchedTable = /.test(text))
  assert.equal(LISTS.length, uses.length, 'each is in the record of its module')
  assert.ok(LISTS.length >= 3)
  for (const { table, list, text } of LISTS) {
    await world.query(`create table made_for_${table} (id bigint, ${list} bigint, ${text} text)`)
    await world.query(`select make_searchable('made_for_${table}', '${list}', '${text}')`)
    const wanted = await madeForSearches(world, `made_for_${table}`)
    assert.equal(wanted.length, 3)
    assert.deepEqual(await madeForSearches(world, table), wanted, table)
  }
})
