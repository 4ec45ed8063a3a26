import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { within } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { peopleWithDuplicates, type Written } from '../../../../test/support/people-with-duplicates.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { findOrCreateAccounts, insertContacts } from '../index.ts'
import { listDuplicates } from './list-duplicates.ts'
import { matchSoon } from './match-contacts-job.ts'

/** Creates people as contacts. @returns the person of each contact by id */
async function enter(world: World, people: Written[]): Promise<Map<number, number>> {
  return within(world, async (ctx) => {
    const names = [...new Set(people.flatMap(({ account }) => account ?? []))]
    const accounts = await findOrCreateAccounts(
      ctx,
      names.map((name) => ({ name })),
    )
    const idOf = new Map(names.map((name, nth) => [name, accounts[nth]!]))
    const profiles = people.map(({ who: _, account, ...profile }) => ({
      ...profile,
      account_id: account === null ? null : idOf.get(account)!,
    }))
    const ids = await insertContacts(ctx, profiles, 'import')
    return new Map(ids.flatMap((id, nth) => (id === null ? [] : [[id, people[nth]!.who] as const])))
  })
}

/** Imports contacts that all look the same. */
function enterAlike(world: World, count: number) {
  const same = { first_name: 'Max', last_name: 'Mustermann', phone: '+4930123456' }
  const people = Array.from({ length: count }, () => same)
  return within(world, (ctx) => insertContacts(ctx, people, 'import'))
}

/** Precision and recall of the matches. */
async function judge(world: World, whoIs: ReadonlyMap<number, number>): Promise<{ precision: number; recall: number }> {
  const ctx = jobContext(world.services, 1, 'test')
  const pairs: [number, number][] = []
  for (let page = 1, total = 1; (page - 1) * 200 < total; page++) {
    const listed = await listDuplicates(ctx, { page, limit: 200 })
    total = listed.total
    for (const { contacts } of listed.rows)
      for (const a of contacts) for (const b of contacts) if (a.id < b.id) pairs.push([a.id, b.id])
  }
  const right = pairs.filter(([a, b]) => whoIs.get(a) === whoIs.get(b)).length
  const sizes = Map.groupBy(whoIs.values(), (who) => who)
  const all = [...sizes.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
  return { precision: right / pairs.length, recall: right / all }
}

test('of people who are known, nearly all who are there twice are found, and hardly anybody else', async () => {
  await using world = await startWorld()
  await world.query(`update organisation set country = 'TR'`)
  const whoIs = await enter(world, peopleWithDuplicates(7, 4_000))
  const { precision, recall } = await judge(world, whoIs)
  assert.ok(precision >= 0.98 && recall >= 0.9, `precision ${precision}, recall ${recall}`)
})

test('contacts that all look the same are compared with a bounded number of others, and grouped as far as one merge goes', async () => {
  await using world = await startWorld()
  await enterAlike(world, 3_000)
  const ctx = jobContext(world.services, 1, 'test')
  const { rows, total } = await listDuplicates(ctx, {})
  const [{ count } = { count: 0 }] = await many<{ count: number }>(ctx)`select count(*) from contact_match`
  assert.ok(
    count <= 3_000 * 60 && total >= 3_000 / 21 && rows.every(({ contacts }) => contacts.length <= 21),
    `${count} ${total}`,
  )
})

test('a batch that takes longer than a statement may is halved until it fits, and the finder of duplicates gets through', async () => {
  await using world = await startWorld()
  await enterAlike(world, 100)
  await world.query(`
    create function too_slow() returns trigger language plpgsql as $$ begin
      if (select count(*) from written) > 400 then
        raise exception 'canceling statement due to statement timeout' using errcode = '57014';
      end if;
      return null;
    end $$;
    create trigger too_slow after insert on contact_match referencing new table as written
      for each statement execute function too_slow()`)
  const { rows } = await listDuplicates(jobContext(world.services, 1, 'test'), {})
  const [left] = await world.query('select count(*)::int as n from contact_match_due')
  assert.deepEqual(left, { n: 0 })
  assert.ok(rows.length > 0)
})

test('who asks for duplicates while another process compares waits without an error, and a job does the rest', async () => {
  await using world = await startWorld()
  await within(world, (ctx) => insertContacts(ctx, [{ first_name: 'A', last_name: 'B' }], 'import'))
  const ctx = jobContext(world.services, 1, 'test')
  await world.query('insert into contact_matching (org_id) values (1) on conflict do nothing')
  await using other = await connection(world.databaseUrl)
  await other.client.query('begin')
  await other.client.query('select from contact_matching for update')
  assert.equal(await matchSoon(ctx, 50), false)
  await other.client.query('rollback')
  assert.equal(await matchSoon(ctx), true)
})
