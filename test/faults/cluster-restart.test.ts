import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { startCluster } from '../support/cluster.ts'
import { call, until } from '../support/installation.ts'
import { startReverseProxy } from '../support/reverse-proxy.ts'

const few = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))
const CLIENTS = 4
const PAUSE_MS = 10

/** Clients that send requests of several kinds until they are stopped, and remember what every one was answered. */
function startLoad(url: string, eventId: number, publicId: string) {
  const service = { url } as never
  const failed: string[] = []
  const made = { attendees: [] as number[], events: [] as number[], jobs: [] as number[] }
  const event = `/admin/events/${eventId}`
  let stopping = false
  let sent = 0
  const send = async (method: string, path: string, wanted: number, body?: object) => {
    sent++
    const answer = await call(service, method, path, body).catch((error) => ({ status: 0, body: String(error.cause) }))
    if (answer.status !== wanted) failed.push(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body?.id
  }
  const workbook = () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(few)]), 'names.xlsx')
    return form
  }
  const client = async (number: number) => {
    for (let n = 0; !stopping; n++) {
      const person = { first_name: 'Ada', email: `ada-${number}-${n}@example.org`, last_name: 'L'.repeat(150) }
      made.attendees.push(await send('POST', `${event}/attendees`, 201, person))
      await send('GET', `${event}/attendees?limit=50`, 200)
      await send('PATCH', event, 200, { event_description: `${'d'.repeat(5_000)} ${number} ${n}` })
      await send('GET', `/v/certs/${publicId}`, 200)
      made.events.push(await send('POST', '/admin/events', 201, { name: 'More', template_image_url: 'placeholder' }))
      if (n % 10 === 0) made.jobs.push(await send('POST', `${event}/bulk-generate`, 201, workbook()))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)))
  return {
    failed,
    made,
    sent: () => sent,
    async stop() {
      stopping = true
      await clients
    },
  }
}

test('restarted one after the other under load: no request fails, each POST is there once, every process ends with 0', async () => {
  await using cluster = await startCluster({ DRAIN_SECONDS: '1' })
  await using proxy = await startReverseProxy(cluster.apis.map(({ url }) => url))
  const service = { url: proxy.url } as never
  const event = (await call(service, 'POST', '/admin/events', { name: 'Roll', template_image_url: 'placeholder' })).body
  await call(service, 'POST', `/admin/events/${event.id}/attendees`, { first_name: 'Eve', email: 'eve@example.org' })
  const { certificates } = (await call(service, 'POST', `/admin/events/${event.id}/certificates`)).body

  const load = startLoad(proxy.url, event.id, certificates[0].public_id)
  for (const member of [...cluster.apis, ...cluster.workers]) {
    await cluster.restart(member)
    if (member.role === 'api') await proxy.sees(member.url)
    const before = load.sent()
    await until(
      async () => load.sent(),
      (sent) => sent >= before + 40,
    )
  }
  await load.stop()
  assert.deepEqual(load.failed, [])

  const ids = async (text: string) => (await cluster.query<{ id: string }>(text)).map(({ id }) => Number(id))
  const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
  assert.ok(load.made.jobs.length > 0)
  assert.deepEqual(
    await ids(`select id from attendee where email like 'ada-%' order by id`),
    inOrder(load.made.attendees),
  )
  assert.deepEqual(await ids(`select id from event where name = 'More' order by id`), inOrder(load.made.events))
  assert.deepEqual(await ids('select id from bulk_job order by id'), inOrder(load.made.jobs))
  const jobs = () => cluster.query<{ status: string }>('select distinct status from bulk_job')
  const finished = await until(jobs, (rows) => rows.every(({ status }) => !['pending', 'processing'].includes(status)))
  assert.deepEqual(finished, [{ status: 'completed' }])
  const { code, out, err } = await cluster.doctor()
  assert.equal(code, 0, out + err)
})
