import assert from 'node:assert/strict'
import type { World } from './harness.ts'
import { until } from './installation.ts'

type FeedPage = { events: any[]; lastId: number }

/** A page of the event feed, and the id to read on from. */
export async function listFeed(world: World, query = '', key = world.key): Promise<FeedPage> {
  const { status, body, headers, text } = await world.request('GET', `/admin/webhook-events${query}`, undefined, {
    key,
  })
  assert.equal(status, 200, text)
  return { events: body, lastId: Number(headers['x-last-event-id']) }
}

/** The events of the feed about certificates, as soon as there are so many; those that led to them are left out. */
export async function waitForCertificates(world: World, count: number, key = world.key, query = ''): Promise<any[]> {
  const certificates = (events: any[]) => events.filter(({ event }) => event.startsWith('cert.'))
  const events = await until(
    async () => (await listFeed(world, `?limit=200&${query.slice(1)}`, key)).events,
    (events) => certificates(events).length >= count,
    5,
  )
  return certificates(events)
}

/**
 * A page of the feed, as soon as it has so many events. Events appear once no transaction of the whole server can precede them,
 * and other tests use the same server.
 */
export function waitForFeed(world: World, count: number, query = '', key = world.key): Promise<any[]> {
  return until(
    async () => (await listFeed(world, query, key)).events,
    (events) => events.length >= count,
    5,
  )
}
