import { aContact, aDeal, anAccount } from './crm.ts'
import type { World } from './harness.ts'

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
  await world.request('PUT', '/admin/crm/deal-stages', stages)
  await world.request('DELETE', path)
}
