import { AppError } from '../../../lib/errors.ts'
import { LANGUAGES, type Language, languageOf } from '../../../lib/text/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { one } from '../../../platform/db/query.ts'
import { loadMailLook } from '../layout/mail-look.ts'
import { lockTemplate, type TemplateRow, templateColumns, templateToWire } from './email-template-queries.ts'
import type { CreateEmailTemplate, EmailTemplate, UpdateEmailTemplate } from './email-template-schema.ts'
import type { TemplateWords } from './template-words.ts'
import { validateTemplate, type WholeTemplate } from './validate-template.ts'

type Given = CreateEmailTemplate['translations']

/**
 * Creates a template. @throws AppError validation_failed; already_exists for a second template of a kind that allows
 * one
 */
export async function createEmailTemplate(ctx: Context, input: CreateEmailTemplate): Promise<EmailTemplate> {
  const { organisation_language } = await loadMailLook(ctx)
  const whole: WholeTemplate = {
    kind: input.kind ?? null,
    language: input.language ?? languageOf(organisation_language) ?? 'en',
    subject: input.subject.trim(),
    html: input.html,
    text: input.text ?? null,
    translations: translationsOf(input.translations),
  }
  const variables = await validateTemplate(whole)
  return oneOfKind(whole, () =>
    inTransaction(ctx, async (ctx) => {
      const { kind, language, subject, html, text, translations } = whole
      const row = await one<TemplateRow>(ctx)`
        insert into email_template (org_id, name, kind, language, subject, html, text, translations, variables, created_at,
          updated_at)
        values (${ctx.orgId}, ${input.name.trim()}, ${kind}, ${language}, ${subject}, ${html}, ${text},
          ${JSON.stringify(translations)}, ${variables}, ${ctx.now()}, ${ctx.now()})
        returning ${templateColumns}`
      const after = templateToWire(row)
      await recordAudit(ctx, { action: 'email_template.create', ...subjectOf(row), after })
      return after
    }),
  )
}

/**
 * Changes only the fields that are sent, and validates the whole template. @throws AppError not_found,
 * validation_failed, already_exists
 */
export async function updateEmailTemplate(
  ctx: Context,
  id: number,
  input: UpdateEmailTemplate,
): Promise<EmailTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockTemplate(ctx, id)
    const { name, translations, ...words } = input
    const whole: WholeTemplate = {
      kind: before.kind,
      language: before.language,
      subject: before.subject,
      html: before.html,
      text: before.text,
      ...words,
      translations: translations ? translationsOf(translations) : before.translations,
    }
    const variables = await validateTemplate(whole)
    const { kind, language, html, text } = whole
    const values = { name: name?.trim() ?? before.name, ...whole, subject: whole.subject.trim() }
    if (changesNothing(before, values)) return templateToWire(before)
    return oneOfKind(whole, async () => {
      const row = await one<TemplateRow>(ctx)`
        update email_template set name = ${values.name}, kind = ${kind}, language = ${language},
          subject = ${values.subject}, html = ${html}, text = ${text}, translations = ${JSON.stringify(whole.translations)},
          variables = ${variables}, updated_at = ${ctx.now()}
        where id = ${id} returning ${templateColumns}`
      const after = templateToWire(row)
      await recordAudit(ctx, {
        action: 'email_template.update',
        ...subjectOf(row),
        before: templateToWire(before),
        after,
      })
      return after
    })
  })
}

export function subjectOf({ id }: { id: number }): { subjectType: string; subjectId: number } {
  return { subjectType: 'email_template', subjectId: id }
}

function translationsOf(given: Given): Partial<Record<Language, TemplateWords>> {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = given?.[language]
      return words ? [[language, { subject: words.subject.trim(), html: words.html, text: words.text ?? null }]] : []
    }),
  )
}

async function oneOfKind<T>({ kind }: WholeTemplate, save: () => Promise<T>): Promise<T> {
  try {
    return await save()
  } catch (error) {
    if (!brokeUniqueKey(error, 'email_template_one_of_kind')) throw error
    throw new AppError(
      'already_exists',
      `A template of the kind ${kind} already exists. Update that one, or choose another kind.`,
    )
  }
}
