import { AppError } from '../../../lib/errors.ts'
import { LANGUAGES, type Language, languageOf } from '../../../lib/text/languages.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { one } from '../../../platform/db/query.ts'
import { loadMailLook } from '../layout/mail-look.ts'
import {
  lockTemplate,
  type StoredTemplate,
  storedTranslations,
  templateColumns,
  templateOf,
  templateToWire,
} from './email-template-queries.ts'
import type { CreateEmailTemplate, EmailTemplate, UpdateEmailTemplate } from './email-template-schema.ts'
import type { TemplateWords } from './template-words.ts'
import { validateTemplate, type WholeTemplate } from './validate-template.ts'
import { wordsFrom } from './words-from.ts'

type Given = CreateEmailTemplate['translations']

/**
 * Creates a template. @throws AppError validation_failed; already_exists for a second template of a kind that allows
 * one
 */
export async function createEmailTemplate(ctx: Context, input: CreateEmailTemplate): Promise<EmailTemplate> {
  const { organisation_language } = await loadMailLook(ctx)
  const kind = input.kind ?? null
  const whole: WholeTemplate = {
    kind,
    language: input.language ?? languageOf(organisation_language) ?? 'en',
    ...(await wordsFrom(input, { kind, loc: ['body'] })),
    translations: await translationsOf(input.translations, kind),
  }
  const variables = await validateTemplate(whole)
  return oneOfKind(whole, () =>
    inTransaction(ctx, async (ctx) => {
      const { language, subject, html, text } = whole
      const row = await one<StoredTemplate>(ctx)`
        insert into email_template (org_id, name, kind, language, subject, html, text, translations, variables, created_at,
          updated_at)
        values (${ctx.orgId}, ${input.name.trim()}, ${kind}, ${language}, ${subject}, ${html}, ${text},
          ${storedTranslations(whole)}, ${variables}, ${ctx.now()}, ${ctx.now()})
        returning ${templateColumns}`
      const after = templateToWire(templateOf(row))
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
    const { name, kind = before.kind, language = before.language, translations } = input
    const { subject = before.subject, html = before.html, text = before.text } = input
    // HTML alone replaces what was written as Markdown.
    const { markdown = input.html === undefined ? before.markdown : null } = input
    const whole: WholeTemplate = {
      kind,
      language,
      ...(await wordsFrom({ subject, html, text, markdown }, { kind, loc: ['body'] })),
      translations: translations ? await translationsOf(translations, kind) : before.translations,
    }
    const variables = await validateTemplate(whole)
    const values = { name: name?.trim() ?? before.name, ...whole, markdown: whole.markdown ?? null }
    if (changesNothing(before, values)) return templateToWire(before)
    return oneOfKind(whole, async () => {
      const row = await one<StoredTemplate>(ctx)`
        update email_template set name = ${values.name}, kind = ${kind}, language = ${language},
          subject = ${whole.subject}, html = ${whole.html}, text = ${whole.text}, translations = ${storedTranslations(whole)},
          variables = ${variables}, updated_at = ${ctx.now()}
        where id = ${id} returning ${templateColumns}`
      const after = templateToWire(templateOf(row))
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

async function translationsOf(
  given: Given,
  kind: WholeTemplate['kind'],
): Promise<Partial<Record<Language, TemplateWords>>> {
  const all: Partial<Record<Language, TemplateWords>> = {}
  for (const language of LANGUAGES) {
    const words = given?.[language]
    if (words) all[language] = await wordsFrom(words, { kind, loc: ['body', 'translations', language] })
  }
  return all
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
