import type { World } from './harness.ts'

// The expected analytics, counted from the rows one by one, independently of how they are stored.

export type Query = { from: string; to: string; interval: 'day' | 'week' | 'month' }
type Row = Record<string, any>
export type Rows = Record<(typeof TABLES)[number], Row[]> & { zone: string; now: Date }

const TABLES = [
  ...(['event', 'attendee', 'certificate', 'check_in', 'session', 'email', 'email_suppression'] as const),
  ...(['survey_response', 'certificate_use', 'certificate_first_use', 'credit_entry'] as const),
]
const DAY = 86_400_000
const SOURCES = {
  registered: 'created_at',
  cancelled: 'cancelled_at',
  waitlisted: 'waitlisted_at',
  attended: 'checked_in_at',
}
const USES = ['verified', 'verified_by_robot', 'downloaded', 'downloaded_by_robot', 'shared', 'shared_by_robot']

export async function readRows(world: World, zone: string): Promise<Rows> {
  const read = async (table: string) => [table, await world.query(`select * from ${table} where org_id = 1`)]
  return { ...Object.fromEntries(await Promise.all(TABLES.map(read))), zone, now: world.services.now() } as Rows
}

const formats = new Map<string, Intl.DateTimeFormat>()

export function dayOf(zone: string, at: Date): string {
  if (!formats.has(zone)) formats.set(zone, new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }))
  return formats.get(zone)!.format(at)
}

export const later = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000)

function beginning(day: string, interval: string): string {
  const date = new Date(day)
  if (interval === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (interval === 'month') date.setUTCDate(1)
  return date.toISOString().slice(0, 10)
}

type Moment = { at: Date; n: number }

/** Every interval in its order with how much there was of each name, and all of each. */
function counted(zone: string, { from, to, interval }: Query, moments: Record<string, Moment[]>) {
  const sums = Object.fromEntries(Object.keys(moments).map((name) => [name, 0]))
  const all = new Map<string, Row>()
  for (let day = from; day <= to; day = later(day, 1)) {
    const date = beginning(day, interval)
    if (!all.has(date)) all.set(date, { date, ...sums })
  }
  const in_range = { ...sums }
  for (const [name, own] of Object.entries(moments))
    for (const { at, n } of own) {
      const day = dayOf(zone, at)
      if (day < from || day > to) continue
      in_range[name]! += n
      all.get(beginning(day, interval))![name] += n
    }
  return { in_range, series: [...all.values()] }
}

const times = (rows: Row[], column: string): Moment[] =>
  rows.flatMap((row) => (row[column] ? [{ at: row[column], n: 1 }] : []))

/** Everything of an event, or of all, by what it is called where it is kept. */
function moments(rows: Rows, event: number | null) {
  const own = (all: Row[]) => all.filter(({ event_id }) => event === null || event_id === event)
  const bounces = (bounce: string) =>
    own(rows.email).flatMap((row) =>
      row['status'] === 'sent' && row['bounce'] === bounce ? [{ at: row['sent_at'] ?? row['created_at'], n: 1 }] : [],
    )
  const emails = (status: string, column: string) =>
    own(rows.email).flatMap((row) => (row['status'] === status ? [{ at: row[column] ?? row['created_at'], n: 1 }] : []))
  return {
    ...Object.fromEntries(Object.entries(SOURCES).map(([name, column]) => [name, times(own(rows.attendee), column)])),
    checked_in: times(own(rows.check_in), 'checked_in_at'),
    issued: times(own(rows.certificate), 'issued_at'),
    revoked: times(own(rows.certificate), 'revoked_at'),
    ...Object.fromEntries(
      USES.map((kind) => [
        kind,
        own(rows.certificate_use).flatMap((use) => (use['kind'] === kind ? [{ at: use['quarter'], n: use['n'] }] : [])),
      ]),
    ),
    responses: times(own(rows.survey_response), 'submitted_at'),
    sent: emails('sent', 'sent_at'),
    failed: emails('failed', 'first_attempt_at'),
    bounced: bounces('hard'),
    complained: bounces('complaint'),
    unsubscribed: times(
      own(rows.email_suppression).filter(({ reason }) => reason === 'unsubscribed'),
      'created_at',
    ),
  } as Record<string, Moment[]>
}

const only = (all: Record<string, Moment[]>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]!]))

function statesOf({ now }: Rows, certificates: Row[]) {
  const revoked = certificates.filter(({ revoked_at }) => revoked_at !== null).length
  const expired = certificates.filter(
    (c) => c['revoked_at'] === null && c['expires_at'] && c['expires_at'] <= now,
  ).length
  const issued = certificates.length
  return { issued, active: issued - revoked - expired, expired, revoked }
}

