import type { Metric } from 'prom-client'

type Times = { method: string; route: string; status: number; counts: number[]; sum: number; count: number }

const NAME = 'laurel_http_request_duration_seconds'
const UP_TO_SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]

/**
 * Measures the duration of requests as a Prometheus histogram by method, route and status. The package's own histogram
 * formats the labels of every request to find its row, a thirtieth of the work of a small request.
 */
export function requestTimes() {
  const byRoute = new Map<string, Times[]>()
  const find = (method: string, route: string, status: number): Times => {
    const known = byRoute.get(route)
    const found = known?.find((times) => times.status === status && times.method === method)
    if (found !== undefined) return found
    const made = { method, route, status, counts: UP_TO_SECONDS.map(() => 0), sum: 0, count: 0 }
    if (known === undefined) byRoute.set(route, [made])
    else known.push(made)
    return made
  }
  const observe = (method: string, route: string, status: number, seconds: number): void => {
    const times = find(method, route, status)
    times.sum += seconds
    times.count += 1
    const nth = UP_TO_SECONDS.findIndex((bound) => seconds <= bound)
    if (nth >= 0) times.counts[nth]! += 1
  }
  /** The interface by which the registry reads a metric. */
  const get = async () => {
    const values = [...byRoute.values()].flat().flatMap(valuesOf)
    return { name: NAME, help: 'Time from request to answer', type: 'histogram', values, aggregator: 'sum' }
  }
  return { observe, metric: { name: NAME, get, reset: () => byRoute.clear() } as unknown as Metric }
}

/** Each bucket includes those of the smaller ones. */
function valuesOf({ method, route, status, counts, sum, count }: Times) {
  const labels = { method, route, status }
  let upTo = 0
  const buckets = UP_TO_SECONDS.map((le, nth) => {
    upTo += counts[nth]!
    return { metricName: `${NAME}_bucket`, labels: { le, ...labels }, value: upTo }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ]
}
