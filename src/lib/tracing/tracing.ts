/** A span that may get facts until it ends. */
export type OpenSpan = {
  /** The W3C header that makes spans elsewhere children of this one. */
  traceparent: string
  ids: TraceIds
  set: (facts: Facts) => void
  /** Marks it as failed, by the name of the error. */
  fail: (error: unknown) => void
  end: () => void
  /** Runs work whose spans are children of this one. */
  within: <T>(work: () => T) => T
}

type Facts = Record<string, string | number | boolean>

/** The fields of a log entry that name a span. */
export type TraceIds = { trace_id: string; span_id: string }

export type SpanAbout = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  facts?: Facts
  /** A W3C `traceparent` of elsewhere; without a valid one the parent is the current span, if there is one. */
  parent?: string | null | undefined
}

/** A library for traces, as the program uses it. */
export type Tracing = { start: (about: SpanAbout) => OpenSpan; current: () => OpenSpan | null }

// One for the process, as with the log of uncaught errors: spans are started where no context is at hand.
let tracing: Tracing | null = null

/** Sends spans to a library from now on; null sends them nowhere, which costs a comparison each. */
export function useTracing(given: Tracing | null): void {
  tracing = given
}

export const isTraced = () => tracing !== null

/** Starts a span; null while there are no traces. */
export function startSpan(about: SpanAbout): OpenSpan | null {
  return tracing === null ? null : tracing.start(about)
}

/** Returns the span in which the caller runs and which has not ended; null for none. */
export function currentSpan(): OpenSpan | null {
  return tracing === null ? null : tracing.current()
}

/** Returns the `traceparent` of the current span, to be stored with what it causes; null for none. */
export function currentTraceparent(): string | null {
  return currentSpan()?.traceparent ?? null
}

/** Returns the fields of a log entry that name the current span. */
export function currentTraceIds(): TraceIds | Record<string, never> {
  return currentSpan()?.ids ?? {}
}

/** Runs work in a span that ends with it, and fails with it. Without traces it only runs the work. */
export async function inSpan<T>(about: SpanAbout, work: (span: OpenSpan | null) => Promise<T>): Promise<T> {
  const span = startSpan(about)
  if (span === null) return work(null)
  try {
    return await span.within(() => work(span))
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
