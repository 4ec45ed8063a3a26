import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { TestContext } from 'node:test'
import { call, KEY, type Service, startProcess, submitJob, until } from './installation.ts'
import { startReceiver } from './receiver.ts'
import { startSmtpReceiver } from './smtp-receiver.ts'
import { readStream } from './stream-reader.ts'

const workbook = readFileSync(new URL('../fixtures/spreadsheets/openpyxl-turkish.xlsx', import.meta.url))

/** Writes and reads all the time, notes each status, and which events were acknowledged. */
export function startLoad(service: Service) {
  const statuses = new Map<string, number>()
  const acknowledged: string[] = []
  let [going, nth] = [true, 0]
  const note = (what: string, status: number) => {
    statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1)
    return status
  }
  const repeat = async (work: () => Promise<unknown>) => {
    while (going) {
      await work()
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const write = async () => {
    const name = `Event ${nth++}`
    const { status } = await call(service, 'POST', '/admin/events', { name, template_image_url: 'placeholder' })
    if (note('write', status) === 201) acknowledged.push(name)
  }
  const read = async () => note('read', (await call(service, 'GET', '/admin/events?limit=1')).status)
  const loops = [write, write, read].map(repeat)
  return {
    acknowledged,
    /** Waits for this many further writes. */
    enough(more: number) {
      const least = acknowledged.length + more
      return until(async () => acknowledged.length >= least, Boolean)
    },
    async stop() {
      going = false
      await Promise.all(loops)
      return statuses
    },
  }
}

export const readiness = async ({ url }: Service) => (await fetch(`${url}/readyz`)).status
const isReady = (service: Service) =>
  until(
    () => readiness(service),
    (status) => status === 200,
  )

/** Waits until every loop of the service has done new work. */
export async function works(service: Service, { hooks, mails, stream }: Watched, t: TestContext, since: number) {
  await isReady(service)
  const steps: string[] = []
  const note = (step: string) => void steps.push(`${step} ${Math.round(performance.now() - since)}`)
  note('ready')
  const [hooksBefore, mailsBefore] = [hooks.received.length, mails.received.length]
  const { job, path } = (await until(
    () => submitJob(service, workbook).catch(() => null),
    (submitted) => submitted !== null,
  ))!
  note('submitted')
  await stream.hears('event', job.event_id)
  note('heard')
  const email = `somebody-${performance.now()}@example.org`
  const invited = await until(
    () => call(service, 'POST', '/admin/people/invitations', { email, role: 'viewer' }),
    ({ status }) => status !== 503,
  )
  assert.equal(invited.status, 201, JSON.stringify(invited.body))
  const done = await until(
    async () => (await call(service, 'GET', path)).body.status,
    (status) => status === 'completed' || status === 'failed',
  )
  assert.equal(done, 'completed')
  note('job done')
  await until(async () => hooks.received.length > hooksBefore, Boolean)
  note('webhook')
  await until(async () => mails.received.length > mailsBefore, Boolean)
  note('mail')
  t.diagnostic(`ms after there was a primary: ${steps.join(', ')}`)
}

export type Watched = {
  hooks: Awaited<ReturnType<typeof startReceiver>>
  mails: Awaited<ReturnType<typeof startSmtpReceiver>>
  stream: Awaited<ReturnType<typeof readStream>>
}

/** A service on this address, with a receiver of webhooks, one of mails and a stream whose work can be watched. */
export async function startWatched(env: Record<string, string>) {
  await using opening = new AsyncDisposableStack()
  const hooks = opening.use(await startReceiver({ status: 200 }))
  const mails = opening.use(await startSmtpReceiver())
  const service = opening.use(
    await startProcess({
      LAUREL_BOOTSTRAP_CREDITS: '1000',
      SMTP_URL: mails.url,
      WEBHOOK_ALLOW_TARGETS: hooks.host,
      ...env,
    }),
  )
  const endpoint = await call(service, 'POST', '/admin/webhooks', { url: hooks.url, events: ['cert.bulk_completed'] })
  assert.equal(endpoint.status, 201, JSON.stringify(endpoint.body))
  const stream = opening.use(await readStream(service.url, { key: KEY }))
  await stream.begins()
  const parts = opening.move()
  return { service, watched: { hooks, mails, stream }, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}
