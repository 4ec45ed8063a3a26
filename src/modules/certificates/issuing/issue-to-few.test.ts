import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connection } from '../../../../test/support/connection.ts'
import { anAttendee } from '../../../../test/support/factories.ts'
import fc from '../../../../test/support/fast-check.ts'
import type { Answer, World } from '../../../../test/support/harness.ts'
import { readyToIssue } from '../../../../test/support/ready-to-issue.ts'
import { holdFirst, noteStatements, rewrite, untilBlocked } from '../../../../test/support/statements.ts'
import { auditOf, count, outbox } from '../../../../test/support/stored.ts'

type Ready = Awaited<ReturnType<typeof readyToIssue>>

const WRITE = 'with held_event as'
const made = (world: World, event: { id: number }) => count(world, `certificate where event_id = ${event.id}`)

/** Does something between what an issue reads and what it writes. */
async function between({ world, issue }: Ready, work: () => Promise<Answer>): Promise<[issued: Answer, done: Answer]> {
  using held = holdFirst(world, WRITE)
  const issued = issue()
  await held.reached
  const done = await work()
  held.release()
  return [await issued, done]
}

test('issuing to a named attendee is one statement that reads and one that writes', async () => {
  await using ready = await readyToIssue()
  const note = noteStatements(ready.world)
  const statements = await note(async () => assert.equal((await ready.issue()).status, 201))
  assert.equal(statements.length, 3, 'the key, what is read, what is written')
  assert.ok(statements[2]!.text.includes(WRITE))
})

test('what is answered, announced and written down is what is stored, whatever is in the names', async () => {
  await using ready = await readyToIssue({
    certificate_tiers: [{ name: 'Plain "tier" \\ 🎓', min_attendance_percent: 0 }],
  })
  const { world, event, path } = ready
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  let people = 0
  const named = async (first_name: string): Promise<number | null> => {
    const email = `p${++people}@example.org`
    const { status, body } = await world.request('POST', `${path}/attendees`, { first_name, email })
    return status === 201 ? body.id : null
  }
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 1, maxLength: 4 }), async (names) => {
      const ids = (await Promise.all(names.map(named))).filter((id) => id !== null)
      if (ids.length === 0) return
      const { body } = await world.request('POST', `${path}/certificates`, { attendee_ids: ids })
      assert.equal(body.issued, ids.length)
      for (const certificate of body.certificates) {
        assert.deepEqual((await world.request('GET', `/admin/certificates/${certificate.id}`)).body, certificate)
        const told = (await outbox(world, 'cert.issued')).find(({ data }) => data.certificate_id === certificate.id)
        for (const field of ['public_id', 'attendee_name', 'attendee_email', 'event_id', 'event_name', 'verify_url'])
          assert.equal(told.data[field], certificate[field])
      }
      const written = (await auditOf(world, 'certificate.issue')).at(-1)
      const certificate_ids = body.certificates.map(({ id }: any) => id)
      assert.deepEqual([written.subject_id, written.after], [event.id, { certificate_ids }])
    }),
    { numRuns: 15, endOnFailure: true },
  )
})

test('an attendee or an event that is deleted between reading and writing is 404, and nothing is issued', async () => {
  for (const what of ['attendee', 'event'] as const) {
    await using ready = await readyToIssue()
    const { world, attendee, path } = ready
    const at = what === 'event' ? path : `${path}/attendees/${attendee.id}`
    const answers = await between(ready, () => world.request('DELETE', at))
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 204],
      what,
    )
    assert.equal(await count(world, 'certificate_log'), 1)
  }
})

test('an event that is changed between reading and writing counts as it is then', async () => {
  await using ready = await readyToIssue()
  const { world, event, path } = ready
  const [{ status }] = await between(ready, () => world.request('PATCH', path, { certificate_enabled: false }))
  assert.equal(status, 409)
  assert.equal(await made(world, event), 0)
  await world.request('PATCH', path, { certificate_enabled: true })
  const [{ body }] = await between(ready, () => world.request('PATCH', path, { name: 'Renamed' }))
  assert.equal(body.certificates[0].event_name, 'Renamed')
})

