import type pg from 'pg'
import { compareTimes, type Result } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'
import { repeat } from './repeat.ts'
import { withoutIndexes } from './without-indexes.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const ROUNDS = 9

/**
 * Costs that may and must not grow with the table: the same requests at 1,000 and at 1,000,000 attendees and
 * certificates.
 */
export async function growthScenarios(): Promise<Result[]> {
  const small = await openStage()
  const large = await openStage()
  try {
    const [few, many] = [await fill(small, SMALL), await fill(large, LARGE)]
    const compare = (name: string, path: (filled: Filled) => string, atMost: number) => {
      const time = (stage: Stage, filled: Filled) => () => repeat(stage, path(filled))
      return compareTimes(name, ROUNDS, time(large, many), time(small, few), atMost)
    }
    return [
      await compare('verification at 1,000,000', ({ publicId }) => `/v/certs/${publicId}`, 1.3),
      await compare('first page at 1,000,000', ({ eventId }) => `/admin/events/${eventId}/attendees`, 1.3),
      await compare(
        'look-up of an e-mail address at 1,000,000',
        ({ eventId, email }) => `/admin/events/${eventId}/attendees?search=${encodeURIComponent(email)}`,
        1.3,
      ),
      await compare(
        'address at the door at 1,000,000',
        ({ eventId, email }) => `/admin/events/${eventId}/checkin-lookup?query=${encodeURIComponent(email)}`,
        1.3,
      ),
      await compare(
        'name at the door at 1,000,000',
        ({ eventId, name }) => `/admin/events/${eventId}/checkin-lookup?query=${name}`,
        1.3,
      ),
      await compare(
        'search at 1,000,000',
        ({ eventId, name }) => `/admin/events/${eventId}/attendees?search=${name}`,
        3,
      ),
      await compare(
        'page 1000 at 1,000,000, beside page 10',
        ({ eventId, far }) => `/admin/events/${eventId}/attendees?page=${far}`,
        10,
      ),
    ]
  } finally {
    await small.close()
    await large.close()
  }
}

type Filled = { eventId: number; publicId: string; email: string; name: string; far: number }

async function fill(stage: Stage, count: number): Promise<Filled> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await stage.request('POST', `/admin/events/${event.id}/attendees`, {
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.org',
  })
  await stage.request('POST', `/admin/events/${event.id}/certificates`)
  const { client } = stage
  await withoutIndexes(client, 'attendee', () => insertAttendees(client, event.id, count))
  await withoutIndexes(client, 'certificate', () => insertCertificates(client, event.id))
  await client.query('insert into event_tally (event_id, shard, attendees, certificates) values ($1, 99, $2, $2)', [
    event.id,
    count,
  ])
  await client.query('vacuum analyze attendee')
  await client.query('vacuum analyze certificate')
  const { rows } = await client.query<{ public_id: string }>(
    'select public_id from certificate order by id limit 1 offset $1',
    [Math.floor(count / 2)],
  )
  const middle = Math.floor(count / 2)
  return {
    eventId: event.id,
    publicId: rows[0]!.public_id,
    email: `p${middle}@example.org`,
    name: `ayse${middle}`,
    far: count === LARGE ? 1_000 : 10,
  }
}

async function insertAttendees(client: pg.Client, eventId: number, count: number): Promise<void> {
  await client.query(
    `insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
     select 1, $1, 'Ayşe' || n, md5(n::text), 'p' || n || '@example.org', 'p' || n || '@example.org', 'api',
       'ayse' || n || ' ' || md5(n::text) || ' p' || n || '@example.org', now(), now() from generate_series(1, $2::int) n`,
    [eventId, count],
  )
}

async function insertCertificates(client: pg.Client, eventId: number): Promise<void> {
  await client.query(
    `insert into certificate (org_id, event_id, attendee_id, attendee_name, attendee_email, event_name, event_timezone, issuer_name, design_version_id,
       issued_at, public_id, verification_code, salt, folded)
     select 1, $1, id, first_name || ' ' || last_name, email, 'Bench', 'UTC', 'My organisation', (select min(id) from design_version), now(), gen_random_uuid(),
       translate(upper(substr(md5(id::text), 1, 13)), 'ILOU', '1101'), '\\x00', folded from attendee where event_id = $1 and email like 'p%'
     on conflict do nothing`,
    [eventId],
  )
}
