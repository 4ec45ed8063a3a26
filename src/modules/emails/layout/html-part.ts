import { html } from 'ghtml'
import { framed } from './frame.ts'
import type { MailContent } from './mail-content.ts'
import { stylesOf } from './mail-styles.ts'
import { paletteOf } from './palette.ts'

type Styles = ReturnType<typeof stylesOf>

/** An email as HTML. */
export function htmlPart(content: MailContent): string {
  const { language, look, heading, paragraphs, facts, button, picture, footer } = content
  const styles = stylesOf(paletteOf(look), language)
  const body = html`<h1 class="ink" style="!${styles.heading}">${heading}</h1>
!${paragraphs.map((text) => paragraph(text, styles))}!${factsTable(facts, styles)}!${pictureRow(picture, styles)}!${buttonTable(button, styles, paletteOf(look).button)}`
  return framed({ language, look, title: heading, footer, unsubscribe: null }, body)
}

function paragraph(text: string, styles: Styles): string {
  return html`<p class="ink" style="!${styles.paragraph}">${text}</p>
`
}

function factsTable(facts: MailContent['facts'], styles: Styles): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ([label, value]) => html`<tr><td class="line" style="!${styles.fact}">
<div class="soft" style="!${styles.label}">${label}</div>
<div class="ink" lang="" dir="auto" style="!${styles.value}">!${value.split('\n').map(escaped).join('<br>')}</div>
</td></tr>
`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
!${rows}</table>
`
}

function escaped(text: string): string {
  return html`${text}`
}

/** Always on white, because scanners need a white margin around a QR code. */
function pictureRow(picture: MailContent['picture'], styles: Styles): string {
  if (picture === null) return ''
  const { inlineId, alt, width } = picture
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td bgcolor="#ffffff" style="!${styles.picture}"><img src="cid:${inlineId}" alt="${alt}" width="${width}" style="!${styles.image};width:${width}px"></td></tr></table>
`
}

function buttonTable(button: MailContent['button'], styles: Styles, colour: string): string {
  if (button === null) return ''
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 16px"><tr><td class="button" bgcolor="${colour}" style="!${styles.button}"><a class="button" href="${button.url}" style="!${styles.link}">${button.text}</a></td></tr></table>
`
}
