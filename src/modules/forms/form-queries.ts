import { noSuch } from '../../lib/errors.ts'
import { isoTime } from '../../lib/text/utc-time.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Listed, listPage, type PageQuery } from '../../platform/lists/list-page.ts'
import { embedCode } from './embed-code.ts'
import type { Form, FormField } from './form-schema.ts'

export type FormRow = {
  id: number
  org_id: number
  name: string
  slug: string
  fields: FormField[]
  contact_mapping: Record<string, string | null>
  tags: string[]
  active: boolean
  language: string
  consent_text: string | null
  consent_version: number
  thank_you_text: string | null
  redirect_url: string | null
  notify_emails: string[]
  created_at: Date
  updated_at: Date
}

type CountedRow = FormRow & { submission_count: number }

const counted = sql`
  f.*, (select count(*)::int from form_submission s where s.form_id = f.id) as submission_count`

/** Returns the URL of the public page of a form. */
export function formUrl({ siteUrl }: Pick<Services, 'siteUrl'>, { slug }: Pick<FormRow, 'slug'>): string {
  return `${siteUrl}/f/${slug}`
}

export function formToWire(
  services: Pick<Services, 'siteUrl'>,
  { org_id, created_at, updated_at, ...row }: CountedRow,
): Form {
  const public_url = formUrl(services, row)
  return {
    ...row,
    public_url,
    embed: embedCode(public_url, row.name),
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  }
}

/** Lists the forms of the organisation, newest first. */
export async function listForms(ctx: Context, query: PageQuery): Promise<Listed<Form>> {
  const { rows, total } = await listPage<CountedRow>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`select id from form where org_id = ${ctx.orgId}`,
    rows: sql`select ${counted} from form f where f.id in (select id from page)`,
  })
  return { rows: rows.map((row) => formToWire(ctx, row)), total: total ?? 0 }
}

/** @throws AppError not_found */
export async function getForm(ctx: Context, id: number): Promise<CountedRow> {
  const row = await maybeOne<CountedRow>(ctx)`
    select ${counted} from form f where f.org_id = ${ctx.orgId} and f.id = ${id}`
  if (row === null) throw noSuchForm()
  return row
}

/** Returns the form, locked against changes and submissions until the transaction ends. @throws AppError not_found */
export async function lockForm(ctx: TxContext, id: number): Promise<CountedRow> {
  await maybeOne(ctx)`select 1 from form where org_id = ${ctx.orgId} and id = ${id} for update`
  return getForm(ctx, id)
}

export function noSuchForm() {
  return noSuch('form')
}
