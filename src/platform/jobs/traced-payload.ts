import { currentTraceparent } from '../../lib/tracing/tracing.ts'

/** The field that carries the span which queued a job. */
const FIELD = 'traceparent'

/** Returns a payload with the current span, if there is one. */
export function withTrace(payload: unknown): unknown {
  const traceparent = currentTraceparent()
  return traceparent === null ? payload : { ...(payload as object), [FIELD]: traceparent }
}

/** Takes the span out of a payload, so that the job gets what was queued. */
export function splitTrace(payload: unknown): { payload: unknown; parent: string | null } {
  if (payload === null || typeof payload !== 'object' || !(FIELD in payload)) return { payload, parent: null }
  const { [FIELD]: parent, ...rest } = payload
  return { payload: rest, parent: typeof parent === 'string' ? parent : null }
}
