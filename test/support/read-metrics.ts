import type { World } from './harness.ts'

/** The metrics of the service in this world, by name and labels as in `name{label="value"}`. */
export async function readMetrics(world: Pick<World, 'request'>): Promise<Record<string, number>> {
  const { text } = await world.request('GET', '/metrics', undefined, { key: null })
  return metricsIn(text)
}

/** The values in a text of Prometheus. */
export function metricsIn(text: string): Record<string, number> {
  const lines = text.matchAll(/^(laurel_\w+(?:\{.*\})?) (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]))
}
