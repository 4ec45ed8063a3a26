import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { anEvent } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { scansOf } from '../../../../test/support/plans.ts'
import { noteStatements } from '../../../../test/support/statements.ts'
import { emailKey, searchText } from './attendee-text.ts'

const STATUSES = ['registered', 'waitlisted', 'offered', 'cancelled']

/** People of an event in every status, in and out, with and without tags and certificates; who has which is in `fates`. */
async function aMixedEvent(world: World, count: number) {
  const { id } = await anEvent(world)
  const fates = ['never', 'active', 'revoked', 'again', 'expired']
  for (let n = 0; n < count; n++) {
    const person = {
      first_name: `${'ü'.repeat(n % 3)}${'ZEAÖk'[n % 5]}da`,
      last_name: `L${n % 4}`,
      email: `${(n * 7) % count}@Example.org`,
    }
    await world.query(`
      insert into attendee (org_id, event_id, first_name, last_name, email, email_key, folded, status, source, tags,
        checked_in_at, waitlisted_at, offered_until, created_at, updated_at)
      select org_id, id, '${person.first_name}', '${person.last_name}', '${person.email}', '${emailKey(person.email)}',
        '${searchText(person)}', '${STATUSES[n % 4]}', 'api', '${n % 3 === 0 ? '{vip,press}' : n % 3 === 1 ? '{vip}' : '{}'}',
        ${n % 7 < 3 ? `'2026-01-01'::timestamptz + interval '${(n * 5) % count} min'` : 'null'}, now(), now(),
        '2026-02-01'::timestamptz + interval '${n} min', now() from event where id = ${id}`)
  }
  await using own = await connection(world.databaseUrl)
  await own.client.query(`
    set session_replication_role = replica;
    insert into certificate (org_id, event_id, attendee_id, issued_to, public_id, verification_code, status, attendee_name,
      event_name, event_timezone, issuer_name, design_version_id, issued_at, revoked_at, salt, folded)
    select a.org_id, event_id, a.id, a.id, gen_random_uuid(), lpad((a.id * 3 + nth)::text, 13, '0'), state, 'A',
      'E', 'UTC', 'I', 1, now(), case state when 'revoked' then now() end, 'x', 'a'
    from (select *, ('{${fates}}'::text[])[1 + id % 5] as fate from attendee where event_id = ${id}) a,
      unnest(case fate when 'active' then '{active}' when 'revoked' then '{revoked,revoked}' when 'again' then '{revoked,active}'
        when 'expired' then '{expired}' else '{}' end::text[]) with ordinality as s (state, nth)`)
  return { id, fateOf: (attendee: number) => fates[attendee % 5]! }
}

const certificateOf: Record<string, string> = { active: 'active', again: 'active', revoked: 'revoked' }
const by = (key: (one: any) => string | number) => (a: any, b: any) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0)
const nameOf = (one: any) => searchText(one)

