import assert from 'node:assert/strict'
import { makeEverything } from './everything.ts'
import type { World } from './harness.ts'

/** They are in the organisation under test too. */
const SAME_PEOPLE = ['ada@example.org', 'bob@example.org']

/**
 * Makes another organisation with the same people and a record of every kind. `assertUnchanged` fails where any of its
 * rows is no longer what it was when this returned.
 */
export async function makeTwin(world: World) {
  const key = await world.stranger()
  const { events } = await makeEverything(world, key)
  for (const email of SAME_PEOPLE) {
    const person = { first_name: 'Ada', email }
    for (const path of [`/admin/events/${events}/attendees`, '/admin/crm/contacts'])
      assert.equal((await world.request('POST', path, person, { key })).status, 201, path)
  }
  await world.runJobs()
  await world.requestLog.flush()
  const [organisation] = await world.query<{ id: number }>(`select org_id as id from event where id = ${events}`)
  const before = await rowsOf(world, organisation!.id)
  return {
    async assertUnchanged() {
      const after = await rowsOf(world, organisation!.id)
      const changed = Object.keys(before).filter((table) => before[table] !== after[table])
      assert.deepEqual(changed, [], 'rows of another organisation changed')
    },
  }
}

/** The rows of an organisation, as text, by table. */
async function rowsOf(world: World, organisation: number): Promise<Record<string, string>> {
  const tables = await world.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'org_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const rows: Record<string, string> = {}
  for (const { name } of tables) {
    const found = await world.query<{ text: string }>(
      `select coalesce(string_agg(t::text, e'\\n' order by t::text), '') as text from ${name} t where org_id = ${organisation}`,
    )
    rows[name] = found[0]!.text
  }
  return rows
}
