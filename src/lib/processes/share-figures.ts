import type { Registry } from 'prom-client'
import type { Figures, FromProcess, ToProcess } from './from-process.ts'

/**
 * For one of several processes behind one port, any of which may answer a scrape: reports this process's metrics when
 * asked, and returns those of all, labelled by process number. Sums would fall when a process dies, which Prometheus
 * takes for a reset of the counter.
 * @returns the metrics of all processes in Prometheus text format
 */
export function shareFigures(own: () => Promise<Registry>): () => Promise<string> {
  const waiting = new Map<number, (text: Promise<string>) => void>()
  const send = (message: FromProcess) => void process.send?.(message)
  process.on('message', async (message: ToProcess) => {
    if (message.type === 'tell-figures')
      send({ type: 'own-figures', id: message.id, figures: await (await own()).getMetricsAsJSON() })
    if (message.type !== 'all-figures') return
    waiting.get(message.id)?.(textOf(message.all))
    waiting.delete(message.id)
  })
  let asked = 0
  return () =>
    new Promise((resolve) => {
      asked++
      waiting.set(asked, resolve)
      send({ type: 'ask-figures', id: asked })
    })
}

async function textOf(all: { process: number; figures: Figures }[]): Promise<string> {
  const labelled = all.map(({ process, figures }) =>
    figures.map((figure) => ({
      ...figure,
      // No two have the same labels, so each value stays unchanged.
      aggregator: 'sum' as const,
      values: figure.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
    })),
  )
  const { AggregatorRegistry } = await import('prom-client')
  return AggregatorRegistry.aggregate(labelled).metrics()
}
