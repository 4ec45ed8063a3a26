import { anEvent } from './factories.ts'
import type { World } from './harness.ts'
import { importContacts } from './import-contacts.ts'
import { importFile } from './import-file.ts'

/** Every success of the operations of imports that are done. */
export async function walkImports(world: World): Promise<void> {
  const { body } = await importContacts(world, 'name,e-mail\nAda,ada@example.org\nBad,bad@')
  await world.request('GET', `/admin/crm/imports/${body.id}/failed-rows`)
  await world.request('GET', '/admin/crm/imports')
  await world.request('GET', '/admin/crm/imports?format=csv')
  await world.request('GET', `/admin/crm/imports/${body.id}`)
  const rows = Array.from({ length: 5_001 }, (_, n) => `N,n${n}@example.org`)
  const queued = await importContacts(world, `name,e-mail\n${rows.join('\n')}`)
  await world.request('POST', `/admin/crm/imports/${queued.body.id}/cancel`)
  const event = await anEvent(world)
  await importFile(world, event.id, 'name,e-mail\nAda,ada@example.org\nBad,bad@')
  const path = `/admin/events/${event.id}/attendee-imports`
  const [done] = (await world.request('GET', path)).body
  await world.request('GET', `${path}/${done.id}/failed-rows`)
}
