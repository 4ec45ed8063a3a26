import { html } from 'ghtml'
import type { MailContent } from './mail-content.ts'
import { DARK, STYLES } from './mail-styles.ts'

/**
 * A mail as HTML for programs of the last twenty years: tables give its shape, and each element its own style, since many
 * programs take the style sheet away. That one holds the colours for dark screens; whoever ignores it inverts ours.
 */
export function htmlPart(content: MailContent): string {
  const { language, organisation, heading, paragraphs, facts, button, picture, footer } = content
  return html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${heading}</title>
<style>!${DARK}</style>
</head>
<body class="page" style="!${STYLES.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4f2ec" style="!${STYLES.frame}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="!${STYLES.column}">
<tr><td class="soft" style="!${STYLES.organisation}"><span lang="" dir="auto">${organisation}</span></td></tr>
<tr><td class="sheet" bgcolor="#fffdf8" style="!${STYLES.sheet}">
<h1 class="ink" style="!${STYLES.heading}">${heading}</h1>
!${paragraphs.map(paragraph)}!${factsTable(facts)}!${pictureRow(picture)}!${buttonTable(button)}</td></tr>
<tr><td class="soft" style="!${STYLES.footer}">${footer}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return html`<p class="ink" style="!${STYLES.paragraph}">${text}</p>
`
}

function factsTable(facts: MailContent['facts']): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ([label, value]) => html`<tr><td class="line" style="!${STYLES.fact}">
<div class="soft" style="!${STYLES.label}">${label}</div>
<div class="ink" lang="" dir="auto" style="!${STYLES.value}">!${value.split('\n').map(escaped).join('<br>')}</div>
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

/** On white wherever it stands, as a scanner needs it around a QR code. */
function pictureRow(picture: MailContent['picture']): string {
  if (picture === null) return ''
  const { inlineId, alt, width } = picture
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td bgcolor="#ffffff" style="!${STYLES.picture}"><img src="cid:${inlineId}" alt="${alt}" width="${width}" style="!${STYLES.image};width:${width}px"></td></tr></table>
`
}

function buttonTable(button: MailContent['button']): string {
  if (button === null) return ''
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 0"><tr><td class="button" bgcolor="#1e5140" style="!${STYLES.button}"><a class="button" href="${button.url}" style="!${STYLES.link}">${button.text}</a></td></tr></table>
`
}
