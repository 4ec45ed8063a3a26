import type { Reader } from './read-settings.ts'
import type { Config } from './settings.ts'

const ENDPOINTS = {
  any: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  traces: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  metrics: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
} as const

const PROTOCOLS = [
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
  'OTEL_EXPORTER_OTLP_METRICS_PROTOCOL',
]

/**
 * Reads whether OpenTelemetry is used, by its standard settings; the packages read the others themselves.
 * @returns null without an endpoint
 */
export function readTelemetry({ text, integer, problems }: Reader): Config['telemetry'] {
  const isOn = (signal: 'TRACES' | 'METRICS', own: string) =>
    (text(ENDPOINTS.any) ?? text(own)) !== null && text(`OTEL_${signal}_EXPORTER`) !== 'none'
  if (text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true') return null
  const telemetry = { traces: isOn('TRACES', ENDPOINTS.traces), metrics: isOn('METRICS', ENDPOINTS.metrics) }
  if (!telemetry.traces && !telemetry.metrics) return null
  for (const name of Object.values(ENDPOINTS))
    if (text(name) !== null && !/^https?:$/.test(URL.parse(text(name)!)?.protocol ?? ''))
      problems.push(`${name} must be an http or https address such as http://collector:4318.`)
  for (const name of PROTOCOLS)
    if ((text(name) ?? 'http/protobuf') !== 'http/protobuf')
      problems.push(`${name} must be http/protobuf, the one protocol that Laurel sends, and is "${text(name)}".`)
  return { ...telemetry, metricsEveryMs: integer('OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 3_600_000) }
}
