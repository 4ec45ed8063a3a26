import { AppError, noSuch } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { Contact } from './contact-schema.ts'

export type ContactRow = Omit<Contact, 'last_activity_at' | 'email_consent_at' | 'created_at' | 'updated_at'> & {
  last_activity_at: Date | null
  email_consent_at: Date | null
  created_at: Date
  updated_at: Date
}

/** Columns of a `ContactRow`, from a table or alias `contact`. */
export const contactColumns = sql.raw(`
  contact.id, contact.account_id, (select name from account where account.id = contact.account_id) as account_name,
  contact.email, contact.first_name, contact.last_name, contact.phone, contact.title, contact.owner, contact.tags,
  contact.lifecycle_stage, contact.properties, contact.lead_score, contact.score_reasons, contact.last_activity_at,
  contact.email_consent, contact.email_consent_at, contact.source, contact.created_at, contact.updated_at`)

export function contactToWire(row: ContactRow): Contact {
  const { id, account_id, account_name, email, first_name, last_name, phone, title, owner, tags, lifecycle_stage } = row
  return {
    id,
    account_id,
    account_name,
    email,
    first_name,
    last_name,
    phone,
    title,
    owner,
    tags,
    lifecycle_stage,
    properties: row.properties,
    lead_score: row.lead_score,
    score_reasons: row.score_reasons,
    last_activity_at: row.last_activity_at && isoTime(row.last_activity_at),
    email_consent: row.email_consent,
    email_consent_at: row.email_consent_at && isoTime(row.email_consent_at),
    source: row.source,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  }
}

/** The 404 for a contact; for a merged contact it names the contact that it was merged into. */
export async function noSuchContact(ctx: Context, id: number): Promise<AppError> {
  const merged = await maybeOne<{ merged_into: number }>(ctx)`
    select merged_into from contact where org_id = ${ctx.orgId} and id = ${id} and merged_into is not null`
  if (merged === null) return noSuch('contact')
  return new AppError('not_found', `Contact ${id} was merged into contact ${merged.merged_into}. Use that one.`)
}

/** Returns a contact. @throws AppError not_found */
export async function getContact(ctx: Context, id: number): Promise<Contact> {
  return contactToWire(await selectContact(ctx, id, sql``))
}

/** Returns the contact, locked against changes until the transaction ends. @throws AppError not_found */
export async function lockContact(ctx: TxContext, id: number): Promise<ContactRow> {
  return selectContact(ctx, id, sql`for no key update`)
}

async function selectContact(ctx: Context, id: number, lock: Sql): Promise<ContactRow> {
  const row = await maybeOne<ContactRow>(ctx)`
    select ${contactColumns} from contact where org_id = ${ctx.orgId} and id = ${id} and merged_into is null ${lock}`
  if (row === null) throw await noSuchContact(ctx, id)
  return row
}
