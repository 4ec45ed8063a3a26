import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadConfig } from './config.ts'

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'

test('traces and metrics are sent where an endpoint says so, and not when they are switched off', () => {
  const on = { traces: true, metrics: true, metricsEveryMs: 60_000 }
  for (const [env, telemetry] of [
    [{}, null],
    [{ OTEL_SERVICE_NAME: 'laurel' }, null],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT }, on],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }, null],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
      { ...on, traces: false },
    ],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }, null],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://traces:4318/v1/traces' }, { ...on, metrics: false }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRIC_EXPORT_INTERVAL: '5000' },
      { ...on, metricsEveryMs: 5_000 },
    ],
  ] as const)
    assert.deepEqual(loadConfig(env).telemetry, telemetry, JSON.stringify(env))
})

test('an endpoint that is no address and another protocol are refused by name', () => {
  const more = { OTEL_EXPORTER_OTLP_ENDPOINT }
  assert.throws(() => loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }), /OTEL_EXPORTER_OTLP_ENDPOINT must/)
  assert.throws(() => loadConfig({ ...more, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }), /_PROTOCOL must be http\/protobuf/)
  assert.throws(() => loadConfig({ ...more, OTEL_METRIC_EXPORT_INTERVAL: '1' }), /OTEL_METRIC_EXPORT_INTERVAL/)
})
