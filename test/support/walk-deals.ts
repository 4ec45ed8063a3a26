import { aContact, aDeal, anAccount, aTask } from './crm.ts'
import type { World } from './harness.ts'

/** Every success of the operations of tasks. */
async function walkTasks(world: World, about: object): Promise<void> {
  const task = await aTask(world, { ...about, due_at: '2030-01-01T09:00:00Z', notes: 'By phone' })
  await world.request('GET', '/admin/crm/tasks')
  await world.request('GET', `/admin/crm/tasks/${task.id}`)
  await world.request('PATCH', `/admin/crm/tasks/${task.id}`, { done: true })
  await world.request('POST', '/admin/crm/tasks/actions', { action: 'reopen', ids: [task.id] })
  await world.request('DELETE', `/admin/crm/tasks/${task.id}`)
}

/** Every success of the operations of deals. */
export async function walkDeals(world: World): Promise<void> {
  const [account, contact] = [await anAccount(world), await aContact(world)]
  const deal = await aDeal(world, { account_id: account.id, contact_id: contact.id, amount: 12.5, currency: 'EUR' })
  const path = `/admin/crm/deals/${deal.id}`
  for (const list of ['deals', `accounts/${account.id}/deals`, `contacts/${contact.id}/deals`])
    for (const query of ['', '?format=csv', '?format=xlsx']) await world.request('GET', `/admin/crm/${list}${query}`)
  await world.request('GET', path)
  await world.request('PATCH', path, { stage: 'won' })
  await world.request('GET', `${path}/history`)
  await world.request('GET', '/admin/crm/pipeline')
  const { body: stages } = await world.request('GET', '/admin/crm/deal-stages')
  const settings = stages.map(({ deal_count: _, ...stage }: any) => stage)
  await world.request('PUT', '/admin/crm/deal-stages', settings)
  await world.request('DELETE', path)
  await walkTasks(world, { contact_id: contact.id, account_id: account.id })
}
