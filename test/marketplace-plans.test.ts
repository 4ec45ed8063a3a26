import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPublicEvents } from '../src/modules/marketplace/index.ts'
import { connection } from './support/connection.ts'
import { startWorld } from './support/harness.ts'
import { scansOf } from './support/plans.ts'
import { noteStatements } from './support/statements.ts'

const EVENTS = 30_000
/** A page, the rows that are counted, and those that ended within the days that a span may take. */
const FEW = 11_500
/** Rows of a text that many have, or in an order that other rows share. */
const SOME = EVENTS * 0.7
/** Events that begin later than now, and at most those of a day more, which are not over either. */
const COMING = EVENTS * 0.1
const DAY = 2 * Math.ceil(EVENTS / 800)

/** Nine of ten events are over; each has a name of its own, and shares its place and kind with others. */
const MANY = `
  insert into event (org_id, name, folded_name, folded_place, event_location, event_date, event_type, visibility,
    template_image_url, template_status, slug, created_at, updated_at)
  select 1, name, name, place, place, now() + (n - ${EVENTS} * 0.9) * interval '800 days' / ${EVENTS},
    (array['conference', 'workshop', 'seminar'])[n % 3 + 1], 'public', 'placeholder', 'builtin', 's' || n, now(), now()
  from generate_series(1, ${EVENTS}) n,
    lateral (select 'event ' || md5(n::text) || ' day' as name, (array['istanbul kongre merkezi', 'ankara'])[n % 2 + 1] as place) x`

test('whatever is asked of tens of thousands of public events, few of them are looked at', async () => {
  await using world = await startWorld({ doctor: false })
  await using own = await connection(world.databaseUrl)
  const { client } = own
  // Work that triggers do row by row is done at once, and the index is built afterwards.
  await client.query(
    `drop index listing_search; alter table event disable trigger user; alter table listing disable trigger all`,
  )
  await client.query(MANY)
  await client.query('insert into listing select l.* from event e cross join lateral listing_of(e.id) l')
  await client.query(
    `create index listing_search on listing using gin (listing_grams(folded)); alter index listing_search alter column 1 set statistics 0`,
  )
  await client.query('vacuum analyze event, listing')
  const note = noteStatements(world)
  for (const [query, count] of [
    [{}, COMING],
    [{ page: 20 }, COMING],
    [{ when: 'past' }, 10_000],
    [{ when: 'all', sort: 'newest' }, 10_000],
    [{ sort: 'newest', when: 'past' }, 10_000],
    [{ type: 'workshop' }, COMING / 3],
    [{ type: 'ceremony' }, 0],
    [{ type: 'ceremony', when: 'all' }, 0],
    [{ organisation: 'nobody' }, 0],
    [{ free: true }, COMING],
    [{ from: '1999-01-01', to: '1999-12-31', when: 'all' }, 0],
    [{ search: 'c4ca4238a0b9', when: 'all' }, 1],
    [{ search: 'event day istanbul' }, COMING / 2],
    [{ search: 'event day istanbul', when: 'all' }, 10_000],
    [{ search: 'ist', when: 'all' }, 10_000],
    [{ search: 'zqx', when: 'all' }, 0],
    [{ search: '日', when: 'all' }, 0],
    [{ search: 'event even vent day zqx', when: 'all' }, 0],
    [{ search: '%% __ \\\\', when: 'all' }, 0],
    [{ search: 'a b c d e f 1 2', when: 'all' }, 10_000],
    [{ place: 'paris', when: 'all' }, 0],
    [{ place: 'istanbul', search: 'ankara', when: 'all' }, 0],
  ] as const) {
    const said = JSON.stringify(query)
    const answer = { total: -1 }
    const statements = await note(async () => {
      Object.assign(answer, await listPublicEvents(world.services, { limit: 50, ...query }))
    })
    const most = count > 1 && count <= COMING ? count + DAY : count
    assert.ok(answer.total >= count && answer.total <= most, `${said}: ${answer.total}`)
    let looked = 0
    for (const { text, values } of statements.filter((statement) => statement.text.includes('listing'))) {
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      for (const { on, rows: count } of scansOf(rows[0])) if (on.startsWith('listing')) looked += count
    }
    assert.ok(looked <= (/search|free|newest/.test(said) ? SOME : FEW), `${said}: ${looked}`)
  }
})
