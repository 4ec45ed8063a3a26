import type { World } from './harness.ts'

/** Every success of the operations of time lines. */
export async function walkTimeline(world: World): Promise<void> {
  const [contact] = await world.query<{ id: number }>(`
    insert into contact (org_id, first_name, source, folded, created_at, updated_at)
    values (1, 'Ada', 'api', 'ada', now(), now()) returning id`)
  await world.query(`
    insert into contact_activity (org_id, contact_id, kind, at, event_id, subject_type, subject_id, data)
    values (1, ${contact!.id}, 'registered', now(), 7, 'attendee', 70, '{"event_name": "Node Day"}')`)
  await world.request('GET', `/admin/crm/contacts/${contact!.id}/timeline`)
}
