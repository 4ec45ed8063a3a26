import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContact, aTask } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { aPerson } from '../../../../test/support/people.ts'
import { sendTaskReminders } from './send-task-reminders.ts'

const HOUR = 3_600_000
const inHours = (world: World, hours: number) => new Date(world.services.now().getTime() + hours * HOUR).toISOString()
const reminders = async (world: World) =>
  (await world.request('GET', '/admin/emails')).body.filter(({ kind }: any) => kind === 'task_due')

test('the owner of a task gets one email when it is due, in their language, however often and wherever the job runs', async () => {
  await using world = await startWorld()
  const owner = await aPerson(world)
  await world.query(`update person set language = 'tr', name = 'Olga' where id = ${owner.id}`)
  const contact = await aContact(world, { first_name: 'Ada', last_name: 'Lovelace' })
  const task = await aTask(world, {
    ...{ title: 'Ada’yı ara', due_at: inHours(world, 1), owner_id: owner.id, contact_id: contact.id },
  })
  await sendTaskReminders(world.services)
  assert.equal((await reminders(world)).length, 0)
  world.advance(HOUR)
  await Promise.all(Array.from({ length: 4 }, () => sendTaskReminders(world.services)))
  await sendTaskReminders(world.services)
  const [mail, ...more] = await reminders(world)
  assert.equal(more.length, 0)
  assert.deepEqual([mail.subject, mail.language, mail.to.name], ['Zamanı geldi: Ada’yı ara', 'tr', 'Olga'])
  const { body } = await world.request('GET', `/admin/emails/${mail.id}`)
  for (const part of ['Ada Lovelace', `/admin/crm/tasks?open=${task.id}`]) assert.ok(body.text.includes(part), part)
  const { body: reminded } = await world.request('GET', `/admin/crm/tasks/${task.id}`)
  assert.ok(reminded.reminded_at)
})

test('nobody is reminded of a task that is done, deleted, without an owner or due before it was saved', async () => {
  await using world = await startWorld()
  const owner_id = (await aPerson(world)).id
  const due_at = inHours(world, 1)
  const done = await aTask(world, { due_at, owner_id })
  await world.request('PATCH', `/admin/crm/tasks/${done.id}`, { done: true })
  const gone = await aTask(world, { due_at, owner_id })
  await world.request('DELETE', `/admin/crm/tasks/${gone.id}`)
  await aTask(world, { due_at })
  await aTask(world, { due_at: inHours(world, -1), owner_id })
  world.advance(2 * HOUR)
  await sendTaskReminders(world.services)
  assert.deepEqual(await reminders(world), [])
})

test('a new due time, a new owner and opening a task again ask for a reminder, and another change does not', async () => {
  await using world = await startWorld()
  const [olga, bob] = [await aPerson(world), await aPerson(world)]
  const task = await aTask(world, { due_at: inHours(world, 1), owner_id: olga.id })
  const patch = (body: object) => world.request('PATCH', `/admin/crm/tasks/${task.id}`, body)
  const after = async (hours: number) => {
    world.advance(hours * HOUR)
    await sendTaskReminders(world.services)
    return (await reminders(world)).length
  }
  assert.equal(await after(1), 1)
  await patch({ notes: 'Later' })
  assert.equal(await after(1), 1)
  await patch({ due_at: inHours(world, 2) })
  await patch({ owner_id: bob.id })
  assert.equal(await after(2), 2)
  await patch({ due_at: inHours(world, 2) })
  await patch({ done: true })
  await patch({ done: false })
  assert.equal(await after(2), 3)
})

test('a reminder whose email cannot be stored stays due, so that a run that ended half-way loses none', async () => {
  await using world = await startWorld()
  const owner_id = (await aPerson(world)).id
  for (let nth = 0; nth < 3; nth++) await aTask(world, { due_at: inHours(world, 1), owner_id })
  world.advance(HOUR)
  await world.query(`alter table email add constraint none_now check (kind <> 'task_due')`)
  await assert.rejects(sendTaskReminders(world.services), /none_now/)
  await world.query('alter table email drop constraint none_now')
  await sendTaskReminders(world.services)
  assert.equal((await reminders(world)).length, 3)
})
