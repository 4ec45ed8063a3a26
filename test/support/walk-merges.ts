import { aContact } from './crm.ts'
import type { World } from './harness.ts'

/** Every success of the operations of duplicates and merges. */
export async function walkMerges(world: World): Promise<void> {
  const email = 'walk@merge.example'
  const [one, other] = [await aContact(world, { email }), await aContact(world, { email: `+${email}` })]
  const path = '/admin/crm/not-duplicates'
  const { body } = await world.request('POST', path, { contact_ids: [one.id, other.id] })
  await world.request('GET', path)
  await world.request('DELETE', `${path}/${body.not_duplicates[0].id}`)
  await world.request('GET', '/admin/crm/duplicates')
  const pair = { primary_id: one.id, duplicate_ids: [other.id] }
  await world.request('POST', '/admin/crm/merge?dry_run=true', pair)
  const merged = await world.request('POST', '/admin/crm/merge', pair)
  await world.request('GET', '/admin/crm/merges')
  await world.request('POST', `/admin/crm/merges/${merged.body.merge_id}/undo`)
}
