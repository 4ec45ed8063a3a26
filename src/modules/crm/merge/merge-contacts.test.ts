import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, eventsOf } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'

const merge = (world: World, primary: number, duplicates: number[], more: object = {}, query = '') =>
  world.request('POST', `/admin/crm/merge${query}`, { primary_id: primary, duplicate_ids: duplicates, ...more })

test('the contact that stays keeps what it has, and gets what it has not from the first that has it', async () => {
  await using world = await startWorld()
  const primary = await aContact(world, { first_name: 'Ayşe', phone: '0532 123 45 67', tags: ['vip'] })
  const first = await aContact(world, {
    first_name: 'Ayse',
    last_name: 'Yılmaz',
    email: 'ayse@example.org',
    tags: ['a', 'vip'],
  })
  const second = await aContact(world, {
    title: 'Director',
    last_name: 'Kaya',
    lifecycle_stage: 'customer',
    email: 'a2@example.org',
  })
  const preview = await merge(world, primary.id, [first.id, second.id], {}, '?dry_run=true')
  const { status, body } = await merge(world, primary.id, [first.id, second.id])
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(
    [body.id, body.first_name, body.last_name, body.email, body.phone, body.title, body.lifecycle_stage, body.tags],
    [primary.id, 'Ayşe', 'Yılmaz', 'ayse@example.org', '0532 123 45 67', 'Director', 'customer', ['vip', 'a']],
  )
  assert.equal(preview.body.merge_id, null)
  assert.deepEqual(
    { ...preview.body, merge_id: 1, updated_at: '', last_activity_at: '' },
    { ...body, merge_id: 1, updated_at: '', last_activity_at: '' },
  )
  for (const { id } of [first, second]) {
    const gone = await world.request('GET', `/admin/crm/contacts/${id}`)
    assert.equal(gone.status, 404)
    assert.match(gone.body.detail, new RegExp(`contact ${primary.id}`))
  }
  const undone = await world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`)
  assert.equal(undone.status, 200, undone.text)
  for (const contact of [primary, first, second]) {
    const back = await world.request('GET', `/admin/crm/contacts/${contact.id}`)
    assert.deepEqual(
      { ...back.body, updated_at: '' },
      { ...contact, updated_at: '', lead_score: back.body.lead_score, score_reasons: back.body.score_reasons },
    )
  }
})

test('field by field it tells what each of them had and whose value was taken, also where that was chosen', async () => {
  await using world = await startWorld()
  const primary = await aContact(world, { first_name: 'Ada', phone: '12345', tags: ['vip'], email: 'ada@example.org' })
  const other = await aContact(world, {
    first_name: 'Ada L.',
    phone: '67890',
    tags: ['a', 'b'],
    email: 'ada.l@example.org',
  })
  const fields = { phone: other.id, tags: other.id, email: other.id }
  const { body } = await merge(world, primary.id, [other.id], { fields })
  assert.deepEqual(
    [body.phone, body.tags, body.email, body.first_name],
    ['67890', ['a', 'b'], 'ada.l@example.org', 'Ada'],
  )
  const told = (field: string) => body.fields.find((each: { field: string }) => each.field === field)
  assert.deepEqual(told('tags'), {
    field: 'tags',
    values: [
      { contact_id: primary.id, value: ['vip'] },
      { contact_id: other.id, value: ['a', 'b'] },
    ],
    contact_id: other.id,
    value: ['a', 'b'],
  })
  assert.deepEqual(
    ['phone', 'title', 'lifecycle_stage', 'account_id'].map((field) => [told(field).value, told(field).contact_id]),
    [
      ['67890', other.id],
      [null, null],
      ['lead', primary.id],
      [null, null],
    ],
  )
  // The replaced address stays taken and leads to the contact.
  const taken = await world.request('POST', '/admin/crm/contacts', { email: 'ada@example.org' })
  assert.deepEqual([taken.status, taken.body.code], [409, 'already_exists'])
})

test('a merge is refused where it names nobody, the contact itself, a choice that is none, or too many tags', async () => {
  await using world = await startWorld()
  const tags = (name: string) => Array.from({ length: 30 }, (_, nth) => `${name}${nth}`)
  const [a, b] = [await aContact(world, { tags: tags('a') }), await aContact(world, { tags: tags('b') })]
  for (const [primary, duplicates, fields, status, said] of [
    [a.id, [999], {}, 404, /There is no such contact/],
    [999, [a.id], {}, 404, /There is no such contact/],
    [a.id, [a.id], {}, 422, /one of its own duplicates/],
    [a.id, [b.id], { phone: 999 }, 422, /is not part of this merge/],
    [a.id, [b.id], { email: b.id }, 422, /has no email address/],
    [a.id, [b.id], {}, 422, /have 60 different tags/],
    [a.id, [], {}, 422, /duplicate_ids/],
  ] as const) {
    const { status: answered, text } = await merge(world, primary, [...duplicates], { fields })
    assert.equal(answered, status, text)
    assert.match(text, said)
  }
  assert.deepEqual((await world.request('GET', '/admin/crm/merges')).body, [])
})

test('an undo is refused while the contact itself is merged, while an address is taken, and after thirty days', async () => {
  await using world = await startWorld()
  const a = await aContact(world, { email: 'a@example.org' })
  const b = await aContact(world, { email: 'b@example.org' })
  const c = await aContact(world, { email: 'c@example.org' })
  const undo = (id: number) => world.request('POST', `/admin/crm/merges/${id}/undo`)
  const first = (await merge(world, a.id, [b.id], { fields: { email: b.id } })).body.merge_id
  const second = (await merge(world, c.id, [a.id])).body.merge_id
  const early = await undo(first)
  assert.equal(early.status, 409)
  assert.match(early.body.detail, new RegExp(`by merge ${second} since. Undo that merge first`))
  assert.equal((await undo(second)).status, 200)
  // The primary contact gives up the address, and another contact takes it.
  await world.request('PATCH', `/admin/crm/contacts/${a.id}`, { email: 'new@example.org' })
  const taker = await aContact(world, { email: 'B@example.org' })
  const taken = await undo(first)
  assert.equal(taken.status, 409)
  assert.match(taken.body.detail, new RegExp(`Contact ${taker.id} now has the address b@example.org`))
  await world.request('PATCH', `/admin/crm/contacts/${taker.id}`, { email: 'other@example.org' })
  world.advance(31 * 86_400_000)
  assert.equal((await undo(first)).status, 404)
  world.advance(-31 * 86_400_000)
  assert.equal((await undo(first)).status, 200)
  assert.equal((await world.request('GET', `/admin/crm/contacts/${b.id}`)).body.email, 'b@example.org')
  assert.equal((await world.request('GET', `/admin/crm/contacts/${a.id}`)).body.email, 'new@example.org')
})

test('a merge is written into the time line and announced as a change of the profile, and so is its undoing', async () => {
  await using world = await startWorld()
  const [a, b] = [await aContact(world), await aContact(world, { title: 'Director' })]
  const { body } = await merge(world, a.id, [b.id])
  const timeline = () => world.request('GET', `/admin/crm/contacts/${a.id}/timeline`)
  assert.deepEqual(
    (await timeline()).body.map((entry: { summary: string }) => entry.summary),
    [`Was merged with contact ${b.id}.`],
  )
  await world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`)
  assert.deepEqual((await timeline()).body, [])
  const events = await eventsOf(world, 'crm.profile_updated')
  assert.deepEqual(
    events.map(({ contact_id, source, changes }) => [contact_id, source, changes]),
    [
      [a.id, 'merge', [{ field: 'title', before: null, after: 'Director' }]],
      [a.id, 'merge', [{ field: 'title', before: 'Director', after: null }]],
    ],
  )
})

test('a deal that was given to another contact meanwhile stays with that one, also when it comes back by another merge', async () => {
  await using world = await startWorld()
  const [a, b, c] = [await aContact(world), await aContact(world), await aContact(world)]
  await world.query(`insert into deal (org_id, contact_id, title, currency, position, created_at, updated_at)
    values (1, ${b.id}, 'Fair', 'EUR', 1, now(), now())`)
  const holder = async () => (await world.query<{ contact_id: number }>('select contact_id from deal'))[0]!.contact_id
  const undo = (id: number) => world.request('POST', `/admin/crm/merges/${id}/undo`)
  const first = (await merge(world, a.id, [b.id])).body.merge_id
  assert.equal(await holder(), a.id)
  await world.query(`update deal set contact_id = ${c.id}`)
  const second = (await merge(world, a.id, [c.id])).body.merge_id
  await undo(first)
  assert.equal(await holder(), a.id)
  await undo(second)
  assert.equal(await holder(), c.id)
})
