import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aggregateOnce } from '../src/modules/rollups/aggregate-figures.ts'
import { aCertificate, anAttendee, anEmail, anEvent, aSession } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { randomBelow } from './support/random-from.ts'
import {
  dayOf,
  later,
  type Query,
  type Rows,
  readRows,
  recountEvent,
  recountOverview,
  recountTimeline,
} from './support/recount-analytics.ts'
import { rounds } from './support/rounds.ts'
import { SEED } from './support/seed.ts'

const HOUR = 3_600_000
/** Zones, each with a moment around which clocks are moved there, a day is left out, or one begins. */
const PLACES = [
  ['America/New_York', '2026-03-08T05:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Europe/Istanbul', '2026-05-31T21:00Z'],
  ['Pacific/Apia', '2026-06-30T11:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['America/Havana', '2026-11-01T05:00Z'],
  ['Asia/Kathmandu', '2026-12-31T18:15Z'],
] as const

type Draw = { below: (most: number) => number; pick: <T>(of: readonly T[]) => T }
type Walk = Draw & { world: World; ask: (method: string, path: string, body?: unknown) => Promise<any> }

test('every figure of analytics is what a count of the rows gives, whatever happened, in the days of any zone', async () => {
  for (let round = 0; round < rounds(1, 20); round++) await walk(SEED + round)
})

async function walk(seed: number): Promise<void> {
  await using world = await startWorld({ credits: 1_000 })
  const below = randomBelow(seed)
  const draw: Draw = { below, pick: (of) => of[below(of.length)]! }
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await world.request(method, path, body)
    assert.ok(answer.status < 500, answer.text)
    return answer.body
  }
  const steps: Walk = { world, ask, ...draw }
  for (const [zone, moment] of PLACES) {
    const near = Date.parse(moment)
    await ask('PATCH', '/admin/organisation', { time_zone: zone })
    const times = Array.from({ length: 36 }, () => near + below(8 * HOUR) - 4 * HOUR).toSorted((a, b) => a - b)
    // Certificates issued a day ago expire about now: some has, some will later today.
    for (let n = 0; n < 4; n++) {
      world.stopClock(new Date(near + below(12 * HOUR) - 28 * HOUR))
      await aCertificate(world, { certificate_validity_days: 1 })
    }
    world.stopClock(new Date(times[0]!))
    await begin(steps, new Date(near + below(8 * HOUR) - 4 * HOUR))
    for (const at of times) {
      world.stopClock(new Date(at))
      await step(steps)
      if (below(6) === 0) await aggregateOnce(world.services)
    }
    const read = zone === 'Asia/Kathmandu' ? zone : draw.pick(PLACES.map(([name]) => name).concat(zone, zone))
    await ask('PATCH', '/admin/organisation', { time_zone: read })
    const rows = await readRows(world, read)
    for (const query of queries(steps, dayOf(read, new Date(near))))
      for (const compare of COMPARISONS) await compare(steps, rows, query)
  }
}

/** Ranges around a day and over all of it. */
function queries({ below, pick }: Draw, day: string): Query[] {
  const around = () => ({ from: later(day, -below(40)), to: later(day, below(3)) })
  return [
    { from: day, to: day, interval: 'day' },
    { ...around(), interval: pick(['day', 'week', 'month']) },
    { from: '2025-12-01', to: '2027-02-01', interval: pick(['week', 'month']) },
  ]
}

/** An event with people and a session; some are long over, some have no date. */
async function begin({ world, below, pick }: Walk, at: Date): Promise<void> {
  const event = await anEvent(world, {
    event_date: pick([at.toISOString(), new Date(at.getTime() - 26 * HOUR).toISOString(), null]),
    event_timezone: pick(['UTC', 'Europe/Istanbul', 'Asia/Kathmandu']),
    certificate_tiers: pick([[], [{ name: 'Gold', min_attendance_percent: 0 }]]),
    certificate_validity_days: pick([null, 1, 20]),
    registration_capacity: pick([null, 4]),
  })
  if (below(2)) {
    const end_time = new Date(at.getTime() + HOUR).toISOString()
    await aSession(world, event.id, { start_time: at.toISOString(), end_time })
  }
  for (let n = 0; n < 3; n++) await anAttendee(world, event.id)
}

