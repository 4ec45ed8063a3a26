import assert from 'node:assert/strict'
import type { World } from './harness.ts'
import { until } from './installation.ts'

/** The events that the contract lists. Preparing a certificate records none of them. */
export const CONTRACT_EVENTS = [
  'cert.issued',
  'cert.revoked',
  'cert.expiring_soon',
  'cert.bulk_completed',
  'crm.profile_updated',
  'crm.lead_score_changed',
] as const

/** A webhook endpoint at this address for the events of the contract; the answer holds its secret. */
export async function anEndpoint(world: World, url: string, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/webhooks', { url, events: CONTRACT_EVENTS, ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** Sends the test event, which has one attempt. @returns its delivery, which is on its way */
export async function tryEndpoint(world: World, id: number): Promise<any> {
  const { status, body } = await world.request('POST', `/admin/webhooks/${id}/test`)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** The deliveries of an endpoint with their attempts, oldest first. */
export async function deliveriesOf(world: World, endpointId: number): Promise<any[]> {
  const { status, body } = await world.request('GET', `/admin/webhooks/${endpointId}/deliveries?limit=200`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.toReversed()
}

/** The deliveries of an endpoint, when nothing of them is pending or on its way any more. */
export function settledDeliveries(world: World, endpointId: number): Promise<any[]> {
  const isFinal = ({ status, attempts }: any) =>
    status !== 'pending' && attempts.every((attempt: any) => attempt.ended_at !== null)
  return until(
    () => deliveriesOf(world, endpointId),
    (deliveries) => deliveries.length > 0 && deliveries.every(isFinal),
  )
}

/** Records so many events at once, as any change of the domain would. They are committed together. */
export async function someEvents(
  world: { query: (text: string) => Promise<unknown> },
  count: number,
  mark = 'flood',
): Promise<void> {
  await world.query(`
    insert into domain_event (org_id, uid, type, subject_id, body, occurred_at)
    select 1, gen_random_uuid(), 'cert.issued', n,
      convert_to(format('{"event":"cert.issued","timestamp":"%s","data":{"mark":"${mark}","n":%s}}', clock_timestamp(), n), 'UTF8'),
      clock_timestamp()
    from generate_series(1, ${count}) n`)
  // Recording events notifies when they are committed; nobody is the sender.
  await world.query(`select pg_notify('events', '- 1')`)
}

/** A request as a receiver got it. */
export function readRequest({ bytes }: { bytes: Buffer }) {
  const end = bytes.indexOf('\r\n\r\n')
  const [, ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  ) as Record<string, string>
  const body = bytes.subarray(end + 4)
  return { headers, body, json: () => JSON.parse(body.toString('utf8')) }
}
