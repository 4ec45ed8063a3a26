import assert from 'node:assert/strict'
import { test } from 'node:test'
import { personalLink } from '../src/modules/attendees/records/personal-link.ts'
import fc from './support/fast-check.ts'
import { startWorld, type World } from './support/harness.ts'
import { OFFER_HOURS, placesModel, typeOf } from './support/places-model.ts'
import { anOpenEvent, register, sweepOffers } from './support/register.ts'
import { rounds } from './support/rounds.ts'

const email = fc.nat(5).map((n) => `p${n}@example.org`)
const of = (weight: number, fields: Record<string, fc.Arbitrary<unknown>>) => ({ weight, arbitrary: fc.record(fields) })
const step = fc.oneof(
  of(6, { do: fc.constant('register'), email }),
  of(3, { do: fc.constant('cancel'), email }),
  of(4, { do: fc.constant('accept'), email }),
  of(1, { do: fc.constant('add'), email }),
  of(1, { do: fc.constant('remove'), email }),
  of(2, { do: fc.constant('organise'), email, status: fc.constantFrom('registered', 'cancelled') }),
  of(2, { do: fc.constant('capacity'), to: fc.option(fc.integer({ min: 1, max: 5 }), { freq: 8 }) }),
  of(3, { do: fc.constant('wait'), minutes: fc.constantFrom(1, 59, 60, 61, 119, 120) }),
  of(4, { do: fc.constant('sweep') }),
)

/** Places of students. */
const STUDENTS = 1
const START = Date.parse('2026-05-01T12:00:00Z')

test('whoever registers, cancels, takes offers, is added or removed: statuses, positions and mails are what a simple model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (steps) => {
      await using world = await startWorld()
      world.stopClock(new Date(START))
      const event = await anOpenEvent(world, { registration_capacity: 2, waitlist_offer_hours: OFFER_HOURS })
      const types: Record<string, number> = {}
      for (const fields of [{ name: 'student', capacity: STUDENTS }, { name: 'guest' }]) {
        const { body } = await world.request('POST', `/admin/events/${event.id}/registration-types`, fields)
        types[fields.name] = body.id
      }
      const model = placesModel(2, STUDENTS)
      for (const each of steps as any[]) {
        const told = JSON.stringify(each)
        assert.equal(await real(world, { ...event, types }, each), expected(model, each), told)
        assert.deepEqual(await stateOf(world), modelled(model), told)
      }
    }),
    { numRuns: rounds(8, 200), endOnFailure: true },
  )
})

/** Does a step to the model. @returns the status that it is answered with; undefined where nobody is answered */
function expected(model: ReturnType<typeof placesModel>, { do: what, ...step }: any): number | undefined {
  if (what === 'wait') model.event.now += step.minutes * 60_000
  else if (what === 'capacity') model.event.capacity = step.to
  else return model[what as 'organise'](step.email, step.status)
  return what === 'capacity' ? 200 : undefined
}

/** Does a step to the service. */
async function real(world: World, event: any, { do: what, ...step }: any): Promise<number | undefined> {
  const admin = `/admin/events/${event.id}`
  const [attendee] = await world.query<{ id: number }>(`select id from attendee where email = '${step.email}'`)
  const own = personalLink(world.services, {
    attendeeId: attendee?.id ?? 999,
    linkNo: 1,
    email: step.email ?? '',
  }).split('/t/')[1]
  const registration_type_id = step.email && event.types[typeOf(step.email)]
  const one = `${admin}/attendees/${attendee?.id ?? 999}`
  const asVisitor = { key: null }
  const steps: Record<string, () => Promise<unknown>> = {
    register: () => register(world, event, { email: step.email, registration_type_id }),
    cancel: () => world.request('DELETE', `/public/registrations/${own}`, undefined, asVisitor),
    accept: () => world.request('PATCH', `/public/registrations/${own}`, { status: 'registered' }, asVisitor),
    add: () =>
      world.request('POST', `${admin}/attendees`, { first_name: 'Ada', email: step.email, registration_type_id }),
    remove: () => world.request('DELETE', one),
    organise: () => world.request('PATCH', one, { status: step.status }),
    capacity: () => world.request('PATCH', admin, { registration_capacity: step.to }),
    wait: async () => world.stopClock(new Date(world.services.now().getTime() + step.minutes * 60_000)),
    sweep: () => sweepOffers(world),
  }
  const answer = (await steps[what]!()) as { status: number } | undefined
  return answer?.status
}

type State = Record<string, { status: string; position: number | null; mails: string[] }>

async function stateOf(world: World): Promise<State> {
  const rows = await world.query<{ email: string } & State[string]>(`
    select m.email, coalesce(a.status, 'gone') as status, a.position::int, m.mails
    from (select email, array_remove(array_agg(kind order by id), null) as mails from (
        select email, null::bigint as id, null as kind from attendee
        union all select to_address, id, kind from email) known group by email) m
      left join (select *, case when status = 'waitlisted'
        then row_number() over (partition by status order by waitlisted_at, id) end as position from attendee) a using (email)
    where a.id is not null or cardinality(m.mails) > 0 order by m.email`)
  return Object.fromEntries(rows.map(({ email, ...state }) => [email, state]))
}

function modelled(model: ReturnType<typeof placesModel>): State {
  const known = [...model.people].filter(([, { status, mails }]) => status !== 'gone' || mails.length > 0)
  return Object.fromEntries(
    known.map(([email, { status, mails }]) => [email, { status, position: model.position(email), mails }]),
  )
}
