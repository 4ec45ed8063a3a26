import { anEvent } from './factories.ts'
import type { World } from './harness.ts'

/** Walks through organisation-wide rules and ready-made rules. */
export async function walkAutomationRules(world: World): Promise<void> {
  const path = '/admin/automations'
  const tag = { type: 'add_crm_tag', tag: 'came' }
  const { body } = await world.request('POST', path, { name: 'Everywhere', trigger: 'attended_event', actions: [tag] })
  await world.request('GET', path)
  await world.request('GET', `${path}/${body.id}`)
  await world.request('PATCH', `${path}/${body.id}`, { name: 'Everywhere else' })
  await world.request('DELETE', `${path}/${body.id}`)
  await world.request('GET', '/admin/automation-presets')
  const { id } = await anEvent(world, { event_date: '2028-01-01' })
  await world.request('POST', `/admin/events/${id}/automations/presets/day_before`)
}
