import type { Context } from '../../../platform/context/context.ts'
import type { Preview, PreviewBody } from './email-template-schema.ts'
import { loadMailTemplate, type MailTemplate } from './load-mail-template.ts'
import type { MailData } from './mail-data.ts'
import { renderMail } from './render-mail.ts'
import { sampleData } from './sample-data.ts'
import { sampleValues } from './sample-values.ts'
import type { TemplateWords } from './template-words.ts'
import { validateTemplate } from './validate-template.ts'
import { wordsFrom } from './words-from.ts'

/**
 * Previews a template, optionally with unsaved content. Unknown data is replaced by samples.
 * @throws AppError not_found; validation_failed for content that templates cannot have
 */
export async function previewTemplate(
  ctx: Context,
  id: number,
  { language, event_id: _, attendee_id: __, ...given }: PreviewBody,
  known: Pick<MailData, 'event' | 'attendee' | 'values'>,
): Promise<Preview> {
  const stored = await loadMailTemplate(ctx, { templateId: id })
  if (Object.keys(given).length === 0) return drawSample(ctx, stored, { language, known })
  const { subject = '', html = '', text = null } = stored.words[language ?? stored.language] ?? {}
  const words = await wordsFrom({ subject, html, text, ...given }, { kind: stored.kind, loc: ['body'] })
  const template = await withWords(stored, language ?? stored.language, words)
  return drawSample(ctx, template, { language, known })
}

/** Renders a template with sample data where data is unknown. */
export async function drawSample(
  ctx: Context,
  template: MailTemplate,
  { language, known = {} }: { language: MailTemplate['language'] | undefined; known?: MailData },
): Promise<Awaited<ReturnType<typeof renderMail>>> {
  const sample = sampleData(ctx, template.look.time_zone)
  const words = template.words[language ?? template.language] ?? template.words[template.language]!
  const certificate = { ...sample.certificate!, values: known.values ?? sampleValues(words) }
  const data = { ...sample, certificate, ...known }
  const languages = [language ?? template.language]
  return renderMail(template, { languages, data, unsubscribeUrl: `${ctx.siteUrl}/u/sample` })
}

async function withWords(
  template: MailTemplate,
  language: MailTemplate['language'],
  words: TemplateWords,
): Promise<MailTemplate> {
  await validateTemplate({ kind: template.kind, language, translations: {}, ...words })
  return { ...template, language, words: { ...template.words, [language]: words } }
}
