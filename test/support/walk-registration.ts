import assert from 'node:assert/strict'
import type { World } from './harness.ts'
import { anOpenEvent, aRegistration } from './register.ts'

/** Walks through the settings of registration in the document. */
export async function walkRegistrationSettings(world: World, eventId: number): Promise<void> {
  const path = `/admin/events/${eventId}`
  await world.request('POST', `${path}/close-registration`)
  await world.request('POST', `${path}/open-registration`)
  const questions = [
    { id: 'dinner', type: 'yes_no', label: 'Will you join the dinner?' },
    {
      ...{ id: 'diet', type: 'short_text', label: 'What can you not eat?' },
      show_if: { question_id: 'dinner', is_any_of: [true] },
    },
  ]
  await world.request('POST', `${path}/registration-preview`, { questions })
  const { body: type } = await world.request('POST', `${path}/registration-types`, { name: 'Student', capacity: 30 })
  await world.request('GET', `${path}/registration-types`)
  await world.request('GET', `${path}/registration-types/${type.id}`)
  await world.request('PATCH', `${path}/registration-types/${type.id}`, { description: 'With a student card' })
  await world.request('DELETE', `${path}/registration-types/${type.id}`)
}

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
  await world.request('PATCH', path, { registration_approval: true })
  for (const [act, body] of [
    ['approve', undefined],
    ['decline', { reason: 'This meeting is for members only.' }],
  ] as const) {
    const pending = await aRegistration(world, event)
    const [{ id }] = (await world.request('GET', `${path}/attendees?search=${pending.email}`)).body
    await world.request('POST', `${path}/attendees/${id}/${act}`, body)
  }
  await world.request('GET', `${path}/answer-counts`)
  await ask('GET')
  await ask('PATCH', { last_name: '' })
  await ask('DELETE')
}
