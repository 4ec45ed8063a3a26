import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../installation.ts'
import { randomBelow } from '../random-from.ts'
import type { Ask } from './ask-service.ts'
import { certificateSubject } from './certificate-subject.ts'
import { creditSubject } from './credit-subject.ts'
import { doorSubject } from './door-subject.ts'
import type { ObjectHistory } from './models.ts'
import { placeSubject } from './place-subject.ts'
import type { Client } from './record-history.ts'

const CLIENTS = 6
const CAPACITY = 5
const CREDITS = 8
const PAUSE_MS = 15
/** After the disturbance. */
const MORE_OPERATIONS = 40

export type Round = {
  seed: number
  ask: Ask
  secret: Buffer
  query: (text: string) => Promise<any[]>
  /** Disturbs the database meanwhile. */
  disturb: () => Promise<unknown>
  /** Until the service can do everything. */
  isWhole: () => Promise<unknown>
}

/** New objects, which several clients use at once until the disturbance is over. @returns their histories, to the end */
export async function runRound(round: Round): Promise<ObjectHistory[]> {
  const asClient = (nth: number): Client => {
    const below = randomBelow(round.seed + nth)
    return { nth, below, ask: (...request) => round.ask({ below, isOver: () => failed }, ...request) }
  }
  let [going, failed, count] = [true, false, 0]
  const observer = asClient(CLIENTS)
  const subjects = await makeSubjects(round, observer)
  const enough = (more: number) => {
    const least = count + more
    return until(async () => count >= least || !going, Boolean)
  }
  const act = async (client: Client) => {
    while (going) {
      await subjects[client.below(subjects.length)]!.act(client)
      count++
      await wait(PAUSE_MS + client.below(PAUSE_MS))
    }
  }
  const disturb = async () => {
    await enough(MORE_OPERATIONS)
    await round.disturb()
    await round.isWhole()
    await enough(MORE_OPERATIONS)
    going = false
  }
  // When one of them fails the others stop too.
  const working = [disturb(), ...Array.from({ length: CLIENTS }, (_, nth) => act(asClient(nth)))].map((work) =>
    work.catch((error) => {
      ;[going, failed] = [false, true]
      throw error
    }),
  )
  const ends = await Promise.allSettled(working)
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await until(
    () => round.query(`select 1 from bulk_job where status in ('pending', 'processing')`),
    (left) => left.length === 0,
  )
  for (const subject of new Set(subjects)) await subject.read(observer)
  return [...new Set(subjects)].map((subject) => subject.history())
}

/** The objects of a round; some come up more often. */
async function makeSubjects({ secret, query }: Round, { ask }: Client) {
  const create = async (path: string, body: object) => {
    const asked = await ask('POST', path, { body, key: `${path}-${JSON.stringify(body)}-${performance.now()}` })
    if (asked?.status !== 201) throw new Error(`POST ${path}: ${JSON.stringify(asked)}`)
    return asked.body
  }
  const event = { template_image_url: 'placeholder', visibility: 'public', event_date: '2099-05-01T09:00:00Z' }
  const full = await create('/admin/events', { ...event, name: 'Full', registration_capacity: CAPACITY })
  const free = await create('/admin/events', { ...event, name: 'Free' })
  const attendee = async (nth: number) =>
    create(`/admin/events/${free.id}/attendees`, { first_name: 'Ada', email: `ada${nth}-${free.id}@example.org` })
  await query(`
    with before as (select org_id, balance from credit_balance where org_id = 1 for update),
      entry as (insert into credit_entry (org_id, kind, amount, held_amount, note, created_at)
        select org_id, 'grant', ${CREDITS} - balance, 0, 'round', now() from before where balance <> ${CREDITS})
    update credit_balance b set balance = ${CREDITS} from before where b.org_id = before.org_id`)
  const doors = [doorSubject(await attendee(0)), doorSubject(await attendee(1))]
  const certificates = [certificateSubject(await attendee(2)), certificateSubject(await attendee(3))]
  const places = placeSubject(full, secret)
  return [places, places, places, places, ...doors, ...certificates, ...certificates, creditSubject(free, CREDITS)]
}
