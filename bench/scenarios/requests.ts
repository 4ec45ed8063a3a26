import { compareThroughput, type Result } from '../compare.ts'
import { processorTime } from '../processor.ts'
import { openStage } from '../stage.ts'
import { makeTenants } from './tenants.ts'

const TENANTS = 300

/** The three paths that carry most of the traffic, each beside bare Fastify with the same statements. */
export async function requestScenarios(): Promise<Result[]> {
  return [...(await publicScenarios()), ...(await keyScenarios())]
}

/** Visitors share one address here, which is limited to 120 requests a minute, so this stage has no rate limit. */
async function publicScenarios(): Promise<Result[]> {
  const stage = await openStage({ RATE_LIMIT: 'off' })
  try {
    const { api, floor } = stage
    const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
    await stage.request('POST', `/admin/events/${event.id}/attendees`, {
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
    })
    const { certificates } = await stage.request('POST', `/admin/events/${event.id}/certificates`)
    const { public_id } = certificates[0]
    const verify = (connections: number, atLeast: number) =>
      compareThroughput(
        `verify a certificate, ${connections} connections`,
        { url: `${api}/v/certs/${public_id}`, connections },
        { url: `${floor}/certificate/${public_id}`, connections },
        { atLeast, processor: () => processorTime(...stage.pids) },
      )
    return [await verify(100, 2), await verify(1, 0.9)]
  } finally {
    await stage.close()
  }
}

/** With the exact rate limit on, over enough organisations that none is refused. */
async function keyScenarios(): Promise<Result[]> {
  const stage = await openStage({ RATE_LIMIT: 'on' })
  try {
    const { api, floor, client } = stage
    const tenants = await makeTenants(client, TENANTS, 40)
    let turn = 0
    const next = () => tenants[turn++ % TENANTS]!
    let person = 0
    const body = () =>
      JSON.stringify({ first_name: 'Ada', last_name: 'Lovelace', email: `x${++person}-${process.pid}@example.org` })
    const ours = (method: 'GET' | 'POST') => () => {
      const { key, eventId } = next()
      return {
        path: `${new URL(api).pathname}/admin/events/${eventId}/attendees`,
        headers: { authorization: `Bearer ${key}` },
        ...(method === 'POST' ? { body: body() } : {}),
      }
    }
    const bare = (method: 'GET' | 'POST') => () => ({
      path: `/attendees/${next().eventId}`,
      ...(method === 'POST' ? { body: body() } : {}),
    })
    const how = {
      processor: () => processorTime(...stage.pids),
      before: () => client.query('truncate rate_window'),
    }
    const compare = (name: string, method: 'GET' | 'POST', atLeast: number) =>
      compareThroughput(
        name,
        { method, url: api, each: ours(method) },
        { method, url: floor, each: bare(method) },
        { ...how, atLeast },
      )
    return [await compare('a page of 20 attendees', 'GET', 0.9), await compare('create an attendee', 'POST', 0.6)]
  } finally {
    await stage.close()
  }
}
