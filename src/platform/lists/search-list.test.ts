import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEvent } from '../../../test/support/factories.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { randomBelow } from '../../../test/support/random-from.ts'
import { rounds } from '../../../test/support/rounds.ts'
import { SEED } from '../../../test/support/seed.ts'
import { searchKey } from '../../lib/text/search-key.ts'
import { distinctiveRuns } from './distinctive-runs.ts'

const PEOPLE = 1_500
const NEEDLES = rounds(150, 5_000)
/**
 * Letters that have search keys of their own, characters that LIKE, email and UTF-16 treat differently, and few enough
 * that texts share them.
 */
const CHARACTERS = [...'aabbcçeéIİıoöß@@%_\\. -0017', '日', '本', '😀', '\u0301', 'ﬁ', 'ﷺ']

/** Texts made of these in any order share the runs that the index is asked for. */
const PIECES = ['ilma', 'aaaa', 'İstş', '😀日本a', '%_a@', '0000']

type Person = { first_name: string; last_name: string; email: string }
type Row = { id: number; folded: string }

const word = (next: (below: number) => number, longest: number) =>
  Array.from({ length: 1 + next(longest) }, () => CHARACTERS[next(CHARACTERS.length)]).join('')

const pieces = (next: (below: number) => number) =>
  Array.from({ length: 2 + next(4) }, () => PIECES[next(PIECES.length)]).join('')

function aPerson(next: (below: number) => number, n: number): Person {
  const shared = ['Ayşe', 'Mehmet', 'Zoë', 'Иван', '日本語太郎'][next(40)] ?? word(next, 8)
  if (n % 10 === 5)
    return { first_name: pieces(next), last_name: pieces(next), email: `${pieces(next)}${n}@example.org` }
  // The search keys of some of these exceed the size of an index entry.
  const last_name = n % 100 === 0 ? `${'ﷺ'.repeat(50 + next(50))}${word(next, 9)}` : word(next, 9)
  return { first_name: shared, last_name, email: `${word(next, 6)}${n}@${next(3) ? 'example.org' : 'örnek.com'}` }
}

/** Inserted past the API, which would take minutes. Two events share the range of ids, as usual. */
async function insert(world: World, events: number[], people: Person[], key = ''): Promise<void> {
  await world.pool.query(
    `insert into attendee (org_id, event_id, first_name, last_name, email, email_key, source, folded, created_at, updated_at)
     select 1, event_id, first_name, last_name, email, $6 || n, 'api', folded, now(), now()
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[]) with ordinality
       as person (event_id, first_name, last_name, email, folded, n)`,
    [
      people.map((_, n) => events[n % events.length]),
      people.map(({ first_name }) => first_name),
      people.map(({ last_name }) => last_name),
      people.map(({ email }) => email),
      people.map(({ first_name, last_name, email }) => searchKey(`${first_name} ${last_name} ${email}`)),
      key,
    ],
  )
}

/** A piece of an existing text, sometimes in capitals, occasionally with a character that does not match. */
function aNeedle(next: (below: number) => number, people: Person[]): string {
  const { first_name, last_name, email } = people[next(people.length)]!
  const text = Array.from([`${first_name} ${last_name} ${email}`, `${first_name} ${last_name}`, email][next(3)]!)
  const start = next(text.length)
  const piece = text.slice(start, start + 1 + next(next(2) ? 4 : 20)).join('')
  return [piece, piece.toUpperCase(), piece, word(next, 3), piece + word(next, 1), pieces(next)][next(6)]!
}

async function compare(world: World, eventId: number, rows: Row[], needle: string, page: number): Promise<void> {
  const expected = rows.filter(({ folded }) => folded.includes(searchKey(needle))).map(({ id }) => id)
  const limit = 20
  const path = `/admin/events/${eventId}/attendees?limit=${limit}&page=${page}&search=${encodeURIComponent(needle)}`
  const { status, body, headers } = await world.request('GET', path)
  const said = `${JSON.stringify(needle)} page ${page}`
  assert.equal(status, 200, said)
  assert.deepEqual(
    body.map(({ id }: Row) => id),
    expected.slice((page - 1) * limit, page * limit),
    said,
  )
  assert.equal(headers['x-total-count'], String(expected.length), said)
}

