import type { Result } from '../compare.ts'
import { type Each, median, sendCount } from '../load.ts'
import { processorTime } from '../processor.ts'
import type { Stage } from '../stage.ts'
import { addAttendees } from './tenants.ts'

const ROUNDS = 9
const COUNT = 1_000
const MAX = 1.1

/** Processor time of creating an attendee and issuing a certificate, compared with the same without rollups. */
export async function figuresCost(stage: Stage): Promise<Result[]> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(stage.client, event.id, 2 * (ROUNDS + 1) * COUNT)
  const { rows } = await stage.client.query<{ id: number }>('select id::int from attendee where event_id = $1', [
    event.id,
  ])
  const ids = rows.map(({ id }) => id)
  const path = `${new URL(stage.api).pathname}/admin/events/${event.id}`
  const headers = { authorization: `Bearer ${stage.key}` }
  let person = 0
  const attendee = (): Each => ({
    path: `${path}/attendees`,
    headers,
    body: JSON.stringify({ first_name: 'Ada', last_name: 'Lovelace', email: `x${++person}@example.org` }),
  })
  const certificate = (): Each => ({ path: `${path}/certificates`, headers, body: `{"attendee_ids":[${ids.pop()!}]}` })
  return [
    await costOf(stage, 'attendee', 'create an attendee with figures beside without', attendee),
    await costOf(stage, 'certificate', 'issue a certificate with figures beside without', certificate),
  ]
}

async function costOf(stage: Stage, table: string, name: string, each: () => Each): Promise<Result> {
  const rounds: { ours: number; floor: number }[] = []
  const run = async (kept: boolean) => {
    await keepFigures(stage, table, kept)
    const begun = processorTime(...stage.pids)
    await sendCount({ method: 'POST', url: stage.api, each }, COUNT)
    return (processorTime(...stage.pids) - begun) / COUNT
  }
  await run(true)
  await run(false)
  for (let round = 0; round < ROUNDS; round++) {
    // Each goes first as often as second, since earlier writes slow down later ones.
    const [first, second] = [await run(round % 2 === 0), await run(round % 2 === 1)]
    rounds.push(round % 2 === 0 ? { ours: first, floor: second } : { ours: second, floor: first })
  }
  await keepFigures(stage, table, true)
  const ratios = rounds.map(({ ours, floor }) => ours / floor)
  const [ours, floor] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.floor))]
  const ratio = median(ratios)
  return {
    name,
    unit: 'ms of processor',
    ours,
    floor,
    ratio,
    spread: [Math.min(...ratios), Math.max(...ratios)],
    processorMs: ours,
    bar: `at most ${MAX} times the processor time`,
    held: ratio <= MAX,
  }
}

/**
 * Enables or disables the triggers of a table that maintain rollups. Rows written while they are disabled are in no
 * figure.
 */
async function keepFigures({ client }: Stage, table: string, kept: boolean): Promise<void> {
  const { rows } = await client.query<{ tgname: string }>(
    `select tgname from pg_trigger where tgrelid = $1::regclass and tgname like '%figures'`,
    [table],
  )
  for (const { tgname } of rows)
    await client.query(`alter table ${table} ${kept ? 'enable' : 'disable'} trigger ${tgname}`)
}
