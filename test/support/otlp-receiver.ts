import { once } from 'node:events'
import { createServer } from 'node:http'
import { until } from './installation.ts'
import { bytesOf, type Fields, messages, numberOf, readFields, textOf } from './read-protobuf.ts'

export type ReceivedSpan = {
  traceId: string
  id: string
  parentId: string
  name: string
  kind: number
  facts: Record<string, string>
  isFailed: boolean
  resource: Record<string, string>
}
export type ReceivedMetric = {
  name: string
  kind: 'gauge' | 'sum' | 'histogram'
  points: { labels: Record<string, string>; value: number; counts: number[] }[]
}

/** A collector of OpenTelemetry on this machine: it takes traces and metrics by OTLP over HTTP (protobuf, opentelemetry-proto 1). */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = []
  const metrics = new Map<string, ReceivedMetric>()
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = readFields(Buffer.concat(chunks))
    headers.push(request.headers)
    if (request.url === '/v1/traces') spans.push(...spansIn(body))
    if (request.url === '/v1/metrics') for (const metric of metricsIn(body)) metrics.set(metric.name, metric)
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    metrics,
    headers,
    /** Waits for a span. */
    span: (fits: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> =>
      until(
        async () => spans.find(fits),
        (span) => span !== undefined,
      ) as Promise<ReceivedSpan>,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Attributes as texts. */
function factsIn(fields: Fields[]): Record<string, string> {
  const value = (any: Fields) =>
    any.has(1)
      ? textOf(any, 1)
      : any.has(4)
        ? String(bytesOf(any, 4).readDoubleLE())
        : String(numberOf(any, any.has(3) ? 3 : 2))
  return Object.fromEntries(fields.map((each) => [textOf(each, 1), value(messages(each, 2)[0]!)]))
}

function spansIn(body: Fields): ReceivedSpan[] {
  return messages(body, 1).flatMap((of) => {
    const resource = factsIn(messages(messages(of, 1)[0]!, 1))
    return messages(of, 2).flatMap((scope) =>
      messages(scope, 2).map((span) => ({
        traceId: bytesOf(span, 1).toString('hex'),
        id: bytesOf(span, 2).toString('hex'),
        parentId: bytesOf(span, 4).toString('hex'),
        name: textOf(span, 5),
        kind: numberOf(span, 6),
        facts: factsIn(messages(span, 9)),
        isFailed: messages(span, 15).some((status) => numberOf(status, 3) === 2),
        resource,
      })),
    )
  })
}

function metricsIn(body: Fields): ReceivedMetric[] {
  const all = messages(body, 1).flatMap((of) => messages(of, 2).flatMap((scope) => messages(scope, 2)))
  return all.map((metric) => {
    const [kind, number] = metric.has(9)
      ? (['histogram', 9] as const)
      : metric.has(7)
        ? (['sum', 7] as const)
        : (['gauge', 5] as const)
    const isHistogram = kind === 'histogram'
    const points = messages(metric, number)
      .flatMap((data) => messages(data, 1))
      .map((point) => {
        const packed = bytesOf(point, 6)
        const value = bytesOf(point, 4)
        return {
          labels: factsIn(messages(point, isHistogram ? 9 : 7)),
          value: value.length < 8 ? 0 : isHistogram ? Number(value.readBigUInt64LE()) : value.readDoubleLE(),
          counts: Array.from({ length: isHistogram ? packed.length / 8 : 0 }, (_, nth) =>
            Number(packed.readBigUInt64LE(nth * 8)),
          ),
        }
      })
    return { name: textOf(metric, 1), kind, points }
  })
}
