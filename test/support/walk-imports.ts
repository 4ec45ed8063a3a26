import type { World } from './harness.ts'
import { importContacts } from './import-contacts.ts'

/** Every success of the operations of imports of contacts. */
export async function walkImports(world: World): Promise<void> {
  const { body } = await importContacts(world, 'name,e-mail\nAda,ada@example.org\nBad,bad@')
  await world.request('GET', `/admin/crm/imports/${body.id}/failed-rows`)
  await world.request('GET', '/admin/crm/imports')
  await world.request('GET', '/admin/crm/imports?format=csv')
  await world.request('GET', `/admin/crm/imports/${body.id}`)
  const rows = Array.from({ length: 5_001 }, (_, n) => `N,n${n}@example.org`)
  const queued = await importContacts(world, `name,e-mail\n${rows.join('\n')}`)
  await world.request('POST', `/admin/crm/imports/${queued.body.id}/cancel`)
}