const funnelOf = (counts: [string, number][]) =>
  counts.map(([step, count], nth) => ({
    step,
    count,
    of_previous: ratio(count, counts[Math.max(0, nth - 1)]![1]),
    of_registered: ratio(count, counts[0]![1]),
  }))

/** When an event is over: after its own end and its last session, or without an end after either that or its day. */
function endOf(rows: Rows, { id, event_date, event_end_date, event_timezone: zone }: Row): Date | null {
  const ends = rows.session.filter(({ event_id }) => event_id === id).map(({ end_time }) => end_time.getTime())
  if (event_end_date) ends.push(event_end_date.getTime())
  if (ends.length > 0) return new Date(Math.max(...ends))
  if (event_date === null) return null
  let at = Math.floor(event_date.getTime() / 900_000) * 900_000
  while (dayOf(zone, new Date(at)) <= dayOf(zone, event_date)) at += 900_000
  return new Date(at)
}

function peopleOf(rows: Rows, event: number) {
  const people = rows.attendee.filter(({ event_id }) => event_id === event)
  const attended = people.filter(({ checked_in_at }) => checked_in_at !== null).length
  const missed = people.filter(({ checked_in_at, status }) => checked_in_at === null && status === 'registered').length
  return { people, registered: attended + missed, attended, missed }
}

/** All hours of the days on which anybody was checked in. */
function hoursOf(rows: Rows, event: number, { from, to }: Query) {
  const all = new Map<number, number>()
  const hourOf = (at: number) => {
    const name = new Intl.DateTimeFormat('en', { timeZone: rows.zone, timeZoneName: 'longOffset' }).format(at)
    const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [null, '+', '0', '0']
    const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
    return at - ((((at + offset) % 3_600_000) + 3_600_000) % 3_600_000)
  }
  const came = rows.check_in
    .filter((row) => row['event_id'] === event)
    .map(({ checked_in_at }) => checked_in_at as Date)
  const within = came.filter((at) => dayOf(rows.zone, at) >= from && dayOf(rows.zone, at) <= to)
  for (const day of new Set(within.map((at) => dayOf(rows.zone, at))))
    for (let at = Date.parse(day) - DAY; at < Date.parse(day) + 2 * DAY; at += 900_000)
      if (dayOf(rows.zone, new Date(at)) === day) all.set(hourOf(at), 0)
  for (const at of within) all.set(hourOf(at.getTime()), all.get(hourOf(at.getTime()))! + 1)
  return [...all]
    .toSorted(([a], [b]) => a - b)
    .map(([hour, checked_in]) => ({ hour: new Date(hour).toISOString(), checked_in }))
}

export function recountEvent(rows: Rows, id: number, query: Query) {
  const event = rows.event.find((each) => each['id'] === id)!
  const { people, registered, attended, missed } = peopleOf(rows, id)
  const ends = endOf(rows, event)
  const is_over = ends !== null && ends <= rows.now
  const all = moments(rows, id)
  const count = (names: string[]) => counted(rows.zone, query, only(all, names))
  const certificates = rows.certificate.filter(({ event_id }) => event_id === id)
  const now = statesOf(rows, certificates)
  const firsts = (kind: string) =>
    rows.certificate_first_use.filter((u) => u['event_id'] === id && u['kind'] === kind).length
  const responses = rows.survey_response.filter(({ event_id }) => event_id === id)
  const ratings = responses.flatMap(({ answers }) =>
    answers.flatMap((a: Row) => (a['type'] === 'rating' ? [a['answer']] : [])),
  )
  const tiers = [
    ...new Set([...event['certificate_tiers'].map(({ name }: Row) => name), ...certificates.map(({ tier }) => tier)]),
  ]
  const status = (...of: string[]) => people.filter((one) => of.includes(one['status'])).length
  return {
    event: { ends_at: ends?.toISOString() ?? null, is_over },
    registrations: {
      taken: status('registered', 'offered'),
      waiting: status('waitlisted'),
      ...count(['registered', 'cancelled', 'waitlisted']),
    },
    attendance: {
      registered,
      attended,
      ratio: ratio(attended, registered),
      no_shows: is_over ? missed : null,
      no_show_ratio: is_over ? ratio(missed, registered) : null,
      sessions: rows.session
        .filter(({ event_id }) => event_id === id)
        .map((session) => {
          const came = rows.check_in.filter(({ session_id }) => session_id === session['id']).length
          return { session_id: session['id'], checked_in: came, of_attended: ratio(came, attended) }
        }),
      hours: hoursOf(rows, id, query),
      ...count(['attended']),
    },
    funnel: funnelOf([
      ...([
        ['registered', registered],
        ['attended', attended],
        ['certified', now.issued - now.revoked],
      ] as [string, number][]),
      ...([
        ['verified', firsts('verified')],
        ['shared', firsts('shared')],
      ] as [string, number][]),
    ]),
    certificates: {
      now,
      tiers: Object.fromEntries(
        tiers.map((tier) => [
          tier,
          statesOf(
            rows,
            certificates.filter((c) => c['tier'] === tier),
          ),
        ]),
      ),
      kinds: [...new Set(['attendee', ...certificates.map(({ kind }) => kind)])].toSorted().map((kind) => ({
        kind,
        ...statesOf(
          rows,
          certificates.filter((c) => c['kind'] === kind),
        ),
      })),
      ...count(['issued', 'revoked', ...USES]),
    },
    survey: {
      responses: responses.length,
      mean:
        ratings.length === 0
          ? null
          : Math.round((ratings.reduce((a, b) => a + b, 0) / ratings.length) * 10_000) / 10_000,
      ...count(['responses']),
    },
    emails: count(['sent', 'failed', 'bounced', 'complained', 'unsubscribed']),
  }
}

