import { compareTimes, type Result } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'
import { repeat } from './repeat.ts'
import { withoutIndexes } from './without-indexes.ts'

const ROUNDS = 9
const SMALL = 1_000

/** Pages of contacts by a filter and an order at 1,000,000, and the pipeline at 100,000 deals, beside the same at 1,000. */
export async function crmListScenarios(): Promise<Result[]> {
  const small = await openStage()
  const large = await openStage()
  try {
    await fill(small, SMALL, SMALL)
    await fill(large, 1_000_000, 100_000)
    const compare = (name: string, path: string) =>
      compareTimes(
        name,
        ROUNDS,
        () => repeat(large, path),
        () => repeat(small, path),
        1.3,
      )
    const contacts = '/admin/crm/contacts?limit=50'
    return [
      await compare('contacts by stage and score at 1,000,000', `${contacts}&stage=qualified&sort=score`),
      await compare('contacts by owner and activity at 1,000,000', `${contacts}&owner=o7&sort=last_activity`),
      await compare('the pipeline at 100,000 deals', '/admin/crm/pipeline'),
    ]
  } finally {
    await small.close()
    await large.close()
  }
}

async function fill({ client }: Stage, contacts: number, deals: number): Promise<void> {
  await withoutIndexes(client, 'contact', async () => {
    await client.query(
      `insert into contact (org_id, first_name, email, email_key, owner, lifecycle_stage, source, lead_score, score_due,
         last_activity_at, folded, created_at, updated_at)
       select 1, 'P' || n, 'p' || n || '@example.org', 'p' || n || '@example.org', 'o' || n % 10,
         (array['lead', 'qualified', 'customer', 'evangelist'])[n % 4 + 1], 'api', n % 997, false,
         now() - n * interval '1 minute', 'p' || n, now(), now() from generate_series(1, $1::int) n`,
      [contacts],
    )
  })
  await client.query('insert into contact_tally (org_id, shard, contacts) values (1, 99, $1)', [contacts])
  await client.query(
    `insert into deal (org_id, title, amount, currency, stage, position, created_at, updated_at)
     select 1, 'D' || n, n, (array['EUR', 'TRY', 'USD'])[n % 3 + 1],
       (array['lead', 'qualified', 'proposal', 'negotiation'])[n % 4 + 1], -n, now(), now() from generate_series(1, $1::int) n`,
    [deals],
  )
  await client.query('vacuum analyze contact')
  await client.query('vacuum analyze deal')
}
