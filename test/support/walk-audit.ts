import type { World } from './harness.ts'

/** Every success of what was done and asked for. */
export async function walkAudit(world: World): Promise<void> {
  await world.requestLog.flush()
  for (const list of ['audit', 'request-log'])
    for (const query of ['', '?limit=200', '?format=csv', '?format=xlsx', '?since=2020-01-01'])
      await world.request('GET', `/admin/${list}${query}`)
}
