import { noSuch } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { lookColumns, type MailLook } from '../layout/mail-look.ts'
import type { MailKind, OwnKind } from './mail-kinds.ts'
import { starterOf } from './starters.ts'
import type { TemplateWords } from './template-words.ts'

/** A template with the look of its organisation. */
export type MailTemplate = {
  /** Null: built in. */
  templateId: number | null
  kind: MailKind | null
  /** The template's original language. */
  language: Language
  /** By language. */
  words: Partial<Record<Language, TemplateWords>>
  look: MailLook
}

type Row = MailLook &
  TemplateWords & {
    id: number | null
    kind: MailKind | null
    language: Language
    translations: Partial<Record<Language, TemplateWords>>
  }

/**
 * Loads a template of the organisation with its look; kinds without a template use the built-in one.
 * @throws AppError not_found
 */
export async function loadMailTemplate(
  ctx: Pick<Context, 'db' | 'orgId'>,
  which: { templateId: number } | { kind: OwnKind },
): Promise<MailTemplate> {
  const wanted = 'kind' in which ? sql`t.kind = ${which.kind}` : sql`t.id = ${which.templateId}`
  const row = await one<Row>(ctx)`
    select ${lookColumns}, t.id, t.kind, t.language, t.subject, t.html, t.text, t.translations
    from organisation o left join email_template t on t.org_id = o.id and ${wanted} where o.id = ${ctx.orgId}`
  const { id, kind, language, subject, html, text, translations, ...look } = row
  if (id !== null)
    return { templateId: id, kind, language, words: { ...translations, [language]: { subject, html, text } }, look }
  if ('templateId' in which) throw noSuch('email template')
  return { templateId: null, kind: which.kind, ...starterOf(which.kind), look }
}
