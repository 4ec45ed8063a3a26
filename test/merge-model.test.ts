import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addActivities } from '../src/modules/crm/index.ts'
import { aContact, anAccount, within } from './support/crm.ts'
import { startWorld, type World } from './support/harness.ts'
import { randomBelow } from './support/random-from.ts'
import { rounds } from './support/rounds.ts'
import { SEED } from './support/seed.ts'

/** Data of contacts and everything that belongs to them; nothing of it tells when it was written or calculated. */
async function everything(world: World): Promise<unknown[]> {
  const rows = await world.query(`
    select 'contact' as table, id, to_jsonb(c) - 'updated_at' - 'score_due' as row from contact c
    union all select 'text', id, to_jsonb(t) from contact_text t
    union all select 'tag', contact_id, to_jsonb(g) from contact_tag g
    union all select 'note', id, to_jsonb(n) from contact_note n
    union all select 'activity', id, to_jsonb(a) from contact_activity a
    union all select 'deal', id, to_jsonb(d) from deal d order by 1, 2, 3`)
  return rows
}

const FIELDS = ['email', 'first_name', 'last_name', 'phone', 'title', 'owner', 'tags', 'lifecycle_stage'] as const

/** An organisation whose contacts are merged, changed and undone at random, and what each of them should be without any merge. */
async function begin(world: World, below: (below: number) => number) {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const accounts = [await anAccount(world, { name: 'Acme' }), await anAccount(world, { name: 'Globex' })]
  await world.query(
    `insert into contact_property (org_id, key, label, type, position) values (1, 'size', 'Size', 'text', 1)`,
  )
  let serial = 0
  const text = () => one([null, `t${++serial}`])
  const people: any[] = []
  for (let nth = 0; nth < 7; nth++)
    people.push(
      await aContact(world, {
        first_name: `F${nth}`,
        last_name: one(['', `L${nth}`]),
        email: one([null, `p${nth}@example.org`]),
        phone: text(),
        title: text(),
        owner: text(),
        tags: [`x${nth}`, 'all'].slice(below(3)),
        account_id: one([null, ...accounts.map(({ id }) => id)]),
        lifecycle_stage: one(['lead', 'customer']),
        properties: one([{}, { size: `s${nth}` }]),
      }),
    )
  /** Owner of each note, deal and timeline entry. */
  const owners = new Map<string, number>()
  const handed = new Set<string>()
  const patched = new Map<number, Record<string, unknown>>()
  const live = async () =>
    (await world.query<{ id: number }>('select id from contact where merged_into is null order by id')).map(
      ({ id }) => id,
    )
  const standing = async () =>
    (await world.query<{ id: number }>('select id from contact_merge where undone_at is null order by id')).map(
      ({ id }) => id,
    )

  const merge = async () => {
    const ids = await live()
    if (ids.length < 2) return
    const chosen = ids.splice(below(ids.length), 1)
    while (ids.length > 0 && (chosen.length < 2 || below(3) === 0)) chosen.push(...ids.splice(below(ids.length), 1))
    const [primary_id, ...duplicate_ids] = chosen
    const fields = Object.fromEntries(FIELDS.filter(() => below(4) === 0).map((field) => [field, one(chosen)]))
    const { status, text } = await world.request('POST', '/admin/crm/merge', { primary_id, duplicate_ids, fields })
    assert.ok(status === 200 || (status === 422 && /needs a name|has no email address/.test(text)), text)
  }
  const undo = async (): Promise<boolean> => {
    const id = one(await standing())
    if (id === undefined) return false
    const { status, text } = await world.request('POST', `/admin/crm/merges/${id}/undo`)
    const [{ away } = { away: null }] = await world.query<{ away: boolean }>(
      `select c.merged_into is not null as away from contact_merge m join contact c on c.id = m.contact_id where m.id = ${id}`,
    )
    assert.equal(status, away ? 409 : 200, text)
    return true
  }
  const patch = async () => {
    const id = one(await live())
    const field = one(['title', 'phone', 'owner', 'last_name'] as const)
    const value = `u${++serial}`
    const { status, text } = await world.request('PATCH', `/admin/crm/contacts/${id}`, { [field]: value })
    assert.equal(status, 200, text)
    patched.set(id, { ...patched.get(id), [field]: value })
  }
  const write = async () => {
    const id = one(await live())
    const [note] = await world.query<{ id: number }>(
      `insert into contact_note (org_id, contact_id, text, created_at, updated_at) values (1, ${id}, 'n', now(), now()) returning id`,
    )
    const [deal] = await world.query<{ id: number }>(
      `insert into deal (org_id, contact_id, title, currency, position, created_at, updated_at)
       values (1, ${id}, 'd', 'EUR', ${++serial}, now(), now()) returning id`,
    )
    await within(world, (ctx) =>
      addActivities(ctx, [{ contactId: id, kind: 'note', at: ctx.now(), subjectId: note!.id }]),
    )
    owners.set(`note ${note!.id}`, id).set(`deal ${deal!.id}`, id)
  }
  /** Gives a deal to another contact, once: given back it would look as if it had never been away. */
  const handOver = async () => {
    const deal = one([...owners.keys()].filter((what) => what.startsWith('deal') && !handed.has(what)))
    const id = one(await live())
    if (deal === undefined) return
    const [at] = await world.query<{ contact_id: number }>(
      `select contact_id from deal where id = ${deal.split(' ')[1]}`,
    )
    if (at!.contact_id === id) return
    await world.query(`update deal set contact_id = ${id} where id = ${deal.split(' ')[1]}`)
    handed.add(deal)
    owners.set(deal, id!)
  }
  return { handOver, below, one, people, owners, patched, live, standing, merge, undo, patch, write }
}

