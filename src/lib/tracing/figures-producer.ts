import { type HrTime, ValueType } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client'

type Figure = Omit<MetricObjectWithValues<MetricValue<string>>, 'type'> & { type: string }
type Value = MetricValue<string> & { metricName?: string }

const since = timeOf(Date.now())

/** Gives the metrics of a Prometheus registry to an exporter of OpenTelemetry, under the same names and labels. */
export function figuresProducer(
  registry: () => Promise<Registry>,
  resource: Resource,
  version: string,
): MetricProducer {
  return {
    async collect(): Promise<CollectionResult> {
      const figures = (await (await registry()).getMetricsAsJSON()) as unknown as Figure[]
      const metrics = figures.map((figure) => metricOf(figure, timeOf(Date.now()))).filter((each) => each !== null)
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'laurel', version }, metrics }] },
        errors: [],
      }
    },
  }
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), (ms % 1_000) * 1_000_000]
}

/** @returns null for a summary, which OTLP has for old programs alone */
function metricOf({ name, help, type, values }: Figure, now: HrTime): MetricData | null {
  const unit = name.endsWith('_seconds') ? 's' : name.endsWith('_bytes') ? 'By' : ''
  const base = {
    descriptor: { name, description: help, unit, valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  const points = () =>
    values.map(({ labels, value }) => ({ startTime: since, endTime: now, attributes: { ...labels }, value }))
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() }
  if (type === 'counter') return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() }
  if (type !== 'histogram') return null
  const dataPoints = histogramsOf(values as Value[]).map((each) => ({ startTime: since, endTime: now, ...each }))
  return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints }
}

/** Buckets of Prometheus include those of the smaller ones; those of OTLP do not. */
function histogramsOf(values: Value[]) {
  const byLabels = new Map<
    string,
    { attributes: Record<string, string | number>; upTo: [number, number][]; sum: number; count: number }
  >()
  for (const { labels, value, metricName = '' } of values) {
    const { le, ...attributes } = labels as Record<string, string | number>
    const key = JSON.stringify(attributes)
    const row = byLabels.get(key) ?? { attributes, upTo: [], sum: 0, count: 0 }
    byLabels.set(key, row)
    if (metricName.endsWith('_sum')) row.sum = value
    else if (metricName.endsWith('_count')) row.count = value
    else if (le !== '+Inf') row.upTo.push([Number(le), value])
  }
  return [...byLabels.values()].map(({ attributes, upTo, sum, count }) => {
    const counts = upTo.map(([, value], nth) => value - (upTo[nth - 1]?.[1] ?? 0))
    const boundaries = upTo.map(([bound]) => bound)
    const rest = count - (upTo.at(-1)?.[1] ?? 0)
    return { attributes, value: { buckets: { boundaries, counts: [...counts, rest] }, sum, count } }
  })
}
