import { aContact, anAccount } from './crm.ts'
import type { World } from './harness.ts'

/** Every success of the operations of contacts, their accounts, own fields, notes and settings. */
export async function walkContacts(world: World): Promise<void> {
  const account = await anAccount(world, { domain: 'walk.example' })
  const key = { key: 'size', label: 'Size', type: 'number' }
  await world.request('PUT', '/admin/crm/properties', [key])
  await world.request('GET', '/admin/crm/properties')
  const contact = await aContact(world, { account_id: account.id, tags: ['walk'], properties: { size: 1.5 } })
  const path = `/admin/crm/contacts/${contact.id}`
  await world.request('PATCH', path, { title: 'CTO' })
  await world.request('GET', path)
  for (const query of ['', '?tag=walk', '?search=ada', '?format=csv', '?format=xlsx'])
    await world.request('GET', `/admin/crm/contacts${query}`)
  await world.request('GET', '/admin/crm/tags')
  const note = await world.request('POST', `${path}/notes`, { text: 'Likes tea' })
  await world.request('GET', `${path}/notes`)
  await world.request('PATCH', `/admin/crm/notes/${note.body.id}`, { text: 'Likes coffee' })
  await world.request('DELETE', `/admin/crm/notes/${note.body.id}`)
  await world.request('GET', '/admin/crm/settings')
  await world.request('PATCH', '/admin/crm/settings', { feed_from_events: true })
  const ofAccount = `/admin/crm/accounts/${account.id}`
  for (const query of ['', '?sort=name', '?format=csv', '?format=xlsx'])
    await world.request('GET', `/admin/crm/accounts${query}`)
  for (const each of ['', '/contacts', '/contacts?format=csv', '/contacts?format=xlsx'])
    await world.request('GET', `${ofAccount}${each}`)
  await world.request('PATCH', ofAccount, { industry: 'Software' })
  await world.request('DELETE', ofAccount)
  await world.request('DELETE', path)
  await world.request('PUT', '/admin/crm/properties', [])
}
