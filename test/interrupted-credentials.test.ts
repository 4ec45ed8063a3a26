import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { genuineCredentials } from '../src/modules/certificates/credential/check-credential.fixture.ts'
import { areMarked } from '../src/modules/certificates/credential/marked-certificates.fixture.ts'
import { certificates } from '../src/modules/certificates/index.ts'
import { aCertificate } from './support/factories.ts'
import { type Answer, startWorld, type World } from './support/harness.ts'
import { isDue } from './support/is-due.ts'
import { breakingConnections, type Fault, noteStatements, rewrite } from './support/statements.ts'
import { count } from './support/stored.ts'

type Certificate = { id: number; public_id: string; event_id: number; attendee_email: string }
type Change = { name: string; isDone: (world: World, of: Certificate) => Promise<boolean>; run: Run }
type Run = (world: World, of: Certificate) => Promise<Answer>

const isGone = async (world: World, { id }: Certificate) => (await count(world, `certificate where id = ${id}`)) === 0
const isRevoked = async (world: World, { id }: Certificate) =>
  (await count(world, `certificate where id = ${id} and status = 'revoked'`)) === 1

/** Everything that changes what verifiers find out about a certificate. */
const changes: Change[] = [
  {
    name: 'issuing to another attendee',
    run: (world, { event_id }) =>
      world.request('POST', `/admin/events/${event_id}/certificates`, { recipients: [{ name: 'Grace Hopper' }] }),
    isDone: async (world, { event_id }) => (await count(world, `certificate where event_id = ${event_id}`)) > 1,
  },
  {
    name: 'revoking',
    run: (world, { id }) => world.request('POST', `/admin/certificates/${id}/revoke`),
    isDone: isRevoked,
  },
  {
    name: 'reissuing',
    run: (world, { id }) => world.request('POST', `/admin/certificates/${id}/reissue`, { attendee_name: 'Ada King' }),
    isDone: isRevoked,
  },
  {
    name: 'erasing the holder',
    run: (world, { attendee_email: email }) => world.request('POST', '/admin/privacy/erase', { email }),
    isDone: async (world, { id }) =>
      (await count(world, `certificate where id = ${id} and attendee_email is null`)) > 0,
  },
  {
    name: 'anonymising the holder',
    run: (world, { attendee_email: email }) =>
      world.request('POST', '/admin/privacy/erase', { email, certificates: 'anonymise' }),
    isDone: isRevoked,
  },
  {
    name: 'deleting the event',
    run: (world, { event_id }) => world.request('DELETE', `/admin/events/${event_id}`),
    isDone: isGone,
  },
]

const findings = (world: World) => examine(world.services, [certificates])

/** Asserts that all of it was done or nothing, and that credential, record, list and log agree on which. */
async function assertAgreed(world: World, { isDone, name }: Change, of: Certificate, where: string): Promise<boolean> {
  assert.deepEqual(await findings(world), [], `${name}, ${where}`)
  await genuineCredentials(world)
  const done = await isDone(world, of)
  const [isMarked] = await areMarked(world, [of.id])
  const isRefused = (await isGone(world, of)) || (await isRevoked(world, of))
  const logged = await count(world, `certificate_log where action = 'revoked' and public_id = '${of.public_id}'`)
  assert.deepEqual([isMarked, logged], [isRefused, isRefused ? 1 : 0], `${name}, ${where}`)
  return done
}

/** Returns the places in a change, counted from 1, of the statements that concern credentials, and of the commits. */
async function placesOf(world: World, change: Change): Promise<number[]> {
  const of = await aCertificate(world)
  const statements = await noteStatements(world)(() => change.run(world, of))
  const counted = statements.filter(({ text }) => !text.includes('pg_notify'))
  return counted.flatMap(({ text }, at) => (/certificate|status_list|^commit/.test(text) ? [at + 1] : []))
}

for (const change of changes)
  test(`${change.name}: wherever the connection breaks, credential, record, list and log agree, and a retry completes it`, async () => {
    await using world = await startWorld()
    // The first certificate of an organisation also makes its key and design version.
    await aCertificate(world)
    const places = await placesOf(world, change)
    assert.ok(places.length > 1, `${places}`)
    // A run breaks each place either before it is done or after.
    const breaking = breakingConnections(world)
    for (const [kind, fault] of (['not done', 'done, answer lost'] satisfies Fault[]).entries())
      for (const nth of places.filter((_, at) => isDue(at + kind, 2))) {
        const of: Certificate = await aCertificate(world)
        breaking.arm(nth, fault)
        await change.run(world, of)
        const where = `${fault} at ${nth}: ${breaking.struck()}`
        assert.notEqual(breaking.struck(), null, where)
        breaking.arm(0, fault)
        if (await assertAgreed(world, change, of, where)) continue
        assert.ok((await change.run(world, of)).status < 300, where)
        assert.ok(await assertAgreed(world, change, of, where), where)
      }
  })

test('twin: without a transaction a break in the middle leaves them in disagreement, and the doctor finds it', async () => {
  for (const change of changes.slice(2)) {
    await using world = await startWorld({ doctor: false })
    rewrite(world, /^begin.*$/, 'select 1')
    const breaking = breakingConnections(world)
    const found = new Set<string>()
    for (let nth = 1; found.size === 0; nth++) {
      const of: Certificate = await aCertificate(world)
      breaking.arm(nth, 'done, answer lost')
      await change.run(world, of)
      assert.notEqual(breaking.struck(), null, `nothing was found about ${change.name}`)
      breaking.arm(0, 'not done')
      for (const { invariant } of await findings(world)) found.add(invariant)
    }
  }
})
