import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, eventsOf } from '../../../../test/support/crm.ts'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { isVisible } from '../../../lib/text/visible-text.ts'

/**
 * Texts that break programs: quotes of every language that they pass through, patterns, text directions, letters that
 * fold into many.
 */
const NASTY = [
  ...['"', '\\', "'", '{}', '{a,b}', 'NULL', 'null', '%', '_', '--', '$1', '=1+1', '\t=1', '\\x00', '__proto__'],
  ...['İ', 'ı', 'ﷺ', 'ß', '👩‍👩‍👧', 'é', 'e\u0301', '\u202e', 'ｆｕｌｌ', '日本', 'क्षि', '\u2028', '\r\n'],
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 5 })), { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts
      .join('')
      .slice(0, 50)
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' '),
  )
  .filter((each) => isVisible(each) && each.trim() === each)

test('whatever names, tags and own fields hold is given back exactly, found by it, and told as it was', async () => {
  await using world = await startWorld()
  await world.request('PUT', '/admin/crm/properties', [{ key: 'own', label: 'Own', type: 'text' }])
  const profile = fc.record({
    first_name: text,
    last_name: text,
    title: text,
    phone: text.map((each) => each.slice(0, 40).toWellFormed().trim()).filter(isVisible),
    owner: text,
    tags: fc.uniqueArray(text, { maxLength: 5 }),
    properties: text.map((own) => ({ own })),
  })
  await fc.assert(
    fc.asyncProperty(profile, profile, async (given, changed) => {
      const contact = await aContact(world, given)
      const path = `/admin/crm/contacts/${contact.id}`
      for (const [name, value] of Object.entries(given)) assert.deepEqual(contact[name], value, name)
      const query = new URLSearchParams({ search: given.last_name, owner: given.owner, limit: '200' })
      for (const tag of given.tags) query.append('tag', tag)
      const found = await world.request('GET', `/admin/crm/contacts?${query}`)
      assert.equal(found.status, 200, found.text)
      assert.ok(
        found.body.some(({ id }: any) => id === contact.id),
        String(query),
      )
      const { status, body } = await world.request('PATCH', path, changed)
      assert.equal(status, 200)
      for (const [name, value] of Object.entries(changed)) assert.deepEqual(body[name], value, name)
      const told = (await eventsOf(world, 'crm.profile_updated')).at(-1)
      for (const { field, before, after } of told?.contact_id === contact.id ? told.changes : []) {
        const [whole, key] = field.split('.')
        const of = (fields: any) => (key ? fields[whole][key] : fields[whole])
        assert.deepEqual([before, after], [of(given), of(changed)], field)
      }
      for (const format of ['csv', 'xlsx'])
        assert.equal((await world.request('GET', `/admin/crm/contacts?${query}&format=${format}`)).status, 200)
    }),
    { numRuns: 40 },
  )
})

test('no query of a list is answered with a failure', async () => {
  await using world = await startWorld()
  await aContact(world, { email: 'a@x.org', tags: ['a'] })
  const values = fc.oneof(fc.constantFrom(...NASTY, '', '-1', '0', '1e9', '99999999999999999999', 'true'), fc.string())
  const names = fc.constantFrom(
    ...['search', 'stage', 'tag', 'owner', 'source', 'account_id', 'min_score', 'max_score', 'active_since'],
    ...['inactive_since', 'sort', 'page', 'limit', 'format', 'industry'],
  )
  const sorts = fc.constantFrom('newest', 'oldest', 'score', 'last_activity', 'name', 'updated', 'worst')
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, values), { maxLength: 6 }), sorts, async (pairs, sort) => {
      const query = new URLSearchParams([
        ...pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
        ['sort', sort],
      ])
      for (const path of ['contacts', 'accounts', 'tags']) {
        const { status, text } = await world.request('GET', `/admin/crm/${path}?${query}`)
        assert.ok([200, 422].includes(status), `${path}?${query}: ${text}`)
      }
    }),
    { numRuns: 150 },
  )
})

test('an account with an id that none has is refused by its place', async () => {
  await using world = await startWorld()
  const { id } = await aContact(world, { first_name: 'Ada' })
  for (const account_id of [0, -1, 7, Number.MAX_SAFE_INTEGER])
    for (const [method, path] of [
      ['POST', '/admin/crm/contacts'],
      ['PATCH', `/admin/crm/contacts/${id}`],
    ] as const) {
      const { status, body, text } = await world.request(method, path, { first_name: 'Ada', account_id })
      assert.equal(status, 422, text)
      assert.deepEqual(body.detail[0].loc, ['body', 'account_id'])
    }
})
