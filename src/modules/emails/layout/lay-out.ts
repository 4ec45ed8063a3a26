import { htmlPart } from './html-part.ts'
import type { MailContent } from './mail-content.ts'
import { textPart } from './text-part.ts'

/**
 * Lays out an email as HTML and plain text with the same content. The only link is the button, and nothing is loaded
 * remotely.
 */
export function layOut(content: MailContent): { html: string; text: string } {
  const { facts, look, heading, paragraphs, button, footer } = content
  const cleaned = {
    ...content,
    look: { ...look, organisation: oneLine(look.organisation) },
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    facts: facts.map(([label, value]) => [oneLine(label), lines(value)] as const),
    button: button && { ...button, text: oneLine(button.text) },
    footer: oneLine(footer),
  }
  return { html: htmlPart(cleaned), text: textPart(cleaned) }
}

/** A name may contain line breaks, which must not look like paragraphs of the email. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function lines(text: string): string {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map(oneLine)
    .filter(Boolean)
    .join('\n')
}
