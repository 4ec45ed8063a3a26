import assert from 'node:assert/strict'
import { rescoreContacts } from '../../src/modules/crm/index.ts'
import { jobContext } from '../../src/platform/context/context.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import type { World } from './harness.ts'

/** A contact with this profile; the answer holds its id. */
export async function aContact(world: World, fields: object = {}): Promise<any> {
  const { status, body } = await world.request('POST', '/admin/crm/contacts', { first_name: 'Ada', ...fields })
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

/** Something that has happened with a contact, which is due then. */
export async function happened(world: World, contactId: number, kind: string, at: string): Promise<void> {
  await world.query(`
    insert into contact_activity (org_id, contact_id, kind, at) values (1, ${contactId}, '${kind}', '${at}');
    update contact set score_due = true where id = ${contactId}`)
}

/** Calculates scores as a change of their evidence does. */
export function rescore(world: World, ids: readonly number[]): Promise<{ contacts: number; changed: number }> {
  return inTransaction(jobContext(world.services, 1, 'test'), (ctx) => rescoreContacts(ctx, ids))
}

/** A rule of scores. */
export const aRule = (key: string, points: number, when: object, more: object = {}) => ({
  key,
  label: key,
  points,
  active: true,
  half_life_days: null,
  max_count: null,
  when,
  ...more,
})

/** Puts rules in the place of all, and has scores calculated by them. */
export async function putRules(world: World, rules: readonly object[]): Promise<void> {
  const { status, text } = await world.request('PUT', '/admin/crm/lead-score-rules', rules)
  assert.equal(status, 200, text)
  await world.runJobs()
}

/** The scores of contacts, by their ids in order. */
export async function scores(world: World): Promise<number[]> {
  const rows = await world.query<{ lead_score: number }>(
    'select lead_score from contact where merged_into is null order by id',
  )
  return rows.map(({ lead_score }) => lead_score)
}
