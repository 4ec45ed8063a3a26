import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '../../src/app.ts'
import { AppError } from '../../src/lib/errors.ts'
import { createLog } from '../../src/lib/log.ts'
import { runBulkJob } from '../../src/modules/bulk-certificates/run-bulk-job.ts'
import { grantCredits } from '../../src/modules/organisations/index.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { workbookOfColumn } from '../fixtures/spreadsheets/make-workbook.ts'
import { anAttendee, anEvent, upload } from '../support/factories.ts'
import { startWorld, type World } from '../support/harness.ts'
import { listen } from '../support/last-byte.ts'
import { randomFrom } from '../support/random-from.ts'
import { SEED } from '../support/seed.ts'
import { COMMIT, type DatabaseProxy, startDatabaseProxy } from '../support/tcp-proxy.ts'

// In the manner of Jepsen's bank test: several clients act at once while connections to the database are cut. Each
// records its responses. Afterwards every change that was acknowledged is there once, none that was refused is, and one
// whose outcome was never heard of is there once or not at all. The seed decides who does what and when what is cut,
// though not the turns of the machine.

const CLIENTS = 4
const STEPS = 20
const CREDITS = 25

type Outcome = 'ok' | 'fail' | 'unknown'
type Noted = { kind: keyof typeof visible; mark: string; outcome: Outcome; told: string }

