import assert from 'node:assert/strict'
import type { World } from './harness.ts'
import { anOpenEvent, aRegistration } from './register.ts'

/** Registers people, lets others wait, and offers them places. */
export async function walkRegistration(world: World): Promise<void> {
  const event = await anOpenEvent(world, { registration_capacity: 1 })
  await world.request('GET', `/public/events/${event.id}`, undefined, { key: null })
  await world.request('GET', '/public/marketplace?when=all', undefined, { key: null })
  await world.request('GET', `/public/marketplace/${event.public_url.split('/').at(-1)}`, undefined, { key: null })
  const { ask } = await aRegistration(world, event)
  const { email } = await aRegistration(world, event)
  const path = `/admin/events/${event.id}`
  const { body: waiting } = await world.request('GET', `${path}/waiting-list`)
  assert.equal(waiting[0].email, email)
  const waits = `${path}/attendees/${waiting[0].attendee_id}`
  await world.request('POST', `${waits}/offer`)
  await world.request('POST', `${waits}/offer`, { over_capacity: true })
  await world.request('POST', `${waits}/withdraw-offer`)
  await world.request('GET', `${path}/registration-status`)
  await world.request('GET', `${path}/answer-counts`)
  await ask('GET')
  await ask('PATCH', { last_name: '' })
  await ask('DELETE')
}
