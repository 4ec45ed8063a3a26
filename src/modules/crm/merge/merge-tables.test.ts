import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact } from '../../../../test/support/crm.ts'
import { dumpDatabase, startWorld, type World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { erasePerson } from '../../../platform/personal/erase-person.ts'

const told = async (world: World) =>
  (await dumpDatabase(world)).split('\n').filter((row) => /zuleika|quux|nickname/i.test(row))

for (const [which, email] of Object.entries({ primary: 'zuleika@example.org', merged: 'nickname@example.org' }))
  test(`whoever was merged is erased with all that a merge keeps, by the address of the ${which} contact`, async () => {
    await using world = await startWorld()
    const primary = await aContact(world, { first_name: 'Zuleika', email: 'zuleika@example.org' })
    const merged = await aContact(world, { first_name: 'Nickname', last_name: 'Quux', email: 'nickname@example.org' })
    const undone = await aContact(world, { first_name: 'Anna', phone: '+4930123456' })
    const merge = (id: number) =>
      world.request('POST', '/admin/crm/merge', { primary_id: primary.id, duplicate_ids: [id], fields: { email: id } })
    assert.equal((await merge(merged.id)).status, 200)
    const { body } = await world.request('POST', '/admin/crm/merge', {
      primary_id: primary.id,
      duplicate_ids: [undone.id],
    })
    assert.equal((await world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`)).status, 200)
    assert.equal((await world.request('GET', '/admin/crm/duplicates')).status, 200)
    await erasePerson(jobContext(world.services, 1, 'test'), { email })
    assert.deepEqual(await told(world), [])
    assert.deepEqual(await world.query('select id from contact'), [{ id: undone.id }])
    assert.deepEqual(await world.query('select distinct contact_id from contact_key'), [{ contact_id: undone.id }])
  })
