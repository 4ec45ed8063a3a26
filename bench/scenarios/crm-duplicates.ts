import { peopleWithDuplicates, type Written } from '../../test/support/people-with-duplicates.ts'
import { aboveBar, belowBar, type Result, timed } from '../compare.ts'
import { processorTime, residentMemory } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'

const CONTACTS = 100_000
const SEED = 20_261_122

/** Duplicates among 100,000 contacts of whom it is known who they are: how long it takes to find them, how many are found, and how many are none. */
export async function duplicateScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    await stage.request('PATCH', '/admin/organisation', { country: 'TR' })
    const people = peopleWithDuplicates(SEED, CONTACTS)
    const whoIs = await enter(stage, people)
    const begun = processorTime(...stage.pids)
    const most = watchMemory(stage)
    const first = await timed(() => stage.request('GET', '/admin/crm/duplicates'))
    const processorMs = (processorTime(...stage.pids) - begun) / CONTACTS
    const memory = most()
    const { precision, recall } = await judge(stage, whoIs)
    const again = await timed(() => stage.request('GET', '/admin/crm/duplicates'))
    return [
      { ...belowBar('duplicates among 100,000 contacts, none compared before', 's', first / 1_000, 15), processorMs },
      belowBar('the same again', 'ms', again, 1_000),
      belowBar('memory of the process meanwhile', 'MB', memory, 300),
      aboveBar('right ones among the duplicates found (precision)', '%', precision * 100, 98),
      aboveBar('duplicates found of those that there are (recall)', '%', recall * 100, 90),
    ]
  } finally {
    await stage.close()
  }
}

/** @returns what tells the most megabytes that the process held until then */
function watchMemory({ laurelPid }: Stage): () => number {
  let most = residentMemory(laurelPid)
  const look = setInterval(() => {
    most = Math.max(most, residentMemory(laurelPid))
  }, 200)
  return () => {
    clearInterval(look)
    return most
  }
}

/** @returns who each contact is, by its id */
async function enter({ client }: Stage, people: Written[]): Promise<Map<number, number>> {
  await client.query(
    `insert into account (org_id, name, folded, folded_name, created_at, updated_at)
     select 1, name, lower(name), lower(name), now(), now() from unnest($1::text[]) name`,
    [[...new Set(people.flatMap(({ account }) => account ?? []))]],
  )
  const of = (field: keyof Written) => people.map((person) => person[field])
  const { rows } = await client.query<{ id: string; who: number }>(
    `with given as (select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
       with ordinality as given (who, first_name, last_name, email, phone, account, nth)),
     made as (
       insert into contact (org_id, account_id, email, email_key, first_name, last_name, phone, folded, source, created_at, updated_at)
       select 1, a.id, email, lower(email), first_name, last_name, given.phone, lower(first_name || ' ' || last_name), 'import', now(), now()
       from given left join account a on a.name = account order by nth
       on conflict do nothing returning id, first_name, last_name, email, phone)
     select made.id, given.who from made join given on (given.first_name, given.last_name) = (made.first_name, made.last_name)
       and given.email is not distinct from made.email and given.phone is not distinct from made.phone`,
    [of('who'), of('first_name'), of('last_name'), of('email'), of('phone'), of('account')],
  )
  await client.query('analyze contact')
  return new Map(rows.map(({ id, who }) => [Number(id), who]))
}

async function judge(stage: Stage, whoIs: ReadonlyMap<number, number>): Promise<{ precision: number; recall: number }> {
  let found = 0
  let right = 0
  for (let page = 1, rows = 200; rows === 200; page++) {
    const groups: { contacts: { id: number }[] }[] = await stage.request(
      'GET',
      `/admin/crm/duplicates?limit=200&page=${page}`,
    )
    rows = groups.length
    for (const { contacts } of groups)
      for (const a of contacts)
        for (const b of contacts) {
          if (a.id >= b.id) continue
          found += 1
          if (whoIs.get(a.id) === whoIs.get(b.id)) right += 1
        }
  }
  const sizes = Map.groupBy(whoIs.values(), (who) => who)
  const all = [...sizes.values()].reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0)
  return { precision: right / found, recall: right / all }
}
