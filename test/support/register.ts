import assert from 'node:assert/strict'
import { anEvent } from './factories.ts'
import type { World } from './harness.ts'

let people = 0

/** An event that anybody may register for. */
export function anOpenEvent(world: World, fields: object = {}): Promise<any> {
  return anEvent(world, { visibility: 'public', event_date: '2099-05-01T09:00:00Z', ...fields })
}

/** Sends the form of an event for somebody new, or for who is given. */
export function register(world: World, event: { id: number }, fields: object = {}, address: unknown = event.id) {
  const person = { first_name: 'Ayşe', last_name: 'Yılmaz', email: `ayse${++people}@example.org`, ...fields }
  return world.request('POST', `/public/events/${address}/registrations`, person, { key: null })
}

/** The other public address of an event. Requests at once by one address share a transaction; this has its own. */
export const otherAddress = (event: { public_url: string }) => event.public_url.split('/').at(-1)

/** The mails to an address, the newest first. */
export async function mailsTo(world: World, address: string): Promise<any[]> {
  const { body } = await world.request('GET', '/admin/emails?limit=200')
  const own = body.filter(({ to }: any) => to.address === address)
  return Promise.all(own.map(async ({ id }: any) => (await world.request('GET', `/admin/emails/${id}`)).body))
}

/** The token of the link in the newest mail to an address. */
export async function tokenOf(world: World, address: string): Promise<string> {
  const [mail] = await mailsTo(world, address)
  const [, token] = /\/t\/([A-Za-z0-9_-]{30})\b/.exec(mail.text) ?? []
  assert.ok(token, mail.text)
  return token
}

/** A new registration, and what its owner can do. */
export async function aRegistration(world: World, event: { id: number }, fields: object = {}) {
  const email = `bob${++people}@example.org`
  const { status, body } = await register(world, event, { email, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  const path = `/public/registrations/${await tokenOf(world, email)}`
  const ask = (method: string, sent?: object) => world.request(method, path, sent, { key: null })
  return { email, path, ask, see: async () => (await ask('GET')).body }
}

/** The job that runs every minute. */
export async function sweepOffers(world: Pick<World, 'query' | 'runJobs'>): Promise<void> {
  await world.query(`select graphile_worker.add_job('sweep-offers', '{}')`)
  await world.runJobs()
}
