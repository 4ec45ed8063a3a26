import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertRefused } from '../../../../test/support/assert-refused.ts'
import { aContact, eventsOf, mergeRows } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { until } from '../../../../test/support/installation.ts'
import { rewrite } from '../../../../test/support/statements.ts'
import { count } from '../../../../test/support/stored.ts'

const PATH = '/admin/crm/properties'
const FIELDS = [
  { key: 'note', label: ' Note ', type: 'text' },
  { key: 'size', label: 'Size', type: 'number' },
  { key: 'since', label: 'Since', type: 'date' },
  { key: 'plan', label: 'Plan', type: 'choice', options: ['Free', ' Pro ', 'Pro'] },
]
const SAVED = [
  { key: 'note', label: 'Note', type: 'text', options: [] },
  { ...FIELDS[1], options: [] },
  { ...FIELDS[2], options: [] },
  { ...FIELDS[3], options: ['Free', 'Pro'] },
]
const put = (world: World, fields: readonly (object | undefined)[], query = '') =>
  world.request('PUT', `${PATH}${query}`, fields)

test('own fields are saved as a whole, in their order, and again without a change', async () => {
  await using world = await startWorld()
  assert.deepEqual((await world.request('GET', PATH)).body, [])
  for (let n = 0; n < 2; n++) assert.deepEqual((await put(world, FIELDS)).body, SAVED)
  assert.deepEqual((await world.request('GET', PATH)).body, SAVED)
  const turned = SAVED.toReversed()
  assert.deepEqual((await put(world, turned)).body, turned)
  assert.deepEqual((await world.request('GET', PATH)).body, turned)
  assert.deepEqual((await world.request('GET', PATH, undefined, { key: await world.stranger() })).body, [])
  for (const [fields, place] of [
    [[{ ...FIELDS[0], key: 'Note' }], 'body.0.key'],
    [[{ ...FIELDS[0], key: '__proto__' }], 'body.0.key'],
    [[FIELDS[1], FIELDS[1]], 'body.1.key'],
    [[{ ...FIELDS[0], options: ['a'] }], 'body.0.options'],
    [[{ ...FIELDS[3], options: [] }], 'body.0.options'],
    [[{ ...FIELDS[0], label: ' ' }], 'body.0.label'],
    [[{ ...FIELDS[0], type: 'json' }], 'body.0.type'],
    [Array.from({ length: 51 }, (_, n) => ({ key: `k${n}`, label: 'x', type: 'text' })), 'body'],
  ] as const)
    assertRefused(await put(world, fields), 422, 'validation_failed', place)
  assert.deepEqual((await world.request('GET', PATH)).body, turned)
})

test('values are judged by the type of their field, and a change of one is told by its key', async () => {
  await using world = await startWorld()
  await put(world, FIELDS)
  const properties = { note: '👋 x', size: -1.5e-3, since: '2024-02-29', plan: 'Pro' }
  const contact = await aContact(world, { properties })
  assert.deepEqual(contact.properties, properties)
  const path = `/admin/crm/contacts/${contact.id}`
  for (const [key, value] of [
    ['note', 5],
    ['note', 'x'.repeat(1_001)],
    ['size', '5'],
    ['since', '2023-02-29'],
    ['since', '2024-02-29T00:00'],
    ['plan', 'pro'],
    ['constructor', 'x'],
  ] as const)
    assertRefused(
      await world.request('PATCH', path, { properties: { [key]: value } }),
      422,
      'validation_failed',
      `body.properties.${key}`,
    )
  const { body } = await world.request('PATCH', path, { properties: { note: null, size: 2, plan: 'Pro' } })
  assert.deepEqual(body.properties, { size: 2, since: '2024-02-29', plan: 'Pro' })
  const [told, ...more] = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(more, [])
  assert.deepEqual(told.changes, [
    { field: 'properties.note', before: '👋 x', after: null },
    { field: 'properties.size', before: -1.5e-3, after: 2 },
  ])
})

test('a field that goes takes its values along if it is told to, and otherwise stays while contacts have one', async () => {
  await using world = await startWorld()
  await put(world, FIELDS)
  const a = await aContact(world, { email: 'a@x.org', properties: { size: 1, plan: 'Free' } })
  const b = await aContact(world, { email: 'b@x.org', properties: { size: 2 } })
  const old = await aContact(world, { email: 'old@x.org', properties: { size: 3 } })
  await mergeRows(world, a.id, old.id)
  for (const fields of [[FIELDS[3]!], [{ ...FIELDS[1], type: 'text' }, FIELDS[3]!]]) {
    const answer = await put(world, fields)
    assertRefused(answer, 409, 'conflict')
    assert.match(answer.body.detail, /^2 contacts have a value of size\./)
  }
  // A removed option stays on contacts that chose it.
  const other = { ...FIELDS[3], options: ['Pro'] }
  assert.deepEqual((await put(world, [other], '?cascade=true')).body, [{ ...other }])
  const read = async (id: number) => (await world.request('GET', `/admin/crm/contacts/${id}`)).body.properties
  assert.deepEqual([await read(a.id), await read(b.id)], [{ plan: 'Free' }, {}])
  assert.equal((await eventsOf(world, 'crm.profile_updated')).length, 2)
  assert.deepEqual(await world.query(`select properties from contact where id = ${old.id}`), [{ properties: {} }])
})

test('while fields go and come, no contact is left with a value of one that is not there', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      n % 3
        ? world.request('PATCH', `/admin/crm/contacts/${id}`, { properties: { size: n } })
        : put(world, n % 2 ? [FIELDS[1]!] : [], '?cascade=true'),
    ),
  )
  for (const { status, text } of answers) assert.ok([200, 422].includes(status), text)
  // The doctor looks for values without a field.
})

test('without the lock of the fields a contact is left with a value of one that is not there', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, 'order by key for share', 'order by key')
  const { id } = await aContact(world)
  const left = async () => {
    await put(world, [FIELDS[1]!], '?cascade=true')
    await Promise.all([
      world.request('PATCH', `/admin/crm/contacts/${id}`, { properties: { size: 1 } }),
      put(world, [], '?cascade=true'),
    ])
    return count(world, `contact where properties ? 'size'`)
  }
  await until(left, (contacts) => contacts > 0)
})
