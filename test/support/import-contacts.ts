import { upload } from './factories.ts'
import type { Answer, World } from './harness.ts'

type How = { query?: string; headers?: Record<string, string>; name?: string; mode?: string; mapping?: object }

/** Imports a file of contacts; a text becomes one in UTF-8. */
export function importContacts(world: World, file: string | Buffer, how: How = {}): Promise<Answer> {
  const { query = '', headers = {}, name = 'people.csv', mode, mapping } = how
  const fields = { ...(mode && { mode }), ...(mapping && { mapping: JSON.stringify(mapping) }) }
  const form = upload(Buffer.from(file as string), { name, fields })
  return world.request('POST', `/admin/crm/import-csv${query}`, form.body, {
    headers: { ...form.headers, ...headers },
  })
}

/** Stored contacts in order of their addresses. */
export async function contactsOf(world: World): Promise<any[]> {
  return world.query(`
    select c.email, c.first_name, c.last_name, c.phone, c.title, c.owner, c.tags, c.lifecycle_stage, c.properties, c.source,
      a.name as account, a.domain
    from contact c left join account a on a.id = c.account_id where c.merged_into is null order by c.email_key`)
}

/** The entries of time lines that tell of imports: a contact that one has made tells of it itself. */
export const IMPORTED_ENTRIES = `
  select contact_id, subject_id, data from contact_activity where kind = 'imported'
  union all
  select id, import_id, jsonb_build_object('import_id', import_id, 'row', import_row)
  from contact where import_entry_id is not null`

/** A file of so many people, whose addresses tell their rows. */
export function listOfPeople(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => `Ayşe ${n},Işık,p${n + 2}@gmail.com`)
  return `First name,Last name,E-mail\n${rows.join('\n')}`
}
