import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld, type World } from './support/harness.ts'
import { program } from './support/source-files.ts'

const LISTS = program.flatMap(({ text }) =>
  [...text.matchAll(/\btable: '(\w+)',\s+list: '(\w+)',\s+text: '(\w+)'/g)].map(([, table, list, folded]) => ({
    table: table!,
    list: list!,
    folded: folded!,
  })),
)

/** The indexes for searches of a table, and their statistics, without its name. An index may hold more columns beside the text. */
async function searchIndexes(world: World, table: string): Promise<string[]> {
  const rows = await world.query<{ text: string }>(`
    select pg_get_indexdef(c.oid, 0, true) || ' ' || coalesce(nullif(a.attstattarget, -1)::text, '') as text
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
    where i.indrelid = '${table}'::regclass and c.relname ~ '_(search|texts)$' order by c.relname`)
  return rows.map(({ text }) => text.replaceAll(table, 'table').replace(/INCLUDE \((\w+)[^)]*\)/, 'INCLUDE ($1)'))
}

test('every searched list has the indexes that make_searchable makes', async () => {
  await using world = await startWorld({ doctor: false })
  const uses = program.filter(({ text }) => /\bsearchableList</.test(text) && !/function searchableList</.test(text))
  assert.equal(LISTS.length, uses.length, 'the lists are found')
  assert.ok(LISTS.length >= 3)
  for (const { table, list, folded } of LISTS) {
    await world.query(`create table made_for_${table} (id bigint, ${list} bigint, ${folded} text)`)
    await world.query(`select make_searchable('made_for_${table}', '${list}', '${folded}')`)
    const wanted = await searchIndexes(world, `made_for_${table}`)
    assert.equal(wanted.length, 3)
    assert.deepEqual(await searchIndexes(world, table), wanted, table)
  }
})
