import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import { readyToIssue } from '../../../../test/support/ready-to-issue.ts'
import { breakingConnections, holdFirst, noteStatements } from '../../../../test/support/statements.ts'
import { auditOf, count } from '../../../../test/support/stored.ts'
import { jobContext } from '../../../platform/context/context.ts'
import { issueCertificates } from './issue-certificates.ts'

/** As a request does that comes at the same moment as others. */
const ask = ({ services }: World, eventId: number, ids: number[], requestId = 'r', orgId = 1) =>
  issueCertificates({ ...jobContext(services, orgId, 'test'), requestId }, eventId, ids)

test('requests for one event that come at once share their statements, and each gets its own answer and audit entry', async () => {
  await using ready = await readyToIssue()
  const { world, event, path } = ready
  await world.stranger()
  const [covered, one, two, three] = await Promise.all(Array.from({ length: 4 }, () => anAttendee(world, event.id)))
  await world.request('POST', `${path}/certificates`, { attendee_ids: [covered.id] })
  const note = noteStatements(world)
  let answers: PromiseSettledResult<any>[] = []
  const statements = await note(async () => {
    answers = await Promise.allSettled([
      ask(world, event.id, [one.id], 'first'),
      ask(world, event.id, [two.id, three.id, covered.id], 'second'),
      ask(world, event.id, [one.id], 'third'),
      ask(world, event.id, [two.id, 987_654], 'fourth'),
      ask(world, event.id, [one.id], 'fifth', 2),
    ])
  })
  const issuedTo = ({ certificates, skipped }: any) => [certificates.map((each: any) => each.attendee_id), skipped]
  assert.deepEqual(
    answers.map((answer) => (answer.status === 'fulfilled' ? issuedTo(answer.value) : answer.reason.code)),
    [
      [[one.id], []],
      [[two.id, three.id].sort((a, b) => a - b), [{ attendee_id: covered.id, reason: 'already_issued' }]],
      [[], [{ attendee_id: one.id, reason: 'already_issued' }]],
      'not_found',
      'not_found',
    ],
  )
  assert.equal(statements.length, 3, 'what is read for each organisation, and what is written')
  const written = (await auditOf(world, 'certificate.issue')).slice(-2)
  const idsOf = ({ value }: any) => value.certificates.map(({ id }: any) => id)
  assert.deepEqual(Object.fromEntries(written.map(({ request_id, after }) => [request_id, after.certificate_ids])), {
    first: idsOf(answers[0]),
    second: idsOf(answers[1]),
  })
})

test('of requests that share their statements one that cannot be stored fails alone', async () => {
  await using ready = await readyToIssue()
  const { world, event, attendee } = ready
  const other = await anAttendee(world, event.id, { first_name: 'Marked' })
  await world.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before insert on certificate for each row when (new.attendee_name like 'Marked%') execute function refuse()`)
  const [refused, issued] = await Promise.allSettled([
    ask(world, event.id, [other.id]),
    ask(world, event.id, [attendee.id]),
  ])
  assert.match((refused as any).reason.message, /refused/)
  assert.equal((issued as any).value.issued, 1)
  assert.equal(await count(world, `certificate where event_id = ${event.id}`), 1)
})

test('of requests that share their statements one whose attendee is renamed meanwhile gets the new name, the others theirs', async () => {
  await using ready = await readyToIssue()
  const { world, event, attendee, path } = ready
  const other = await anAttendee(world, event.id)
  using held = holdFirst(world, 'with held_event as')
  const answers = Promise.all([ask(world, event.id, [attendee.id]), ask(world, event.id, [other.id])])
  await held.reached
  await world.request('PATCH', `${path}/attendees/${attendee.id}`, { first_name: 'Grace' })
  held.release()
  const names = (await answers).map(({ certificates }) => certificates[0]!.attendee_name)
  assert.deepEqual(names, ['Grace Lovelace', 'Ada Lovelace'])
})

test('of requests that share their statements none is told anything when the answer is lost, and each has been done once', async () => {
  await using ready = await readyToIssue()
  const { world, event, attendee } = ready
  const other = await anAttendee(world, event.id)
  const both = () => Promise.allSettled([ask(world, event.id, [attendee.id]), ask(world, event.id, [other.id])])
  // The second statement is the one that writes.
  breakingConnections(world).arm(2, 'done, answer lost')
  for (const { status } of await both()) assert.equal(status, 'rejected')
  assert.equal(await count(world, `certificate where event_id = ${event.id}`), 2)
  const written = (await auditOf(world, 'certificate.issue')).slice(-2)
  assert.deepEqual(
    written.map(({ after }) => after.certificate_ids.length),
    [1, 1],
    'two entries, though both came from one actor',
  )
  for (const { value } of (await both()) as any) assert.equal(value.skipped[0].reason, 'already_issued')
})