async function assertNobodyIsLost(world: World): Promise<void> {
  const lost = await world.query(`
    select 'note' as what, n.id from contact_note n join contact c on c.id = n.contact_id where c.merged_into is not null
    union all select 'deal', d.id from deal d join contact c on c.id = d.contact_id where c.merged_into is not null
    union all select 'activity', a.id from contact_activity a join contact c on c.id = a.contact_id where c.merged_into is not null
    union all select 'merged', c.id from contact c join contact o on o.id = c.merged_into where o.merged_into is not null`)
  assert.deepEqual(lost, [])
}

for (let round = 1; round <= rounds(4, 100); round++)
  test(`merging, undoing and changing in any order loses nothing, and once all is undone everybody is who they were (${round})`, async () => {
    await using world = await startWorld()
    const { below, one, people, owners, patched, standing, ...acts } = await begin(world, randomBelow(SEED + round))
    for (let step = 0; step < 40; step++) {
      await acts[one(['merge', 'merge', 'undo', 'patch', 'write', 'handOver'] as const)]()
      await assertNobodyIsLost(world)
    }
    while (await acts.undo()) await assertNobodyIsLost(world)
    assert.deepEqual(await standing(), [])
    for (const { id, ...before } of people) {
      const { body } = await world.request('GET', `/admin/crm/contacts/${id}`)
      const was = { ...before, ...patched.get(id) }
      for (const field of [...FIELDS, 'account_id', 'properties'] as const)
        assert.deepEqual(body[field], was[field], `${field} of contact ${id}, SEED=${SEED} round ${round} ${below(1)}`)
    }
    const rows = await world.query<{ what: string; contact_id: number }>(
      `select 'note ' || id as what, contact_id from contact_note union all select 'deal ' || id, contact_id from deal`,
    )
    assert.deepEqual(new Map(rows.map(({ what, contact_id }) => [what, contact_id])), new Map([...owners].toSorted()))
  })

test('an undo at once makes everything as it was, row by row', async () => {
  await using world = await startWorld()
  const { merge, undo, write, patch, standing } = await begin(world, randomBelow(SEED))
  for (let step = 0; step < 12; step++) {
    await write()
    await patch()
    await world.request('POST', '/admin/crm/lead-scores/recalculate')
    const before = await everything(world)
    const count = (await standing()).length
    await merge()
    if ((await standing()).length === count) continue
    const [{ id } = { id: 0 }] = await world.query<{ id: number }>('select max(id) as id from contact_merge')
    assert.equal((await world.request('POST', `/admin/crm/merges/${id}/undo`)).status, 200)
    assert.deepEqual(await everything(world), before)
    if (step % 3 === 0) await merge()
    if (step % 3 === 1) await undo()
  }
})
