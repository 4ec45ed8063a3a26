import { modules } from '../../src/modules.ts'
import { handleEvents } from '../../src/platform/outbox/handle-events.ts'
import type { Listener } from '../../src/platform/outbox/listener.ts'
import type { World } from './harness.ts'

/** Tells a listener all that has happened, so much at a time; the first time one that begins now only takes its place. */
export async function handleAll({ services }: Pick<World, 'services'>, listener: Listener, most = 100): Promise<void> {
  while ((await handleEvents(services, listener, most)).read > 0);
}

/** The same for the listeners of all modules. */
export async function handleEverything(world: Pick<World, 'services'>): Promise<void> {
  for (const listener of modules.flatMap(({ listeners = [] }) => listeners)) await handleAll(world, listener, 200)
}
