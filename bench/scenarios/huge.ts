import type pg from 'pg'
import { compareTimes, type Result } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'
import { repeat } from './repeat.ts'
import { withoutIndexes } from './without-indexes.ts'

const SMALL = 1_000
const LARGE = 10_000_000
const CHUNK = 500_000
const ROUNDS = 9

/** Verification, first page and look-up at 1,000 and at 10,000,000 certificates of one event. It takes a quarter of an hour and 10 GB. */
export async function hugeScenarios(): Promise<Result[]> {
  const [small, large] = [await openStage(), await openStage()]
  try {
    const [few, many] = [await fill(small, SMALL), await fill(large, LARGE)]
    const compare = (name: string, path: (filled: Filled) => string) => {
      const time = (stage: Stage, filled: Filled) => () => repeat(stage, path(filled))
      return compareTimes(`${name} at 10,000,000`, ROUNDS, time(large, many), time(small, few), 1.3)
    }
    return [
      await compare('verification', ({ publicId }) => `/v/certs/${publicId}`),
      await compare('first page', ({ eventId }) => `/admin/events/${eventId}/certificates`),
      await compare(
        'look-up of a name',
        ({ eventId, name }) => `/admin/events/${eventId}/certificates?search=${encodeURIComponent(name)}`,
      ),
    ]
  } finally {
    await small.close()
    await large.close()
  }
}

type Filled = { eventId: number; publicId: string; name: string }

async function fill({ request, client }: Stage, count: number): Promise<Filled> {
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  const person = { first_name: 'Ada', email: 'ada@example.org' }
  await request('POST', `/admin/events/${event.id}/attendees`, person)
  await request('POST', `/admin/events/${event.id}/certificates`)
  await withoutIndexes(client, 'certificate', async () => {
    for (let from = 1; from <= count; from += CHUNK)
      await insertCertificates(client, event.id, from, Math.min(from + CHUNK - 1, count))
  })
  await client.query('insert into event_tally (event_id, shard, certificates) values ($1, 99, $2)', [event.id, count])
  await client.query('vacuum analyze certificate')
  const { rows } = await client.query<{ public_id: string; folded: string }>(
    'select public_id, folded from certificate where verification_code = $1',
    [codeOf(Math.floor(count / 2))],
  )
  return { eventId: event.id, publicId: rows[0]!.public_id, name: rows[0]!.folded }
}

const codeOf = (n: number) => n.toString(16).toUpperCase().padStart(13, '0')

async function insertCertificates(client: pg.Client, eventId: number, from: number, to: number): Promise<void> {
  await client.query(
    `insert into certificate (org_id, event_id, attendee_name, event_name, event_timezone, issuer_name, design_version_id,
       issued_at, public_id, verification_code, salt, folded)
     select 1, $1, 'Ayşe ' || md5(n::text), 'Bench', 'UTC', 'My organisation', (select min(id) from design_version), now(), gen_random_uuid(),
       lpad(upper(to_hex(n)), 13, '0'), '\\x00', 'ayse ' || md5(n::text) from generate_series($2::int, $3::int) n`,
    [eventId, from, to],
  )
}
