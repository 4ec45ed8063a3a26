import type { World } from './harness.ts'

/** Every success of the operations of lead scores. */
export async function walkScores(world: World): Promise<void> {
  const [contact] = await world.query<{ id: number }>(`
    insert into contact (org_id, first_name, title, source, folded, created_at, updated_at)
    values (1, 'Ada', 'CTO', 'api', 'ada', now(), now()) returning id`)
  const { body } = await world.request('GET', '/admin/crm/lead-score-rules')
  await world.request('PUT', '/admin/crm/lead-score-rules', body)
  await world.request('POST', '/admin/crm/lead-scores/recalculate')
  await world.request('GET', `/admin/crm/contacts/${contact!.id}`)
  await world.request('GET', `/admin/crm/contacts/${contact!.id}/score-history`)
  await world.query(`
    insert into contact (org_id, first_name, source, folded, created_at, updated_at)
    select 1, 'Somebody', 'import', 'somebody', now(), now() from generate_series(1, 5001)`)
  await world.request('POST', '/admin/crm/lead-scores/recalculate')
  await world.request('GET', '/admin/crm/lead-scores/recalculation')
  await world.query(`delete from contact where first_name = 'Somebody'`)
}