/** Something that changes what is counted: much of it by the API, the rest as rows of which there is no quick way to them. */
async function step({ world, ask, below, pick }: Walk): Promise<void> {
  const [row] = await world.query<{ event_id: number; id: number; session_id: number | null }>(`
    select a.event_id, a.id, (select min(id) from session s where s.event_id = a.event_id) as session_id
    from attendee a where org_id = 1 order by id desc offset ${below(12)} limit 1`)
  if (row === undefined) return
  const { event_id, id, session_id } = row
  const admin = `/admin/events/${event_id}`
  const now = `'${world.services.now().toISOString()}'`
  const [certificate] = await world.query<{ id: number }>(
    `select id from certificate where org_id = 1 and status = 'active' order by id desc offset ${below(6)} limit 1`,
  )
  const door = session_id !== null && below(2) ? `${admin}/sessions/${session_id}/checkin` : `${admin}/checkin`
  const steps: (() => Promise<unknown>)[] = [
    () => anAttendee(world, event_id),
    () => ask('PATCH', `${admin}/attendees/${id}`, { status: pick(['cancelled', 'registered']) }),
    () => ask('POST', door, { attendee_id: id }),
    () => ask('POST', door, { attendee_id: id }),
    () => ask('DELETE', `${door}/${id}`),
    () => ask('POST', `${admin}/certificates`, { attendee_ids: [id] }),
    () => ask('POST', `${admin}/certificates`, { attendee_ids: [id] }),
    async () => certificate && ask('POST', `/admin/certificates/${certificate.id}/revoke`, { reason: 'A mistake' }),
    async () => certificate && ask('POST', `/admin/certificates/${certificate.id}/reissue`, { attendee_name: 'Ada' }),
    async () =>
      certificate &&
      world.query(usesOf(certificate.id, now, pick(['verified', 'downloaded', 'shared', 'verified_by_robot']))),
    () =>
      world.query(`insert into survey_response (org_id, event_id, attendee_id, answers, folded, submitted_at, updated_at)
        values (1, ${event_id}, ${id}, '[{"question_id":"q","type":"rating","question":"?","answer":${1 + below(5)}}]', '', ${now}, ${now})
        on conflict (attendee_id) do update set answers = excluded.answers`),
    async () => {
      const email = await anEmail(world, { eventId: pick([event_id, null]), attendeeId: null })
      const ends = pick([
        `'sent', sent_at = ${now}`,
        `'failed', reason = 'no', first_attempt_at = ${now}`,
        `'sent', sent_at = ${now}`,
      ])
      await world.query(`update email set status = ${ends} where id = ${email}`)
      if (below(2))
        await world.query(`update email set bounce = '${pick(['soft', 'hard', 'complaint'])}' where id = ${email}`)
      if (below(2))
        await world.query(`insert into email_suppression (org_id, address_key, address, reason, email_id, created_at)
          values (1, 'a${email}@example.org', 'a', '${pick(['unsubscribed', 'rejected'])}', ${email}, ${now})`)
    },
    async () => below(3) || ask('DELETE', `${admin}/attendees/${id}`),
    async () => below(4) || ask('DELETE', admin),
    async () =>
      below(2) || world.query('delete from email_suppression where id in (select min(id) from email_suppression)'),
  ]
  await pick(steps)()
}

const usesOf = (id: number, now: string, kind: string) => {
  const network = kind === 'shared' ? 'linkedin' : ''
  const quarter = `date_bin('15 minutes', ${now}, 'epoch')`
  const first = ['verified', 'shared'].includes(kind)
    ? `; insert into certificate_first_use select 1, event_id, id, '${kind}', ${quarter} from certificate where id = ${id} on conflict do nothing`
    : ''
  return `insert into certificate_use select 1, event_id, id, '${kind}', '${network}', ${quarter}, 2 from certificate where id = ${id}
    on conflict (org_id, certificate_id, kind, network, quarter) do update set n = certificate_use.n + 1${first}`
}

/** One for each endpoint: asks it and holds it to the rows. */
const COMPARISONS: ((walk: Walk, rows: Rows, query: Query) => Promise<void>)[] = [
  compareEvents,
  compareOverview,
  compareTimeline,
]

const asked = ({ from, to, interval }: Query) => `?from=${from}&to=${to}&interval=${interval}`

async function compareEvents({ ask }: Walk, rows: Rows, query: Query): Promise<void> {
  for (const { id } of rows.event.slice(-6)) {
    const { event, registrations, attendance, funnel, certificates, survey, emails } = await ask(
      'GET',
      `/admin/events/${id}/analytics${asked(query)}`,
    )
    const { capacity: _, free: __, sources, ...registered } = registrations
    const { scores, response_ratio: ___, ...surveyed } = survey
    const { kinds, ...mailed } = emails
    const sum = (of: any[], name: string) => of.reduce((total, each) => total + each[name], 0)
    assert.equal(sum(sources, 'registered'), registrations.in_range.registered)
    assert.equal(sum(kinds, 'sent'), emails.in_range.sent)
    assert.deepEqual(
      {
        event: { ends_at: event.ends_at, is_over: event.is_over },
        registrations: registered,
        attendance: {
          ...attendance,
          sessions: attendance.sessions.map(({ session_id, checked_in, of_attended }: any) => ({
            session_id,
            checked_in,
            of_attended,
          })),
        },
        funnel,
        certificates: {
          ...certificates,
          tiers: Object.fromEntries(certificates.tiers.map(({ tier, ...states }: any) => [tier, states])),
        },
        survey: { ...surveyed, mean: scores[0]?.mean ?? null },
        emails: mailed,
      },
      recountEvent(rows, id, query),
      `event ${id}, ${rows.zone} ${JSON.stringify(query)}`,
    )
  }
}

async function compareOverview({ ask }: Walk, rows: Rows, query: Query): Promise<void> {
  const { totals, series, certificates, hours } = await ask('GET', `/admin/analytics/org/overview${asked(query)}`)
  assert.deepEqual(
    { totals, series, certificates: certificates.now, hours },
    recountOverview(rows, query),
    `${rows.zone} ${JSON.stringify(query)}`,
  )
}

async function compareTimeline({ ask }: Walk, rows: Rows, query: Query): Promise<void> {
  const { totals, series, tiers } = await ask('GET', `/admin/analytics/org/cert-timeline${asked(query)}`)
  assert.deepEqual(
    { totals, series, tiers: Object.fromEntries(tiers.map(({ tier, ...counts }: any) => [tier, counts])) },
    recountTimeline(rows, query),
    `${rows.zone} ${JSON.stringify(query)}`,
  )
}