test('every filter and order of attendees, alone and combined, gives the right people in order, page by page, with the exact total', async () => {
  await using world = await startWorld({ doctor: false })
  const { id, fateOf } = await aMixedEvent(world, 60)
  await aMixedEvent(world, 10)
  const path = `/admin/events/${id}/attendees`
  const { body: all } = await world.request('GET', `${path}?limit=200`)
  assert.equal(all.length, 60)
  const certificate = (one: any) => certificateOf[fateOf(one.id)] ?? 'none'
  const filters: Record<string, (one: any) => boolean> = {
    'status=waitlisted': ({ status }) => status === 'waitlisted',
    'status=registered&status=cancelled': ({ status }) => ['registered', 'cancelled'].includes(status),
    'checked_in=true': (one) => one.checked_in,
    'checked_in=false': (one) => !one.checked_in,
    'certificate=none': (one) => certificate(one) === 'none',
    'certificate=active': (one) => certificate(one) === 'active' && one.certificate_id !== null,
    'certificate=revoked': (one) => certificate(one) === 'revoked',
    'tag=vip': ({ tags }) => tags.includes('vip'),
    'tag=vip&tag=press': ({ tags }) => tags.includes('press'),
    'since=2026-02-01T00:10': (one) => one.created_at >= '2026-02-01T00:10:00.000Z',
    'until=2026-02-01T00:50': (one) => one.created_at < '2026-02-01T00:50:00.000Z',
    [`ids=${all[3].id}&ids=${all[50].id}&ids=${all[20].id}&ids=99999`]: (one) =>
      [all[3], all[20], all[50]].includes(one),
    'search=da%20l1': ({ last_name }) => last_name === 'L1',
    'search=1%40': ({ email }) => email.includes('1@'),
  }
  const latest = (one: any) => -one.id
  const orders: Record<string, ((a: any, b: any) => number)[]> = {
    newest: [by(latest)],
    oldest: [by(({ id }) => id)],
    name: [by(nameOf), by(({ id }) => id)],
    longest_name: [by((one) => -`${one.first_name} ${one.last_name}`.length), by(({ id }) => id)],
    email: [by(({ email }) => emailKey(email))],
    status: [by(({ status }) => status), by(latest)],
    checked_in_at: [by((one) => one.checked_in_at ?? '~'), by(({ id }) => id)],
  }
  const backwards = (order: ((a: any, b: any) => number)[]) => (a: any, b: any) =>
    -order.reduce((c, f) => c || f(a, b), 0)
  const sorted: [string, (a: any, b: any) => number][] = Object.entries(orders).map(([sort, order]) => [
    sort,
    (a, b) => order.reduce((c, f) => c || f(a, b), 0),
  ])
  sorted.push(['-name', backwards(orders['name']!)], ['-email', backwards(orders['email']!)])
  sorted.push(['-status', (a, b) => backwards([orders['status']![0]!])(a, b) || b.id - a.id])
  sorted.push([
    '-checked_in_at',
    (a, b) => by((one) => (one.checked_in_at ? -Date.parse(one.checked_in_at) : 1))(a, b) || b.id - a.id,
  ])
  const wanted: [string, (one: any) => boolean][] = [['', () => true], ...Object.entries(filters)]
  for (const [first, fits] of Object.entries(filters))
    for (const [second, also] of Object.entries(filters))
      if (first.split('=')[0]! < second.split('=')[0]!)
        wanted.push([`${first}&${second}`, (one) => fits(one) && also(one)])
  for (const [nth, [filter, fits]] of wanted.entries())
    for (const [sort, order] of nth <= 14 ? sorted : [sorted[nth % sorted.length]!]) {
      const asked = `${path}?${filter}&sort=${sort}&limit=7`
      const expected = all
        .filter(fits)
        .sort(order)
        .map(({ id }: any) => id)
      const page = 1 + (nth % 2)
      const { status, body, headers } = await world.request('GET', `${asked}&page=${page}`)
      assert.equal(status, 200, asked)
      assert.deepEqual(
        body.map(({ id }: any) => id),
        expected.slice((page - 1) * 7, page * 7),
        asked,
      )
      assert.equal(headers['x-total-count'], String(expected.length), asked)
    }
  for (const [filter, fits] of wanted) {
    const { text } = await world.request('GET', `${path}.csv?${filter}`)
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]))
    assert.deepEqual(
      ids,
      all
        .filter(fits)
        .map(({ id }: any) => id)
        .reverse(),
      filter,
    )
  }
})

test('a filter that is wrong is named, and another organisation finds no event', async () => {
  await using world = await startWorld()
  const { id } = await anEvent(world)
  const stranger = await world.stranger()
  for (const [query, field] of [
    ['sort=age', 'sort'],
    ['status=gone', 'status'],
    ['certificate=some', 'certificate'],
    ['since=soon', 'since'],
    ['checked_in=maybe', 'checked_in'],
    ['ids=x', 'ids'],
  ]) {
    const { status, body } = await world.request('GET', `/admin/events/${id}/attendees?${query}`)
    assert.deepEqual([status, body.detail[0].loc[1]], [422, field], query)
  }
  for (const query of ['', 'status=cancelled', 'sort=name', 'search=a&sort=name'])
    for (const ending of ['', '.csv']) {
      const path = `/admin/events/${id}/attendees${ending}?${query}`
      assert.equal((await world.request('GET', path, undefined, { key: stranger })).status, 404, path)
    }
})

test('no filter and no order reads a row of another event', async () => {
  await using world = await startWorld({ doctor: false })
  await using own = await connection(world.databaseUrl)
  const { client } = own
  const { id } = await anEvent(world)
  const { id: other } = await anEvent(world)
  await client.query(`
    set session_replication_role = replica;
    insert into attendee (org_id, event_id, first_name, email, email_key, folded, status, source, tags, created_at, updated_at)
      select 1, case when n % 20 = 0 then ${id} else ${other} end, 'A', n || '@x.org', n || '@x.org', 'a ' || n, 'registered', 'api', '{vip}', now(), now()
      from generate_series(1, 20000) n;
    set session_replication_role = origin`)
  await client.query('vacuum analyze attendee, certificate')
  const note = noteStatements(world)
  const filters = [
    'status=registered',
    'checked_in=false',
    'certificate=none',
    'tag=vip',
    'since=2020-01-01',
    'search=a%201',
    '',
  ]
  for (const filter of filters)
    for (const sort of ['newest', 'name', 'longest_name', '-email', '-status', '-checked_in_at']) {
      const statements = await note(async () => {
        const { status, body } = await world.request('GET', `/admin/events/${id}/attendees?${filter}&sort=${sort}`)
        assert.deepEqual([status, body.length], [200, 20], `${filter} ${sort}`)
      })
      const { text, values } = statements.find((one) => one.text.includes('list_total'))!
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, values)
      const looked = scansOf(rows[0])
        .filter(({ on }) => /^attendee/.test(on))
        .reduce((sum, scan) => sum + scan.rows, 0)
      // The rows of the event for the page and for the total, and the rows of the page.
      assert.ok(looked > 0 && looked <= 2_100, `${filter} ${sort}: ${looked}`)
    }
})
