import { htmlPart } from './html-part.ts'
import type { MailContent } from './mail-content.ts'
import { textPart } from './text-part.ts'

/** The two forms of a mail, which say the same. Neither leads anywhere but to its button, and nothing is loaded from afar. */
export function layOut(content: MailContent): { html: string; text: string } {
  const { facts, ...said } = content
  const told = {
    ...content,
    look: { ...said.look, organisation: oneLine(said.look.organisation) },
    heading: oneLine(said.heading),
    paragraphs: said.paragraphs.map(oneLine),
    facts: facts.map(([label, value]) => [oneLine(label), lines(value)] as const),
    button: said.button && { ...said.button, text: oneLine(said.button.text) },
    footer: oneLine(said.footer),
  }
  return { html: htmlPart(told), text: textPart(told) }
}

/** A name may have line breaks in it, and must not look like paragraphs of ours. */
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
