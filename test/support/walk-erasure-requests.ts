import { requestErasure } from '../../src/modules/my-pages/request-erasure.ts'
import { anAttendee, anEvent } from './factories.ts'
import type { World } from './harness.ts'

/** A request of a person with a registration to be erased. @returns its id */
export async function anErasureRequest(world: World, email = 'leaving@example.org', orgId = 1): Promise<number> {
  const visitor = { ...world.services, actor: { kind: 'visitor' as const, hash: 'v' }, requestId: null }
  await requestErasure(visitor, email)
  const [row] = await world.query<{ id: number }>(
    `select id from erasure_request where org_id = ${orgId} and address_key = '${email}'`,
  )
  return row!.id
}

/** Walks through the requests of people to be erased. */
export async function walkErasureRequests(world: World): Promise<void> {
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'leaving@example.org' })
  const id = await anErasureRequest(world)
  await world.request('GET', '/admin/privacy/requests')
  for (let nth = 0; nth < 2; nth += 1)
    await world.request('POST', `/admin/privacy/requests/${id}/decline`, { reason: 'Invoices must be kept' })
}
