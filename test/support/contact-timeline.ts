import assert from 'node:assert/strict'
import { feedListener } from '../../src/modules/contact-timeline/feed-listener.ts'
import { handleAll } from './handle-all.ts'
import { startWorld, type World } from './harness.ts'

/** Tells the feed all that has happened. */
export async function feed(world: World): Promise<void> {
  await handleAll(world, feedListener, 500)
}

/** A world whose feed has its place, so that it misses nothing from now on. */
export async function startFeeding(): Promise<World> {
  const world = await startWorld()
  await feed(world)
  return world
}

/** Timeline entries of the contact with an address, oldest first; null: they are no contact. */
export async function timelineOf(world: World, email: string): Promise<any[] | null> {
  const [contact] = await world.query<{ id: number }>(
    `select coalesce(merged_into, id) as id from contact where email_key = '${email.toLowerCase()}'`,
  )
  if (contact === undefined) return null
  const { status, body } = await world.request('GET', `/admin/crm/contacts/${contact.id}/timeline?limit=200`)
  assert.equal(status, 200)
  return body.toReversed()
}

export const summariesOf = async (world: World, email: string) =>
  (await timelineOf(world, email))?.map(({ summary }) => summary) ?? null
