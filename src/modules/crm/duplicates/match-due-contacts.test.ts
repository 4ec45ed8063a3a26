import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '../../../../test/support/crm.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { peopleWithDuplicates, type Written } from '../../../../test/support/people-with-duplicates.ts'
import { jobContext } from '../../../platform/context.ts'
import { many } from '../../../platform/db/query.ts'
import { findOrCreateAccounts, insertContacts } from '../index.ts'
import { listDuplicates } from './list-duplicates.ts'

/** Writes people down as contacts. @returns who each contact is, by its id */
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

/** The share of right ones among the pairs that are found, and of those found among the right ones. */
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
  const same = { first_name: 'Max', last_name: 'Mustermann', phone: '+4930123456' }
  await within(world, (ctx) =>
    insertContacts(
      ctx,
      Array.from({ length: 3_000 }, () => same),
      'import',
    ),
  )
  const ctx = jobContext(world.services, 1, 'test')
  const { rows, total } = await listDuplicates(ctx, {})
  const [{ count } = { count: 0 }] = await many<{ count: number }>(ctx)`select count(*) from contact_match`
  assert.ok(
    count <= 3_000 * 60 && total >= 3_000 / 21 && rows.every(({ contacts }) => contacts.length <= 21),
    `${count} ${total}`,
  )
})
