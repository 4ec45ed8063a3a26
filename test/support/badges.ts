import assert from 'node:assert/strict'
import { badgeListener } from '../../src/modules/badges/badge-listener.ts'
import { anAttendee, anEvent } from './factories.ts'
import { handleAll } from './handle-all.ts'
import type { World } from './harness.ts'

/** A PNG that is seen through on its right. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAAUSURBVAiZYxAMnfmfgYGBgYkBCgAdfgIBESFDlwAAAABJRU5ErkJggg==',
  'base64',
)

/** A badge, and the path of its operations. */
export async function aBadge(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/badge-templates', { name: 'Regular', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return { ...body, path: `/admin/badge-templates/${body.id}` }
}

/** Tells the listener of badges all that has happened; the first time it only takes its place. */
export async function handle(world: World): Promise<void> {
  await handleAll(world, badgeListener)
}

/** Somebody who was at an event. */
export async function aGuest(world: World, fields: object = {}): Promise<{ event: any; attendee: any }> {
  const event = await anEvent(world)
  const attendee = await anAttendee(world, event.id, fields)
  const { status } = await world.request('POST', `/admin/events/${event.id}/checkin`, { attendee_id: attendee.id })
  assert.equal(status, 200)
  return { event, attendee }
}

/** Addresses of people with a badge, oldest award first. */
export async function holders(world: World, { path }: { path: string }): Promise<string[]> {
  const { body } = await world.request('GET', `${path}/awards?limit=200`)
  return body.map(({ email }: any) => email).reverse()
}