/** Changes the list as life does: a new text, a deleted row, new rows. */
async function disturb(world: World, round: number, next: (below: number) => number, events: number[], needle: string) {
  const rows = await world.query<{ id: number }>('select id from attendee')
  const { id } = rows[next(rows.length)]!
  if (round % 3 === 0) {
    const folded = searchKey(`${word(next, 12)} ${needle}${next(5) === 0 ? 'ﷺ'.repeat(70) : ''}`)
    await world.pool.query('update attendee set folded = $1 where id = $2', [folded, id])
  }
  if (round % 7 === 0) await world.pool.query('delete from attendee where id = $1', [id])
  if (round % 11 === 0) {
    const people = Array.from({ length: 40 }, (_, n) => ({
      ...aPerson(next, n),
      email: `${word(next, 9)}.${round}.${n}@example.org`,
    }))
    await insert(world, events, people, `r${round}`)
  }
}

test('a search finds the rows whose folded text includes the folded needle, newest first, on every page, and counts them', async () => {
  await using world = await startWorld({ doctor: false })
  const next = randomBelow(SEED)
  const events = [(await anEvent(world)).id, (await anEvent(world)).id]
  const people = Array.from({ length: 2 * PEOPLE }, (_, n) => aPerson(next, n))
  await insert(world, events, people)
  const used = new Set<string>()
  for (let round = 0; round < NEEDLES; round++) {
    // Statistics are updated at any time; results must not depend on them.
    if (round === NEEDLES / 2) await world.query('vacuum analyze attendee')
    const event_id = events[next(2)]!
    const needle = aNeedle(next, people)
    const rows = await world.query<Row>(`select id, folded from attendee where event_id = ${event_id} order by id desc`)
    for (const page of [1, 2 + next(3)]) await compare(world, event_id, rows, needle, page)
    used.add(
      `${distinctiveRuns(searchKey(needle)).length > 0} ${rows.some(({ folded }) => folded.includes(searchKey(needle)))}`,
    )
    await disturb(world, round, next, events, needle)
  }
  assert.deepEqual([...used].sort(), ['false false', 'false true', 'true false', 'true true'])
})

test('totals of searches are exact up to 10,000, and of more say so on every page, whichever way the search goes', async () => {
  await using world = await startWorld({ doctor: false })
  const { id } = await anEvent(world)
  await world.query(`
    insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${id}, 'Ada', n || '@x.org', n || '@x.org', 'api', case when n <= 10000 then 'ten' else 'one' end || ' common', now(), now()
    from generate_series(1, 10001) n`)
  const ask = async (query: string) => {
    const { headers, body } = await world.request('GET', `/admin/events/${id}/attendees?limit=200&${query}`)
    const link = String(headers['link'])
    return [
      body.length,
      headers['x-total-count'],
      headers['x-total-count-capped'],
      link.includes('rel="last"'),
      link.includes('rel="next"'),
    ]
  }
  const all = { common: 'common', short: 'on', sorted: 'common&sort=oldest' }
  for (const [how, search] of Object.entries(all)) {
    for (const [page, rows, next] of [
      [1, 200, true],
      [50, 200, true],
      [51, 1, true],
      [52, 0, false],
    ])
      assert.deepEqual(
        await ask(`search=${search}&page=${page}`),
        [rows, '10000', 'true', false, next],
        `${how} ${page}`,
      )
    assert.deepEqual(
      await ask(`search=${search.replace('common', 'ten ').replace('on', 'te')}&page=50`),
      [200, '10000', undefined, true, false],
      how,
    )
  }
  assert.deepEqual(await ask('search=one'), [1, '1', undefined, true, false])
  assert.deepEqual((await ask('')).slice(1, 3), ['10001', undefined])
})

test('the index of runs is asked for pieces of the needle, in whole characters, side by side and from the @ on backwards', () => {
  for (const [needle, runs] of [
    ['abc', []],
    ['日本語', []],
    ['abcd', ['abcd']],
    ['abcdef', ['cdef', 'abcd']],
    ['aaaaaaaa', ['aaaa']],
    ['😀😀😀', []],
    ['a😀😀😀😀', ['😀😀😀😀', 'a😀😀😀']],
    ['ayse yilmaz', ['lmaz', 'e yi', 'ayse']],
    ['ayse.yilmaz@example.org', ['maz@', '.yil', 'ayse']],
    ['ayse.bensu.yilmaz@example.org', ['maz@', '.yil', 'ensu']],
    ['p5@example.org', ['xamp', 'p5@e']],
    ['@example.org', ['mple', '@exa']],
    [`${'😀'.repeat(9)}@example.org`, ['😀😀😀@', '😀😀😀😀']],
    ['a@b@c', ['@b@c', 'a@b@']],
  ] as const) {
    assert.deepEqual(distinctiveRuns(needle), runs, needle)
  }
})
