import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import sharp from 'sharp'
import { layoutHash } from '../src/modules/designs/design-versions.ts'
import type { Layout } from '../src/modules/designs/layout/design-layout.ts'
import { workbookOfColumn } from './fixtures/spreadsheets/make-workbook.ts'
import { holdToBounds, whileQuiet } from './support/hold-to-bounds.ts'
import {
  call,
  type Installation,
  KEY,
  makeInstallation,
  runLaurel,
  type Service,
  until,
} from './support/installation.ts'
import { randomBelow } from './support/random-from.ts'
import { rounds } from './support/rounds.ts'
import { SEED } from './support/seed.ts'
import { cpuSince, cpuUse, watchHealth } from './support/watch-health.ts'
import { WORST_TEXTS, type WorstDrawing, worstDrawings } from './support/worst-drawings.ts'
import type { Asked } from './support/worst-inputs.ts'

const LINUX = existsSync('/proc/self/schedstat')
const NOT_TOLD = 'only Linux tells what another process has used'

/** A design as an earlier version may have taken it, whatever is refused today. @returns its id */
async function storeDesign(installation: Installation, layout: Layout, picture: string | null = null): Promise<number> {
  const [design] = await installation.query<{ id: string }>(
    `with made as (insert into design (org_id, name, created_at, updated_at) values (1, 'Worst', now(), now()) returning id)
     select id from made`,
  )
  const id = Number(design!.id)
  await installation.query(
    `insert into design_version (org_id, design_id, version, layout, layout_hash, picture, created_at)
     values (1, $1, 1, $2, $3, $4, now())`,
    [id, JSON.stringify(layout), layoutHash(layout), picture],
  )
  return id
}

type Person = { event?: string; firstName?: string; lastName?: string; designId?: number }

/** @returns the public id */
async function issueOne(service: Service, person: Person, key = KEY): Promise<string> {
  const { event = 'Drawn', firstName = 'Ada', lastName = 'Lovelace', designId = null } = person
  const ask = async (method: string, path: string, body: object) => {
    const answer = await call(service, method, path, body, key)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body
  }
  const about = { name: event, template_image_url: 'placeholder', template_id: designId }
  const { id } = await ask('POST', '/admin/events', about)
  const attendee = { first_name: firstName, last_name: lastName, email: 'ada@example.org' }
  await ask('POST', `/admin/events/${id}/attendees`, attendee)
  return (await ask('POST', `/admin/events/${id}/certificates`, {})).certificates[0].public_id
}

async function fileRequests(installation: Installation, service: Service, worst: WorstDrawing): Promise<Asked[]> {
  const id = await issueOne(service, { ...worst, designId: await storeDesign(installation, worst.layout) })
  return ['pdf', 'png', 'jpg'].map((kind) => ({
    what: `${kind} of ${worst.what}`,
    method: 'GET',
    path: `/c/${id}.${kind}`,
  }))
}

/** As high as can be for its width, and nothing in it that a PNG could make smaller. */
async function uploadNoise(service: Service, below: (n: number) => number): Promise<Asked[]> {
  const block = Buffer.from(Array.from({ length: 65_536 }, () => below(256)))
  const raw = Buffer.alloc(300 * 3_300 * 3, block)
  const form = new FormData()
  form.set('name', 'Noise')
  const picture = await sharp(raw, { raw: { width: 300, height: 3_300, channels: 3 } })
    .jpeg()
    .toBuffer()
  form.set('image', new Blob([new Uint8Array(picture)]), 'noise.jpg')
  const { body } = await call(service, 'POST', '/admin/designs', form)
  const id = await issueOne(service, { designId: body.id })
  return ['pdf', 'png', 'jpg'].map((kind) => ({ what: `${kind} of noise`, method: 'GET', path: `/c/${id}.${kind}` }))
}

test('whatever a design and a name hold, drawing a certificate costs at most a second of a core and holds up nobody', async (t) => {
  if (!LINUX) return t.skip(NOT_TOLD)
  t.diagnostic(`SEED=${SEED}`)
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  await using health = watchHealth(service.url)
  const quiet = await whileQuiet(service, health)
  const below = randomBelow(SEED)
  const requests = await uploadNoise(service, below)
  for (const worst of worstDrawings(below, rounds(3, 60)))
    requests.push(...(await fileRequests(installation, service, worst)))
  // The start of a thread is no cost of what it draws.
  assert.equal((await fetch(`${service.url}/c/${await issueOne(service, {})}.png`)).status, 200)
  await holdToBounds(t, quiet, requests)
})

/** A ticket of an event of its own on which everything is one text, as long as it may be. */
async function ticketRequests(service: Service, what: string, text: string): Promise<Asked[]> {
  const event = { name: text, event_location: [...text.repeat(2)].slice(0, 300).join(''), event_language: 'tr' }
  const about = await call(service, 'POST', '/admin/events', { ...event, template_image_url: 'placeholder' })
  const person = { first_name: text, last_name: text, email: 'ada@example.org' }
  const { body } = await call(service, 'POST', `/admin/events/${about.body.id}/attendees`, person)
  const { pathname } = new URL(body.ticket_url)
  return ['', '.pdf', '.png'].map((kind) => ({
    what: `ticket${kind} of ${what}`,
    method: 'GET',
    path: pathname + kind,
  }))
}

