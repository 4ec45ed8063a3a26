import { html } from 'ghtml'
import { cleanText } from '../../../lib/render/clean-text.ts'
import { type Language, languageOf } from '../../../lib/text/languages.ts'
import { framed } from '../layout/frame.ts'
import { logoOf } from '../layout/logo-of.ts'
import { stylesOf } from '../layout/mail-styles.ts'
import { paletteOf } from '../layout/palette.ts'
import { trackLinks } from '../links/track-links.ts'
import type { NewAttachment } from '../message/stored-attachment.ts'
import { compileTemplate } from './compile-template.ts'
import { footerWords } from './footer-words.ts'
import { liquidEngine } from './liquid-engine.ts'
import type { MailTemplate } from './load-mail-template.ts'
import type { MailData } from './mail-data.ts'
import { writtenData } from './written-data.ts'

const MAX_OF_SUBJECT = 300

/** A rendered email without its recipient. */
export type RenderedMail = {
  templateId: number | null
  language: Language
  subject: string
  html: string
  text: string
  /** The organisation's logo, which is in the HTML. */
  attachments: NewAttachment[]
}

/**
 * Renders an email from a template of `loadMailTemplate`.
 * @param options.languages language tags (BCP 47), preferred first; null and languages without a translation are
 * skipped
 * @param options.unsubscribeUrl null for emails that cannot be unsubscribed from
 * @param options.lead returns a sentence that stands before the template in a language; empty: none
 * @param options.linkFor replaces the address of a link in the HTML; the plain text keeps the original
 */
export async function renderMail(
  template: MailTemplate,
  options: {
    languages: readonly (string | null)[]
    data: MailData
    unsubscribeUrl: string | null
    lead?: (language: Language) => string
    linkFor?: (url: string) => string
  },
): Promise<RenderedMail> {
  const { look, kind, templateId } = template
  const { data, unsubscribeUrl, lead = () => '', linkFor = (url) => url } = options
  const language = languageFor(template, options.languages)
  const [compiled, inHtml, inText] = await Promise.all([
    compileTemplate(template.words[language]!, language, look),
    liquidEngine('html', language),
    liquidEngine('plain', language),
  ])
  const values = writtenData(data, { look, language, unsubscribeUrl })
  const organisation = values.organisation.name
  const { footer, unsubscribe } = footerWords(language, { kind, event: values.event.name || null, organisation })
  const subject =
    cleanText(String(inText.renderSync(compiled.subject, values)))
      .slice(0, MAX_OF_SUBJECT)
      .toWellFormed() || organisation
  // Opened links are named in events and timelines, where the address for online participants must not be.
  const online = values.event['online_url'] ?? ''
  const trackedFor = (url: string) => (online !== '' && url.startsWith(online) ? url : linkFor(url))
  const styles = stylesOf(paletteOf(look), language)
  const first = cleanText(lead(language))
  const opening = first === '' ? '' : html`<p style="${styles.paragraph}">${first}</p>\n`
  const body = `<div class="words" style="${styles.words}">\n${opening}${trackLinks(String(inHtml.renderSync(compiled.html, values)), trackedFor)}</div>\n`
  return {
    templateId,
    language,
    subject,
    html: framed(
      {
        language,
        look: { ...look, organisation },
        title: subject,
        footer,
        unsubscribe: unsubscribeUrl === null ? null : { url: unsubscribeUrl, text: unsubscribe },
      },
      body,
    ),
    text: [
      organisation,
      ...(first === '' ? [] : [first]),
      tidied(String(inText.renderSync(compiled.text, values))),
      `-- \n${footer}${unsubscribeUrl === null ? '' : `\n${unsubscribe}: ${unsubscribeUrl}`}\n`,
    ].join('\n\n'),
    attachments: logoOf(look),
  }
}

/** The first preferred language in which the template has content. */
function languageFor({ words, language, look }: MailTemplate, languages: readonly (string | null)[]): Language {
  for (const tag of [...languages, look.organisation_language]) {
    const known = tag === null ? null : languageOf(tag)
    if (known && Object.hasOwn(words, known)) return known
  }
  return language
}

/** At most one empty line and no trailing spaces, whatever conditions left behind. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