const NAMES: Record<string, string> = {
  ...Object.fromEntries(['issued', 'revoked', ...USES].map((name) => [name, `certificates_${name}`])),
  responses: 'survey_responses',
  sent: 'emails_sent',
  failed: 'emails_failed',
  bounced: 'emails_bounced',
  complained: 'emails_complained',
}

export function recountOverview(rows: Rows, query: Query) {
  const days = (Date.parse(query.to) - Date.parse(query.from)) / DAY + 1
  const before: Query = { from: later(query.from, -days), to: later(query.from, -1), interval: 'month' }
  const all = Object.entries(moments(rows, null)).map(([name, own]) => [NAMES[name] ?? name, own] as const)
  const spent = rows.credit_entry.filter(({ kind }) => kind === 'capture')
  const figures: Record<string, Moment[]> = {
    ...Object.fromEntries(all),
    events: times(rows.event, 'event_date'),
    no_shows: rows.event.flatMap((event) => {
      const ends = endOf(rows, event)
      return event['event_date'] && ends! <= rows.now
        ? [{ at: event['event_date'], n: peopleOf(rows, event['id']).missed }]
        : []
    }),
    credits_used: spent.map(({ created_at, held_amount }) => ({ at: created_at, n: -held_amount })),
  }
  const [now, previous] = [counted(rows.zone, query, figures), counted(rows.zone, before, figures)]
  const totals = Object.keys(figures).map((name) => {
    const [value, old] = [now.in_range[name]!, previous.in_range[name]!]
    return [name, { value, previous: old, change: old === 0 ? null : ratio(value - old, old) }]
  })
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { at } of figures['checked_in']!) {
    const day = dayOf(rows.zone, at)
    const hour = new Intl.DateTimeFormat('en', { timeZone: rows.zone, hour: 'numeric', hourCycle: 'h23' }).format(at)
    if (day >= query.from && day <= query.to) hours[Number(hour)]! += 1
  }
  return {
    totals: Object.fromEntries(totals),
    series: now.series.map(({ events: _, no_shows: __, credits_used: ___, ...entry }) => entry),
    certificates: statesOf(rows, rows.certificate),
    hours: hours.map((checked_in, hour_of_day) => ({ hour_of_day, checked_in })),
  }
}

/** Certificates of all events by time and tier; those that expire are parted at the moment. */
export function recountTimeline(rows: Rows, query: Query) {
  const count = (certificates: Row[]) => {
    const expires = (ahead: boolean) =>
      times(
        certificates.filter((c) => c['revoked_at'] === null && c['expires_at'] > rows.now === ahead),
        'expires_at',
      )
    return counted(rows.zone, query, {
      issued: times(certificates, 'issued_at'),
      revoked: times(certificates, 'revoked_at'),
      expired: expires(false),
      expiring: expires(true),
    })
  }
  const { in_range, series } = count(rows.certificate)
  const tiers = [...Map.groupBy(rows.certificate, ({ tier }) => tier)].map(([tier, own]) => [tier, count(own).in_range])
  return {
    totals: in_range,
    series,
    tiers: Object.fromEntries(tiers.filter(([, all]) => Object.values(all).some(Boolean))),
  }
}