/** How often the change with a mark is there. */
const visible = {
  grant: (mark: string) => `select 1 from credit_entry where kind = 'grant' and note = '${mark}'`,
  upload: (mark: string) => `select 1 from bulk_job where file_name = '${mark}'`,
  cancel: (mark: string) => `select 1 from bulk_job where id = ${mark} and status = 'cancelled'`,
  add: (mark: string) => `select 1 from attendee where email = '${mark}'`,
  issue: (mark: string) => `select 1 from certificate where attendee_id = ${mark}`,
  revoke: (mark: string) => `select 1 from domain_event where type = 'cert.revoked'
    and convert_from(body, 'UTF8')::jsonb -> 'data' ->> 'certificate_id' = '${mark}'`,
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A process of the service, as it were, that listens and whose way to the database is a proxy. */
async function startService(world: World) {
  await using opening = new AsyncDisposableStack()
  const proxy = opening.use(await startDatabaseProxy(world.databaseUrl))
  const { db, close } = openDatabase(proxy.url, { max: 6 })
  opening.defer(close)
  const services = { ...world.services, db }
  const health = { checks: {}, stopping: () => false }
  const app = opening.use(await buildApp({ config: world.config, services, health, log: createLog('fatal') }))
  const url = `http://127.0.0.1:${await listen({ app })}/api/v1`
  const parts = opening.move()
  return {
    proxy,
    services,
    url,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

type Service = Awaited<ReturnType<typeof startService>>

/** Disturbs the connection to the database at seeded moments, until it is stopped. */
async function disturb(proxy: DatabaseProxy, random: () => number, ended: () => boolean): Promise<void> {
  while (!ended()) {
    await pause(60 + random() * 200)
    const what = random()
    if (what < 0.3) proxy.cut()
    else if (what < 0.6) void proxy.ambush(COMMIT, 'after')
    else if (what < 0.8) void proxy.ambush(COMMIT, 'before')
    else proxy.delay('toClient', Math.floor(random() * 3))
  }
  proxy.delay('toClient', 0)
}

/** One client, which keeps to what it made itself. */
function makeClient(
  world: World,
  service: Service,
  name: string,
  eventId: number,
  random: () => number,
  stopped: () => boolean,
) {
  const history: Noted[] = []
  const mine = { attendees: [] as number[], certificates: [] as number[], jobs: [] as number[] }
  let count = 0
  const mark = () => `${name}-${++count}`
  const take = (list: number[]) => list.splice(Math.floor(random() * list.length), 1)[0]

  /** Sends a POST and records the response. With a key it is sent again until the outcome is known. */
  async function post(
    kind: Noted['kind'],
    noted: string,
    path: string,
    body: string | Buffer,
    type = 'application/json',
  ) {
    const key = random() < 0.5 ? `${kind}-${noted}` : null
    const headers = {
      authorization: `Bearer ${world.key}`,
      'content-type': type,
      ...(key ? { 'idempotency-key': key } : {}),
    }
    while (!stopped()) {
      const request = { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) }
      const answer = await fetch(service.url + path, request).catch(() => null)
      const told: any = await answer?.json()
      const status = answer?.status ?? 0
      assert.ok(status !== 0 && (status < 500 || status === 503), `${kind} ${noted}: ${status} ${JSON.stringify(told)}`)
      const waiting = status === 503 || told?.code === 'idempotency_in_progress'
      if (waiting && key) {
        await pause(20)
        continue
      }
      const outcome = waiting ? 'unknown' : status < 300 ? 'ok' : 'fail'
      history.push({ kind, mark: noted, outcome, told: `${status} ${told?.code ?? ''}${key ? ' with a key' : ''}` })
      return outcome === 'ok' ? told : null
    }
    return null
  }

  const steps = {
    async add() {
      const email = `${mark()}@example.org`
      const body = JSON.stringify({ first_name: name, email })
      const made = await post('add', email, `/admin/events/${eventId}/attendees`, body)
      if (made) mine.attendees.push(made.id)
    },
    async issue() {
      const id = take(mine.attendees)
      if (id === undefined) return steps.add()
      const body = JSON.stringify({ attendee_ids: [id] })
      const made = await post('issue', String(id), `/admin/events/${eventId}/certificates`, body)
      if (made) mine.certificates.push(...made.certificates.map((certificate: any) => certificate.id))
    },
    async revoke() {
      const id = take(mine.certificates)
      if (id === undefined) return steps.issue()
      await post('revoke', String(id), `/admin/certificates/${id}/revoke`, '{}')
    },
    async upload() {
      const names = ['Name', ...Array(1 + Math.floor(random() * 6)).fill('Ada')]
      const file = mark()
      const form = upload(workbookOfColumn(names), { name: file })
      const path = `/admin/events/${eventId}/bulk-generate`
      const made = await post('upload', file, path, form.body, form.headers['content-type'])
      if (made) mine.jobs.push(made.id)
    },
    async cancel() {
      const id = take(mine.jobs)
      if (id === undefined) return steps.upload()
      await post('cancel', String(id), `/admin/events/${eventId}/bulk-generate-jobs/${id}/cancel`, '{}')
    },
    async work() {
      const id = take(mine.jobs)
      if (id === undefined) return
      await runBulkJob(service.services, { org_id: 1, bulk_job_id: id }).catch(() => {})
    },
    async grant() {
      const note = mark()
      const context = { ...service.services, orgId: 1, actor: { kind: 'cli' }, requestId: null } as const
      const amount = Math.floor(random() * 12) - 5 || 1
      const told = await grantCredits(context, { amount, note }).then(
        () => 'ok' as const,
        (error) => (error instanceof AppError ? 'fail' : 'unknown'),
      )
      history.push({ kind: 'grant', mark: note, outcome: told, told: String(amount) })
    },
  }
  return {
    history,
    async act() {
      const names = Object.keys(steps) as (keyof typeof steps)[]
      for (let step = 0; step < STEPS && !stopped(); step++) await steps[names[Math.floor(random() * names.length)]!]()
    },
  }
}

test('while connections to the database are cut, what was acknowledged is done once, and what was refused is not', async (t) => {
  await using world = await startWorld({ credits: CREDITS })
  await using service = await startService(world)
  const event = await anEvent(world)
  await anAttendee(world, event.id)
  let ended = false
  const clients = Array.from({ length: CLIENTS }, (_, index) =>
    makeClient(world, service, `client-${index}`, event.id, randomFrom(SEED + index + 1), () => ended),
  )
  const disturbing = disturb(service.proxy, randomFrom(SEED), () => ended)
  // When one of them finds something wrong the others stop too.
  const acting = clients.map(({ act }) =>
    act().catch((error) => {
      ended = true
      throw error
    }),
  )
  const ends = await Promise.allSettled(acting)
  ended = true
  await disturbing
  for (const end of ends) if (end.status === 'rejected') throw end.reason

  const history = clients.flatMap((client) => client.history)
  const wrong: string[] = []
  for (const { kind, mark, outcome, told } of history) {
    const times = (await world.query(visible[kind](mark))).length
    const right = outcome === 'ok' ? times === 1 : outcome === 'fail' ? times === 0 : times <= 1
    if (!right) wrong.push(`${kind} ${mark} was told ${outcome} (${told}) and is there ${times} times`)
  }
  assert.deepEqual(wrong, [])
  const tally = Object.groupBy(history, ({ outcome }) => outcome)
  t.diagnostic(`ok ${tally.ok?.length ?? 0}, fail ${tally.fail?.length ?? 0}, unknown ${tally.unknown?.length ?? 0}`)
  assert.ok((tally.ok?.length ?? 0) > history.length / 4, 'the service served in between')

  // Remaining work is processed, and every credit matches the jobs and grants.
  await world.runJobs()
  const [books] = await world.query<{ expected: number; balance: number; held: number; open: number }>(`
    select ${CREDITS} + coalesce((select sum(amount) from credit_entry where note like 'client-%'), 0)
        - coalesce((select sum(total_count) from bulk_job where status = 'completed'), 0) as expected,
      balance, held, (select count(*) from bulk_job where status in ('pending', 'processing')) as open
    from credit_balance where org_id = 1`)
  assert.deepEqual([Number(books!.expected), books!.held, books!.open], [books!.balance, 0, 0])
})
