import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fireMoments } from '../src/modules/automations/fire-moments.ts'
import { aRule, runsOf } from './support/automations.ts'
import { anAttendee, anEvent, aSession } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { randomBelow } from './support/random-from.ts'
import { SEED } from './support/seed.ts'

const HOUR = 3_600_000
const ZONES = ['UTC', 'Europe/Istanbul', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland']
/** Clocks move back in Berlin on 31 October 2027 and in New York a week later. */
const START = Date.parse('2027-10-28T00:00:00Z')
const certificate = [{ type: 'issue_certificate' }]

/**
 * A small model of one event whose end is always its last day or end date, with rules of elapsed hours: each moment is
 * computed from the dates of now, and takes everyone who is registered and was there at that moment, once.
 */
type Rule = { id: number; trigger: string; hours: number; since: number; fired: number; got: Set<number> }
type Person = { id: number; since: number; registered: boolean }
type Dates = { begins: number | null; ends: number | null }

function momentOf({ trigger, hours }: Rule, { begins, ends }: Dates): number | null {
  const from = trigger === 'before_event' ? begins : ends
  return from === null ? null : from + (trigger === 'before_event' ? -hours : hours) * HOUR
}

function fire(rule: Rule, dates: Dates, people: Person[], now: number): void {
  const at = momentOf(rule, dates)
  if (at === null || at > now || at < rule.since || at <= rule.fired) return
  if (rule.trigger === 'before_event' && dates.ends! <= now) return
  for (const person of people) if (person.registered && person.since <= at) rule.got.add(person.id)
  rule.fired = at
}

async function history(world: World, seed: number): Promise<string[]> {
  const below = randomBelow(seed)
  let now = START + below(48) * HOUR
  const log: string[] = []
  const go = (ms: number) => {
    now += ms
    world.stopClock(new Date(now))
  }
  go(0)
  const dates: Dates = { begins: null, ends: null }
  const event = await anEvent(world, { event_timezone: ZONES[below(ZONES.length)]!, event_date: null })
  const path = `/admin/events/${event.id}`
  const people: Person[] = []
  const rules: Rule[] = []
  for (const trigger of ['before_event', 'after_event']) {
    const hours = [1, 5, 24][below(3)]!
    const { id } = await aRule(world, event.id, { trigger, trigger_hours: hours, actions: certificate })
    rules.push({ id, trigger, hours, since: now, fired: 0, got: new Set() })
  }
  const patch = async (fields: object) => assert.equal((await world.request('PATCH', path, fields)).status, 200)
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await anAttendee(world, event.id)
      people.push({ id, since: now, registered: true })
    },
    async () => {
      dates.begins = now + (below(50) - 20) * HOUR
      dates.ends = dates.begins + (1 + below(12)) * HOUR + 60_000
      await patch({ event_date: new Date(dates.begins), event_end_date: new Date(dates.ends) })
    },
    async () => {
      const zone = ZONES[below(ZONES.length)]!
      await patch({
        event_timezone: zone,
        event_date: dates.begins && new Date(dates.begins),
        event_end_date: dates.ends && new Date(dates.ends),
      })
    },
    async () => {
      Object.assign(dates, { begins: null, ends: null })
      await patch({ event_date: null, event_end_date: null })
    },
    async () => {
      const person = people[below(Math.max(people.length, 1))]
      if (!person?.registered) return
      person.registered = false
      assert.equal(
        (await world.request('PATCH', `${path}/attendees/${person.id}`, { status: 'cancelled' })).status,
        200,
      )
    },
    async () => {
      const rule = rules[below(rules.length)]!
      for (const enabled of [false, true]) await world.request('PATCH', `${path}/automations/${rule.id}`, { enabled })
      Object.assign(rule, { since: now, fired: 0 })
    },
    async () => {
      // The clock of the machine is set back.
      go(-30 * 60_000)
    },
  ]
  for (let nth = 0; nth < 18; nth++) {
    const step = [0, 0, 1, 1, 1, 2, 3, 4, 5, 5, 6][below(11)]!
    await steps[step]!()
    go(below(9) * HOUR + 1_000)
    await fireMoments(world.services)
    for (const rule of rules) fire(rule, dates, people, now)
    log.push(`${step} ${new Date(now).toISOString()} ${JSON.stringify(dates)}`)
    for (const rule of rules) {
      const runs = await runsOf(world, { id: rule.id, event_id: event.id })
      const expected = [...rule.got].toSorted((a, b) => a - b)
      const actual = runs.map(({ subject_id }) => subject_id).toSorted((a, b) => a - b)
      assert.deepEqual(actual, expected, `seed ${seed}, ${rule.trigger} ${rule.hours} h:\n${log.join('\n')}`)
    }
  }
  return log
}

test('whatever happens to dates, zones, people and rules, each moment takes those who were there, once', async () => {
  await using world = await startWorld()
  for (let nth = 0; nth < 8; nth++) await history(world, SEED + nth)
})

test('a session reminder follows its session, fires once for each session and person, and not for a deleted one', async () => {
  await using world = await startWorld()
  world.stopClock(new Date(START))
  const event = await anEvent(world, { event_date: new Date(START + 60 * HOUR) })
  const at = (hours: number) => ({
    start_time: new Date(START + hours * HOUR).toISOString(),
    end_time: new Date(START + (hours + 1) * HOUR).toISOString(),
  })
  const [first, second, gone] = [
    await aSession(world, event.id, at(10)),
    await aSession(world, event.id, at(20)),
    await aSession(world, event.id, at(12)),
  ]
  const rule = await aRule(world, event.id, { trigger: 'before_session', trigger_hours: 2, actions: certificate })
  const one = await aRule(world, event.id, {
    ...{ trigger: 'before_session', trigger_hours: 2, session_id: second.id, actions: certificate },
  })
  const ada = await anAttendee(world, event.id)
  const tick = async (hours: number) => {
    world.stopClock(new Date(START + hours * HOUR))
    await fireMoments(world.services)
    return (await runsOf(world, rule)).map(({ session_id, subject_id }) => [session_id, subject_id])
  }
  assert.deepEqual(await tick(7), [])
  assert.deepEqual(await tick(8), [[first.id, ada.id]])
  // A later start is a later moment, for those who joined since; nobody is reminded twice.
  await world.request('PATCH', `/admin/events/${event.id}/sessions/${first.id}`, at(16))
  await world.request('DELETE', `/admin/events/${event.id}/sessions/${gone.id}`)
  const eve = await anAttendee(world, event.id)
  assert.deepEqual(await tick(11), [[first.id, ada.id]])
  assert.deepEqual(await tick(14.5), [
    [first.id, ada.id],
    [first.id, eve.id],
  ])
  await anAttendee(world, event.id)
  const all = [
    [first.id, ada.id],
    [first.id, eve.id],
  ]
  assert.deepEqual(await tick(17.9), all)
  assert.deepEqual((await tick(18)).length, 5)
  assert.deepEqual(
    (await runsOf(world, one)).map(({ session_id }) => session_id),
    [second.id, second.id, second.id],
  )
})
