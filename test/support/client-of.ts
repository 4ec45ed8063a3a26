import { createLaurel, type Laurel, type Settings } from '../../client/src/index.ts'
import type { World } from './harness.ts'

/** A client of a world, which then listens. */
export async function clientOf(world: World, settings: Partial<Settings> = {}): Promise<Laurel> {
  const baseUrl = await world.app.listen({ port: 0, host: '127.0.0.1' })
  return createLaurel({ baseUrl, key: world.key, ...settings })
}
