import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { importContacts, listOfPeople } from '../../../../test/support/import-contacts.ts'
import { count } from '../../../../test/support/stored.ts'
import { exportPerson } from '../../../platform/personal/export-person.ts'

const ok = async (answer: Promise<{ status: number; body: any; text: string; headers: any }>) => {
  const { status, body, text, headers } = await answer
  assert.ok(status < 300, text)
  return { body, headers }
}

async function entriesOf(world: World, id: number, query = '') {
  const { body, headers } = await ok(world.request('GET', `/admin/crm/contacts/${id}/timeline${query}`))
  return { total: Number(headers['x-total-count']), entries: body }
}

async function imported(world: World, howMany: number): Promise<number[]> {
  await importContacts(world, listOfPeople(howMany))
  const rows = await world.query<{ id: number }>('select id::int from contact order by email_key')
  return rows.map(({ id }) => id)
}

test('the import that made a contact is an entry of its time line as any other, in its place, by kind and on its page', async () => {
  await using world = await startWorld({ doctor: true })
  const [id] = (await imported(world, 1)) as [number]
  for (const text of ['One', 'Two']) await ok(world.request('POST', `/admin/crm/contacts/${id}/notes`, { text }))
  await importContacts(world, `${listOfPeople(1)}\n`)
  const { total, entries } = await entriesOf(world, id)
  assert.deepEqual([total, entries.map(({ kind }: any) => kind)], [4, ['imported', 'note', 'note', 'imported']])
  const [again, , , made] = entries
  assert.equal(new Set(entries.map((entry: any) => entry.id)).size, 4)
  const data = { row: 2, file_name: 'people.csv' }
  assert.deepEqual([made.data, made.subject_id], [{ ...data, import_id: 1 }, 1])
  assert.deepEqual([made.summary, made.subject_type], [again.summary, 'contact_import'])
  assert.deepEqual([again.data, again.subject_id], [{ ...data, import_id: 2 }, 2])
  const contact = (await ok(world.request('GET', `/admin/crm/contacts/${id}`))).body
  assert.equal(made.at, contact.created_at)
  assert.equal(again.at, contact.last_activity_at)
  assert.deepEqual(await entriesOf(world, id, '?kind=imported'), { total: 2, entries: [again, made] })
  assert.deepEqual(await entriesOf(world, id, '?kind=note&limit=1&page=2'), { total: 2, entries: [entries[2]] })
  assert.deepEqual(await entriesOf(world, id, '?limit=1&page=4'), { total: 4, entries: [made] })
  assert.deepEqual(await entriesOf(world, id, '?limit=3&page=2'), { total: 4, entries: [made] })
})

test('it goes along when the contact becomes another, comes back when that is undone, and goes with the contact', async () => {
  await using world = await startWorld({ doctor: true })
  const [one, two] = (await imported(world, 2)) as [number, number]
  const before = [await entriesOf(world, one), await entriesOf(world, two)]
  const { body: merge } = await ok(world.request('POST', '/admin/crm/merge', { primary_id: one, duplicate_ids: [two] }))
  const { total, entries } = await entriesOf(world, one, '?kind=imported')
  assert.equal(total, 2)
  assert.deepEqual(
    entries.toSorted((a: any, b: any) => a.id - b.id),
    before.flatMap(({ entries }) => entries).toSorted((a: any, b: any) => a.id - b.id),
  )
  await ok(world.request('POST', `/admin/crm/merges/${merge.merge_id}/undo`))
  assert.deepEqual([await entriesOf(world, one), await entriesOf(world, two)], before)
  const contacts = (await ok(world.request('GET', '/admin/crm/contacts'))).body
  for (const { last_activity_at, created_at } of contacts) assert.equal(last_activity_at, created_at)
  await ok(world.request('DELETE', `/admin/crm/contacts/${two}`))
  assert.equal(await count(world, `contact_activity where contact_id = ${two}`), 0)
})

test('whoever asks what is known of them is told by which row of which file they came', async () => {
  await using world = await startWorld({ doctor: true })
  await imported(world, 1)
  const known = await within(world, (ctx) => exportPerson(ctx, { email: 'p2@gmail.com' }))
  assert.match(JSON.stringify(known), /"import_row":2,.*"import_file_name":"people.csv"/)
})

test('it counts for the lead score by a rule of imports', async () => {
  await using world = await startWorld({ doctor: true })
  const rule = {
    key: 'listed',
    label: 'On a list',
    points: 7,
    active: true,
    half_life_days: null,
    max_count: null,
    when: { activity: 'imported' },
  }
  await ok(world.request('PUT', '/admin/crm/lead-score-rules', [rule]))
  const [id] = (await imported(world, 1)) as [number]
  await world.runJobs()
  const { body } = await ok(world.request('GET', `/admin/crm/contacts/${id}`))
  assert.deepEqual([body.lead_score, body.score_reasons.length], [7, 1])
  assert.equal(body.score_reasons[0].evidence.last_at, body.created_at)
})
