import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many, one } from '../../../platform/db/query.ts'
import type { Table } from '../../../platform/http/operations/operation.ts'
import { listProperties } from '../properties/list-properties.ts'
import type { ContactsQuery } from './contact-filters.ts'
import { type ContactRow, contactColumns, contactToWire } from './contact-queries.ts'
import type { Contact } from './contact-schema.ts'
import { contactsWithin } from './contacts-within.ts'

const BATCH = 500

const COLUMNS: Record<string, (contact: Contact) => string | number | null> = {
  id: ({ id }) => id,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  title: ({ title }) => title,
  company: ({ account_name }) => account_name,
  account_id: ({ account_id }) => account_id,
  owner: ({ owner }) => owner,
  tags: ({ tags }) => tags.join('; '),
  lifecycle_stage: ({ lifecycle_stage }) => lifecycle_stage,
  email_consent: ({ email_consent }) => email_consent,
  email_consent_at: ({ email_consent_at }) => email_consent_at,
  lead_score: ({ lead_score }) => lead_score,
  last_activity_at: ({ last_activity_at }) => last_activity_at,
  source: ({ source }) => source,
  created_at: ({ created_at }) => created_at,
  updated_at: ({ updated_at }) => updated_at,
}

/** All contacts that match a query, newest first regardless of `sort`. The headers match those of an import. */
export async function contactTable(ctx: Context, query: ContactsQuery): Promise<Table> {
  const properties = await listProperties(ctx)
  return {
    name: 'contacts',
    rows: rowsOf(
      ctx,
      query,
      properties.map(({ key }) => key),
    ),
    async count(upTo) {
      const { count } = await one<{ count: number }>(ctx)`${PLANNED_EACH_TIME}
        select count(*) from (select from contact where ${contactsWithin(ctx, query)} limit ${upTo}::int) counted`
      return count
    },
  }
}

/** Each batch is a separate statement, so a slow reader keeps no transaction open. */
async function* rowsOf(ctx: Context, query: ContactsQuery, keys: string[]): AsyncGenerator<(string | number)[][]> {
  yield [[...Object.keys(COLUMNS), ...keys]]
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await many<ContactRow>(ctx)`${PLANNED_EACH_TIME}
      select ${contactColumns} from contact where ${contactsWithin(ctx, query)} and contact.id < ${before}::bigint
      order by contact.id desc limit ${BATCH}::int`
    yield rows
      .map(contactToWire)
      .map((contact) => [
        ...Object.values(COLUMNS).map((column) => column(contact) ?? ''),
        ...keys.map((key) => contact.properties[key] ?? ''),
      ])
    if (rows.length < BATCH) return
    before = rows.at(-1)!.id
  }
}
