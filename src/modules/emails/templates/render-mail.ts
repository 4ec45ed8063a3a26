import { cleanText } from '../../../lib/render/clean-text.ts'
import { type Language, languageOf } from '../../../lib/text/languages.ts'
import { framed } from '../layout/frame.ts'
import { logoOf } from '../layout/logo-of.ts'
import { stylesOf } from '../layout/mail-styles.ts'
import { paletteOf } from '../layout/palette.ts'
import { trackLinks } from '../links/track-links.ts'
import type { NewAttachment } from '../stored-attachment.ts'
import { compileTemplate } from './compile-template.ts'
import { footerWords } from './footer-words.ts'
import { liquidEngine } from './liquid-engine.ts'
import type { MailTemplate } from './load-mail-template.ts'
import type { MailData } from './mail-data.ts'
import { writtenData } from './written-data.ts'

const MAX_OF_SUBJECT = 300

/** A mail as it is queued, but for whom it is to and about. */
export type RenderedMail = {
  templateId: number | null
  language: Language
  subject: string
  html: string
  text: string
  /** The picture of the organisation, which stands in the HTML. */
  attachments: NewAttachment[]
}

/**
 * A mail by a template that `loadMailTemplate` gave.
 * @param options.languages tags (BCP 47), the preferred first; null ones are passed over, and those that it has no words in
 * @param options.unsubscribeUrl null for mails that nobody can stop
 * @param options.linkFor what stands for the address of a link in the HTML; the plain text keeps the address itself
 */
export async function renderMail(
  template: MailTemplate,
  options: {
    languages: readonly (string | null)[]
    data: MailData
    unsubscribeUrl: string | null
    linkFor?: (url: string) => string
  },
): Promise<RenderedMail> {
  const { look, kind, templateId } = template
  const { data, unsubscribeUrl, linkFor = (url) => url } = options
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
  const body = `<div class="words" style="${stylesOf(paletteOf(look)).words}">\n${trackLinks(String(inHtml.renderSync(compiled.html, values)), linkFor)}</div>\n`
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
      tidied(String(inText.renderSync(compiled.text, values))),
      `-- \n${footer}${unsubscribeUrl === null ? '' : `\n${unsubscribe}: ${unsubscribeUrl}`}\n`,
    ].join('\n\n'),
    attachments: logoOf(look),
  }
}

/** The language of a mail: that in which the template has words, and whom it is to would have it. */
function languageFor({ words, language, look }: MailTemplate, languages: readonly (string | null)[]): Language {
  for (const tag of [...languages, look.organisation_language]) {
    const known = tag === null ? null : languageOf(tag)
    if (known && Object.hasOwn(words, known)) return known
  }
  return language
}

/** At most one empty line, and nothing at the ends of lines, whatever conditions have left. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
