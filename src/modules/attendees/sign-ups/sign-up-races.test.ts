import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee, aSession } from '../../../../test/support/factories.ts'
import { startWorld, type World } from '../../../../test/support/harness.ts'
import { anOpenEvent } from '../../../../test/support/register.ts'
import { holdFirst, rewrite, untilBlocked } from '../../../../test/support/statements.ts'

/** A person signs up for the last place of a session; before the commit something else is asked for. */
async function signedUpMeanwhile(world: World, then: (asked: Asked) => [string, string, object?]) {
  const event = await anOpenEvent(world)
  const path = `/admin/events/${event.id}`
  const session = await aSession(world, event.id, { capacity: 1, signup: true })
  const [first, second] = [await anAttendee(world, event.id), await anAttendee(world, event.id)]
  using held = holdFirst(world, 'insert into audit_entry')
  const chosen = { session_ids: [session.id] }
  const answers = [world.request('PUT', `${path}/attendees/${first.id}/sessions`, chosen)]
  await held.reached
  answers.push(world.request(...then({ path, session, first, second, chosen })))
  await untilBlocked(world, 1)
  held.release()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  const [stored] = await world.query<{ signed_up: number; rows: number }>(
    `select (select sum(signed_up)::int from session_signup_count) as signed_up, (select count(*)::int from session_signup) as rows`,
  )
  return [...statuses, stored!.signed_up, stored!.rows]
}
type Asked = { path: string; session: any; first: any; second: any; chosen: object }

const another = ({ path, second, chosen }: Asked): [string, string, object] => [
  'PUT',
  `${path}/attendees/${second.id}/sessions`,
  chosen,
]

test('of two who sign up for the last place at once one gets it, whichever statement they are at', async () => {
  await using world = await startWorld()
  assert.deepEqual(await signedUpMeanwhile(world, another), [200, 409, 1, 1])
  await world.query('delete from event')
  // By the lock of the trigger alone.
  rewrite(world, /(from session_signup_count[\s\S]*) for no key update/, '$1')
  assert.deepEqual(await signedUpMeanwhile(world, another), [200, 409, 1, 1])
})

test('twin: without the lock of the trigger the session is overbooked', async () => {
  await using world = await startWorld()
  rewrite(world, /(from session_signup_count[\s\S]*) for no key update/, '$1')
  const [{ text }] = (await world.query<{ text: string }>(
    `select pg_get_functiondef('take_session_places'::regproc) as text`,
  )) as [{ text: string }]
  assert.match(text, /order by session_id for no key update/)
  await world.query(text.replace('order by session_id for no key update', ''))
  assert.deepEqual(await signedUpMeanwhile(world, another), [200, 200, 2, 2])
})

test('a sign-up comes before or after a cancellation, a deletion of the session and the end of sign-up, and none is left over', async () => {
  await using world = await startWorld()
  const cancel = ({ path, first }: Asked): [string, string, object] => [
    'PATCH',
    `${path}/attendees/${first.id}`,
    { status: 'cancelled' },
  ]
  assert.deepEqual(await signedUpMeanwhile(world, cancel), [200, 200, 0, 0])
  await world.query('delete from event')
  const remove = ({ path, session }: Asked): [string, string] => ['DELETE', `${path}/sessions/${session.id}`]
  assert.deepEqual(await signedUpMeanwhile(world, remove), [200, 204, null, 0])
  await world.query('delete from event')
  const turnOff = ({ path, session }: Asked): [string, string, object] => [
    'PATCH',
    `${path}/sessions/${session.id}`,
    { signup: false },
  ]
  assert.deepEqual(await signedUpMeanwhile(world, turnOff), [200, 409, 1, 1])
})
