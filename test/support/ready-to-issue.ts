import { aCertificate, anAttendee, anEvent } from './factories.ts'
import { startWorld } from './harness.ts'

/** An organisation that has issued before, and an attendee without a certificate. */
export async function readyToIssue(fields: object = {}) {
  await using opening = new AsyncDisposableStack()
  const world = opening.use(await startWorld())
  await aCertificate(world)
  const event = await anEvent(world, fields)
  const attendee = await anAttendee(world, event.id)
  const path = `/admin/events/${event.id}`
  const issue = () => world.request('POST', `${path}/certificates`, { attendee_ids: [attendee.id] })
  const parts = opening.move()
  return { world, event, attendee, path, issue, [Symbol.asyncDispose]: () => parts.disposeAsync() }
}
