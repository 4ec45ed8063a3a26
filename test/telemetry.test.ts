import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { call, type Installation, KEY, makeInstallation, type Service, until } from './support/installation.ts'
import { startOtlpReceiver } from './support/otlp-receiver.ts'
import { metricsIn } from './support/read-metrics.ts'
import { startReceiver } from './support/receiver.ts'
import { startSmtpReceiver } from './support/smtp-receiver.ts'

const DEPLOY = join(import.meta.dirname, '..', 'deploy')
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = (flags = '01') => `00-${TRACE}-00f067aa0ba902b7-${flags}`

/** Prints the packages of OpenTelemetry that a process loads. */
const LISTER = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) {
  if (url.includes('@opentelemetry/')) process.stderr.write('loaded ' + url + '\\n')
  return next(url, context)
} })`
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(LISTER)}`

describe('a process that sends traces and metrics', () => {
  const parts = new AsyncDisposableStack()
  let otlp: Awaited<ReturnType<typeof startOtlpReceiver>>
  let hooks: Awaited<ReturnType<typeof startReceiver>>
  let installation: Installation
  let service: Service

  before(async () => {
    otlp = parts.use(await startOtlpReceiver())
    hooks = parts.use(await startReceiver({ status: 200 }))
    const smtp = parts.use(await startSmtpReceiver())
    installation = parts.use(await makeInstallation())
    service = await installation.start('all', {
      NODE_OPTIONS,
      LOG_LEVEL: 'info',
      SMTP_URL: smtp.url,
      WEBHOOK_ALLOW_TARGETS: hooks.host,
      OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret',
      OTEL_SERVICE_NAME: 'events',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment=test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_METRIC_EXPORT_INTERVAL: '500',
    })
  })
  after(() => parts.disposeAsync())

  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${service.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${KEY}`, traceparent: traceparent(), 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { answer, body: (await answer.json()) as any }
  }

  it('continues the trace of its caller through statements, jobs and webhooks, to the receiver', async () => {
    await call(service, 'POST', '/admin/webhooks', { url: hooks.url, events: ['cert.issued'] })
    const { body: event } = await send('POST', '/admin/events', { name: 'Traced', template_image_url: 'placeholder' })
    const { body: person } = await send('POST', `/admin/events/${event.id}/attendees`, {
      first_name: 'Ada',
      email: 'ada@example.org',
    })
    const { answer } = await send('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [person.id] })
    assert.equal(answer.status, 201)
    const request = await otlp.span(({ name }) => name === 'POST /api/v1/admin/events/:id/certificates')
    assert.equal(request.traceId, TRACE)
    assert.equal(request.parentId, '00f067aa0ba902b7')
    assert.equal(request.facts['http.response.status_code'], '201')
    assert.equal(request.facts['laurel.request_id'], answer.headers.get('x-request-id'))
    const statement = await otlp.span(({ parentId, facts }) => parentId === request.id && 'db.query.text' in facts)
    assert.equal(statement.facts['db.system.name'], 'postgresql')
    const delivery = await otlp.span(({ name }) => name === 'webhook delivery')
    assert.equal(delivery.traceId, TRACE)
    assert.ok(
      otlp.spans.some(({ id }) => id === delivery.parentId),
      'it is a child of a span of this trace',
    )
    const received = String(hooks.received[0]!.bytes)
    assert.match(received, new RegExp(`^traceparent: 00-${TRACE}-${delivery.id}-01\r$`, 'm'))
    await send('PATCH', `/admin/events/${event.id}`, { visibility: 'public' })
    await send('POST', `/public/events/${event.id}/registrations`, {
      first_name: 'Ada',
      email: 'ada.visitor@example.org',
    })
    const mail = await otlp.span(({ name }) => name === 'send email')
    assert.equal(mail.facts['laurel.email.outcome'], 'sent')
    assert.deepEqual([request.resource['service.name'], request.resource['deployment.environment']], ['events', 'test'])
    assert.equal(otlp.headers[0]!['api-key'], 'secret')
  })

  it('makes spans of jobs, as children of what queued them', async () => {
    const { body: event } = await send('POST', '/admin/events', { name: 'Bulk', template_image_url: 'placeholder' })
    const form = new FormData()
    form.set('file', new File(['name\nAda\n'], 'names.csv', { type: 'text/csv' }))
    const answer = await fetch(`${service.url}/api/v1/admin/events/${event.id}/bulk-generate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, traceparent: traceparent() },
      body: form,
    })
    assert.equal(answer.status, 201, await answer.text())
    const job = await otlp.span(({ name }) => name === 'job run-bulk-job')
    assert.equal(job.traceId, TRACE)
    assert.ok(otlp.spans.some(({ id, name }) => id === job.parentId && name.endsWith('/bulk-generate')))
    await otlp.span(({ parentId, facts }) => parentId === job.id && 'db.query.text' in facts)
  })

  it('logs the trace of a request, and sends nothing about people', async () => {
    const { answer } = await send('GET', '/admin/events')
    const id = answer.headers.get('x-request-id')
    const line = await until(
      async () =>
        service
          .output()
          .split('\n')
          .find((each) => each.includes(`"${id}"`)),
      (found) => found !== undefined,
    )
    assert.equal(JSON.parse(line!).trace_id, TRACE)
    assert.doesNotMatch(JSON.stringify(otlp.spans), /ada@example|Ada|lrl_live/)
  })

  it('makes a trace of its own for a header that is none, and no span of health checks', async () => {
    await fetch(`${service.url}/healthz`)
    await fetch(`${service.url}/api/v1/openapi.json`, { headers: { traceparent: '00-zz-1-01' } })
    const span = await otlp.span(({ name }) => name.includes('openapi'))
    assert.notEqual(span.traceId, TRACE)
    assert.equal(span.parentId, '')
    assert.ok(!otlp.spans.some(({ name }) => name.includes('healthz')))
  })

  it('sends the metrics that Prometheus reads', async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text()
    const names = Object.keys(metricsIn(text)).map((name) => name.replace(/(_bucket|_sum|_count)?(\{.*)?$/, ''))
    await until(
      async () => names.filter((name) => !otlp.metrics.has(name)),
      (missing) => missing.length === 0,
    )
    const requests = otlp.metrics.get('laurel_http_request_duration_seconds')!
    assert.equal(requests.kind, 'histogram')
    for (const { value, counts } of requests.points)
      assert.equal(
        counts.reduce((a, b) => a + b, 0),
        value,
      )
    assert.equal(otlp.metrics.get('laurel_database_up')!.points[0]!.value, 1)
    assert.equal(otlp.metrics.get('process_cpu_seconds_total')!.kind, 'sum')
  })

  it('has every metric that the alert rules, the dashboard and the documentation name', async () => {
    const text = await (await fetch(`${service.url}/metrics`)).text()
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
    const files = ['prometheus/laurel-alerts.yaml', 'grafana/laurel-dashboard.json', '../docs/operations.md']
    for (const file of files) {
      const named = readFileSync(join(DEPLOY, file), 'utf8').match(/\b(laurel|process|nodejs)_\w+(?<!_)/g)!
      const unknown = named.filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')) && !known.has(name))
      assert.deepEqual(
        unknown.filter((name) => !/^laurel_(live|hook)/.test(name)),
        [],
        file,
      )
      assert.ok(named.length > 10)
    }
  })

  it('loads the packages of OpenTelemetry, and a process without an endpoint none of them', async () => {
    assert.match(service.output(), /^loaded .*@opentelemetry\/sdk-trace-base/m)
    const other = await installation.start('api', { NODE_OPTIONS, LOG_LEVEL: 'info', OTEL_SERVICE_NAME: 'events' })
    const answer = await fetch(`${other.url}/api/v1/admin/events`, {
      headers: { authorization: `Bearer ${KEY}`, traceparent: traceparent() },
    })
    assert.equal(answer.status, 200)
    const id = answer.headers.get('x-request-id')
    await until(
      async () => other.output(),
      (text) => text.includes(`"${id}"`),
    )
    assert.doesNotMatch(other.output(), /opentelemetry|trace_id/)
  })

  it('logs no field that the documentation does not list', () => {
    const page = readFileSync(join(DEPLOY, '../docs/operations.md'), 'utf8')
    const listed = /### The log\n(.*?)\n### /s.exec(page)![1]!
    const entries = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{"level"'))
    assert.ok(entries.length > 5)
    for (const entry of entries)
      for (const field of Object.keys(JSON.parse(entry)))
        assert.ok(/_id$/.test(field) || listed.includes(`\`${field}\``), `${field} in ${entry}`)
  })
})
