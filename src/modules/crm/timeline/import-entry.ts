import { type Sql, sql } from '../../../platform/db/sql.ts'

/**
 * Query for the timeline entry of the import that created a contact. The contact row itself holds it, in the form of a
 * `contact_activity` row.
 */
export function importEntry(contactId: Sql): Sql {
  return sql`
    select c.import_entry_id as id, c.org_id, c.id as contact_id, 'imported' as kind, c.created_at::timestamptz(3) as at,
      null::bigint as event_id, 'contact_import' as subject_type, c.import_id as subject_id,
      jsonb_build_object('import_id', c.import_id, 'row', c.import_row, 'file_name', i.file_name) as data
    from contact c join contact_import i on i.id = c.import_id
    where c.id = ${contactId} and c.import_entry_id is not null`
}
