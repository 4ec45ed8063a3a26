import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { addActivities, findOrCreateContacts, updateContacts } from '../src/modules/crm/index.ts'
import { jobContext } from '../src/platform/context/context.ts'
import { erasePerson } from '../src/platform/personal/erase-person.ts'
import { connection } from './support/connection.ts'
import { aContact, within } from './support/crm.ts'
import { type Answer, startWorld, type World } from './support/harness.ts'
import { rounds } from './support/rounds.ts'
import { holdBack, rewrite, untilBlocked } from './support/statements.ts'

/** Statement that locks contacts during a merge. */
const HOLDING = /(from contact where org_id = \$\d+ and id = any\(\$\d+::bigint\[\]\) order by id) for update/

const merge = (world: World, primary_id: number, ...duplicate_ids: number[]) =>
  world.request('POST', '/admin/crm/merge', { primary_id, duplicate_ids })

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

const NOTE = `insert into contact_note (org_id, contact_id, text, created_at, updated_at)
  values (1, $1, 'Wants a call', now(), now())`

/** Owner of a note written to a contact while it is merged into another. */
async function noteDuringMerge(world: World): Promise<'primary' | 'duplicate'> {
  const [primary, duplicate] = [await aContact(world), await aContact(world)]
  await using writer = await connection(world.databaseUrl)
  await writer.client.query('begin')
  await writer.client.query(NOTE, [duplicate.id])
  const merged = merge(world, primary.id, duplicate.id)
  // Either it waits for the note, or nothing keeps it.
  await Promise.race([untilBlocked(world), merged])
  await writer.client.query('commit')
  assert.equal((await merged).status, 200)
  const [note] = await world.query<{ contact_id: number }>('select contact_id from contact_note')
  return note!.contact_id === primary.id ? 'primary' : 'duplicate'
}

test('what is written to a contact while it is merged goes along', async () => {
  await using world = await startWorld()
  assert.equal(await noteDuringMerge(world), 'primary')
})

test('twin: without holding the contacts against all that refers to them the note is lost', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, HOLDING, '$1 for no key update')
  assert.equal(await noteDuringMerge(world), 'duplicate')
})

test('of two that merge the same contact one does, and the other is told where it is now', async () => {
  await using world = await startWorld()
  const [a, b, c] = [await aContact(world), await aContact(world), await aContact(world)]
  const answers = await Promise.all([merge(world, a.id, c.id), merge(world, b.id, c.id)])
  assert.deepEqual(statuses(answers), [200, 404])
  assert.match(answers.find(({ status }) => status === 404)!.body.detail, /was merged into contact/)
})

test('of two that merge contacts into one another one does', async () => {
  await using world = await startWorld()
  const [a, b] = [await aContact(world), await aContact(world)]
  assert.deepEqual(statuses(await Promise.all([merge(world, a.id, b.id), merge(world, b.id, a.id)])), [200, 404])
})

test('twin: without holding it both do, and it has become two contacts', async () => {
  await using world = await startWorld({ doctor: false })
  rewrite(world, HOLDING, '$1')
  holdBack(world, 'insert into contact_merge ', 2)
  const [a, b, c] = [await aContact(world), await aContact(world), await aContact(world)]
  assert.deepEqual(statuses(await Promise.all([merge(world, a.id, c.id), merge(world, b.id, c.id)])), [200, 200])
  const broken = (await examine(world.services)).map(({ invariant }) => invariant)
  assert.deepEqual(broken, ['a contact of an active merge points to the contact that it was merged into'])
})

test('a merge that many undo at once is undone once', async () => {
  await using world = await startWorld()
  const [a, b] = [await aContact(world, { phone: null }), await aContact(world, { phone: '+4930123456' })]
  const { body } = await merge(world, a.id, b.id)
  const undo = () => world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`)
  assert.deepEqual(statuses(await Promise.all([undo(), undo(), undo(), undo()])), [200, 200, 200, 200])
  const audits = await world.query(`select 1 from audit_entry where action = 'contact.undo_merge'`)
  assert.equal(audits.length, 1)
})

test('merging beside changes, deletion, erasure, imports and undoing fails nobody and leaves nothing behind', async () => {
  await using world = await startWorld()
  const ctx = jobContext(world.services, 1, 'test')
  for (let round = 0; round < rounds(8, 200); round++) {
    const emails = ['a', 'b', 'c'].map((name) => `${name}${round}@example.org`)
    const [a, b, c] = (await Promise.all(emails.map((email) => aContact(world, { email })))).map(({ id }) => id)
    const { body } = await merge(world, a, c)
    const imported = within(world, async (ctx) => {
      const found = [
        ...(
          await findOrCreateContacts(
            ctx,
            emails.map((email) => ({ email })),
            'import',
          )
        ).values(),
      ]
      await updateContacts(
        ctx,
        found.map(({ id }) => ({ id, set: { title: `T${round}` } })),
        'import',
      )
      await addActivities(
        ctx,
        found.map(({ id }) => ({ contactId: id, kind: 'imported', at: ctx.now() })),
      )
    })
    const answers = await Promise.all([
      merge(world, b, a),
      merge(world, a, b),
      world.request('PATCH', `/admin/crm/contacts/${a}`, { title: 'Director' }),
      ...[1, 2].map(() => world.request('GET', '/admin/crm/duplicates')),
      world.request('POST', `/admin/crm/merges/${body.merge_id}/undo`),
      ...(round % 3 === 0 ? [world.request('DELETE', `/admin/crm/contacts/${b}`)] : []),
    ])
    await imported
    if (round % 3 === 1)
      await Promise.all([erasePerson(ctx, { email: emails[0]! }), merge(world, b, a), merge(world, c, b)])
    for (const { status, text } of answers) assert.ok(status < 500, text)
  }
  assert.deepEqual(
    await world.query('select * from contact_key k where not exists (select from contact c where c.id = k.contact_id)'),
    [],
  )
  // The doctor checks the result when the world ends.
})