test('an attendee who is renamed between reading and writing gets a certificate with the new name', async () => {
  await using ready = await readyToIssue()
  const { world, attendee, path } = ready
  const rename = () => world.request('PATCH', `${path}/attendees/${attendee.id}`, { first_name: 'Grace' })
  const [{ body }] = await between(ready, rename)
  assert.equal(body.certificates[0].attendee_name, 'Grace Lovelace')
})

test('twin: without a look at what has changed the name from before is issued', async () => {
  await using ready = await readyToIssue()
  const { world, attendee, path } = ready
  rewrite(world, 'and known.state::xid = a.xmin', '')
  const rename = () => world.request('PATCH', `${path}/attendees/${attendee.id}`, { first_name: 'Grace' })
  const [{ body }] = await between(ready, rename)
  assert.equal(body.certificates[0].attendee_name, 'Ada Lovelace')
})

/** Deletes the attendee, or the event, while the certificate is being written. */
async function deleteDuringWrite(
  { world, attendee, path, issue }: Ready,
  what: 'event' | 'attendee',
): Promise<number[]> {
  await world.query(`create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
    create trigger wait_for_test before insert on certificate for each row execute function wait_for_test()`)
  await using gate = await connection(world.databaseUrl)
  await gate.client.query('select pg_advisory_lock(1)')
  const issued = issue()
  await untilBlocked(world)
  const deleted = world.request('DELETE', what === 'event' ? path : `${path}/attendees/${attendee.id}`)
  // Either it waits for the issue, or nothing keeps it.
  await Promise.race([untilBlocked(world, 2), deleted])
  await gate.client.query('select pg_advisory_unlock(1)')
  return (await Promise.all([issued, deleted])).map(({ status }) => status)
}

for (const what of ['event', 'attendee'] as const) {
  test(`an ${what} that is deleted while the certificate is written goes after it`, async () => {
    await using ready = await readyToIssue()
    assert.deepEqual(await deleteDuringWrite(ready, what), [201, 204])
    assert.equal(await count(ready.world, `certificate_log where action = 'issued'`), 2)
  })
}

test('twin: without their locks the issue fails inside', async () => {
  await using ready = await readyToIssue()
  rewrite(ready.world, /for key share( of a)?/g, '')
  assert.deepEqual(await deleteDuringWrite(ready, 'attendee'), [500, 204])
})

test('who has been given a certificate meanwhile is skipped, and the others get theirs', async () => {
  await using ready = await readyToIssue()
  const { world, event, attendee, path } = ready
  const other = await anAttendee(world, event.id)
  const both = {
    ...ready,
    issue: () => world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id, other.id] }),
  }
  const [{ status, body }] = await between(both, () =>
    world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] }),
  )
  assert.equal(status, 201)
  assert.deepEqual(body.skipped, [{ attendee_id: attendee.id, reason: 'already_issued' }])
  assert.deepEqual(
    body.certificates.map(({ attendee_id }: any) => attendee_id),
    [other.id],
  )
  const told = (await outbox(world, 'cert.issued')).filter(({ data }) => data.event_id === event.id)
  assert.equal(told.length, 2)
  const written = (await auditOf(world, 'certificate.issue')).slice(-2).map(({ after }) => after.certificate_ids.length)
  assert.deepEqual(written, [1, 1])
})

test('more names than one statement takes are issued to in the general way', async () => {
  await using ready = await readyToIssue()
  const { world, event, path } = ready
  await world.query(`insert into attendee (org_id, event_id, first_name, email, email_key, source, folded, created_at, updated_at)
    select 1, ${event.id}, 'Ada', n || '@example.org', n || '@example.org', 'api', 'ada', now(), now() from generate_series(1, 120) n`)
  const ids = (await world.query<{ id: number }>(`select id from attendee where event_id = ${event.id}`)).map(
    ({ id }) => id,
  )
  const { body } = await world.request('POST', `${path}/certificates`, { attendee_ids: ids })
  assert.equal(body.issued, 121)
})
