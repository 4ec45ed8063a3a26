import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Registry } from 'prom-client'
import { figuresProducer } from './figures-producer.ts'
import { type OpenSpan, type SpanAbout, type Tracing, useTracing } from './tracing.ts'

type Options = {
  traces: boolean
  metrics: boolean
  metricsEveryMs: number
  version: string
  onError: (message: string) => void
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
const FLUSH_WITHIN_MS = 2_000
const SILENT = { debug: () => {}, info: () => {}, verbose: () => {} }

const propagator = new W3CTraceContextPropagator()
const getter = { keys: () => ['traceparent'], get: (carrier: string) => carrier }

/**
 * Sends traces and metrics of this process by OTLP. The packages read the standard OTEL_ settings of addresses, headers,
 * sampling, batches and resources themselves. `stop` sends what is waiting, within two seconds.
 */
export function openTelemetry({ traces, metrics, metricsEveryMs, version, onError }: Options) {
  const resource = resourceFromAttributes({
    'service.name': 'laurel',
    'service.version': version,
    'service.instance.id': randomUUID(),
    'host.name': hostname(),
  }).merge(detectResources({ detectors: [envDetector] }))
  diag.setLogger({ ...SILENT, error: onError, warn: onError }, { logLevel: DiagLogLevel.WARN })
  const closers: (() => Promise<void>)[] = []
  if (traces) {
    const provider = new BasicTracerProvider({
      resource,
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    })
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
    useTracing(tracingWith(provider.getTracer('laurel', version)))
    closers.push(() => provider.shutdown())
  }
  return {
    /** Also sends the metrics of a registry. */
    measure(registry: () => Promise<Registry>): void {
      if (!metrics) return
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 10_000),
        metricProducers: [figuresProducer(registry, resource, version)],
      })
      const provider = new MeterProvider({ resource, readers: [reader] })
      closers.push(() => provider.shutdown())
    },
    async stop(): Promise<void> {
      useTracing(null)
      const closed = Promise.allSettled(closers.map((close) => close()))
      await Promise.race([closed, wait(FLUSH_WITHIN_MS, null, { ref: false })])
    },
  }
}

function tracingWith(tracer: Tracer): Tracing {
  return {
    start(about) {
      const parent = parentOf(about)
      const { name, kind, facts = {} } = about
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent)
      return openSpan(span, trace.setSpan(parent, span))
    },
    current() {
      // Work that a request started may go on in its context after it has ended.
      const span = trace.getActiveSpan()
      return span?.isRecording() ? openSpan(span, context.active()) : null
    },
  }
}

function parentOf({ parent }: SpanAbout): Context {
  const active = trace.getActiveSpan()?.isRecording() ? context.active() : trace.deleteSpan(context.active())
  return parent ? propagator.extract(active, parent, getter) : active
}

function openSpan(span: Span, inside: Context): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    ids: { trace_id: traceId, span_id: spanId },
    set: (facts) => void span.setAttributes(facts),
    fail(error) {
      span.setAttribute('error.type', nameOf(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
    },
    end: () => span.end(),
    within: (work) => context.with(inside, work),
  }
}

/** Messages of errors may contain data of people, so only codes and names are sent. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : error.name
}
