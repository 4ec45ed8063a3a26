import type { World } from './harness.ts'

/** Does everything with the times for which things are kept that there is to do. */
export async function walkRetention(world: Pick<World, 'request'>): Promise<void> {
  const path = '/admin/retention'
  await world.request('GET', path)
  for (const query of ['?dry_run=true', ''])
    await world.request('PATCH', `${path}${query}`, { settings: { emails: 60 } })
  await world.request('POST', `${path}/run`)
}
