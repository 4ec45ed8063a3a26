import { noSuch } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/text/languages.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { likePattern } from '../../../platform/lists/like-pattern.ts'
import { type Listed, listPage } from '../../../platform/lists/list-page.ts'
import type { EmailTemplate, EmailTemplatesQuery } from './email-template-schema.ts'
import type { TemplateWords } from './template-words.ts'
import type { WholeTemplate } from './validate-template.ts'

export type TemplateRow = Omit<WholeTemplate, 'kind' | 'markdown'> & {
  kind: EmailTemplate['kind']
  markdown: string | null
  id: number
  name: string
  variables: string[]
  created_at: Date
  updated_at: Date
}

export const templateColumns = sql.raw(
  'id, name, kind, language, subject, html, text, translations, variables, created_at, updated_at',
)

type Source = { markdown: string }

/** A row as it is stored: the Markdown of the original language is among the translations, under that language. */
export type StoredTemplate = Omit<TemplateRow, 'markdown' | 'translations'> & {
  translations: Partial<Record<Language, TemplateWords | Source>>
}

/** Returns a stored row with its own Markdown apart from the translations. */
export function templateOf({ translations, ...row }: StoredTemplate): TemplateRow {
  const { [row.language]: own, ...others } = translations
  return { ...row, markdown: own?.markdown ?? null, translations: others as TemplateRow['translations'] }
}

/** Returns the translations to store, with the Markdown of the original language. */
export function storedTranslations({ language, markdown = null, translations }: WholeTemplate): string {
  const own: StoredTemplate['translations'] = markdown === null ? {} : { [language]: { markdown } }
  return JSON.stringify({ ...translations, ...own })
}

export function templateToWire(row: TemplateRow): EmailTemplate {
  return { ...row, created_at: isoTime(row.created_at), updated_at: isoTime(row.updated_at) }
}

/** Lists the organisation's templates, newest first. */
export async function listEmailTemplates(ctx: Context, query: EmailTemplatesQuery): Promise<Listed<EmailTemplate>> {
  const { search = '', kind, language } = query
  const pattern = likePattern(search.trim())
  const { rows, total } = await listPage<StoredTemplate>(ctx.db, query, {
    within: sql`values (1)`,
    ids: sql`
      select id from email_template where org_id = ${ctx.orgId}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
        ${language === undefined ? sql`` : sql`and (language = ${language} or translations ? ${language}::text)`}
        ${search.trim() === '' ? sql`` : sql`and (name ilike ${pattern} or subject ilike ${pattern})`}`,
    rows: sql`select ${templateColumns} from email_template where id in (select id from page)`,
  })
  return { rows: rows.map((row) => templateToWire(templateOf(row))), total: total ?? 0 }
}

/** Returns a template. @throws AppError not_found */
export async function getEmailTemplate(ctx: Context, id: number): Promise<EmailTemplate> {
  return templateToWire(await selectTemplate(ctx, id))
}

/** Locks a template until the transaction ends. @throws AppError not_found */
export function lockTemplate(ctx: TxContext, id: number): Promise<TemplateRow> {
  return selectTemplate(ctx, id, sql`for update`)
}

async function selectTemplate(ctx: Pick<Context, 'db' | 'orgId'>, id: number, lock: Sql = sql``): Promise<TemplateRow> {
  const row = await maybeOne<StoredTemplate>(ctx)`
    select ${templateColumns} from email_template where org_id = ${ctx.orgId} and id = ${id} ${lock}`
  if (row === null) throw noSuch('email template')
  return templateOf(row)
}
