import assert from 'node:assert/strict'
import { jobContext, type TxContext } from '../../src/platform/context/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import type { World } from './harness.ts'

/** Does something in a transaction of an organisation, as a job does. */
export function within<T>(world: World, work: (ctx: TxContext) => Promise<T>, orgId = 1): Promise<T> {
  return inTransaction(jobContext(world.services, orgId, 'test'), work)
}

/** A contact as the API makes it. */
export async function aContact(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/contacts', { first_name: 'Ada', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** An account as the API makes it. */
export async function anAccount(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/accounts', { name: 'Acme', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** A deal as the API makes it. */
export async function aDeal(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/deals', { title: 'A thousand seats', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** A task as the API makes it. */
export async function aTask(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/tasks', { title: 'Call back', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** The `data` of the events of a type, in their order. */
export async function eventsOf(world: World, type: string): Promise<any[]> {
  const rows = await world.query<{ data: unknown }>(
    `select convert_from(body, 'UTF8')::jsonb -> 'data' as data from domain_event where type = '${type}' order by id`,
  )
  return rows.map(({ data }) => data)
}

/** Makes contacts others that they were merged into, as merging leaves them. */
export async function mergeRows(world: World, into: number, ...ids: number[]): Promise<void> {
  await world.query(`update contact set merged_into = ${into} where id in (${ids})`)
}
