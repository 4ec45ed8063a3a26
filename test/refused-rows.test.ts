import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCertificate, anAttendee, anEvent } from './support/factories.ts'
import { type Answer, dumpDatabase, startWorld, type World } from './support/harness.ts'
import { aBulkJob, keysStored, submit } from './support/stored.ts'

type Change = () => Promise<Answer>
/** A change, and the rows that it inserts: their table, and which of them, as a condition on `new`. */
type Case = [name: string, prepare: (world: World) => Promise<Change>, rows: Record<string, string>]

const audit = (action: string) => ({ audit_entry: `new.action = '${action}'` })
const announced = { domain_event: `position('Marked'::bytea in new.body) > 0` }
const logged = {
  certificate_log: `exists (select from certificate c where c.public_id = new.public_id and c.attendee_name like 'Marked%')`,
}

const cases: Case[] = [
  [
    'issuing to three, of whom one is marked',
    async (world) => {
      // The design version of the organisation, which its first issue makes and which says nothing of anybody.
      await aCertificate(world)
      const { event } = await marked(world)
      return () => world.request('POST', `/admin/events/${event.id}/certificates`)
    },
    {
      ...announced,
      ...logged,
      ...audit('certificate.issue'),
      certificate: `new.attendee_name like 'Marked%'`,
    },
  ],
  [
    'issuing to three by name, of whom one is marked',
    async (world) => {
      await aCertificate(world)
      const { event, people } = await marked(world)
      const attendee_ids = people.map(({ id }) => id)
      return () => world.request('POST', `/admin/events/${event.id}/certificates`, { attendee_ids })
    },
    {
      ...announced,
      ...logged,
      ...audit('certificate.issue'),
      certificate: `new.attendee_name like 'Marked%'`,
    },
  ],
  [
    'revoking',
    async (world) => {
      const { certificate } = await markedCertificate(world)
      return () => world.request('POST', `/admin/certificates/${certificate.id}/revoke`)
    },
    { ...announced, ...logged, ...audit('certificate.revoke') },
  ],
  [
    'reissuing',
    async (world) => {
      const { certificate } = await markedCertificate(world)
      return () =>
        world.request('POST', `/admin/certificates/${certificate.id}/reissue`, { attendee_name: 'Marked Anew' })
    },
    {
      ...announced,
      ...logged,
      ...audit('certificate.reissue'),
      certificate: `new.attendee_name = 'Marked Anew'`,
    },
  ],
  [
    'uploading',
    async (world) => {
      const event = await anEvent(world)
      return () => submit(world, event.id, ['Ada', 'Grace'])
    },
    {
      ...audit('bulk_job.create'),
      credit_entry: `new.kind = 'hold'`,
      bulk_job: 'true',
      'graphile_worker._private_jobs': 'true',
    },
  ],
  [
    'cancelling a job',
    async (world) => {
      const { path } = await aBulkJob(world, (await anEvent(world)).id, 2)
      return () => world.request('POST', `${path}/cancel`)
    },
    { ...audit('bulk_job.cancel'), credit_entry: `new.kind = 'release'` },
  ],
  [
    'deleting an event with a job',
    async (world) => {
      const event = await anEvent(world)
      await aBulkJob(world, event.id, 2)
      return () => world.request('DELETE', `/admin/events/${event.id}`)
    },
    { ...audit('event.delete'), credit_entry: `new.kind = 'release'` },
  ],
  [
    'adding an attendee',
    async (world) => {
      const event = await anEvent(world)
      const person = { first_name: 'Ada', email: 'ada@example.org' }
      return () => world.request('POST', `/admin/events/${event.id}/attendees`, person)
    },
    { ...audit('attendee.create'), event_tally: 'true' },
  ],
  [
    'making a key',
    async (world) => () => world.request('POST', '/admin/api-keys', { name: 'New', scopes: ['events:read'] }),
    audit('api_key.create'),
  ],
]

async function marked(world: World) {
  const event = await anEvent(world, { certificate_validity_days: 90 })
  const people = []
  for (const first_name of ['Ada', 'Marked', 'Grace']) people.push(await anAttendee(world, event.id, { first_name }))
  return { event, people }
}

async function markedCertificate(world: World) {
  const { event, people } = await marked(world)
  const { body } = await world.request('POST', `/admin/events/${event.id}/certificates`, {
    attendee_ids: people.map(({ id }) => id),
  })
  return { certificate: body.certificates.find(({ attendee_name }: any) => attendee_name.startsWith('Marked')) }
}

/** From now on the database refuses to insert the rows of a table that meet the condition. */
async function refuseRows(world: World, table: string, condition: string): Promise<void> {
  await world.query(`create function refuse_row() returns trigger language plpgsql as $$ begin
      if ${condition} then raise 'this row is refused by a test'; end if;
      return new;
    end $$;
    create trigger refuse_row before insert on ${table} for each row execute function refuse_row()`)
}

const allThatIsStored = async (world: World) => [
  (await dumpDatabase(world)).split('\n').toSorted(),
  await keysStored(world),
]

for (const [name, prepare, rows] of cases) {
  test(`${name}: when any one row of it cannot be stored, nothing of it is there`, async () => {
    await using world = await startWorld()
    // The first request is noted as the key's last use.
    await world.request('GET', '/admin/credits')
    const change = await prepare(world)
    for (const [table, condition] of Object.entries(rows)) {
      const before = await allThatIsStored(world)
      await refuseRows(world, table, condition)
      const { status, text } = await change()
      assert.equal(status, 500, `${table}: ${text}`)
      await world.query('drop function refuse_row cascade')
      assert.deepEqual(await allThatIsStored(world), before, table)
    }
    const { status, text } = await change()
    assert.ok(status < 300, `without refused rows it succeeds: ${text}`)
  })
}