test('whatever an event and a name hold, drawing a ticket costs at most a second of a core and holds up nobody', async (t) => {
  if (!LINUX) return t.skip(NOT_TOLD)
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  await using health = watchHealth(service.url)
  const quiet = await whileQuiet(service, health)
  const requests: Asked[] = []
  for (const [what, text] of Object.entries(WORST_TEXTS)) requests.push(...(await ticketRequests(service, what, text)))
  // The first drawing loads the renderer.
  assert.equal((await fetch(service.url + requests[1]!.path)).status, 200)
  await holdToBounds(t, quiet, requests)
})

/** One of these takes a tenth of a second of a core. */
const SLOW: Layout = {
  page: { width: 841.89, height: 595.28 },
  language: 'en',
  fields: Array.from({ length: 25 }, () => ({
    ...({ type: 'name', x: 0, y: 0, width: 1, height: 0.3, size: 200, fit: 'wrap', letter_spacing: 0.1 } as const),
  })),
}
const SLOW_NAME = 'བོད་ཀྱི་སྐད་ཡིག '.repeat(12)

async function anotherOrganisation({ databaseUrl, dataDir }: Installation): Promise<string> {
  const args = ['org', 'create', '--name', 'Other', '--credits', '1000', '--json']
  const { stdout, stderr, status } = runLaurel(args, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
  assert.equal(status, 0, stderr)
  return JSON.parse(stdout).key
}

/** Sends names to a new event. @returns how to read the job and to cancel it */
async function submitNames(service: Service, names: string[], { designId = null as number | null, key = KEY } = {}) {
  const about = { name: 'Bulk', template_image_url: 'placeholder', template_id: designId }
  const { id } = (await call(service, 'POST', '/admin/events', about, key)).body
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(workbookOfColumn(['Name', ...names]))]), 'names.xlsx')
  const { status, body } = await call(service, 'POST', `/admin/events/${id}/bulk-generate`, form, key)
  assert.equal(status, 201, JSON.stringify(body))
  const path = `/admin/events/${id}/bulk-generate-jobs/${body.id}`
  return {
    read: async () => (await call(service, 'GET', path, undefined, key)).body,
    cancel: () => call(service, 'POST', `${path}/cancel`, undefined, key),
  }
}

const fewNames = Array.from({ length: 20 }, (_, n) => `Person ${n}`)
const slowNames = Array.from({ length: 300 }, (_, n) => `${SLOW_NAME}${n}`)
const isCompleted = ({ status }: { status: string }) => status === 'completed'

test('slow certificates of one organisation are drawn in turn with those of another', async () => {
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  const designId = await storeDesign(installation, SLOW)
  const threads = Math.min(4, availableParallelism())
  const slow: string[] = []
  // One that is asked for again while it is drawn is drawn once, so these differ.
  for (let n = 0; n < 10 * threads; n++)
    slow.push(await issueOne(service, { designId, firstName: SLOW_NAME, lastName: `${SLOW_NAME}${n}` }))
  const other = await issueOne(service, {}, await anotherOrganisation(installation))
  const answered: number[] = []
  const ask = (id: string) =>
    fetch(`${service.url}/c/${id}.png`).then(async (answer) => {
      await answer.arrayBuffer()
      answered.push(answer.status)
    })
  const many = slow.map(ask)
  await Promise.race(many)
  const before = answered.length
  await ask(other)
  // Each thread had begun one, and may have drawn another beside it.
  assert.ok(answered.length - before <= 3 * threads, `${answered.length - before} came before it`)
  await Promise.all(many)
  assert.deepEqual([...new Set(answered)], [200])
})

test('slow bulk jobs do not hold up those of others; cancelled, they cost nothing more; and they do not keep a process', async (t) => {
  if (!LINUX) return t.skip(NOT_TOLD)
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  const designId = await storeDesign(installation, SLOW)
  const key = await anotherOrganisation(installation)
  const submitSlow = () => submitNames(service, slowNames, { designId })
  const slow = [await submitSlow(), await submitSlow(), await submitSlow(), await submitSlow(), await submitSlow()]
  await until(slow[0]!.read, ({ processed_count }) => processed_count > 0)

  const theirs = await submitNames(service, fewNames, { key })
  await until(theirs.read, isCompleted)
  const statuses = await Promise.all(slow.map(async ({ read }) => (await read()).status))
  assert.deepEqual(statuses, ['processing', 'pending', 'pending', 'pending', 'pending'])

  for (const { cancel } of slow) assert.equal((await cancel()).status, 200)
  const since = cpuUse(service.child.pid!)
  const next = await submitNames(service, fewNames)
  await until(next.read, isCompleted)
  // Half a minute is what the first one alone would still have taken.
  const { all } = cpuSince(service.child.pid!, since)
  assert.ok(all <= 5, `${all} s of a core after they were cancelled`)

  const last = await submitSlow()
  await until(last.read, ({ processed_count }) => processed_count > 0)
  service.child.kill('SIGTERM')
  assert.deepEqual(await service.ended, [0, null], service.output())
})
