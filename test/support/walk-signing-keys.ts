import type { World } from './harness.ts'

/** Does everything with signing keys that there is to do. */
export async function walkSigningKeys(world: Pick<World, 'request'>): Promise<void> {
  const path = '/admin/signing-keys'
  const { body: first } = await world.request('POST', `${path}/rotate`)
  await world.request('POST', `${path}/rotate`)
  for (const query of ['?dry_run=true', '']) await world.request('POST', `${path}/${first.id}/withdraw${query}`)
  await world.request('GET', path)
}
