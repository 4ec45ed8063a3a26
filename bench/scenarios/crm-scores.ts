import { compareTimes, type Result, timed } from '../compare.ts'
import { openStage, type Stage } from '../stage.ts'

const CONTACTS = 100_000
const ACTIVITIES = 5
const ROUNDS = 3

/** Calculating all scores of 100,000 contacts, beside a bare UPDATE of their rows. */
export async function crmScoreScenarios(): Promise<Result[]> {
  const stage = await openStage()
  try {
    await fill(stage)
    const { client, request } = stage
    await recalculate(stage)
    const bare = async () => {
      const time = await quietly(stage, () => client.query('update contact set lead_score = lead_score + 1'))
      await client.query('update contact set lead_score = lead_score - 1')
      return time
    }
    const nothing = () => quietly(stage, () => recalculate(stage))
    const aWeekLater = async () => {
      await client.query(`update contact_activity set at = at - interval '7 days'`)
      return quietly(stage, () => recalculate(stage))
    }
    const rules = await request('GET', '/admin/crm/lead-score-rules')
    const newRules = (round: number) => {
      const more = rules.map((rule: any) => ({ ...rule, points: rule.points + 1 + round }))
      return quietly(stage, async () => {
        await request('PUT', '/admin/crm/lead-score-rules', more)
        await untilFinished(stage)
      })
    }
    const compare = (name: string, ours: (round: number) => Promise<number>) =>
      compareTimes(`${CONTACTS} lead scores, ${name}`, ROUNDS, ours, bare, 5)
    return [
      await compare('nothing has changed', nothing),
      await compare('a week later', aWeekLater),
      await compare('all changed by new rules', newRules),
    ]
  } finally {
    await stage.close()
  }
}

/** The time of some work that finds no dead rows of what was done before. */
async function quietly({ client }: Stage, work: () => Promise<unknown>): Promise<number> {
  await client.query('vacuum (analyze) contact, contact_activity, lead_score_day')
  await client.query('checkpoint')
  return timed(work)
}

async function recalculate(stage: Stage): Promise<void> {
  await stage.request('POST', '/admin/crm/lead-scores/recalculate')
  await untilFinished(stage)
}

async function untilFinished({ request }: Stage): Promise<void> {
  while ((await request('GET', '/admin/crm/lead-scores/recalculation')).status !== 'finished')
    await new Promise((resolve) => setTimeout(resolve, 20))
}

async function fill({ client }: Stage): Promise<void> {
  await client.query(`
    insert into contact (org_id, email, email_key, first_name, last_name, title, source, folded, last_activity_at, created_at, updated_at)
    select 1, mail, mail, 'First' || n, 'Last' || n, (array['CTO', 'Engineer', 'Genel Müdür', 'Student', null])[1 + n % 5], 'import',
      'first' || n || ' last' || n, now() - n % 300 * interval '1 day', now(), now()
    from (select n, 'person' || n || '@' || (array['gmail.com', 'example.org'])[1 + n % 2] as mail from generate_series(1, ${CONTACTS}) n) m`)
  await client.query(`
    insert into contact_activity (org_id, contact_id, kind, at)
    select 1, c.id, (array['registered', 'attended', 'certificate_issued', 'email_link_opened', 'survey_answered', 'email_sent'])[1 + (c.id + n) % 6],
      now() - (c.id * 7 + n * 31) % 400 * interval '1 day'
    from contact c cross join generate_series(1, ${ACTIVITIES}) n`)
  await client.query(`
    insert into deal (org_id, contact_id, title, amount, currency, stage, position, created_at, updated_at)
    select 1, id, 'Deal', 100, 'EUR', 'lead', id, now(), now() from contact where id % 10 = 0`)
  await client.query('vacuum (analyze) contact, contact_activity, deal')
}
