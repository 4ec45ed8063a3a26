import type { World } from './harness.ts'

/** Every success of what was done and asked for. */
export async function walkAudit(world: World): Promise<void> {
  for (const query of ['', '?limit=200', '?format=csv', '?format=xlsx', '?action=event.&since=2020-01-01'])
    await world.request('GET', `/admin/audit${query}`)
}
