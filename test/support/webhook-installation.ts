import assert from 'node:assert/strict'
import { call, type Installation, type Service, until } from './installation.ts'
import type { startReceiver } from './receiver.ts'
import { readRequest } from './webhooks.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>

export const post = async (service: Service, path: string, body: object) => {
  const answer = await call(service, 'POST', path, body)
  assert.ok(answer.status < 300, JSON.stringify(answer.body))
  return answer.body
}
/** An endpoint for certificates that are issued: what contacts come to because of them is announced whenever that is. */
export const makeEndpoint = (service: Service, { url }: Receiver) =>
  post(service, '/admin/webhooks', { url, events: ['cert.issued'] })

/** Simulates 15 seconds of silence: the leases of processes that have died run out. */
export const endLeases = (installation: Installation) =>
  installation.query(
    `update webhook_endpoint set lease_until = clock_timestamp() - interval '1 second' where lease_until is not null`,
  )

/** Waits until nothing is pending or on its way. */
export const allDelivered = (installation: Installation) =>
  until(
    () =>
      installation.query(`select 1 from webhook_delivery where status = 'pending' or finished_at is null
        union all select 1 from webhook_attempt where ended_at is null`),
    (left) => left.length === 0,
  )

type Attempt = { delivery_id: number; number: number; error: string | null }

export const attemptsOf = (installation: Installation) =>
  installation.query<Attempt>('select delivery_id::int, number::int, error from webhook_attempt order by id')

/** Whether the receiver got what is on record: each attempt once, and one that was interrupted once or not at all. */
export function assertReceived(received: Receiver['received'], attempts: Attempt[]): void {
  const keyOf = (delivery: string | number, number: string | number) => `delivery ${delivery}, attempt ${number}`
  const arrived = Map.groupBy(received.map(readRequest), ({ headers }) =>
    keyOf(headers['x-service-delivery']!, headers['x-service-attempt']!),
  )
  const onRecord = Map.groupBy(attempts, ({ delivery_id, number }) => keyOf(delivery_id, number))
  for (const [key, records] of onRecord) {
    const times = arrived.get(key)?.length ?? 0
    const whole = records.filter(({ error }) => error !== 'interrupted').length
    assert.ok(
      whole <= 1 && times >= whole && times <= records.length,
      `${key} came ${times} times of ${records.length}`,
    )
  }
  for (const key of arrived.keys()) assert.ok(onRecord.has(key), `${key} is not on record`)
}
