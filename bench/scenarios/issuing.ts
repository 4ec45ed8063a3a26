import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeArchiveFile } from '../../src/modules/certificates/index.ts'
import { laurelLayout } from '../../src/modules/designs/builtin/laurel-design.ts'
import { belowBar, besideOthers, compareThroughput, compareTimes, type Result, timed } from '../compare.ts'
import { median } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { issueWithValues, runBulkJob } from './issuing-values.ts'
import { latency } from './latency.ts'
import { addAttendees } from './tenants.ts'

const ROUNDS = 15
const PEOPLE = 60_000
/** On two cores, while each issue held the organisation's log until its commit had reached the disk. */
const ISSUED_ONE_BY_ONE = 177

/**
 * Issuing one by one and to 1,000 attendees, and a bulk job of 1,000 names with other requests meanwhile. Each has a stage
 * of its own: what follows from fifty thousand certificates would go on beside the next.
 */
export async function issuingScenarios(): Promise<Result[]> {
  const results: Result[] = []
  for (const measure of [issueOne, issueThousand, bulkThousand, issueWithValues]) {
    const stage = await openStage()
    try {
      results.push(...(await measure(stage)))
    } finally {
      await stage.close()
    }
  }
  return results
}

/** One certificate a request, all of one organisation and event. */
async function issueOne(stage: Stage): Promise<Result[]> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(stage.client, event.id, PEOPLE)
  const { rows } = await stage.client.query<{ id: number }>('select id::int from attendee where event_id = $1', [
    event.id,
  ])
  const ids = rows.map(({ id }) => id)
  const next = () => {
    const id = ids.pop()
    if (id === undefined) throw new Error(`More than ${PEOPLE} certificates were issued: the bench needs more people.`)
    return id
  }
  await stage.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids: [next()] })
  const path = `${new URL(stage.api).pathname}/admin/events/${event.id}/certificates`
  const headers = { authorization: `Bearer ${stage.key}` }
  const result = await compareThroughput(
    'issue one certificate',
    { method: 'POST', url: stage.api, each: () => ({ path, headers, body: `{"attendee_ids":[${next()}]}` }) },
    { method: 'POST', url: stage.floor, each: () => ({ path: `/issue/${next()}` }) },
    { atLeast: 0.8, processor: () => processorTime(...stage.pids) },
  )
  const ratio = result.ours / ISSUED_ONE_BY_ONE
  const { ours, unit } = result
  const bar = 'at least 6 times the rate of a log that was written one issue after the other'
  const name = 'the same beside 177 a second'
  return [result, { name, unit, ours, floor: ISSUED_ONE_BY_ONE, ratio, bar, held: ratio >= 6 }]
}

async function issueThousand(stage: Stage): Promise<Result[]> {
  const newEvent = async () => {
    const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
    await addAttendees(stage.client, event.id, 1_000)
    return event.id as number
  }
  await stage.request('POST', `/admin/events/${await newEvent()}/certificates`)
  const ours = async () => {
    const id = await newEvent()
    return timed(() => stage.request('POST', `/admin/events/${id}/certificates`))
  }
  const floor = async () => {
    const id = await newEvent()
    const codes = Array.from({ length: 1_000 }, () =>
      randomBytes(16)
        .toString('hex')
        .toUpperCase()
        .replace(/[ILOU]/g, '0')
        .slice(0, 13),
    )
    const uuids = codes.map(() => randomUUID())
    return timed(() =>
      stage.client.query(
        `insert into certificate (org_id, event_id, attendee_id, attendee_name, attendee_email, event_name, event_timezone, issuer_name,
           design_version_id, issued_at, public_id, verification_code, salt, folded)
         select a.org_id, a.event_id, a.id, a.first_name || ' ' || a.last_name, a.email, 'Bench', 'UTC', 'My organisation',
           (select min(id) from design_version), now(), d.public_id, d.code, '\\x00', a.folded
         from (select *, row_number() over (order by id) as nth from attendee where event_id = $3) a
         join unnest($1::uuid[], $2::text[]) with ordinality as d (public_id, code, nth) on d.nth = a.nth`,
        [uuids, codes, id],
      ),
    )
  }
  return [await compareTimes('issue 1,000 certificates', ROUNDS, ours, floor, 4)]
}

async function bulkThousand(stage: Stage): Promise<Result[]> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const page = `/admin/events/${event.id}/attendees`
  await addAttendees(stage.client, event.id, 40)
  const run = () => runBulkJob(stage, event.id)
  await run()
  const { rows } = await stage.client.query<{ bytes: number }>('select max(zip_bytes)::int as bytes from bulk_job')
  const folder = await mkdtemp(join(tmpdir(), 'laurel-bench-zip-'))
  const bytes = Buffer.alloc(rows[0]!.bytes, 7)
  const processor = () => processorTime(...stage.pids)
  try {
    const drawn = await drawThousand(folder, bytes)
    const begun = processor()
    const result = await compareTimes(
      'a bulk job of 1,000 names',
      ROUNDS,
      () => timed(run),
      () => timed(() => writeDurably(join(folder, 'zip'), bytes)),
      8,
    )
    const each = belowBar(
      'processor time of a bulk job for each name',
      'ms',
      (processor() - begun) / ROUNDS / 1_000,
      0.7,
    )
    const idle = await latencies(stage, page, () => new Promise((resolve) => setTimeout(resolve, 1_500)))
    const busy = await latencies(stage, page, run)
    return [drawn, result, each, besideOthers('p99 of other requests during a bulk job', busy, idle)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Drawing 1,000 certificates into an archive on the disk, beside writing as many bytes there. */
async function drawThousand(folder: string, bytes: Buffer): Promise<Result> {
  const event = { name: 'Bench', date: null, timezone: 'UTC', issuer: 'My organisation' }
  const layout = laurelLayout('en')
  const design = { key: 'bench', layout, background: null }
  const certificates = Array.from({ length: 1_000 }, (_, n) => ({
    row: n + 2,
    record: {
      attendee_name: `Ada Lovelace ${n}`,
      event_name: event.name,
      event_date: event.date,
      event_timezone: event.timezone,
      issuer_name: event.issuer,
      certificate_values: null,
      tier: null,
      verification_code: `7KQ2M9XF3TB${String(n % 10)}C`,
      public_id: randomUUID(),
      verify_url: `https://laurel.example/verify/${randomUUID()}`,
      issued_at: new Date(0),
      expires_at: null,
    },
  }))
  const draw = () => writeArchiveFile(join(folder, 'drawn'), { certificates, design }, async () => true)
  await draw()
  return compareTimes(
    '1,000 names into a ZIP',
    ROUNDS,
    () => timed(draw),
    () => timed(() => writeDurably(join(folder, 'zip'), bytes)),
    3,
  )
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  await file.write(bytes)
  await file.sync()
  await file.close()
}

/** The 99th percentile of requests that go out every 5 ms while `work` runs, as the median of five times. */
async function latencies(stage: Stage, path: string, work: () => Promise<unknown>): Promise<number> {
  const percentiles: number[] = []
  for (let round = 0; round < 5; round++) percentiles.push(await latency(stage, path, work))
  return median(percentiles)
}
